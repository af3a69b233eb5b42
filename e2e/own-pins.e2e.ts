/** Pins that a device declares itself, by a real device over MQTT: on its plate, and when they change. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, closePins, openPin } from '@roomwire/testing/browser/page-parts.ts'
import { openPinMenu, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const board = 'LAMP-000001'
const lamp = { key: 'lamp', name: 'Bed lamp', kind: 'level' }
const fan = { key: 'fan', name: 'Air purifier', kind: 'fan', levels: ['Off', 'Quiet', 'Strong'] }
const plug = { key: 'plug', name: 'Plug' }

/** A room with a board that has declared these pins, and its plate. */
async function roomWith(...pins: object[]) {
  const { owner, roomId } = await fixture.home('SC-000001')
  const secret = await addDevice(owner, board, roomId)
  const deaf = pins.some((pin) => Object(pin).kind === 'cover')
  const device = await connectTestDevice(fixture.stack.mqttUrl, board, secret, { deaf })
  fixture.after(device.leave)
  await device.report('hello', { pins })
  const keys = pins.map((pin) => [Object(pin).key, 0] as const)
  await device.report('state', { pins: Object.fromEntries(keys) })
  const { page } = await fixture.room(owner)
  return { device, page, plate: plateOf(page, board) }
}

test('CTRL-2 a level follows its slider, by keys too, and turns on to where it was last', async () => {
  const { device, page, plate } = await roomWith(lamp, fan, plug)
  const slider = plate.getByRole('slider', { name: 'Bed lamp' })
  await slider.waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await slider.focus()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => device.commands.at(-1)?.state).toBe(30)
  await plate.getByText('30 %', { exact: true }).waitFor()
  expect(await slider.getAttribute('aria-valuetext')).toBe('30 %')
  // Not one command for each step.
  expect(device.commands.length).toBeLessThan(30)
  await button(plate, 'Turn OFF Bed lamp').click()
  await expect.poll(() => device.commands.at(-1)?.state).toBe(0)
  await button(plate, 'Turn ON Bed lamp').click()
  await expect.poll(() => device.commands.at(-1)).toMatchObject({ action: 'setLevel', state: 30 })
  await plate.getByText('Quiet', { exact: true }).click()
  await expect.poll(() => device.commands.at(-1)).toMatchObject({ pin: 'fan', state: 1 })
})

test('CTRL-4 a level that asks first turns on by a second press, and slides only once it is on', async () => {
  const { device, page, plate } = await roomWith(lamp)
  const menu = await openPinMenu(page, 'Bed lamp')
  await menu.getByLabel('Ask before turning it on').click()
  await page.keyboard.press('Escape')
  const slider = plate.getByRole('slider', { name: 'Bed lamp' })
  await expect.poll(() => slider.getAttribute('aria-disabled')).toBe('true')
  await slider.press('ArrowRight')
  // By the page itself: a busy machine would let the question lapse.
  await button(plate, 'Turn ON Bed lamp').evaluate(async (pressed: HTMLElement) => {
    pressed.click()
    await new Promise((done) => setTimeout(done, 300))
    const tile = pressed.closest('li')?.textContent ?? ''
    if (!tile.includes('Press again: turn ON')) throw new Error('it does not ask')
    pressed.click()
  })
  await expect.poll(() => device.commands).toMatchObject([{ action: 'setLevel', state: 100 }])
  await expect.poll(() => slider.getAttribute('aria-disabled')).toBe(null)
})

/** The colour that a tile's picture stands on. */
const ringOf = (plate: Locator, name: string) =>
  plate
    .getByRole('listitem')
    .filter({ hasText: name })
    .locator('> span')
    .first()
    .evaluate((ring) => getComputedStyle(ring).backgroundColor)

