/** The history of a whole home: a page of devices a call, and then only what has changed. */

import { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { homeHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import {
  addRoom,
  callApi,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { kindOfSeries } from '../series/series-kinds.ts'

const hourMs = 3_600_000
const keys: SeriesKey[] = ['pin.13', 'pin.18', 'pin.19', 'pin.21', 'device.signal']
const about = { name: null, unit: null, decimals: 0 }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer('sqlite', { clock: stillClock(Date.UTC(2026, 5, 1, 12)) })
})
afterEach(async () => {
  await server.stop()
})

type Asked = Parameters<typeof callApi<typeof homeHistoryEndpoint>>[2]['query']
const ask = (person: TestPerson, query: Asked = {}) =>
  callApi(person, homeHistoryEndpoint, { query })

/** All pages of a history. */
async function allPages(person: TestPerson, query: Asked = {}) {
  const pages: Reply<typeof homeHistoryEndpoint>[] = []
  for (let next: number | null = 0; next !== null; next = pages.at(-1)?.next ?? null) {
    pages.push(await ask(person, { ...query, page: String(next) }))
  }
  return pages
}

/** Registers devices with names in the other order, which have measured for 30 hours. */
async function addMeasured(owner: TestPerson, count: number, roomId: number | null) {
  const until = server.clock.now()
  const samples = Array.from({ length: 60 }, (_, nth) => ({
    at: until - 30 * hourMs + (nth * hourMs) / 2,
    value: nth % 2,
  }))
  for (let nth = 1; nth <= count; nth += 1) {
    const device_identifier = `SC-00000${count - nth}`
    await callApi(owner, registerDeviceEndpoint, {
      body: {
        device_identifier,
        device_name: `Lamp ${nth}`,
        device_local_IP: '192.168.1.40',
        room_id: roomId,
      },
    })
    const [device] = await server.roomwire.devices.candidates([device_identifier])
    await server.roomwire.history.make({
      device: { id: device?.id ?? 0 },
      series: keys.map((key) => ({ ...about, key, kind: kindOfSeries(key).kind, samples })),
      samplesFrom: until - 30 * hourMs,
      until,
      timeZone: 'UTC',
    })
  }
}

const namesOf = ({ devices }: Reply<typeof homeHistoryEndpoint>, count: number) =>
  devices.map(({ device_identifier }) => `Lamp ${count - Number(device_identifier.slice(3))}`)

it('API-11 the history of a home comes some devices a page, each once and in the order of their names; a room, a device and a series have theirs', async () => {
  const owner = await ownerOf(server)
  const hall = await addRoom(owner, 'Hall')
  await addMeasured(owner, 10, hall)
  const pages = await allPages(owner, { points: '1000' })
  expect(pages.map((page) => namesOf(page, 10).join())).toEqual([
    'Lamp 1,Lamp 2,Lamp 3,Lamp 4',
    'Lamp 5,Lamp 6,Lamp 7,Lamp 8',
    'Lamp 9,Lamp 10',
  ])
  const all = await ask(owner)
  expect([all.next, namesOf(all, 10).length]).toEqual([null, 10])
  const series = (page: typeof all) => [
    ...new Set(page.devices.flatMap((one) => one.series.map(({ series: key }) => key))),
  ]
  // Series of the network are told of a single device alone.
  expect(series(all)).toEqual(['pin.13', 'pin.18', 'pin.19', 'pin.21'])
  const ofDevice = await ask(owner, { device: 'SC-000003' })
  expect([namesOf(ofDevice, 10), series(ofDevice)]).toEqual([['Lamp 7'], keys])
  expect(series(await ask(owner, { room_id: String(hall), series: 'pin.18' }))).toEqual(['pin.18'])
  const other = await addRoom(owner, 'Yard')
  expect((await ask(owner, { room_id: String(other) })).devices).toEqual([])

  // A guest is told what was since their access began.
  const now = server.clock.now()
  const guest = await createTestGuest(owner, {
    now,
    forMs: 24 * hourMs,
    device_identifier: 'SC-000003',
  })
  server.clock.advance(hourMs)
  const asGuest = await ask(guest, { device: 'SC-000003' })
  expect(series(asGuest)).toEqual(['pin.13', 'pin.18', 'pin.19', 'pin.21'])
  expect(Math.min(...asGuest.devices.flatMap((one) => one.series.map(({ from }) => from)))).toBe(
    now - 1_000,
  )
  expect(namesOf(await ask(guest), 10)).toEqual(['Lamp 7'])
  expect(server.bugs).toEqual([])
})

it('API-11 with since a history tells what has changed, and with what was told before that is all of it', async () => {
  const owner = await ownerOf(server)
  await addMeasured(owner, 3, null)
  const day = server.clock.now() - 12 * hourMs
  for (const days of [1, 20, 300]) {
    const span = { from: String(day - (days - 1) * 24 * hourMs), to: String(day + 24 * hourMs) }
    const before = await ask(owner, { ...span, points: '200' })
    server.clock.advance(hourMs / 4)
    const [device] = await server.roomwire.devices.candidates(['SC-000001'])
    const at = server.clock.now() - 60_000
    await server.roomwire.history.add([{ id: device?.id ?? 0, key: 'pin.18', at, value: 1 }])
    server.clock.advance(hourMs / 4)
    const since = String(before.as_of)
    const news = await ask(owner, { ...span, points: '200', since })
    const now = await ask(owner, { ...span, points: '200' })
    expect(now.resolution).toBe(days === 1 ? 'sample' : days === 20 ? 'hour' : 'day')
    const merged = before.devices.map((one, nth) => ({
      ...one,
      series: one.series.map((old, at) => {
        const newer = news.devices[nth]?.series[at]
        const kept = old.points.filter(({ from }) => from < (newer?.from ?? Infinity))
        return [old.series, [...kept, ...(newer?.points ?? [])]]
      }),
    }))
    expect(merged).toEqual(
      now.devices.map((one) => ({
        ...one,
        series: one.series.map(({ series, points }) => [series, points]),
      })),
    )
    const pointsIn = (page: typeof now) =>
      page.devices.flatMap((one) => one.series.flatMap(({ points }) => points)).length
    expect(pointsIn(news)).toBeLessThan(pointsIn(now))
  }
  const span = { from: String(day - 12 * hourMs), to: String(day) }
  const { as_of } = await ask(owner, span)
  expect((await ask(owner, { ...span, since: String(as_of) })).devices).toEqual([])
  expect(server.bugs).toEqual([])
})
