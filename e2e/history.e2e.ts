/** The history: charts that one sees, hears and reads, and its few numbers where they help. */

import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type {
  HistoryPoint,
  homeHistoryEndpoint,
  listReadingsEndpoint,
  recentDaysEndpoint,
} from '@roomwire/contracts/http/history.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { homeAtNoon, midnightIn } from '@roomwire/testing/browser/page-clock.ts'
import { goTo, savePin } from '@roomwire/testing/browser/page-parts.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const tank = 'WLM-000001'

type History = Reply<typeof homeHistoryEndpoint>['devices'][number]['series'][number]
const about = { name: null, unit: null, decimals: 0 }
const described = [
  { ...about, series: 'pin.pump', kind: 'pin' },
  { ...about, series: 'device.level', kind: 'level', unit: '%' },
  { ...about, series: 'roof', kind: 'temperature', name: 'Roof', unit: '°C', decimals: 1 },
] as const

/** So many points of a time, of which a quarter is not known. */
function somePoints(from: number, to: number, count: number): HistoryPoint[] {
  const length = (to - from) / count
  return Array.from({ length: count }, (_, at) => {
    const mean = 20 + Math.sin(at / 20)
    const start = from + at * length
    return {
      from: start,
      until: start + length,
      min: mean - 0.5,
      mean,
      max: mean + 0.5,
      known_ms: Math.round(length),
      on_ms: Math.round(length),
      switchings: 0,
    }
  }).filter((_, at) => at < count / 2 || at > (count * 3) / 4)
}

/** Answers the calls about history with numbers of every sort. */
async function withHistory(page: Page, count = 200): Promise<void> {
  const now = Date.now()
  const newest = { value: 21.4, at: now, changed: now, silent_from: null, counts: null }
  const readings: Reply<typeof listReadingsEndpoint> = {
    devices: [{ device_identifier: tank, readings: [{ ...described[2], ...newest }] }],
  }
  const days: Reply<typeof recentDaysEndpoint> = {
    time_zone: 'UTC',
    currency: 'EUR',
    price_per_kwh: 0.3,
    pins: [],
    meters: [],
    tanks: [],
    levels: [],
    water_meters: [],
    days: Array.from({ length: 7 }, (_, at) => ({
      date: `2026-11-0${at + 1}`,
      from: at,
      until: at + 1,
      on_ms: at * 3_600_000,
      kwh: at / 10,
      kwh_fed_in: null,
      cost: at / 30,
      litres: at * 10,
    })),
  }
  await page.route('**/api/readings*', (route) => route.fulfill({ json: readings }))
  await page.route('**/api/history/days*', (route) => route.fulfill({ json: days }))
  await page.route('**/api/history?*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [from, to] = [Number(asked.get('from')), Number(asked.get('to'))]
    const points = somePoints(from, to, count)
    const half = (from + to) / 2
    const runs: History['runs'] = [
      { from, until: half, state: 0 },
      { from: half, until: to, state: 1 },
    ]
    const series = described
      .filter((one) => asked.get('series')?.split(',').includes(one.series) ?? true)
      .map((one) => ({ ...one, from, points, runs: one.kind === 'pin' ? runs : null }))
    const answer: Reply<typeof homeHistoryEndpoint> = {
      from,
      to,
      as_of: Date.now(),
      next: null,
      resolution: 'sample',
      time_zone: 'UTC',
      devices: [{ device_identifier: tank, series }],
    }
    return route.fulfill({ json: answer })
  })
}

const figureOf = (page: Page, title: string) =>
  page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title }) })

/** The history of the room of the tank, opened from there by keyboard. */
async function historyOfTank() {
  const { owner } = await fixture.home(tank)
  // On a day of 24 hours.
  const timezoneId = await homeAtNoon(owner)
  const { page } = await fixture.room(owner, { before: withHistory, timezoneId })
  await page.getByRole('link', { name: /^History of/ }).focus()
  await page.keyboard.press('Enter')
  return { page, roof: figureOf(page, 'Roof') }
}

