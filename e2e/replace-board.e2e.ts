/** A broken board is replaced in one dialog: the device goes on with another one. */
import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { addDevice, callApi } from '@roomwire/testing/clients/api-client.ts'
import { playBoard } from '@roomwire/testing/worlds/firmware-home.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

test('a broken board is replaced by one with Tasmota, pin by pin', async () => {
  const { owner } = await fixture.home('SC-000001')
  for (const [pin, name] of [
    ['18', 'Heater'],
    ['19', 'Sink light'],
  ]) {
    const body = { device_identifier: 'SC-000001', pin: String(pin), name }
    await callApi(owner, renamePinEndpoint, { body })
  }
  const secret = await addDevice(owner, 'new-board', null, 'tasmota')
  const server = new URL(fixture.stack.mqttUrl)
  const played = playBoard.tasmota({ server, identifier: 'new-board', secret })
  fixture.after(played.stop)
  await expect
    .poll(() => shownTo(owner, 'new-board'))
    .toMatchObject({ pins: { POWER1: { state: 0 }, POWER2: { state: 0 } } })

  const { page } = await fixture.visit(owner, { path: '/devices/manage' })
  const panel = await openPanel(page, 'Device SC-000001')
  await button(panel, 'Replace its board…').click()
  const dialog = page.getByRole('dialog', { name: /^Replace the board of/ })
  await button(dialog, 'Replace').click()
  await dialog.getByText('Choose the new board').waitFor()
  await dialog.getByLabel('New board').selectOption('new-board')
  const heater = dialog.getByLabel('Heater')
  const light = dialog.getByLabel('Sink light')
  expect([await heater.inputValue(), await light.inputValue()]).toEqual(['POWER2', 'POWER1'])
  await heater.selectOption('')
  await dialog.getByText('Nobody can switch it then.').first().waitFor()
  await light.selectOption('POWER2')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Replace').click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByText('Device SC-000001 has its new board now').waitFor()

  const { page: room } = await fixture.room(owner)
  const plate = room.getByRole('article', { name: 'Device SC-000001' })
  await button(plate, 'Turn ON Sink light').click()
  await expect.poll(() => played.board.isOn(2)).toBe(true)
  await button(plate, 'Turn OFF Sink light').waitFor()
})
