/** Home says what is used now, and by whom. */

import { renamePinEndpoint, updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { region } from '@roomwire/testing/browser/page-parts.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }

const now = (page: Page) => region(page, 'Now')

/** The text of a page's strip, on one line. */
const read = async (page: Page) =>
  (await now(page).innerText()).replaceAll(/[\s\u2066-\u2069]+/g, ' ')

test('DASH-2 Home says what is used now, by rooms, and follows each switch', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'WLM-000001')
  const body = { device_identifier: 'SC-000001', pin: '18' as const, watts: 60 }
  await callApi(owner, renamePinEndpoint, { body })
  const { page } = await fixture.live(owner, { viewport: { width: 1440, height: 900 } })
  await expect.poll(() => read(page)).toMatch(/^Using now 0 W /)
  device('SC-000001').touch(12)
  await expect.poll(() => read(page)).toMatch(/^Using now 60 W /)
  // The one room of a home would say the same once more.
  expect(await read(page)).not.toContain('Living Room 60')
  await addRoom(owner, 'Kitchen')
  await expect.poll(() => read(page)).toMatch(/^Using now 60 W ?Living Room 60/)
  // The power of a second one is not known: it is told, and not taken for 0.
  device('SC-000001').touch(14)
  await expect.poll(() => read(page)).toMatch(/^Using now 60 W and 1 switch without watts/)
  await now(page).getByText('Device WLM-000001', { exact: true }).waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  // As high as the place that was kept for it, so that nothing below it ever moves.
  await page.setViewportSize(phone.viewport)
  expect((await now(page).boundingBox())?.height).toBe(72)
})

test('M4 a guest is told what the guest’s own rooms use, and of no other', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const body = { device_identifier: 'SC-000001', pin: '18' as const, watts: 60 }
  await callApi(owner, renamePinEndpoint, { body })
  device('SC-000001').touch(12)
  const kitchen = await addRoom(owner, 'Kitchen')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: kitchen })
  const { page } = await fixture.live(guest, phone)
  await page.getByRole('heading', { name: 'Your Rooms' }).waitFor()
  expect(await page.getByText('Living Room').count()).toBe(0)
  expect(await now(page).count()).toBe(0)
})

test('GEN-2 the strip counts the power that somebody has chosen', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const secret = await addDevice(owner, 'SC-0000E2', await addRoom(owner, 'Cellar'))
  const device = await connectTestDevice(fixture.stack.mqttUrl, 'SC-0000E2', secret)
  fixture.after(device.leave)
  const watts = { unit: 'W', kind: 'power' }
  await device.report('hello', {
    readings: { oven: { name: 'Oven', ...watts }, house: { name: 'House', ...watts } },
  })
  await device.report('readings', { readings: { oven: 900, house: 1_400 } })
  const body = { device_identifier: 'SC-0000E2', meters: ['house'] }
  await callApi(owner, updateDeviceEndpoint, { body })
  const { page } = await fixture.live(owner, phone)
  await expect.poll(() => read(page)).toMatch(/^Using now 1400 W/)
})
