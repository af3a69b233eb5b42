/** Schedules: written as a sentence, and shown for the next days. */

import { createSceneEndpoint, deleteSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import {
  createScheduleEndpoint,
  listSchedulesEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { hasFocus } from '@roomwire/testing/browser/page-parts.ts'
import {
  callApi,
  createTestFamily,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { SimulatedDevices } from '@roomwire/testing/worlds/simulated-devices.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const path = '/dashboard?view=schedules'

/** How often the only schedule of a home, which is for every day, is due on this day and the six after it. */
async function timesInAWeek(owner: TestPerson): Promise<number> {
  const { schedules } = await callApi(owner, listSchedulesEndpoint, {})
  const [next] = schedules.map(({ next_at }) => new Date(next_at ?? 0).toDateString())
  return next === new Date().toDateString() ? 7 : 6
}

/** Pauses Night while its device is away: the device does it still, until it hears of that. */
async function pauseWhileAway(
  page: Page,
  owner: TestPerson,
  device: ReturnType<SimulatedDevices['device']>,
) {
  const connected = async () => (await shownTo(owner, 'SC-000001')).connected
  const still = page.getByText(/ may still run it until the server can reach it$/)
  device.drop(600_000)
  await expect.poll(connected).toBe(false)
  await page.getByRole('button', { name: 'Pause Night' }).click()
  await still.waitFor()
  device.drop(0)
  await expect.poll(connected).toBe(true)
  await still.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Resume Night' }).click()
  await page.getByRole('button', { name: 'Pause Night' }).waitFor()
}

/** Says where the home is, and writes the schedule Porch, which goes by the sun there. */
async function writeBySunset(page: Page) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Home location' }).click()
  await dialog.getByLabel('Latitude').fill('60,17')
  await dialog.getByLabel('Longitude').fill('240')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter a number from -180 to 180').waitFor()
  await dialog.getByLabel('Longitude').fill('24.94')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'New schedule' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Choose what to switch').waitFor()
  await dialog.getByLabel('Days').selectOption({ label: 'Every weekday' })
  await dialog.getByLabel('Time').selectOption({ label: 'At sunset' })
  await dialog.getByLabel('Minutes after').fill('-30')
  await dialog.getByRole('button', { name: 'Choose a switch' }).click()
  await dialog.getByText('More', { exact: true }).click()
  await dialog.getByLabel('Name').fill('Porch')
  await dialog.getByLabel('For how long').selectOption({ label: '3 h' })
  const late = 'Run it up to 12 h late'
  await dialog.getByLabel('If the server was offline').selectOption({ label: late })
  await dialog
    .getByText('Every weekday 30 min before sunset turn on Pin 18 of Device SC-000001 for 3 h')
    .waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Porch' }).waitFor()
  await page.getByText('If the server was offline, it runs up to 12 h late').waitFor()
}

test('CTRL-1 a schedule begins with an example, is skipped and paused, on a phone', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path, viewport: { width: 320, height: 740 } })
  await page.getByText('No schedules yet').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Every day at .* turn off Pin 18 of Device SC-000001, Pin 19/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(/turn off Pin 18 of .*, Pin 19 of .*, Pin 21 of .* and Pin 25 of Device SC-000001$/)
    .waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Next: ' })
  await card.getByRole('heading', { name: 'Night' }).waitFor()
  await card.getByText('Stored on its device: it runs without the server too').waitFor()
  const nights = page.getByRole('listitem').filter({ hasText: /^\d.*Night/ })
  await expect.poll(() => nights.count()).toBe(await timesInAWeek(owner))

  await pauseWhileAway(page, owner, device('SC-000001'))
  await writeBySunset(page)

  await page.getByRole('button', { name: 'Skip next Night' }).click()
  await page.getByText(/^Next: .*, skipped$/).waitFor()
  await page.getByText('Skipped this time').waitFor()
  await page.getByRole('button', { name: 'Pause Porch' }).click()
  await page.getByRole('button', { name: 'Resume Porch' }).waitFor()
  await page.getByRole('button', { name: 'Pause all' }).click()
  const [until, at] = [dialog.getByLabel('Until'), dialog.getByLabel('At', { exact: true })]
  await until.fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Pause all' }).click()
  await dialog.getByText('Enter both date and time, or neither').waitFor()
  await at.fill('8')
  await dialog.getByRole('button', { name: 'Pause all' }).click()
  await dialog.getByText('Choose a time in the future').waitFor()
  await until.fill('2099-01-01')
  await dialog.getByRole('button', { name: 'Pause all' }).click()
  await page.getByText(/^All schedules are paused until .*2099.*8:00/).waitFor()
  await page.getByRole('button', { name: 'Change when it ends' }).click()
  await expect.poll(() => until.inputValue()).toBe('2099-01-01')
  expect(await at.inputValue()).toBe('08:00')
  await until.fill('')
  await at.fill('')
  await dialog.getByRole('button', { name: 'Pause all' }).click()
  await page.getByText('All schedules are paused until somebody resumes them.').waitFor()
  await page.getByRole('button', { name: 'Past runs Night' }).click()
  await dialog.getByText('No runs yet.').waitFor()
  // Messages at the edge are gone with it.
  await page.reload()
  await page.getByText('Skipped this time').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(wide)).toBe(0)

  const family = await createTestFamily(owner)
  const stale = `${path}#schedule-999999`
  const other = await fixture.visit(family, { path: stale, viewport: { width: 1440, height: 900 } })
  await other.page.getByRole('heading', { name: 'Night' }).waitFor()
  await other.page.getByText(/^The linked schedule was deleted, or you have no access/).waitFor()
  expect(await other.page.getByRole('button', { name: /^(New|Change|Delete|Pause)/ }).count()).toBe(
    0,
  )
  await other.page
    .getByRole('link', { name: 'Schedules' })
    .and(other.page.locator('[aria-current=page]'))
    .waitFor()
})

