import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { hasFocus } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf, moduleShows } from '@roomwire/testing/browser/room-pages.ts'
import { addRoom, createTestFamily, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const field = (page: Page) => page.getByRole('combobox')
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
/** The first lines of all options. */
const options = async (page: Page) =>
  (await page.getByRole('option').allInnerTexts()).map((text) => text.split('\n')[0])
/** The option that Enter chooses. */
const active = (page: Page) => page.locator('[role=option][aria-selected=true]').innerText()
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page).fill(text)
}

test('Ctrl K finds a switch by name and switches it, by keyboard alone', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  await search(page, 'pin 19')
  await option(page, /^Pin 19/).waitFor()
  await page.keyboard.press('Enter')
  await option(page, /^Pin 19/)
    .getByText('ON', { exact: true })
    .waitFor()
  await expect.poll(() => device('SC-000001').state().pins['19']).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  // It stays open, so that the same key takes it back.
  await page.keyboard.press('Enter')
  await option(page, /^Pin 19/)
    .getByText('OFF', { exact: true })
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => field(page).count()).toBe(0)
})

test('CTRL-1 a length behind the name of a switch turns it on for that time', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  await search(page, 'pin 19 20 min')
  const row = option(page, /^Pin 19 of Device SC-000001 for 20 min/)
  await row.getByText('Turn ON for 20 min').waitFor()
  await page.keyboard.press('Enter')
  await row.getByText('ON', { exact: true }).waitFor()
  await row.getByText(/^Off at /).waitFor()
  await expect.poll(() => device('SC-000001').state().pins['19']).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  // A switch used with a length comes to the front by its own name, too.
  await page.keyboard.press('Escape')
  await expect.poll(() => field(page).count()).toBe(0)
  await search(page, 'pin')
  await expect.poll(() => active(page)).toContain('Pin 19')
})

test('the palette goes to a room and its arrows move; what was chosen lately comes first', async () => {
  const { owner } = await fixture.home('SC-000001')
  await addRoom(owner, 'Kitchen')
  const { page } = await fixture.live(owner)
  await search(page, '')
  await option(page, /^Kitchen/).waitFor()
  await expect.poll(() => active(page)).toContain('Kitchen')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => active(page)).toContain('Living Room')
  await page.keyboard.press('Enter')
  await heading(page, 'Living Room')
  await moduleShows(moduleOf(page, 'Pin 18'), 'OFF')
  await search(page, '')
  await option(page, /^Kitchen/).waitFor()
  await expect.poll(() => active(page)).toContain('Living Room')
  await field(page).fill('kit')
  await page.keyboard.press('Enter')
  await heading(page, 'Kitchen')
})

test('the palette opens by its button too, and closing it gives the focus back', async () => {
  const { owner } = await fixture.home('SC-000001')
  // A phone has it behind 'More'.
  const { page } = await fixture.live(owner, { viewport: { width: 1440, height: 900 } })
  const opener = page.getByRole('button', { name: 'Search' })
  await opener.click()
  await expect.poll(() => hasFocus(field(page))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(opener)).toBe(true)
})

test('the palette leads to people and actions: a guest’s place, All off, a new room', async () => {
  const { owner } = await fixture.home('SC-000001')
  await createTestGuest(owner, { now: Date.now() })
  const { page } = await fixture.room(owner)
  await search(page, 'guest guest')
  await option(page, /^Guest/)
    .first()
    .click()
  await heading(page, 'Welcome, Meera')
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Guest Users' }))).toBe(true)
  await search(page, 'all off liv')
  await option(page, 'All off in Living Room').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'All off' }).getByText('Nothing was on').waitFor()
  await search(page, 'create room')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Create Room' }).waitFor()
  // It waits for an answer: no second dialog comes over it.
  await page.keyboard.press('Control+k')
  await expect.poll(() => field(page).count()).toBe(0)
})

test('ROLE-2 ROLE-3 the palette finds only what the person may see and do', async () => {
  const { owner } = await fixture.home('SC-000001')
  const kitchen = await addRoom(owner, 'Kitchen')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: kitchen })
  const { page } = await fixture.live(guest)
  await page.keyboard.press('Control+k')
  await option(page, 'Settings').waitFor()
  await expect
    .poll(() => options(page))
    .toEqual([
      'Kitchen',
      'All off in Home',
      'All off in Kitchen',
      'Scenes',
      'Schedules',
      'Activity',
      'Settings',
    ])
  const family = await fixture.live(await createTestFamily(owner))
  await search(family.page, 'create')
  await family.page.getByText('No results for ‘create’.').waitFor()
})
