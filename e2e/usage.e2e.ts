/** 'Energy' and 'Water': questions that people ask, with their answers. */

import { updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { homeHistoryEndpoint, recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { homeAtNoon } from '@roomwire/testing/browser/page-clock.ts'
import { region } from '@roomwire/testing/browser/page-parts.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }

/** A home with two meters and a tank, and a price. */
async function measuredHome() {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  await homeAtNoon(owner)
  const cellar = await addRoom(owner, 'Cellar')
  const connect = async (identifier: string, device_name: string) => {
    const secret = await addDevice(owner, identifier, cellar)
    const body = { device_identifier: identifier, device_name }
    await callApi(owner, updateDeviceEndpoint, { body })
    const device = await connectTestDevice(fixture.stack.mqttUrl, identifier, secret)
    fixture.after(device.leave)
    return device
  }
  for (const [identifier, name, kwh] of [
    ['SC-0000E3', 'Washing machine', 1],
    ['SC-0000E4', 'Heater', 4],
  ] as const) {
    const device = await connect(identifier, name)
    const total = { name: 'Total', unit: 'kWh', kind: 'energy' }
    await device.report('hello', { readings: { total } })
    await device.report('readings', { readings: { total: 100 } })
    await device.report('readings', { readings: { total: 100 + kwh } })
  }
  const tank = await connect('WLM-0000E5', 'Terrace tank')
  for (const waterLevel of ['60%', '40%']) await tank.report('state', { waterLevel })
  const today = async () => (await callApi(owner, recentDaysEndpoint, { query: {} })).days.at(-1)
  await expect.poll(async () => (await today())?.kwh).toBe(5)
  await callApi(owner, changeHomeEndpoint, { body: { currency: 'EUR', price_per_kwh: 0.5 } })
  return { owner, cellar }
}

const rowsOf = (table: Locator) =>
  table
    .getByRole('row')
    .allInnerTexts()
    .then((all) => all.map((one) => one.replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim()))

test('what costs most is told within three taps from Home', async () => {
  const { owner } = await measuredHome()
  const { page } = await fixture.live(owner, phone)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(region(page, 'Today').getByRole('link', { name: 'Energy' }))
  const most = region(page, 'What used most this week?')
  await most.getByRole('table').waitFor()
  expect(taps).toBeLessThanOrEqual(3)
  expect((await rowsOf(most)).slice(1)).toEqual([
    'Heater Cellar 4 kWh €2.00',
    'Washing machine Cellar 1 kWh €0.50',
  ])
  await region(page, 'What does it cost?').getByText('€2.50 this week').waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await most.getByText('Rooms', { exact: true }).click()
  await expect.poll(() => rowsOf(most)).toContain('Cellar 5 kWh €2.50')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('link', { name: 'Water' }).click()
  await region(page, 'When will the tank be empty?').getByText('Terrace tank').waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
})

/** Answers with made-up levels of the tank: one percent a minute, down to 40%. */
const emptying = (page: Page) =>
  page.route(/\/api\/history\?.*series=device\.level/, async (route) => {
    const response = await route.fetch()
    const answer = homeHistoryEndpoint.reply.parse(await response.json())
    const until = Date.now()
    const points = [10, 8, 6, 4, 2].map((ago) => {
      const at = until - ago * 60_000
      const percent = 40 + ago
      const level = { mean: percent, min: percent, max: percent }
      return { from: at, until: at, ...level, known_ms: 0, on_ms: 0, switchings: 0 }
    })
    const devices = answer.devices.map((device) => ({
      ...device,
      series: device.series.map((one) => ({ ...one, points })),
    }))
    await route.fulfill({ response, json: { ...answer, devices } })
  })

test('Home and Water tell the same time until a tank is empty', async () => {
  const { owner } = await measuredHome()
  const { page } = await fixture.live(owner, { ...phone, before: emptying })
  await region(page, 'Now').getByText('Empty in 40 min').waitFor()
  await page.getByRole('link', { name: 'Water' }).click()
  const tank = region(page, 'When will the tank be empty?')
  await tank.getByText('Empty in 40 min').waitFor()
  await tank.getByText('This assumes that it goes on as now.').waitFor()
})

test('from a room one reads of that room, and goes back there', async () => {
  const { owner, cellar } = await measuredHome()
  await addRoom(owner, 'Attic')
  const { page } = await fixture.visit(owner, {
    ...phone,
    path: `/dashboard?view=energy&room=${cellar}`,
  })
  await page.getByText('Cellar, the last seven days').waitFor()
  await page.getByRole('link', { name: 'Back to Cellar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cellar' }).waitFor()
})

test('M4 a guest is told what the guest’s own devices used, and no price', async () => {
  const { owner } = await measuredHome()
  const attic = await addRoom(owner, 'Attic')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: attic })
  const { page } = await fixture.visit(guest, { ...phone, path: '/dashboard?view=energy' })
  await page.getByText('No electricity is measured yet').waitFor()
  await page.getByText('What you may use, the last seven days').waitFor()
  expect(await page.getByText(/Heater|€/).count()).toBe(0)
})