/** A home with two scenes, each of two switches. */
async function withScenes() {
  const { owner } = await fixture.home('SC-000001')
  const scene = async (name: string, state: 0 | 1) => {
    const states = (['18', '19'] as const).map((pin) => ({
      device_identifier: 'SC-000001',
      pin,
      state,
    }))
    return (await callApi(owner, createSceneEndpoint, { body: { name, states } })).scene_id
  }
  const evening = await scene('Evening', 1)
  await scene('All dark', 0)
  return { owner, evening }
}

/** The same home, with a schedule 'All dark' that sets Evening each day. */
async function withScheduledScene() {
  const { owner, evening } = await withScenes()
  await callApi(owner, createScheduleEndpoint, {
    body: {
      name: 'All dark',
      rule: {
        days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock', at: '23:30' },
        spread: 0,
        from: null,
        until: null,
      },
      pins: [],
      scene_id: evening,
      for_s: null,
    },
  })
  return { owner, evening }
}

const cardIn = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Past runs' })

test('CTRL-1 a schedule that sets a scene is written from a proposal', async () => {
  const { owner } = await withScenes()
  const { page } = await fixture.visit(owner, { path, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Every day at sunset set Evening' }).waitFor()
  const current = page.locator('nav a[aria-current=page]:visible')
  expect(await current.allTextContents()).toEqual(['Schedules'])
  await page.getByRole('button', { name: /^Every day at .* set All dark$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Every day at .* set All dark$/).waitFor()
  const chosen = dialog.getByLabel('Scene', { exact: true })
  await chosen.selectOption({ label: 'Choose a scene' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('paragraph').filter({ hasText: 'Choose a scene' }).waitFor()
  expect(await hasFocus(chosen)).toBe(true)
  await chosen.selectOption({ label: 'Evening' })
  await dialog.getByText(/^Every day at .* set Evening$/).waitFor()
  expect(await dialog.getByLabel('For how long').count()).toBe(0)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await cardIn(page)
    .getByText(/^Every day at .* set Evening$/)
    .waitFor()
  const week = page.getByRole('region', { name: 'The next 7 days' })
  const due = week.getByRole('listitem').filter({ hasText: /^\d/ })
  await expect.poll(() => due.count()).toBe(await timesInAWeek(owner))
})

test('CTRL-1 a schedule and the scene that it sets lead to each other', async () => {
  const { owner } = await withScheduledScene()
  const { page } = await fixture.visit(owner, { path, viewport: { width: 390, height: 844 } })
  const named = (name: string) => page.getByRole('heading', { level: 2, name })
  await cardIn(page).getByRole('link', { name: 'Evening' }).click()
  await expect.poll(() => hasFocus(named('Evening'))).toBe(true)
  // The list that sets the scenes is missing once, not for each of them. Messages at the edge are gone with the reload.
  await page.route('**/api/schedules', (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await page.getByText('Could not load the schedules of the scenes').waitFor()
  await named('All dark').waitFor()
  // The live connection, once it is there, has it asked for again; from then on only a person does.
  await settled(page)
  expect(await page.getByText('Could not load').count()).toBe(1)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.unroute('**/api/schedules')
  await page.getByRole('button', { name: 'Try again' }).click()
  const row = page.getByRole('listitem').filter({ hasText: /^Evening/ })
  await row.getByText(/^Set by All dark: every day at /).waitFor()
  expect(await page.getByText('Set by').count()).toBe(1)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await row.getByRole('link', { name: 'All dark' }).click()
  await expect.poll(() => hasFocus(named('All dark'))).toBe(true)
})

test('CTRL-1 a guest of one switch of a scene is not told of the scene that a schedule sets', async () => {
  const { owner } = await withScheduledScene()
  const lamp = { device_identifier: 'SC-000001', pin: '18' as const }
  const guest = await createTestGuest(owner, { now: Date.now(), pins: [lamp] })
  const { page } = await fixture.visit(guest, { path })
  await page
    .getByText(/^Every day at .* turn on Pin 18 of Device SC-000001$/)
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: 'Evening' }).count()).toBe(0)
})

test('CTRL-1 a schedule whose scene is deleted is paused until another scene is chosen', async () => {
  const { owner, evening } = await withScheduledScene()
  const { page } = await fixture.visit(owner, { path, viewport: { width: 390, height: 844 } })
  const card = cardIn(page)
  await card.waitFor()
  await callApi(owner, deleteSceneEndpoint, { path: { id: String(evening) } })
  await card.getByText('Paused: its device or scene is gone').waitFor()
  await card.getByText(/set a deleted scene$/).waitFor()
  await page.getByRole('button', { name: 'Resume All dark' }).click()
  await card.getByText('Its scene is gone: choose another one first').waitFor()
  await page.getByRole('button', { name: 'Change All dark' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Scene', { exact: true }).selectOption({ label: 'All dark' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card.getByText(/^Every day at .* set All dark$/).waitFor()
  await page.getByRole('button', { name: 'Resume All dark' }).click()
  await card.getByText(/^Next: /).waitFor()
})
