/** A Zigbee hub is added by its owner, and a board behind it is adopted and switched. */
import { deleteDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { adoptBoardEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { addDevice, answerOf, callApi } from '@roomwire/testing/clients/api-client.ts'
import { playHub } from '@roomwire/testing/worlds/firmware-home.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

test('a plug behind Zigbee2MQTT is adopted into a room, and switched', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path: '/devices/register' })
  await page.getByRole('radio', { name: /^Zigbee2MQTT/ }).check()
  await page.getByLabel('Device identifier').fill('zigbee-hub')
  await page.getByLabel('Device name').fill('Zigbee')
  await page.getByLabel('Device local IP').fill('192.168.1.80')
  await button(page, 'Register Device').click()
  await button(page, 'Connect it').click()
  const block = await page.getByText(/^mqtt:\s+server/).innerText()
  const [, secret = ''] = /password: '(\S+)'/.exec(block.replaceAll(/\s+/g, ' ')) ?? []
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const server = new URL(fixture.stack.mqttUrl)
  const hub = playHub({ server, identifier: 'zigbee-hub', secret })
  fixture.after(hub.stop)
  await page.getByText(/^zigbee-hub is online/).waitFor()

  const { page: manager } = await fixture.visit(owner, { path: '/devices/manage' })
  const panel = await openPanel(manager, 'Zigbee', 'Found by the hub')
  await panel.getByText('Tuya TS011F: Smart plug with power monitoring').waitFor()
  expect(await axeViolationsInBothThemes(manager)).toEqual([])
  await button(panel, 'Adopt Lamp').click()
  const dialog = manager.getByRole('dialog', { name: 'Adopt Lamp' })
  await dialog.getByLabel('Device name').fill('Bed lamp')
  await dialog.getByLabel('Room').selectOption(String(roomId))
  expect(await axeViolationsInBothThemes(manager)).toEqual([])
  await button(dialog, 'Adopt').click()
  const messages = manager.getByRole('region', { name: 'Messages' })
  await messages.getByText('Bed lamp is a device now').waitFor()

  // The question about the hub says what becomes of its boards.
  await button(manager, 'Delete this device…').click()
  const question = manager.getByRole('alertdialog', { name: 'Delete Zigbee?' })
  await question.getByText(/boards behind it stay as devices, and are offline/).waitFor()
  await button(question, 'Cancel').click()

  const { page: room } = await fixture.room(owner)
  const plate = room.getByRole('article', { name: 'Bed lamp' })
  await plate.getByRole('button', { name: /^Turn ON/ }).click()
  await expect.poll(() => hub.board.isOn(1)).toBe(true)
  await plate.getByRole('button', { name: /^Turn OFF/ }).waitFor()
})

test.each([390, 1440])('at %i px the boards of a deleted hub are adopted again', async (width) => {
  const { owner, roomId } = await fixture.home()
  const server = new URL(fixture.stack.mqttUrl)
  const addHub = async () => {
    const secret = await addDevice(owner, 'hub', null, 'zigbee2mqtt')
    const hub = playHub({ server, identifier: 'hub', secret })
    await hub.ready
    await expect.poll(() => shownTo(owner, 'hub')).toMatchObject({ connected: true })
    return hub
  }
  const first = await addHub()
  const body = { device_identifier: 'hub', board: '0x00158d0000000001', device_name: 'Bed lamp' }
  await expect
    .poll(async () => {
      const asked = { body: { ...body, room_id: roomId } }
      return (await answerOf(owner, adoptBoardEndpoint, asked)).status
    })
    .toBe(200)
  await callApi(owner, deleteDeviceEndpoint, { body: { device_identifier: 'hub' } })
  await first.stop()
  const second = await addHub()
  fixture.after(second.stop)

  const viewport = { width, height: 844 }
  const { page } = await fixture.visit(owner, { path: '/devices/manage', viewport })
  const panel = await openPanel(page, 'Device hub', 'Found by the hub')
  await panel.getByText(/^One of these boards is a device here from a hub/).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(panel, 'Adopt again').click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByText('1 board adopted again').waitFor()

  const { page: room } = await fixture.room(owner, { viewport })
  const plate = room.getByRole('article', { name: 'Bed lamp' })
  await plate.getByRole('button', { name: /^Turn ON/ }).click()
  await expect.poll(() => second.board.isOn(1)).toBe(true)
})
