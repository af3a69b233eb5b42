/** Consumption, from the reports of a device over MQTT to the number that people read. */
import { updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import {
  deviceHistoryEndpoint,
  listReadingsEndpoint,
  listSeriesEndpoint,
  recentDaysEndpoint,
} from '@roomwire/contracts/http/history.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const minute = 60_000
const identifier = 'WLM-000001'

describe.each(engines)('what was used (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson
  let device: TestDevice
  beforeEach(async () => {
    server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1, 1)) })
    owner = await ownerOf(server)
    const secret = await addDevice(owner, identifier, await addRoom(owner, 'Cellar'))
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'UTC', currency: 'EUR' } })
    device = await connectTestDevice(server.mqttUrl, identifier, secret)
  })
  afterEach(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const later = async (ms: number) => {
    server.clock.advance(ms)
    await server.roomwire.recorder.stored()
  }
  const today = async (person = owner) =>
    (await callApi(person, recentDaysEndpoint, { query: {} })).days.at(-1)

  /** Sends numbers of a reading, a minute apart. */
  async function measure(key: string, values: readonly (number | null)[]): Promise<void> {
    for (const value of values) {
      await device.report('readings', { readings: { [key]: value } })
      await later(minute)
    }
  }

  it('GEN-2 a counter that reads 0 once, and then wavers, has counted what was used; a tank that misses an echo has lost nothing', async () => {
    await callApi(owner, updateDeviceEndpoint, {
      body: { device_identifier: identifier, tank_litres: 1_000 },
    })
    const energy = { name: 'Energy', unit: 'kWh', kind: 'energy', decimals: 3 }
    await device.report('hello', { readings: { energy } })
    await measure('energy', [3812.737, 0, 3812.746])
    expect((await today())?.kwh).toBeCloseTo(0.009, 6)
    await measure('energy', [3812.1, 3812.746])
    expect((await today())?.kwh).toBeCloseTo(0.009, 6)
    for (const waterLevel of ['81 %', '0 %', '81 %']) {
      await device.report('state', { waterLevel })
      await later(minute)
    }
    expect((await today())?.litres).toBe(0)
    // A new meter, once it has gone on from there.
    await measure('energy', [0, 0.5, 1])
    expect((await today())?.kwh).toBeCloseTo(1.009, 6)
  })

  it('GEN-2 of a total beside those of days one counts; who manages the home chooses another, and nobody else does', async () => {
    const kwh = { unit: 'kWh', kind: 'energy' }
    await device.report('hello', {
      readings: {
        total: { ...kwh, name: 'Total' },
        today: { ...kwh, name: 'Today' },
        yesterday: { ...kwh, name: 'Yesterday' },
        power: { name: 'Power', unit: 'W', kind: 'power' },
        water: { name: 'Water meter', unit: 'm³', kind: 'volume' },
        hall: { name: 'Hall', unit: '°C', kind: 'temperature' },
      },
    })
    for (const [total, ofToday, water] of [
      [100, 2, 7],
      [101, 3, 7.2],
      [104, 5, 7.25],
    ]) {
      await device.report('readings', {
        readings: { total, today: ofToday, yesterday: 9, power: 100, water },
      })
      await later(minute)
    }
    expect((await today())?.kwh).toBeCloseTo(4, 6)
    expect((await today())?.litres).toBeCloseTo(250, 6)
    const path = { path: { identifier } }
    const list = async (person = owner) => {
      const { series, meters } = await callApi(person, listSeriesEndpoint, path)
      return {
        meters,
        used: series.flatMap(({ series: key, counts }) => (counts === 'used' ? key : [])),
      }
    }
    expect(await list()).toEqual({ meters: null, used: ['total', 'power', 'water'] })
    const choose = (person: TestPerson, meters: string[] | null) =>
      answerOf(person, updateDeviceEndpoint, { body: { device_identifier: identifier, meters } })
    expect((await choose(owner, ['today'])).status).toBe(200)
    expect((await today())?.kwh).toBeCloseTo(3, 6)
    const family = await createTestFamily(owner)
    expect(await list(family)).toEqual({ meters: ['today'], used: ['today'] })
    expect((await choose(family, null)).status).toBe(403)
    for (const wrong of ['hall', 'unknown']) {
      expect((await choose(owner, [wrong])).status).toBe(400)
    }
    expect((await choose(owner, [])).status).toBe(200)
    expect((await today())?.kwh ?? null).toBeNull()
    expect((await choose(owner, null)).status).toBe(200)
    expect((await today())?.kwh).toBeCloseTo(4, 6)
  })

  it('GEN-2 a power that is told no more counts no further than is said, one that is told unchanged does; what is fed in is told apart and costs nothing', async () => {
    await device.report('hello', { readings: { power: { name: 'Power', kind: 'power' } } })
    // Told unchanged for six hours.
    for (let nth = 0; nth < 36; nth += 1) {
      await device.report('readings', { readings: { power: 2_000 } })
      await later(10 * minute)
    }
    expect((await today())?.kwh).toBeCloseTo(12, 6)
    await device.report('readings', { readings: { power: -1_000 } })
    await later(5 * 60 * minute)
    // Half an hour, three of its pauses of ten minutes.
    const kwhToday = async () => [
      (await today())?.kwh?.toFixed(3),
      (await today())?.kwh_fed_in?.toFixed(3),
    ]
    await expect.poll(kwhToday, { timeout: 60_000 }).toEqual(['12.000', '0.500'])
    const { devices } = await callApi(owner, listReadingsEndpoint, { query: {} })
    expect(devices[0]?.readings[0]?.value).toBeNull()
  })

  it('GEN-2 a reading in another unit is converted, or goes on apart: what was stays as it was', async () => {
    const declare = (more: object) =>
      device.report('hello', { readings: { power: { name: 'Power', kind: 'power', ...more } } })
    await declare({ unit: 'W' })
    await measure('power', [2_000, 2_000])
    await declare({ unit: 'kW' })
    await measure('power', [3])
    await declare({ unit: 'VA' })
    await measure('power', [500, 500])
    const kwh = (2 * 2_000 + 3_000) / 60_000
    expect((await today())?.kwh).toBeCloseTo(kwh, 6)
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kathmandu' } })
    expect((await today())?.kwh).toBeCloseTo(kwh, 6)
    const { devices } = await callApi(owner, listReadingsEndpoint, { query: {} })
    expect(devices[0]?.readings).toMatchObject([{ series: 'power.2', unit: 'VA', value: 500 }])
    const query = { series: 'power,power.2', points: '5' }
    const history = await callApi(owner, deviceHistoryEndpoint, { path: { identifier }, query })
    expect(history.series).toMatchObject([
      { series: 'power', name: 'Power (before)', unit: 'W' },
      { series: 'power.2', name: 'Power', unit: 'VA' },
    ])
    expect(Math.max(...(history.series[0]?.points ?? []).map(({ max }) => max))).toBe(3_000)
  })
})