test('LIVE-2 an input shows its word, by itself, and is nothing to press', async () => {
  const door = { key: 'door', name: 'Back door', kind: 'input', senses: 'contact' }
  const { device, page, plate } = await roomWith(door, plug)
  await plate.getByText('closed', { exact: true }).waitFor()
  const closed = await ringOf(plate, 'Back door')
  await device.report('state', { pins: { door: 1 } })
  await plate.getByText('open', { exact: true }).waitFor()
  // Amber is electricity alone.
  expect(await ringOf(plate, 'Back door')).toBe(closed)
  await device.report('state', { pins: { door: null } })
  await plate.getByText(/^Unknown since \d/).waitFor()
  expect(await plate.getByText('open', { exact: true }).count()).toBe(0)
  await device.report('state', { pins: { door: 1 } })
  await plate.getByText('open', { exact: true }).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  expect(await plate.getByRole('button', { name: /Turn .* Back door/ }).count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('back')
  await page
    .getByRole('option', { name: /Back door/ })
    .getByText('open')
    .waitFor()
  await page.getByRole('combobox').fill('back 20 min')
  await page.getByText(/^No results/).waitFor()
})

test('CTRL-2 LIVE-2 a blind is opened, set by keys and stopped, and says that it moves', async () => {
  const blind = { key: 'blind', name: 'Blind', kind: 'cover' }
  const { device, page, plate } = await roomWith(blind)
  device.onCommand(({ state }) => {
    const moving = state === undefined ? {} : { moving: { blind: 'opening' } }
    void device.report('state', { pins: { blind: 20 }, ...moving })
  })
  await plate.getByText('closed', { exact: true }).waitFor()
  const closed = await ringOf(plate, 'Blind')
  await button(plate, 'Open Blind').click()
  await plate.getByText('opening, 20 %', { exact: true }).waitFor()
  // Where it is on its way comes with each report.
  await device.report('state', { pins: { blind: 30 }, moving: { blind: 'opening' } })
  await plate.getByText('opening, 30 %', { exact: true }).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(plate, 'Stop Blind').click()
  await plate.getByText('20 %', { exact: true }).waitFor()
  expect(await ringOf(plate, 'Blind')).toBe(closed)
  const slider = plate.getByRole('slider', { name: 'Blind' })
  await slider.focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => device.commands.length).toBe(3)
  expect(device.commands).toMatchObject([
    { action: 'setCover', state: 100 },
    { action: 'stop' },
    { action: 'setCover', state: 25 },
  ])
})

test('CTRL-2 LIVE-2 a button is pressed and is never ON, and a bell says when it rang', async () => {
  const gate = { key: 'gate', name: 'Gate', kind: 'button' }
  const bell = { key: 'bell', name: 'Door bell', kind: 'button', output: false }
  const { device, page, plate } = await roomWith(gate, bell)
  await button(plate, 'Press Gate').click()
  await expect.poll(() => device.commands).toMatchObject([{ action: 'press', pin: 'gate' }])
  await plate.getByText(/^Pressed .* by you$/).waitFor()
  await device.report('state', { pressed: ['bell'] })
  await plate.getByText(/^Pressed .* at the wall$/).waitFor()
  await plate.getByTitle('Last report of each part').click()
  const heard = page.getByRole('dialog', { name: /^Last reports of/ })
  await expect.poll(() => heard.getByText('pressed', { exact: true }).count()).toBe(2)
  await page.keyboard.press('Escape')
  expect(await plate.getByText('ON', { exact: true }).count()).toBe(0)
  expect(await plate.getByRole('button', { name: 'Press Door bell' }).count()).toBe(0)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const menu = await openPinMenu(page, 'Gate')
  expect(await menu.getByLabel('Ask before pressing it').count()).toBe(1)
})

test('CTRL-2 a changed pin waits for a manager, and one that is gone is removed', async () => {
  const { device, page, plate } = await roomWith(lamp, plug)
  await device.report('hello', { pins: [{ ...lamp, kind: 'switch' }] })
  const changed = plate.getByText('Changed: see Edit pins')
  await expect.poll(() => changed.count()).toBe(2)
  const list = page.getByRole('dialog', { name: /^Pins of/ })
  const open = plate.getByRole('button', { name: /^Edit pins/ })
  await open.click()
  await button(await openPin(page, list, 'Bed lamp'), 'Confirm Bed lamp').click()
  await closePins(page)
  await button(plate, 'Turn ON Bed lamp').click()
  await expect.poll(() => device.commands.at(-1)).toMatchObject({ action: 'on', pin: 'lamp' })
  await open.click()
  await button(await openPin(page, list, 'Plug'), 'Remove Plug').click()
  await expect.poll(() => changed.count()).toBe(0)
})