test('NAV-1 a chart fits from 320 px, and is drawn in forced colours too', async () => {
  const { page, roof } = await historyOfTank()
  await roof
    .getByText(/last \d\d\.\d °C, lowest .*, highest .*, (rising|falling|steady)\./)
    .waitFor()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    const overrun = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(overrun).toBe(0)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  for (const title of ['Switches', 'Water level', 'Roof']) {
    const drawn = () =>
      figureOf(page, title)
        .locator('canvas')
        .evaluate((canvas) => {
          if (!(canvas instanceof HTMLCanvasElement)) return 0
          const image = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
          return image?.data.filter((value, at) => at % 4 === 3 && value > 0).length ?? 0
        })
    await expect.poll(drawn).toBeGreaterThan(1_000)
  }
})

test('NAV-1 a chart is walked along by keyboard alone', async () => {
  const { page, roof } = await historyOfTank()
  const slider = page.getByRole('slider', { name: 'Time, Roof' })
  await slider.focus()
  await page.keyboard.press('Home')
  const first = await slider.getAttribute('aria-valuetext')
  expect(first).toMatch(/^\d+ \w+, 00:00: \d\d\.\d °C$/)
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/, 00:10: \d\d\.\d °C$/)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/, 23:50: \d\d\.\d °C$/)

  const ofPins = page.getByRole('slider', { name: 'Time, Switches' })
  await ofPins.focus()
  await page.keyboard.press('End')
  expect(await ofPins.getAttribute('aria-valuetext')).toMatch(/, 23:59: .*ON$/)

  await roof.getByText('As a table').focus()
  await page.keyboard.press('Enter')
  const rows = roof.getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(100)
  expect(await rows.nth(1).innerText()).toMatch(/\d\d\.\d °C \(\d\d\.\d °C to \d\d\.\d °C\)/)
  await figureOf(page, 'Switches').getByText('on for', { exact: false }).first().waitFor()

  await page.getByRole('radio', { name: 'Day' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('week')
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.has('from')).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Living Room' }).waitFor()
})

onlyInProve('a chart is moved by dragging, and zoomed by two fingers', async () => {
  const { owner } = await fixture.home(tank)
  const path = `/dashboard?view=history&device=${tank}`
  const timezoneId = await homeAtNoon(owner)
  const midnight = midnightIn(timezoneId)
  const options = { path, before: withHistory, timezoneId, hasTouch: true }
  const { page, context } = await fixture.visit(owner, options)
  const over = figureOf(page, 'Roof').locator('.u-over')
  const middleOf = async () => {
    await over.scrollIntoViewIfNeeded()
    const place = await over.boundingBox()
    if (!place) throw new Error('The chart is nowhere')
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    return { x, y, fifth: place.width / 5 }
  }
  const { x: middle, y, fifth } = await middleOf()
  const shown = () => {
    const search = new URL(page.url()).searchParams
    return [Number(search.get('from')), Number(search.get('until'))] as const
  }
  await page.mouse.move(middle, y)
  await page.mouse.down()
  await page.mouse.move(middle + fifth, y, { steps: 3 })
  expect(shown()).toEqual([0, 0])
  await page.mouse.up()
  await expect.poll(() => shown()[0]).toBeGreaterThan(0)
  const [from, until] = shown()
  expect(hoursOf(until - from)).toBe(24)
  expect(hoursOf(midnight - until)).toBeCloseTo(4.8, 1)

  await page.getByText(/^\d+ \w+, \d\d:\d\d to \d+ \w+, \d\d:\d\d$/).waitFor()
  const now = await middleOf()
  const chromium = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) => {
    const fingers = apart === undefined ? [] : [now.x - apart / 2, now.x + apart / 2]
    const touchPoints = fingers.map((x, id) => ({ x, y: now.y, id }))
    return chromium.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await touch('touchStart', fifth)
  await touch('touchMove', 1.5 * fifth)
  await touch('touchMove', 2 * fifth)
  await touch('touchEnd')
  const length = () => hoursOf(shown()[1] - shown()[0])
  await expect.poll(length).toBeCloseTo(12, 1)
  const [closer] = shown()
  expect(hoursOf(closer - from)).toBeCloseTo(6, 1)

  await over.dblclick()
  await expect.poll(shown).toEqual([0, 0])
})

