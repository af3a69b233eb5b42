import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import {
  createTestFamily,
  createTestGuest,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

/* People: everybody who can use the home, on one page. */

const fixture = openBrowserFixture()

const desk = { viewport: { width: 1440, height: 900 } }

test('M10 who it is for leads to family, guest, pass and code in one press', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const { page } = await fixture.live(owner, desk)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  for (const [choice, title] of [
    ['Lives here', 'Family User'],
    ['Visits for some time', 'Create Guest'],
    ['Needs one switch', 'New pass'],
    ['Has an account already', 'Invite'],
  ] as const) {
    await button(page, choice).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  }
})

test('everybody stands in one list, and the menu of a row does what its table does', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  await createTestFamily(owner)
  await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const { page } = await fixture.live(owner)
  await page.goto(`${fixture.stack.url}/dashboard?view=people`)
  const rows = page.getByRole('list', { name: 'Everybody in this home' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  expect(await rows.nth(0).innerText()).toContain('Meera (you)')
  expect(await rows.nth(2).innerText()).toContain('Switches Living Room')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const more = button(page, 'More about Guest')
  await more.click()
  await button(page, 'Delete').click()
  await page
    .getByRole('alertdialog', { name: 'Delete guest Guest?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => rows.count()).toBe(2)
})

test('the menu of the last row opens above it where the bar of a phone would cover its end', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const { page } = await fixture.live(owner, { viewport: { width: 390, height: 700 } })
  await page.goto(`${fixture.stack.url}/dashboard?view=people`)
  const more = button(page, 'More about Guest')
  await more.waitFor()
  await more.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await more.click()
  const last = await button(page, 'Delete').boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  if (!last || !bar) throw new Error('The page shows no menu or no bar')
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y)
})

test('family and guests find no way to People, and by its address nothing of others', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const family = await createTestFamily(owner)
  const { page } = await fixture.live(family, desk)
  expect(await page.getByRole('link', { name: 'People', exact: true }).count()).toBe(0)
  await page.goto(`${fixture.stack.url}/dashboard?view=people`)
  await page.getByText('Only owners see this page').waitFor()
  expect(await page.getByRole('link', { name: 'Go to Dashboard' }).count()).toBe(1)
  expect(await page.getByRole('listitem').filter({ hasText: owner.email }).count()).toBe(0)
})

test('DASH-5 three of the family stand on the dashboard, the others after a press', async () => {
  const owner = await registerOwner(fixture.stack.url)
  for (let nth = 0; nth < 5; nth += 1) await createTestFamily(owner)
  const { page } = await fixture.live(owner, desk)
  const rows = page.getByRole('table', { name: 'Family Users' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(1 + 3)
  await button(page, 'Show all 5').click()
  await expect.poll(() => rows.count()).toBe(1 + 5)
  await button(page, 'Show fewer').click()
  await expect.poll(() => rows.count()).toBe(1 + 3)
})
