import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { button, hasFocus, region } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const allOff = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^All off in ${place}`) })
const result = (page: Page) => region(page, 'All off')
const turnOn = async (page: Page, device: string, pin: string) => {
  const module = moduleOf(plateOf(page, device), pin)
  await button(module, `Turn ON ${pin}`).click()
  await moduleShows(module, 'ON')
}
const badge = (page: Page, device: string, pin: string, text: string) =>
  moduleShows(moduleOf(plateOf(page, device), pin), text)

test("'All off' in a room turns off what is on, says so in one line, and is undone from there", async () => {
  const { owner } = await fixture.home('SC-000001', 'WLM-000002')
  const { page } = await fixture.room(owner)
  await expect.poll(() => allOff(page, 'Living Room').getAttribute('aria-disabled')).toBe('true')
  await turnOn(page, 'SC-000001', 'Pin 18')
  await turnOn(page, 'SC-000001', 'Pin 21')
  await turnOn(page, 'WLM-000002', 'Pump')
  await allOff(page, 'Living Room').click()
  await result(page).getByText('3 off', { exact: false }).waitFor()
  await result(page).getByText('Undo leaves the pump off.').waitFor()
  await badge(page, 'SC-000001', 'Pin 18', 'OFF')
  // Whoever has pressed it keeps the focus where they were.
  await expect.poll(() => hasFocus(allOff(page, 'Living Room'))).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await button(result(page), 'Undo').click()
  await result(page).getByText('2 on again').waitFor()
  await badge(page, 'SC-000001', 'Pin 18', 'ON')
  await badge(page, 'SC-000001', 'Pin 21', 'ON')
  await badge(page, 'WLM-000002', 'Pump', 'OFF')
})

test("'All off' for the home counts what is offline, and its undo stays in sight on the next page", async () => {
  const { owner, device } = await fixture.home('SC-000001', 'SC-000002')
  const { page } = await fixture.room(owner)
  await turnOn(page, 'SC-000001', 'Pin 18')
  await turnOn(page, 'SC-000002', 'Pin 18')
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
  await turnOn(page, 'SC-000001', 'Pin 18')
  await holdClock(page)
  await allOff(page, 'Living Room').click()
  await button(result(page), 'Undo').waitFor()
  await page.clock.runFor(9_000)
  await expect.poll(() => button(result(page), 'Undo').count()).toBe(1)
  await page.clock.runFor(1_500)
  await expect.poll(() => result(page).count()).toBe(0)
})

test("when 'All off' fails, it says why and can be tried again", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  await turnOn(page, 'SC-000001', 'Pin 18')
  const refusal = { error: 'The disk of the server is full', code: 'disk_full' }
  await page.route('**/api/devices/all-off', (route) =>
    route.fulfill({ status: 503, json: refusal }),
  )
  await allOff(page, 'Living Room').click()
  await result(page).getByText('All off failed. The disk of the server is full').waitFor()
  await page.unrouteAll()
  await button(result(page), 'Try again').click()
  await result(page).getByText('1 off', { exact: false }).waitFor()
})
