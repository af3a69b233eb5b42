/** Boards with stock firmware: added from the form to a lamp that is on, and set up anew. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel, rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { playBoard, playGen1With } from '@roomwire/testing/worlds/firmware-home.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }

test('ADDDEV-1 a plug with Tasmota is added by the line that the page shows, and switched', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path: '/devices/register' })
  await page.getByRole('radio', { name: /^Tasmota/ }).check()
  await page.getByLabel('Device identifier').fill('kitchen-plug')
  await page.getByLabel('Device name').fill('Kitchen plug')
  await page.getByLabel('Device local IP').fill('192.168.1.71')
  await page.getByLabel('Assign to room').selectOption(String(roomId))
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(page, 'Register Device').click()
  await button(page, 'Connect it').click()
  const line = await page.getByText(/^Backlog MqttHost/).innerText()
  const [, identifier = '', secret = ''] =
    /MqttUser (\S+); MqttPassword (\S+);/.exec(line.replaceAll(/\s+/g, ' ')) ?? []
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  const account = { server: new URL(fixture.stack.mqttUrl), identifier, secret }
  const plug = playBoard.tasmota(account)
  fixture.after(plug.stop)
  await page.getByText('kitchen-plug is online.').waitFor()
  const { page: room } = await fixture.room(owner)
  const plate = room.getByRole('article', { name: 'Kitchen plug' })
  await button(plate, 'Turn ON Heater').click()
  await expect.poll(() => plug.board.isOn(2)).toBe(true)
  await button(plate, 'Turn OFF Heater').waitFor()
})

test('MANAGE-3 the line of a board with Tasmota is shown again with its new secret', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  await addDevice(owner, 'kitchen-plug', roomId, 'tasmota')
  const { page } = await fixture.visit(owner, { ...desk, path: '/devices/manage' })
  const panel = await openPanel(page, 'Device kitchen-plug', 'Device Secret Management')
  await button(panel, 'Generate new secret').click()
  await button(page, 'Generate').click()
  const line = await panel.getByText(/^Backlog MqttHost/).innerText()
  const [, secret = ''] = /MqttPassword (\S+);/.exec(line.replaceAll(/\s+/g, ' ')) ?? []
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const account = { server: new URL(fixture.stack.mqttUrl), identifier: 'kitchen-plug', secret }
  const plug = playBoard.tasmota(account)
  fixture.after(plug.stop)
  await rowOf(page, 'kitchen-plug').getByText('Online', { exact: true }).waitFor()
  // It declares its pins and has no kind: its firmware is told instead.
  const firmware = rowOf(page, 'kitchen-plug').getByText('Tasmota', { exact: true })
  await firmware.filter({ visible: true }).waitFor()
})

test('ADDDEV-1 a first Shelly is added by its form, and its roller is opened', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path: '/devices/register' })
  await page.getByRole('radio', { name: /^Shelly, first generation/ }).check()
  await page.getByLabel('Device identifier').fill('bedroom-blind')
  await page.getByLabel('Device name').fill('Bedroom blind')
  await page.getByLabel('Device local IP').fill('192.168.1.73')
  await page.getByLabel('Assign to room').selectOption(String(roomId))
  await button(page, 'Register Device').click()
  await button(page, 'Connect it').click()
  await button(page, 'Copy IP address : port').waitFor()
  const secret = await page.locator('div:has(> span:text-is("Password")) > code').innerText()
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  const server = new URL(fixture.stack.mqttUrl)
  const blind = playGen1With('roller')({ server, identifier: 'bedroom-blind', secret })
  fixture.after(blind.stop)
  await page.getByText('bedroom-blind is online.').waitFor()
  const { page: room } = await fixture.room(owner)
  const plate = room.getByRole('article', { name: 'Bedroom blind' })
  await plate.getByRole('button', { name: /^Open/ }).first().click()
  await expect.poll(() => blind.board.roller.place).toBe(100)
})

test('ADDDEV-1 a Shelly is added by its form and by keyboard, and its relay is switched', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path: '/devices/register' })
  await page.getByRole('radio', { name: /^Shelly(?!, first)/ }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Device identifier').fill('hall-light')
  await page.getByLabel('Device name').fill('Hall light')
  await page.getByLabel('Device local IP').fill('192.168.1.72')
  await page.getByLabel('Assign to room').selectOption(String(roomId))
  await button(page, 'Register Device').press('Enter')
  await button(page, 'Connect it').press('Enter')
  await button(page, 'Copy Server').waitFor()
  const secret = await page.locator('div:has(> span:text-is("Password")) > code').innerText()
  await page.getByText('MQTT.SetConfig').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  const server = new URL(fixture.stack.mqttUrl)
  const light = playBoard.shelly({ server, identifier: 'hall-light', secret })
  fixture.after(light.stop)
  await page.getByText('hall-light is online.').waitFor()
  const { page: room } = await fixture.room(owner)
  const plate = room.getByRole('article', { name: 'Hall light' })
  await button(plate, 'Turn ON Lamp').press('Enter')
  await expect.poll(() => light.board.isOn(1)).toBe(true)
  await button(plate, 'Turn OFF Lamp').waitFor()
})
