/** Tiles are pressed as a whole, and what should not start by accident asks first. */

import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, editPin, savePin } from '@roomwire/testing/browser/page-parts.ts'
import { openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import {
  moduleOf,
  moduleShows,
  openPinMenu,
  plateOf,
  turnOnAsked,
} from '@roomwire/testing/browser/room-pages.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('it does not stand on the page')
  return box
}

/** The label of the button that a finger on a point would press. */
const at = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) => {
      const pressed = document.elementFromPoint(left, top)?.closest('button')
      return pressed?.ariaLabel ?? pressed?.textContent ?? ''
    },
    [x, y] as const,
  )

test('CTRL-4 a tile is pressed in the middle and three corners; the fourth is the timer’s', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, phone)
  const tile = moduleOf(page, 'Pin 18')
  const timer = tile.getByRole('button', { name: 'Timer of Pin 18' })
  await timer.waitFor()
  // Parts that come later would move the tile away from where it is pressed.
  await settled(page)
  const { x, y, width, height } = await boxOf(tile)
  const target = await boxOf(timer)
  expect([target.width, target.height]).toEqual([44, 44])
  const [right, bottom] = [x + width, y + height]
  for (const [left, top] of [
    [x + 4, y + 4],
    [x + 4, bottom - 4],
    [right - 4, bottom - 4],
    [x + width / 2, y + height / 2],
  ] as const) {
    expect(await at(page, left, top)).toBe('Turn ON Pin 18')
  }
  expect(await at(page, right - 12, y + 12)).toBe('Timer of Pin 18')
  // 8 px between the two belong to nobody.
  expect(await at(page, target.x - 4, target.y + 22)).toBe('')
  expect(await at(page, target.x + 22, target.y + 48)).toBe('')
  await page.mouse.click(right - 4, bottom - 4)
  await moduleShows(tile, 'ON')
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)

  // Where a finger is drawn over the tile nothing is pressed.
  await page.mouse.move(x + 20, bottom - 20)
  await page.mouse.down()
  await page.mouse.move(x + 40, bottom - 20)
  await page.mouse.up()
  await page.mouse.click(x + 20, bottom - 20)
  await moduleShows(tile, 'OFF')
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(0)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})

test('CTRL-5 a pump starts by the second press; its first one sends nothing, and is forgotten', async () => {
  const { owner, device } = await fixture.home('WLM-000001')
  const { page } = await fixture.room(owner)
  const tile = moduleOf(plateOf(page, 'WLM-000001'), 'Pump')
  const asks = tile.getByRole('button', { name: 'Press again: start pump Pump' })
  // The question stands for 4 s of the page's clock.
  await holdClock(page)
  await button(tile, 'Turn ON Pump').click()
  await asks.waitFor()
  await passUntil(page, () => asks.isHidden(), 100)
  await moduleShows(tile, 'OFF')
  await page.clock.resume()
  expect(device('WLM-000001').state().pins.pump).toBe(0)
  await turnOnAsked(tile, 'Pump')
  await moduleShows(tile, 'ON')
  await expect.poll(() => device('WLM-000001').state().pins.pump).toBe(1)
  // OFF never asks.
  await button(tile, 'Turn OFF Pump').click()
  await moduleShows(tile, 'OFF')
})

