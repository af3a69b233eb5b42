/** The bar of a phone: five places for everybody, and the rest behind 'More'. */

import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { addRoom, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
/** How far the bar covers the last thing of a page that is scrolled to its end, in px. */
async function overlap(page: Page, last: Locator) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const [lastBox, barBox] = [await last.boundingBox(), await bar(page).boundingBox()]
  if (!lastBox || !barBox) return Number.POSITIVE_INFINITY
  return lastBox.y + lastBox.height - barBox.y
}
const hasFocus = (one: Locator) => one.evaluate((of) => of === document.activeElement)

test('the bar leads to Rooms, Schedules and Activity, and says where somebody is', async () => {
  const { owner } = await fixture.home('SC-000001')
  await addRoom(owner, 'Kitchen')
  const { page } = await fixture.visit(owner, phone)
  await heading(page, 'Welcome, Meera')
  const here = bar(page).locator('[aria-current="page"]')
  expect(await here.innerText()).toBe('Home')
  for (const name of ['Rooms', 'Schedules', 'Activity']) {
    await bar(page).getByRole('link', { name, exact: true }).click()
    await heading(page, name)
    expect(await here.innerText()).toBe(name)
  }
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.goBack()
  await heading(page, 'Schedules')
  await bar(page).getByRole('link', { name: 'Rooms' }).click()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await heading(page, 'Living Room')
  expect(await here.innerText()).toBe('Rooms')
  const last = page.getByRole('navigation', { name: 'Rooms' })
  // Parts that a room asks for later make the page longer: its end is looked for until it stands.
  await expect.poll(() => overlap(page, last)).toBeLessThanOrEqual(0)
})

test("'More' has the search and the other pages; closing it gives the focus back", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, phone)
  const opener = bar(page).getByRole('button', { name: 'More' })
  const more = page.getByRole('dialog', { name: 'More' })
  await opener.click()
  await expect
    .poll(() => more.getByRole('listitem').allInnerTexts())
    .toEqual(['Search', 'Devices', 'People', 'Settings', 'Use it on another phone'])
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
  await opener.click()
  await more.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox')
  await expect.poll(() => hasFocus(field)).toBe(true)
  // A phone shows its keyboard: the bar would take what is left.
  await page.setViewportSize({ width: 390, height: 420 })
  await opener.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await opener.click()
  await more.getByRole('link', { name: 'Settings' }).click()
  await heading(page, 'Settings')
  expect(await opener.getAttribute('aria-current')).toBe('true')
})

test("the address of 'More' opens it over Home; closed, it leaves the address of Home", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, phone)
  const more = page.getByRole('dialog', { name: 'More' })
  const asked = `${fixture.stack.url}/dashboard?view=more`
  await page.goto(asked)
  await more.getByRole('button', { name: 'Use it on another phone' }).click()
  await page.getByRole('dialog', { name: 'Use it on another phone' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toBe(`${fixture.stack.url}/dashboard`)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.goto(asked)
  await more.getByRole('link', { name: 'Settings' }).click()
  await heading(page, 'Settings')
  await page.goBack()
  await heading(page, 'Welcome, Meera')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await bar(page).locator('[aria-current="page"]').innerText()).toBe('Home')
})

test('a guest has the same bar, and nothing behind it that manages the home', async () => {
  const { owner } = await fixture.home('SC-000001')
  const guest = await createTestGuest(owner, { now: Date.now() })
  const { page } = await fixture.visit(guest, phone)
  await bar(page).getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expect
    .poll(() => more.getByRole('listitem').allInnerTexts())
    .toEqual(['Search', 'Settings'])
  await more.getByRole('button', { name: 'Close' }).click()
  await bar(page).getByRole('link', { name: 'Rooms' }).click()
  await heading(page, 'Rooms')
})

test('the history leads back to the room that it is about', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, phone)
  await page.getByRole('link', { name: /^History of/ }).click()
  await page.getByRole('link', { name: 'Back to Living Room' }).click()
  await heading(page, 'Living Room')
})
