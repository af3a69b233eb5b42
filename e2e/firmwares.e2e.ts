/** A board with stock firmware is added by its owner, from the form to a lamp that is on. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { playBoard } from '@roomwire/testing/worlds/firmware-home.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

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