test('CTRL-4 what a manager marks asks first, on a pass too; a guessed icon only draws', async () => {
  const { owner, roomId, device } = await fixture.home('SC-000001')
  const body = { device_identifier: 'SC-000001', pin: '18' as const, name: 'Water heater' }
  await callApi(owner, renamePinEndpoint, { body })
  const { page } = await fixture.room(owner)
  const tile = moduleOf(page, 'Water heater')
  await tile.locator('svg path').first().waitFor({ state: 'attached' })
  await button(tile, 'Turn ON Water heater').click()
  await moduleShows(tile, 'ON')
  await button(tile, 'Turn OFF Water heater').click()
  await moduleShows(tile, 'OFF')

  const menu = await openPinMenu(page, 'Water heater')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const asks = menu.getByRole('checkbox', { name: 'Ask before turning it on' })
  // One tap chooses another icon; that of a heater asks, unless somebody has decided.
  await menu.getByText('Heater', { exact: true }).click()
  await expect.poll(() => asks.isChecked()).toBe(true)
  await menu.getByText('Lamp', { exact: true }).click()
  await expect.poll(() => asks.isChecked()).toBe(false)
  // It shows the change a moment after the click.
  await asks.click()
  await expect.poll(() => asks.isChecked()).toBe(true)
  await page.keyboard.press('Escape')

  const pass = await givePass(owner, { now: Date.now(), room_ids: [roomId] })
  const { page: holder } = await fixture.stranger()
  await openPassLink(holder, { ...pass, url: owner.url })
  await turnOnAsked(moduleOf(holder, 'Water heater'), 'Water heater')
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
})

test('CTRL-4 a choice in a tile’s menu never shows the old value again', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, {
    // Live messages come after the answer to the call.
    before: (opened) =>
      opened.routeWebSocket(/ws-app/, (socket) => {
        const server = socket.connectToServer()
        server.onMessage((message) => void setTimeout(() => socket.send(message), 300))
      }),
  })
  const menu = await openPinMenu(page, 'Pin 18')
  const asks = menu.getByRole('checkbox', { name: 'Ask before turning it on' })
  const saved = page.waitForResponse('**/api/devices/pin-name')
  const shown = asks.evaluate(async (box: HTMLInputElement) => {
    const seen = [box.checked]
    const end = performance.now() + 1_500
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame)
      if (seen.at(-1) !== box.checked) seen.push(box.checked)
    }
    return seen
  })
  await asks.click()
  await saved
  expect(await shown).toEqual([false, true])
})

test('CTRL-4 a name that speaks of a heater proposes to ask first, once, to who manages the home', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, phone)
  const tile = moduleOf(page, 'Geyser')
  const asks = page.getByRole('checkbox', { name: 'Ask before turning Geyser on' })
  const pins = await editPin(page, 'Device SC-000001', 'Pin 18')
  await pins.getByLabel('Name', { exact: true }).fill('Geyser')
  await asks.waitFor()
  expect(await asks.isChecked()).toBe(true)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await savePin(page)
  await button(tile, 'Turn ON Geyser').click()
  await tile.getByRole('button', { name: 'Press again: turn ON Geyser' }).waitFor()
  await editPin(page, 'Device SC-000001', 'Geyser')
  expect(await asks.count()).toBe(0)
})

test('DASH-7 which lamp is this, and what is on: a phone’s Home tells both without a tap', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  for (const [pin, name] of [
    ['18', 'Desk lamp'],
    ['19', 'Kettle'],
  ] as const) {
    await callApi(owner, renamePinEndpoint, {
      body: { device_identifier: 'SC-000001', pin, name },
    })
  }
  device('SC-000001').touch(14)
  const { page } = await fixture.live(owner, phone)
  const tiles = page.getByRole('list', { name: 'Switches of Living Room' }).getByRole('listitem')
  await tiles.filter({ hasText: 'Kettle' }).getByText('ON', { exact: true }).waitFor()
  await tiles.filter({ hasText: 'Desk lamp' }).getByText('OFF', { exact: true }).waitFor()
  // Both stand in the first look, and none of it can be pressed by mistake: a picture is no button.
  const lowest = await tiles.evaluateAll((all) =>
    Math.max(...all.map((one) => one.getBoundingClientRect().bottom)),
  )
  expect(lowest).toBeLessThanOrEqual(844 - 56)
  await page.getByText('1 device, 1 on', { exact: true }).waitFor()
  expect(await page.getByRole('article').getByRole('button').count()).toBe(4)
})
