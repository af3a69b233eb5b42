import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { setFavouriteEndpoint } from '@roomwire/contracts/http/favourites.ts'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  moduleOf,
  moduleShows,
  openPinMenu,
  pressStar,
} from '@roomwire/testing/browser/room-pages.ts'
import { callApi, createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const favourites = (page: Page) => region(page, 'Favourites')
const switches = (page: Page) => page.getByRole('list', { name: 'Switches of Living Room' })

test('a star puts a pin on the person’s own dashboard, where it is switched', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000002')
  const family = await createTestFamily(owner)
  const lampPin = { device_identifier: 'SC-000001', pin: '25' }
  await callApi(owner, renamePinEndpoint, { body: { ...lampPin, name: 'Lamp' } })
  const { page } = await fixture.live(owner)
  await enterRoom(page)
  await pressStar(page, 'Lamp')
  await pressStar(page, 'Fan speed')
  await page.goBack()
  const lamp = moduleOf(favourites(page), 'Lamp')
  await lamp.getByText('Living Room', { exact: true }).waitFor()
  await button(lamp, 'Turn ON Lamp').click()
  await moduleShows(lamp, 'ON')
  await expect.poll(() => device('SC-000001').state().pins['25']).toBe(1)
  await favourites(page).getByRole('radio', { name: 'Med' }).check({ force: true })
  await expect.poll(() => device('PC-000002').state().pins['13']).toBe(2)
  // The lamp as a whole is pressed, in a corner too.
  await lamp.click({ position: { x: 3, y: 3 } })
  await moduleShows(lamp, 'OFF')
  expect((await lamp.boundingBox())?.height).toBe(64)
  // For some time, too: its menu stands there while the favourites are changed, and then nothing is pressed.
  await button(favourites(page), 'Change favourites').click()
  await expect.poll(() => button(lamp, 'Turn ON Lamp').count()).toBe(0)
  await button(await openPinMenu(page, 'Lamp'), '5 min').click()
  await moduleShows(lamp, /^Off at /)
  expect(await axeViolations(page)).toEqual([])
  // They are this person's taste, and nobody else's.
  const other = await fixture.live(family)
  await switches(other.page).waitFor()
  await expect.poll(() => favourites(other.page).count()).toBe(0)
  await pressStar(page, 'Lamp')
  await pressStar(page, 'Fan speed of Device PC-000002')
  await expect.poll(() => favourites(page).count()).toBe(0)
})

test('favourites of another browser of the same person appear at once', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  const phone = await fixture.room(owner)
  await pressStar(phone.page, 'Pin 18')
  await moduleShows(moduleOf(favourites(page), 'Pin 18 of Device SC-000001'), 'OFF')
})

test('a favourite that cannot be saved is none, and its star says so', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  await page.route('**/api/favourites', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { error: 'The disk is full', code: 'disk_full' } })
      : route.fallback(),
  )
  const menu = await openPinMenu(page, 'Pin 18')
  const star = button(menu, 'Favourite: Pin 18')
  await expect.poll(() => star.getAttribute('aria-disabled')).toBeNull()
  await star.click()
  await expect.poll(() => star.getAttribute('aria-description')).toBe('Not saved')
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false')
  await page.getByRole('alert').getByText('Favourite not saved. The disk is full').waitFor()
})

/** A tile on a room's card, by what it shows. */
const tile = (page: Page, name: string) =>
  switches(page).getByRole('listitem').filter({ hasText: name })

test('DASH-7 the tiles on a room’s card say their name and state, and are pressed as a whole', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  const lamp = tile(page, 'Pin 19')
  await lamp.getByText('OFF', { exact: true }).waitFor()
  // In a corner, where neither the name nor the state stands.
  await lamp.click({ position: { x: 3, y: 3 } })
  await lamp.getByText('ON', { exact: true }).waitFor()
  await expect.poll(() => device('SC-000001').state().pins['19']).toBe(1)
  await page.getByText('1 device, 1 on', { exact: true }).waitFor()
  device('SC-000001').deaf(true)
  // It is pending for 5 s of the page's clock.
  await holdClock(page)
  await button(lamp, 'Turn OFF Pin 19').click()
  const pending = lamp.getByText(/^OFF, (Sending|Still waiting)…$/)
  await passUntil(page, () => pending.isVisible(), 50)
  await button(lamp, 'Turn ON Pin 19').waitFor()
  // A shown state never goes back in silence; on a busy machine the server gives up first.
  const back = lamp.getByText(/^ON, (Not confirmed|Control failed)$/)
  await passUntil(page, () => back.isVisible(), 50)
  await button(lamp, 'Turn OFF Pin 19').waitFor()
})

test('DASH-7 a card shows what is on and the favourites; the rest is in the room, with its count', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000002')
  device('SC-000001').touch(14)
  device('PC-000002').touch(12)
  const isOn = async (identifier: string, pin: '18' | '19') =>
    (await shownTo(owner, identifier)).pins[pin]?.state === 1
  await expect.poll(() => isOn('SC-000001', '19')).toBe(true)
  await expect.poll(() => isOn('PC-000002', '18')).toBe(true)
  await callApi(owner, setFavouriteEndpoint, {
    body: { device_identifier: 'SC-000001', pin: '25', is_favourite: true },
  })
  const { page } = await fixture.live(owner)
  const tiles = switches(page).getByRole('listitem')
  await expect.poll(() => tiles.count()).toBe(4)
  await tiles.nth(2).getByText('Pin 25 of Device SC-000001', { exact: true }).waitFor()
  const fold = tiles.nth(3).getByRole('link')
  await expect.poll(() => fold.innerText()).toMatch(/^\+ 5 off/)
  device('SC-000001').touch(12)
  // Nothing that is on is folded without its count, and no tile moves.
  await expect.poll(() => fold.innerText()).toMatch(/^\+ 1 on, 4 off/)
  await tiles.nth(2).getByText('Pin 25 of Device SC-000001', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await fold.click()
  await page.getByRole('heading', { level: 1, name: 'Living Room' }).waitFor()
})

test('on a room’s card an offline switch is the last known', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  await device('SC-000001').stop()
  const lamp = tile(page, 'Pin 18')
  await lamp.getByText('OFF, Last known', { exact: true }).waitFor()
  // A page that stands still for 5 s takes no refusal any more.
  await holdClock(page)
  await button(lamp, 'Turn ON Pin 18').click()
  await lamp.getByText('OFF, Control failed', { exact: true }).waitFor()
})

test('the dashboard keeps its rooms where the file of favourites is missing', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  await pressStar(page, 'Pin 25')
  const files = '**/assets/favourite-plate-*.js'
  await page.route(files, (route) => route.abort())
  await page.goto(`${owner.url}/dashboard`)
  await button(favourites(page), 'Try again').waitFor()
  await switches(page).waitFor()
  await page.unroute(files)
  await button(favourites(page), 'Try again').click()
  await moduleShows(moduleOf(favourites(page), 'Pin 25 of Device SC-000001'), 'OFF')
})
