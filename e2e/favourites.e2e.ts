import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import { enterRoom, moduleOf, moduleShows } from '@roomwire/testing/browser/room-pages.ts'
import { createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const star = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favourite: ${name}`, exact: true })
const isPressed = (page: Page, name: string, pressed: boolean) =>
  expect.poll(() => star(page, name).getAttribute('aria-pressed')).toBe(String(pressed))
const favourites = (page: Page) => region(page, 'Favourites')
const switches = (page: Page) => page.getByRole('list', { name: 'Switches of Living Room' })

test('a star puts a pin on the person’s own dashboard, where it is switched', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000002')
  const family = await createTestFamily(owner)
  const { page } = await fixture.live(owner)
  await enterRoom(page)
  await star(page, 'Pin 25').click()
  await star(page, 'Fan speed').click()
  await isPressed(page, 'Fan speed', true)
  await page.goBack()
  const lamp = moduleOf(favourites(page), 'Pin 25')
  await lamp.getByText('Living Room', { exact: true }).waitFor()
  await button(lamp, 'Turn ON Pin 25').click()
  await moduleShows(lamp, 'ON')
  await expect.poll(() => device('SC-000001').state().pins['25']).toBe(1)
  await favourites(page).getByRole('radio', { name: 'Med' }).check({ force: true })
  await expect.poll(() => device('PC-000002').state().pins['13']).toBe(2)
  // For some time, too.
  await lamp.getByRole('button', { name: 'Timer of Pin 25' }).click()
  await button(page.getByRole('dialog', { name: 'Timer of' }), '5 min').click()
  await moduleShows(lamp, /^Off at /)
  expect(await axeViolations(page)).toEqual([])
  // They are this person's taste, and nobody else's.
  const other = await fixture.live(family)
  await switches(other.page).waitFor()
  await expect.poll(() => favourites(other.page).count()).toBe(0)
  await star(page, 'Pin 25').click()
  await star(page, 'Fan speed').click()
  await expect.poll(() => favourites(page).count()).toBe(0)
})

test('favourites of another browser of the same person appear at once', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  const phone = await fixture.room(owner)
  await star(phone.page, 'Pin 18').click()
  await moduleShows(moduleOf(favourites(page), 'Pin 18'), 'OFF')
})

test('a favourite that cannot be saved is none, and its star says so', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  await isPressed(page, 'Pin 18', false)
  await page.route('**/api/favourites', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { error: 'The disk is full', code: 'disk_full' } })
      : route.fallback(),
  )
  await star(page, 'Pin 18').click()
  await expect.poll(() => star(page, 'Pin 18').getAttribute('title')).toBe('Not saved')
  await isPressed(page, 'Pin 18', false)
  await page.getByRole('alert').getByText('Favourite not saved. The disk is full').waitFor()
})

test('DASH-7 the switches on a room’s card are pressed there', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  await button(switches(page), 'Turn ON Pin 19').click()
  await switches(page).getByText('Pin 19: ON').waitFor()
  await expect.poll(() => device('SC-000001').state().pins['19']).toBe(1)
  const lamp = button(switches(page), 'Turn OFF Pin 19')
  await lamp.waitFor()
  await page.getByText('1 device, 1 on', { exact: true }).waitFor()
  device('SC-000001').deaf(true)
  // It is pending for 5 s of the page's clock.
  await holdClock(page)
  await lamp.click()
  const pending = switches(page).getByTitle(/^Pin 19: OFF, (Sending|Still waiting)…$/)
  await passUntil(page, () => pending.isVisible(), 50)
  await button(switches(page), 'Turn ON Pin 19').and(pending).waitFor()
  // What was shown never goes back in silence.
  const back = switches(page).getByTitle('Pin 19: ON, Not confirmed', { exact: true })
  await passUntil(page, () => back.isVisible(), 50)
  await lamp.and(back).waitFor()
})

test('on a room’s card an offline switch is the last known', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  await device('SC-000001').stop()
  const lamp = button(switches(page), 'Turn ON Pin 18')
  await expect.poll(() => lamp.getAttribute('title')).toBe('Pin 18: OFF, Last known')
  // A page that stands still for 5 s takes no refusal any more.
  await holdClock(page)
  await lamp.click()
  await switches(page).getByText('Pin 18: OFF, Control failed').waitFor()
})

test('the dashboard keeps its rooms where the file of favourites is missing', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  await star(page, 'Pin 25').click()
  await isPressed(page, 'Pin 25', true)
  const files = '**/assets/favourite-plate-*.js'
  await page.route(files, (route) => route.abort())
  await page.goto(`${owner.url}/dashboard`)
  await button(favourites(page), 'Try again').waitFor()
  await switches(page).waitFor()
  await page.unroute(files)
  await button(favourites(page), 'Try again').click()
  await moduleShows(moduleOf(favourites(page), 'Pin 25'), 'OFF')
})
