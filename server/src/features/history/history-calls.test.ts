/** Measurements, from the wire to the calls and to the pages of those who may see them. */
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { renamePinEndpoint, updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import {
  deviceHistoryEndpoint,
  listReadingsEndpoint,
  listSeriesEndpoint,
  recentDaysEndpoint,
} from '@roomwire/contracts/http/history.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import type { NewReadings, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const minute = 60_000
const isReadings = (said: ToBrowser): said is NewReadings =>
  'type' in said && said.type === 'readings'

describe.each(engines)('what devices measure (%s)', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    // A clock that stands still: a measurement lasts as long as it is put forward.
    server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1)) })
  })
  afterEach(async () => {
    await server.stop()
  })

  const path = (identifier: string) => ({ path: { identifier } })
  const later = async (ms: number) => {
    server.clock.advance(ms)
    await server.roomwire.recorder.stored()
  }

  /** The samples of each page that somebody is given, up to the instant that all its series reach. */
  async function pagesFor(person: TestPerson, from: number): Promise<string[]> {
    const series = 'device.level,pin.pump,pin.led'
    const pages: string[] = []
    for (let next: number | null = from; next !== null; ) {
      const from: string = String(next)
      const query = { series, from, resolution: 'sample', points: '1' } as const
      const page: Reply<typeof deviceHistoryEndpoint> = await callApi(
        person,
        deviceHistoryEndpoint,
        { ...path('WLM-000001'), query },
      )
      const samples = page.series.flatMap(({ series, points }) =>
        points.map(({ max, from, until }) => `${series} ${max} for ${minutes(until - from)}`),
      )
      pages.push(samples.join(', '))
      next = page.next
    }
    return pages
  }

  it('API-11 a device declares readings and sends them: they are kept, listed, and shown to pages that watch its room; what it has not declared is refused in words', async () => {
    const owner = await ownerOf(server)
    const hall = await addRoom(owner, 'Hall')
    const secret = await addDevice(owner, 'SC-000001', hall)
    const family = await createTestFamily(owner)
    const guest = await createTestGuest(owner, { now: server.clock.now(), room_id: hall })
    const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
    const temperature = { name: 'Hall', unit: '°C', kind: 'temperature', decimals: 1 }
    await device.report('hello', {
      rssi: -60,
      readings: { temperature, count: { name: 'Visitors' } },
    })
    const [page, ofGuest] = [await openLivePage(family), await openLivePage(guest)]
    await page.watch(hall)
    await ofGuest.watch(hall)
    await device.report('readings', { readings: { temperature: 21.4, unknown: 1 } })
    await device.settles()
    expect(device.complaints.map(({ error }) => error)).toEqual([
      'Declare these readings in a hello first: unknown',
    ])
    const said = {
      deviceIdentifier: 'SC-000001',
      readings: [{ series: 'temperature', value: 21.4 }],
    }
    expect(await page.hears(isReadings)).toMatchObject(said)
    expect(await ofGuest.hears(isReadings)).toMatchObject(said)

    const shown = { series: 'temperature', ...temperature, value: 21.4 }
    const { devices } = await callApi(guest, listReadingsEndpoint, {
      query: { room_id: String(hall) },
    })
    expect(devices).toMatchObject([
      { device_identifier: 'SC-000001', readings: [shown, { series: 'count', value: null }] },
    ])
    const seriesFor = async (person: TestPerson) =>
      (await callApi(person, listSeriesEndpoint, path('SC-000001'))).series
        .map(({ series }) => series)
        .sort()
    expect(await seriesFor(family)).toEqual(['count', 'device.signal', 'temperature'])
    expect(await seriesFor(guest)).toEqual(['count', 'temperature'])
    const query = { series: 'device.signal' }
    const asGuest = await answerOf(guest, deviceHistoryEndpoint, { ...path('SC-000001'), query })
    expect(asGuest.status).toBe(404)
    expect(server.bugs).toEqual([])
  })

  it('API-11 R-33 readings are taken each by itself, as their sender means them; one that the device does not know has no number, on pages and in lists, and a gap in its history', async () => {
    const owner = await ownerOf(server)
    const hall = await addRoom(owner, 'Hall')
    const secret = await addDevice(owner, 'SC-000001', hall)
    const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
    const say = (topic: 'hello' | 'readings', text: string) =>
      device.client.publishAsync(topicOf('SC-000001', topic), text, { qos: 1 })
    const errors = async () => {
      await device.settles()
      return device.complaints.splice(0).map(({ error }) => error)
    }
    await later(minute)
    const names = '"in":{"name":"In","unit":null},"out":{"name":"Out"},"press":{"name":"Pressure"}'
    await say('hello', `{"rssi":"-60","readings":{${names},"odd":{"name":"","kind":"heat"}}}\0`)
    expect(await errors()).toEqual(['readings.odd.name is required'])
    const page = await openLivePage(owner)
    await page.watch(hall)
    const begin = server.clock.now()
    await say(
      'readings',
      '{"readings":{"in":"21.4","out":-0.0,"press":"1,013","Bad Key":1,"new":2}}\0',
    )
    expect(await errors()).toEqual([
      'Declare these readings in a hello first: new; readings.press must be a number from -1000000000000 to 1000000000000; readings.Bad Key must begin with a letter and have at most 32 of a-z, 0-9 and _',
    ])
    const heard = await page.hears(isReadings)
    expect(heard.readings.map(({ series, value }) => [series, value])).toEqual([
      ['in', 21.4],
      ['out', 0],
    ])

    await later(10 * minute)
    const unknownAt = server.clock.now()
    await say('readings', '{"readings":{"in":nan,"out":8}}')
    expect(await errors()).toEqual([])
    const isNull = (said: ToBrowser): said is NewReadings =>
      isReadings(said) && said.readings.some(({ value }) => value === null)
    expect((await page.hears(isNull)).readings).toMatchObject([
      { series: 'in', value: null, at: unknownAt, changed: unknownAt },
      { series: 'out', value: 8, at: unknownAt },
    ])
    await later(5 * minute)
    const list = async () =>
      (await callApi(owner, listReadingsEndpoint, { query: {} })).devices
        .flatMap(({ readings }) => readings)
        .map(({ series, value, at }) => [series, value, at])
    expect(await list()).toEqual([
      ['in', null, unknownAt],
      ['out', 8, unknownAt],
      ['press', null, null],
    ])
    const query = { series: 'in', from: String(begin), points: '15' }
    const history = await callApi(owner, deviceHistoryEndpoint, { ...path('SC-000001'), query })
    const known = history.series[0]?.points.reduce((sum, point) => sum + point.known_ms, 0) ?? 0
    expect(minutes(known)).toBe(10)

    // Without its device nobody says so any more: the last number is told, as old as it is.
    await device.leave()
    await expect.poll(async () => (await shownTo(owner, 'SC-000001')).connected).toBe(false)
    await later(minute)
    expect((await list())[0]).toEqual(['in', 21.4, begin])
    expect(server.bugs).toEqual([])
  })

  it('API-11 GEN-2 energy and power are counted in the unit that their device means; in an unknown one they are shown as sent, not counted, and the device is told', async () => {
    const owner = await ownerOf(server)
    const room = await addRoom(owner, 'Cellar')
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
    const report = async (identifier: string, kind: string, unit: string, numbers: number[]) => {
      const device = await connectTestDevice(
        server.mqttUrl,
        identifier,
        await addDevice(owner, identifier, room),
      )
      const key = kind === 'volume' ? 'water' : 'used'
      await device.report('hello', { readings: { [key]: { name: 'Meter', kind, unit } } })
      for (const used of numbers) {
        await device.report('readings', { readings: { [key]: used } })
        await later(60 * minute)
      }
      await device.settles()
      return device.complaints.map(({ error }) => error)
    }
    const today = async () =>
      (await callApi(owner, recentDaysEndpoint, { query: {} })).days.at(-1)?.kwh ?? null
    expect(await report('SC-000001', 'power', 'VA', [2_000])).toEqual([
      'Shown but not counted, because their unit is not a known one: used (VA)',
    ])
    expect(await today()).toBeNull()
    expect(await report('SC-000002', 'power', 'Watts', [2_000])).toEqual([])
    expect(await today()).toBeCloseTo(2, 3)
    expect(await report('SC-000003', 'energy', 'MJ', [36, 72])).toEqual([])
    // 36 MJ are 10 kWh; meanwhile the second device goes on.
    expect(await today()).toBeCloseTo(16, 3)
    const { devices } = await callApi(owner, listReadingsEndpoint, { query: {} })
    expect(devices[0]?.readings[0]).toMatchObject({ unit: 'VA', value: 2_000 })
    const litres = async () =>
      (await callApi(owner, recentDaysEndpoint, { query: {} })).days.at(-1)?.litres ?? null
    expect(await report('SC-000004', 'volume', 'bbl', [1, 2])).toEqual([
      'Shown but not counted, because their unit is not a known one: water (bbl)',
    ])
    expect(await litres()).toBeNull()
    expect(await report('SC-000005', 'volume', 'Gallons', [100, 110])).toEqual([])
    expect(await litres()).toBeCloseTo(37.854, 3)
    expect(server.bugs).toEqual([])
  })

  it('API-11 CTRL-5 a level that is none any more counts on neither as water nor as known', async () => {
    const owner = await ownerOf(server)
    const secret = await addDevice(owner, 'WLM-000001', await addRoom(owner, 'Yard'))
    const begin = server.clock.now()
    const device = await connectTestDevice(server.mqttUrl, 'WLM-000001', secret)
    await device.report('state', { waterLevel: '80%' })
    await later(10 * minute)
    for (const waterLevel of ['-5 %', '1,234 %', null]) {
      await device.report('state', { waterLevel })
      await later(10 * minute)
    }
    expect((await shownTo(owner, 'WLM-000001')).waterLevelString).toBe('–')
    const query = { series: 'device.level', from: String(begin), points: '40' }
    const history = await callApi(owner, deviceHistoryEndpoint, { ...path('WLM-000001'), query })
    const points = history.series[0]?.points ?? []
    expect(points.map(({ min, max }) => [min, max])).toEqual(points.map(() => [80, 80]))
    expect(minutes(points.reduce((sum, { known_ms }) => sum + known_ms, 0))).toBe(10)
    expect(server.bugs).toEqual([])
  })

  it('API-11 a pin is shown as runs and points, with a gap while its device was offline; hours, kilowatt hours, costs and litres follow from it', async () => {
    const owner = await ownerOf(server)
    const yard = await addRoom(owner, 'Yard')
    const secret = await addDevice(owner, 'WLM-000001', yard)
    const watts = { device_identifier: 'WLM-000001', pin: 'pump' as const, watts: 600 }
    await callApi(owner, renamePinEndpoint, { body: watts })
    await callApi(owner, updateDeviceEndpoint, {
      body: { device_identifier: 'WLM-000001', tank_litres: 500 },
    })
    await callApi(owner, changeHomeEndpoint, {
      body: { currency: 'EUR', price_per_kwh: 0.5, time_zone: 'UTC' },
    })
    const begin = server.clock.now()
    const device = await connectTestDevice(server.mqttUrl, 'WLM-000001', secret)
    await device.report('state', { pins: { pump: 1, led: 0 }, waterLevel: '80%' })
    await later(30 * minute)
    await device.report('state', { pins: { pump: 0 }, waterLevel: '60%' })
    await later(10 * minute)
    await device.leave()
    await expect.poll(async () => (await shownTo(owner, 'WLM-000001')).connected).toBe(false)
    await later(20 * minute)
    const again = await connectTestDevice(server.mqttUrl, 'WLM-000001', secret)
    await again.report('state', { pins: { pump: 1 }, waterLevel: '55%' })
    await later(10 * minute)

    const query = { series: 'pin.pump,device.level', from: String(begin), points: '7' }
    const history = await callApi(owner, deviceHistoryEndpoint, { ...path('WLM-000001'), query })
    expect(history).toMatchObject({ resolution: 'sample', time_zone: 'UTC' })
    const [pump, level] = history.series
    expect(pump?.runs?.map(({ from, until, state }) => [state, minutes(until - from)])).toEqual([
      [1, 30],
      [0, 10],
      [1, 10],
    ])
    expect(level?.runs).toBeNull()
    expect([...new Set(level?.points.map(({ max }) => max))]).toEqual([80, 60, 55])
    const known = level?.points.reduce((sum, { known_ms }) => sum + known_ms, 0)
    expect(minutes(known ?? 0)).toBe(50)

    // Page by page, each state and each number is told once, all series up to the same instant.
    expect(await pagesFor(owner, begin)).toEqual([
      'device.level 80 for 30, pin.pump 1 for 30, pin.led 0 for 30',
      'device.level 60 for 10, pin.pump 0 for 10, pin.led 0 for 10',
      '', // It was offline.
      'device.level 55 for 10, pin.pump 1 for 10',
    ])
    const { days, pins, tanks } = await callApi(owner, recentDaysEndpoint, { query: {} })
    expect(days.length).toBe(7)
    const today = days.at(-1)
    expect(minutes(today?.on_ms ?? 0)).toBe(40)
    expect(today?.kwh).toBeCloseTo(0.4, 3)
    expect(today?.cost).toBeCloseTo(0.2, 3)
    expect(today?.litres).toBeCloseTo(125, 3)
    expect(days[0]).toMatchObject({ on_ms: null, kwh: null, litres: null })
    expect(pins.map(({ pin }) => pin)).toEqual(['pump', 'led'])
    expect(tanks).toMatchObject([{ device_identifier: 'WLM-000001' }])

    // A manager takes along what it has measured, by days; family take nothing of it.
    const { measured } = await callApi(owner, exportDataEndpoint, { body: { password } })
    const [ofPump] = measured.filter(({ series }) => series === 'pin.pump')
    expect(ofPump).toMatchObject({ device_identifier: 'WLM-000001', kind: 'pin' })
    expect(ofPump?.days.map(({ on_ms }) => minutes(on_ms))).toEqual([40])
    const family = await createTestFamily(owner)
    const asFamily = await callApi(family, exportDataEndpoint, { body: { password } })
    expect(asFamily.measured).toEqual([])

    // A guest is told what was since their access began, and nothing of costs.
    const guest = await createTestGuest(owner, { now: server.clock.now(), room_id: yard })
    await later(6 * minute)
    const asGuest = await callApi(guest, deviceHistoryEndpoint, { ...path('WLM-000001'), query })
    expect(asGuest.series[0]?.runs?.map(({ until, from }) => minutes(until - from))).toEqual([6])
    expect(await pagesFor(guest, begin)).toEqual(['device.level 55 for 6, pin.pump 1 for 6'])
    const recent = await callApi(guest, recentDaysEndpoint, { query: {} })
    expect([recent.currency, recent.days.at(-1)?.cost]).toEqual([null, null])
    expect(server.bugs).toEqual([])
  })
})

const minutes = (ms: number) => Math.round(ms / minute)