onlyInProve('a chart is zoomed by Ctrl and the wheel, and moved by keyboard', async () => {
  const { owner } = await fixture.home(tank)
  const path = `/dashboard?view=history&device=${tank}`
  const timezoneId = await homeAtNoon(owner)
  const midnight = midnightIn(timezoneId)
  const { page } = await fixture.visit(owner, { path, before: withHistory, timezoneId })
  const over = figureOf(page, 'Roof').locator('.u-over')
  await over.scrollIntoViewIfNeeded()
  const place = await over.boundingBox()
  if (!place) throw new Error('The chart is nowhere')
  // By hours before midnight.
  const shown = () => {
    const search = new URL(page.url()).searchParams
    const ends = [Number(search.get('from')), Number(search.get('until'))]
    return ends.map((end) => (end === 0 ? null : hoursOf(midnight - end)))
  }
  const scrolled = () => page.evaluate(() => window.scrollY)
  const begin = await scrolled()
  await page.mouse.move(place.x + place.width / 4, place.y + place.height / 2)
  await page.mouse.wheel(0, -40)
  await expect.poll(scrolled).toBeLessThan(begin)
  expect(shown()).toEqual([null, null])
  await over.scrollIntoViewIfNeeded()
  const now = (await over.boundingBox()) ?? place
  await page.mouse.move(now.x + now.width / 4, now.y + now.height / 2)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  // The hour at a quarter of the day, 18 hours before its end, stands there still.
  const near = (hours: number) => expect.closeTo(hours, 0)
  await expect.poll(shown).toEqual([near(21), near(9)])
  expect(await page.evaluate(() => window.devicePixelRatio)).toBe(1)

  await page.getByRole('button', { name: 'Earlier' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(shown).toEqual([near(33), near(21)])
  await page.keyboard.press('Enter')
  await expect.poll(shown).toEqual([near(45), near(33)])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(shown).toEqual([near(33), near(21)])
  await page.getByRole('button', { name: 'Zoom out' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(shown).toEqual([near(39), near(15)])

  // A person who has come to the newest time is still where they were.
  const toLater = page.getByRole('button', { name: 'Later' })
  await toLater.focus()
  await page.keyboard.press('Enter')
  await expect.poll(shown).toEqual([near(24), near(0)])
  await page.locator('[aria-disabled=true]:focus', { hasText: 'Later' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(shown).toEqual([near(48), near(24)])
})

const hoursOf = (ms: number) => Math.round(ms / 36_000) / 100

onlyInProve('a demo says until when its charts were made up', async () => {
  const { owner } = await fixture.home(tank)
  const madeUpUntil = Date.now() - 3 * 86_400_000
  changeStoredData(
    fixture.stack,
    `update home set made_up_until = ${madeUpUntil} where id = (select home_id from person where id = ${owner.userId})`,
  )
  const path = `/dashboard?view=history&device=${tank}&range=week`
  const { page } = await fixture.visit(owner, { path, before: withHistory })
  const note = page.getByText(/^This is a demo home: everything before .* is made up\.$/)
  await note.waitFor()
  await page.getByRole('radio', { name: 'Day' }).click()
  await note.waitFor({ state: 'detached' })
  await page.goto(`${owner.url}/dashboard?view=activity`)
  await note.waitFor()
})

test('CTRL-5 a room and the dashboard show the numbers of today', async () => {
  const { owner } = await fixture.home(tank)
  const { page } = await fixture.live(owner, { before: withHistory })
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByText('6 h').waitFor()
  expect(await today.innerText()).toMatch(/0\.6 kWh, €0\.20[\s\S]*60 l/)
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  const plate = page.getByRole('article')
  await plate.getByText('21.4 °C').waitFor()
  await today.getByText('60 l').waitFor()

  await page.getByRole('button', { name: /^Edit pins/ }).click()
  await page.getByRole('button', { name: 'Tank Capacity not set' }).click()
  await page.getByLabel('Tank capacity, litres').fill('1 000 l')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Tank Holds 1000 l' }).waitFor()
  await page.getByRole('button', { name: /^Pump / }).click()
  await page.getByLabel('Watts while on').fill('8.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a whole number from 1 to 100,000').waitFor()
  await page.getByLabel('Watts while on').fill('750 W')
  await savePin(page)
  const [device] = (await callApi(owner, listDevicesEndpoint, {})).devices
  expect([device?.tank_litres, device?.outputs?.pump?.watts]).toEqual([1_000, 750])

  await plate.getByRole('link', { name: /^Last day: between \d+% and \d+%/ }).click()
  await figureOf(page, 'Water level').waitFor()
  await goTo(page, 'Settings')
  await page.getByRole('button', { name: 'Price of electricity' }).click()
  await page.getByLabel('Price per kWh').fill('0,31')
  await page.getByLabel('Currency').fill('eur')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('€0.31').waitFor()
})
