import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { drawn } from '@roomwire/testing/browser/layout-shift.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, hasFocus, region } from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  inRoomMenu,
  moduleOf,
  moduleShows,
  plateOf,
  roomMenu,
  turnOnAsked,
} from '@roomwire/testing/browser/room-pages.ts'
import { createTestFamily, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const allOff = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^All off in ${place}`) })
const result = (page: Page) => region(page, 'All off')
const undoMs = 10_000

/** A result stays for as long as it is looked at. A held clock passes as always. */
const keepUndo = (page: Page) =>
  page.addInitScript((kept) => {
    const { setTimeout: start } = window
    const set = (run: () => void, ms?: number) => (ms === kept ? 0 : start(run, ms))
    Object.assign(window, { setTimeout: set })
  }, undoMs)

/** Turns a pin on, until the server knows that it is: 'All off' asks for no other. */
const turnOn = async (page: Page, owner: TestPerson, device: string, pin: string) => {
  const module = moduleOf(plateOf(page, device), pin)
  if (pin === 'Pump') await turnOnAsked(module, pin)
  else await button(module, `Turn ON ${pin}`).click()
  await moduleShows(module, 'ON')
  const known = async () => {
    const { pins, outputs } = await shownTo(owner, device)
    return { ...pins, ...outputs }
  }
  const key = pin.replace('Pin ', '').toLowerCase()
  await expect.poll(known).toMatchObject({ [key]: { state: 1 } })
}
const badge = (page: Page, device: string, pin: string, text: string) =>
  moduleShows(moduleOf(plateOf(page, device), pin), text)

test("'All off' in a room turns off what is on, says so in one line, and is undone from there", async () => {
  const { owner } = await fixture.home('SC-000001', 'WLM-000002')
  const { page } = await fixture.room(owner, { before: keepUndo })
  await inRoomMenu(page, 'All off')
  await expect.poll(() => allOff(page, 'Living Room').getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
  await turnOn(page, owner, 'SC-000001', 'Pin 18')
  await turnOn(page, owner, 'SC-000001', 'Pin 21')
  await turnOn(page, owner, 'WLM-000002', 'Pump')
  await (await inRoomMenu(page, 'All off')).click()
  await result(page).getByText('3 off', { exact: false }).waitFor()
  await result(page).getByText('Undo leaves the pump off.').waitFor()
  await badge(page, 'SC-000001', 'Pin 18', 'OFF')
  // The person who pressed it keeps the focus where it was.
  await expect.poll(() => hasFocus(roomMenu(page))).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await button(result(page), 'Undo').click()
  await result(page).getByText('2 on again').waitFor()
  await badge(page, 'SC-000001', 'Pin 18', 'ON')
  await badge(page, 'SC-000001', 'Pin 21', 'ON')
  await badge(page, 'WLM-000002', 'Pump', 'OFF')
})

test("'All off' counts what is offline, and its undo stays on the next page", async () => {
  const { owner, device } = await fixture.home('SC-000001', 'SC-000002')
  const { page } = await fixture.live(owner, { before: keepUndo })
  await enterRoom(page)
  await turnOn(page, owner, 'SC-000001', 'Pin 18')
  await turnOn(page, owner, 'SC-000002', 'Pin 18')
  await device('SC-000002').stop()
  await moduleShows(plateOf(page, 'SC-000002'), /^Offline/)
  await page.goBack()
  await allOff(page, 'Home').click()
  await result(page).getByText('1 off, 1 offline').waitFor()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await badge(page, 'SC-000001', 'Pin 18', 'OFF')
  await page.keyboard.press('Control+z')
  await result(page).getByText('1 on again').waitFor()
  await badge(page, 'SC-000001', 'Pin 18', 'ON')
})

test("the undo of 'All off' goes after 10 seconds, and family members have it too", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(await createTestFamily(owner))
  await turnOn(page, owner, 'SC-000001', 'Pin 18')
  await holdClock(page)
  await (await inRoomMenu(page, 'All off')).click()
  await button(result(page), 'Undo').waitFor()
  // Its 10 s begin when it is drawn.
  await drawn(page)
  await page.clock.runFor(9_000)
  await expect.poll(() => button(result(page), 'Undo').count()).toBe(1)
  const passed = await passUntil(page, () => result(page).isHidden(), 100)
  expect(passed).toBeLessThanOrEqual(1_500)
})

test("when 'All off' fails, it says why and can be tried again", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, { before: keepUndo })
  await turnOn(page, owner, 'SC-000001', 'Pin 18')
  const refusal = { error: 'The disk of the server is full', code: 'disk_full' }
  await page.route('**/api/devices/all-off', (route) =>
    route.fulfill({ status: 503, json: refusal }),
  )
  await (await inRoomMenu(page, 'All off')).click()
  await result(page).getByText('All off failed. The disk of the server is full').waitFor()
  await page.unrouteAll()
  await button(result(page), 'Try again').click()
  await result(page).getByText('1 off', { exact: false }).waitFor()
})
