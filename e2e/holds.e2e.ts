/** A person wins: schedules that come due leave alone what somebody has switched, until they let go. */

import { setFavouriteEndpoint } from '@roomwire/contracts/http/favourites.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import * as schedules from '@roomwire/contracts/http/schedules.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, focused, hasFocus, region } from '@roomwire/testing/browser/page-parts.ts'
import {
  moduleOf,
  moduleShows,
  openPinMenu,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import { callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const identifier = 'SC-000001'
const minuteMs = 60_000

/** Turns a lamp off every few seconds of the next minutes: by schedules that have a random spread around one time. */
async function turnOffAgainAndAgain(owner: TestPerson) {
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Etc/UTC' } })
  const at = new Date(Date.now() + 2 * minuteMs).toISOString().slice(11, 16)
  const body = {
    rule: {
      days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
      time: { kind: 'clock' as const, at },
      spread: 2,
      from: null,
      until: null,
    },
    pins: [{ device_identifier: identifier, pin: '18' as const, state: 0 as const }],
    for_s: null,
  }
  const ids: string[] = []
  for (let nth = 1; nth <= 20; nth += 1) {
    const named = { ...body, name: `Night ${nth}` }
    const { schedule } = await callApi(owner, schedules.createScheduleEndpoint, { body: named })
    ids.push(String(schedule.schedule_id))
  }
  const runsOf = async (id: string) =>
    (await callApi(owner, schedules.scheduleRunsEndpoint, { path: { id } })).runs
  return {
    outcomes: async () => (await Promise.all(ids.map(runsOf))).flat().map((one) => one.outcome),
  }
}

test('LIVE-2 a lamp that somebody turned on stays on when a schedule comes due', async () => {
  const { owner, device } = await fixture.home(identifier)
  const { page } = await fixture.room(owner, { viewport: { width: 390, height: 844 } })
  const lamp = moduleOf(plateOf(page, identifier), 'Pin 18')
  await button(lamp, 'Turn ON Pin 18').click()
  await moduleShows(lamp, 'ON')
  const { outcomes } = await turnOffAgainAndAgain(owner)
  const held = page.getByText(/^You switched .*\. Schedules skip it until .*\.$/)
  await held.waitFor()
  await expect.poll(outcomes).toContain('held')
  expect(device(identifier).state().pins['18']).toBe(1)
  await moduleShows(lamp, 'ON')
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  // One quiet line; what ends it stands in the tile's menu.
  expect(await button(page, 'End hold Pin 18').count()).toBe(0)
  const menu = await openPinMenu(page, 'Pin 18')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(menu, 'Let schedules control it again').click()
  await menu.waitFor({ state: 'detached' })
  await held.waitFor({ state: 'detached' })
  const timer = lamp.getByRole('button', { name: 'Timer of Pin 18' })
  await expect.poll(() => hasFocus(timer)).toBe(true)
  await moduleShows(lamp, 'OFF')
  expect(await outcomes()).toContain('acted')
})

/** Turns the pin off each day at a time soon, by the clocks of a home in UTC. */
async function turnOffSoon(owner: TestPerson, pin: { device_identifier: string; pin: '18' }) {
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Etc/UTC' } })
  const at = new Date(Date.now() + 90 * minuteMs).toISOString().slice(11, 16)
  await callApi(owner, schedules.createScheduleEndpoint, {
    body: {
      rule: {
        days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock', at },
        spread: 0,
        from: null,
        until: null,
      },
      name: 'Night',
      pins: [{ ...pin, state: 0 }],
      for_s: null,
    },
  })
}

test('DASH-7 LIVE-2 a favourite says what comes next, and until when it is held', async () => {
  const { owner } = await fixture.home(identifier)
  const favourite = { device_identifier: identifier, pin: '18' as const }
  await callApi(owner, setFavouriteEndpoint, { body: { ...favourite, is_favourite: true } })
  await turnOffSoon(owner, favourite)
  // By the clocks of the home, so that no text names them.
  const viewport = { width: 390, height: 844 }
  const { page } = await fixture.live(owner, { viewport, timezoneId: 'Etc/UTC' })
  const lamp = moduleOf(region(page, 'Favourites'), `Pin 18 of Device ${identifier}`)
  const next = lamp.getByText(/^Next: off(, \w+)? at \d/)
  await lamp.waitFor()
  const place = await lamp.boundingBox()
  await next.waitFor()
  const card = page.getByRole('list', { name: 'Switches of Living Room' })
  await card.getByTitle(/^Pin 18: OFF\. Next: off /).waitFor()
  await button(lamp, `Turn ON Pin 18 of Device ${identifier}`).click()
  const held = lamp.getByRole('button', { name: /^Held until \d/ })
  await held.waitFor()
  await card.getByTitle(/^Pin 18: ON\. Held until \d/).waitFor()
  // It stands in a line that was kept for it.
  expect(await lamp.boundingBox()).toEqual(place)
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  const question = page.getByRole('alertdialog', {
    name: `End the hold on Pin 18 of Device ${identifier}?`,
  })
  await held.click()
  await question.getByText(/^You switched .*\. Schedules skip it until .*\.$/).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(question, 'Cancel').click()
  await expect.poll(() => focused(page)).toMatch(/^Held until/)
  await held.click()
  // The page may hear that the hold is over before it is answered.
  await page.route('**/devices/let-go', async (route) => {
    const response = await route.fetch()
    await next.waitFor()
    await route.fulfill({ response })
  })
  await button(question, 'End hold').click()
  await question.waitFor({ state: 'detached' })
  expect(await held.count()).toBe(0)
  await moduleShows(lamp, 'ON')
  await expect.poll(() => focused(page)).toBe('Favourites')
})

test('DASH-7 the owner sets for how long schedules skip what was used by hand', async () => {
  const { owner } = await fixture.home(identifier)
  const { page } = await fixture.visit(owner, { path: '/dashboard?view=schedules' })
  const dialog = page.getByRole('dialog', { name: 'Switched by hand' })
  const times = dialog.getByLabel('Schedules skip switches used by hand')
  await button(page, 'Switched by hand').click()
  await dialog.getByText('Presses at the wall and in the app count.').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await times.selectOption('for 30 min')
  await button(dialog, 'Save').click()
  await dialog.waitFor({ state: 'detached' })
  await button(page, 'Switched by hand').click()
  await expect.poll(() => times.inputValue()).toBe('1800')
})
