import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { setFavouriteEndpoint } from '@roomwire/contracts/http/favourites.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* The wishes of somebody who has never seen Roomwire, from Home on a phone: in three taps at most. */

const fixture = openBrowserFixture()

const phone = { viewport: { width: 390, height: 844 } }

/** Taps, and counts it. */
function tapper() {
  let taps = 0
  return {
    async tap(what: Locator) {
      await what.click()
      taps += 1
    },
    taps: () => taps,
  }
}

/** Whether a thing stands in the window as the page opens. */
const isSeen = (what: Locator) =>
  what.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Home of an owner with a reading lamp that is on. */
async function openHome() {
  const { owner, device } = await fixture.home('SC-000001')
  await callApi(owner, renamePinEndpoint, {
    body: { device_identifier: 'SC-000001', pin: '18', name: 'Reading lamp' },
  })
  await callApi(owner, setFavouriteEndpoint, {
    body: { device_identifier: 'SC-000001', pin: '18', is_favourite: true },
  })
  device('SC-000001').touch(12)
  const { page } = await fixture.live(owner, phone)
  return page
}

async function openPeople(page: Page, tap: (what: Locator) => Promise<void>) {
  await tap(button(page, 'More'))
  await tap(page.getByRole('dialog').getByRole('link', { name: 'People', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
}

test('Which lamp is this? Its name and state stand on Home, without a tap', async () => {
  const page = await openHome()
  const lamp = button(page, 'Turn OFF Reading lamp').first()
  await lamp.waitFor()
  const tile = page.getByRole('listitem').filter({ has: lamp }).first()
  expect(await tile.innerText()).toContain('ON')
  expect(await isSeen(tile)).toBe(true)
})

test('What is on? The house says it by room, without a tap', async () => {
  const page = await openHome()
  const lit = region(page, 'Your home').getByRole('link', {
    name: 'Living Room, 1 on: Reading lamp',
    exact: true,
  })
  await lit.waitFor()
  expect(await isSeen(lit)).toBe(true)
})

test('How do I let my mother in? The form of a family member stands after three taps', async () => {
  const page = await openHome()
  const { tap, taps } = tapper()
  await openPeople(page, tap)
  await tap(button(page, 'Lives here'))
  await page.getByRole('dialog', { name: 'Family User' }).getByLabel('Email').waitFor()
  expect(taps()).toBeLessThanOrEqual(3)
})

test('The plumber comes Tuesday: a pass with its start and end stands after three taps', async () => {
  const page = await openHome()
  const { tap, taps } = tapper()
  await openPeople(page, tap)
  await tap(button(page, 'Needs one switch'))
  const dialog = page.getByRole('dialog', { name: 'New pass' })
  await dialog
    .getByLabel(/^Starts/)
    .first()
    .waitFor()
  expect(taps()).toBeLessThanOrEqual(3)
})
