/** A device that was added and has never connected: its place says what to do, days later too. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel, startRegisteredDevice } from '@roomwire/testing/browser/device-pages.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import {
  addDevice,
  createTestFamily,
  createTestGuest,
} from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const identifier = 'SC-0000A1'
const opener = `How to connect it (Device ${identifier})`

test('ADDDEV-3 the plate of a device that never connected leads its owner to all steps', async () => {
  const { owner, roomId } = await fixture.home()
  await addDevice(owner, identifier, roomId)
  const { page } = await fixture.room(owner)
  const plate = plateOf(page, identifier)
  await button(plate, opener).click()
  const dialog = page.getByRole('dialog', { name: /^Connect / })
  await dialog.getByText(`Waiting for ${identifier} to connect…`).waitFor()
  await button(dialog, 'Make a new secret').click()
  const secret = await dialog.locator('code').first().innerText()
  await dialog.getByRole('heading', { name: 'A sketch for an ESP32' }).waitFor()
  await dialog.getByText('Topic to subscribe to').first().waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const device = await startRegisteredDevice(fixture.stack, { identifier, secret })
  fixture.after(device.stop)
  await dialog.getByText(`${identifier} is online. Press its first switch.`).waitFor()
  await button(dialog, 'Done').click()
  await dialog.waitFor({ state: 'detached' })
  await plate.getByText(/^Updated /).waitFor()
  expect(await button(plate, opener).count()).toBe(0)
})

test('the way to connect a device stands in rows, in its settings, and where it is in no room', async () => {
  const { owner, roomId } = await fixture.home()
  await addDevice(owner, identifier, roomId)
  await addDevice(owner, 'SC-0000A2', null)
  const { page } = await fixture.room(owner, {
    before: (opened) => opened.addInitScript(() => localStorage.setItem('roomView', 'rows')),
  })
  const dialog = page.getByRole('dialog', { name: /^Connect / })
  const opens = async (place: typeof dialog, name = opener) => {
    await button(place, name).click()
    await button(dialog, 'Make a new secret').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await opens(page.getByRole('article', { name: `Device ${identifier}` }))
  await page.goto(`${fixture.stack.url}/dashboard`)
  await opens(region(page, 'Unassigned Devices'), 'How to connect it (Device SC-0000A2)')
  await page.goto(`${fixture.stack.url}/devices/manage`)
  await opens(await openPanel(page, `Device ${identifier}`))
})

test('family read who can connect a device, and guests are told nothing of it', async () => {
  const { owner, roomId } = await fixture.home()
  await addDevice(owner, identifier, roomId)
  const family = await fixture.room(await createTestFamily(owner))
  await plateOf(family.page, identifier).getByText('An owner can connect it.').waitFor()
  expect(await button(family.page, opener).count()).toBe(0)
  const guest = await fixture.room(
    await createTestGuest(owner, { now: Date.now(), room_ids: [roomId] }),
  )
  const plate = plateOf(guest.page, identifier)
  await plate.getByText('This device has not connected yet.').waitFor()
  await guest.page.getByRole('heading', { name: 'Today' }).waitFor()
  expect(await plate.getByText(/connect it/).count()).toBe(0)
})
