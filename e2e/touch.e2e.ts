/** Levels and covers under a finger, on a phone. */
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const board = 'TOUCH-000001'
const pins = [
  { key: 'lamp', name: 'Bed lamp', kind: 'level' },
  { key: 'blind', name: 'Blind', kind: 'cover' },
]

/** Moves a finger along a slider, by parts of its length. */
async function drag(page: Page, slider: Locator, from: number, to: number): Promise<void> {
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('it is not shown')
  const hand = await page.context().newCDPSession(page)
  const at = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height / 2 }]
  const move = (type: 'touchStart' | 'touchMove', part: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at(part) })
  await move('touchStart', from)
  for (let step = 1; step <= 20; step += 1)
    await move('touchMove', from + ((to - from) * step) / 20)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await hand.detach()
}

test('CTRL-2 a level follows a finger to where it stops, and a blind goes there', async () => {
  const { owner, roomId } = await fixture.home()
  const secret = await addDevice(owner, board, roomId)
  const device = await connectTestDevice(fixture.stack.mqttUrl, board, secret)
  fixture.after(device.leave)
  await device.report('hello', { pins })
  await device.report('state', { pins: { lamp: 0, blind: 0 } })
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page } = await fixture.room(owner, phone)
  const plate = plateOf(page, board)
  const sent = (pin: string) => device.commands.filter((one) => one.pin === pin)

  const lamp = plate.getByRole('slider', { name: 'Bed lamp' })
  await drag(page, lamp, 0.02, 0.75)
  await expect
    .poll(async () => Number(await lamp.inputValue()) - (sent('lamp').at(-1)?.state ?? -1))
    .toBe(0)
  const at = sent('lamp').at(-1)?.state ?? 0
  expect(at).toBeGreaterThan(60)
  await plate.getByText(`${at} %`, { exact: true }).waitFor()
  await button(plate, 'Turn OFF Bed lamp').tap()
  await expect.poll(() => sent('lamp').at(-1)?.state).toBe(0)

  const blind = plate.getByRole('slider', { name: 'Blind' })
  await drag(page, blind, 0.02, 0.5)
  await expect.poll(() => sent('blind').length).toBe(1)
  const { state: place = 0 } = sent('blind')[0] ?? {}
  expect(place).toBeGreaterThan(35)
  await plate.getByText(`${place} %`, { exact: true }).waitFor()
  await button(plate, 'Open Blind').tap()
  await expect.poll(() => sent('blind').at(-1)).toMatchObject({ action: 'setCover', state: 100 })
  await plate.getByText('open', { exact: true }).waitFor()
})
