/** Pins whose device never says how they are: what they show is what was sent last, and never looks known. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const board = 'INFRARED-000001'
const pins = [
  { key: 'heater', name: 'Heater', assumed: true },
  { key: 'lamp', name: 'Lamp', kind: 'level', assumed: true },
  { key: 'blind', name: 'Blind', kind: 'cover', assumed: true, stop: false },
  { key: 'plug', name: 'Plug' },
]

/** A room with a board that only ever says how its plug is. */
async function openRoomWithBoard() {
  const { owner, roomId } = await fixture.home('SC-000001')
  const secret = await addDevice(owner, board, roomId)
  const device = await connectTestDevice(fixture.stack.mqttUrl, board, secret, { deaf: true })
  fixture.after(device.leave)
  device.onCommand(({ pin, state }) => {
    if (pin === 'plug') void device.report('state', { pins: { plug: state } })
  })
  await device.report('hello', { pins })
  await device.report('state', { pins: { plug: 0 } })
  const { page } = await fixture.room(owner)
  const plate = plateOf(page, board)
  const tile = (name: string) => plate.getByRole('listitem').filter({ hasText: name })
  return { device, page, plate, tile }
}

const hatchOf = (tile: Locator): Promise<string> =>
  tile.evaluate((element) => getComputedStyle(element).backgroundImage)

test('G5 a pin that cannot be confirmed is pressed by keys too, and never looks known', async () => {
  const { device, page, plate, tile } = await openRoomWithBoard()
  const heater = tile('Heater')
  await heater.getByText('Cannot be confirmed', { exact: true }).waitFor()
  await button(plate, 'Turn ON Heater').focus()
  await page.keyboard.press('Enter')
  await heater.getByText('ON', { exact: true }).waitFor()
  await heater.getByText('Last sent', { exact: true }).waitFor()
  expect(device.commands).toMatchObject([{ pin: 'heater', action: 'on' }])
  await button(plate, 'Turn ON Plug').click()
  await button(plate, 'Turn OFF Plug').waitFor()
  // Both are ON: one is known to be, and one is not.
  expect(await hatchOf(heater)).toContain('repeating-linear-gradient')
  expect(await hatchOf(tile('Plug'))).toBe('none')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})

test('G5 an assumed level slides by keys, and a cover without a stop has no button for it', async () => {
  const { device, page, plate, tile } = await openRoomWithBoard()
  const slider = plate.getByRole('slider', { name: 'Lamp' })
  await slider.focus()
  await page.keyboard.press('End')
  await expect.poll(() => device.commands.at(-1)).toMatchObject({ pin: 'lamp', state: 100 })
  await tile('Lamp').getByText('Last sent', { exact: true }).waitFor()
  expect(await hatchOf(tile('Lamp'))).toContain('repeating-linear-gradient')
  await button(plate, 'Open Blind').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => device.commands.at(-1)).toMatchObject({ pin: 'blind', state: 100 })
  await tile('Blind').getByText('Last sent', { exact: true }).waitFor()
  expect(await plate.getByRole('button', { name: /^Stop/ }).count()).toBe(0)
})
