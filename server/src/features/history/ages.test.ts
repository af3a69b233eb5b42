/** Each number has its own age: when it was heard, since when it is so, and from when on it is silent. */
import {
  listLevelsOfPassEndpoint,
  listReadingsEndpoint,
  listSeriesEndpoint,
} from '@roomwire/contracts/http/history.ts'
import type { NewReadings, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInNewSpan } from '../devices/rules/own-spans.ts'

const minute = 60_000
const board = 'SC-000001'
const isReadings = (said: ToBrowser): said is NewReadings =>
  'type' in said && said.type === 'readings'

describe.each(engines)('the age of what devices measure (%s)', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1)) })
  })
  afterEach(async () => {
    await server.stop()
  })

  /** A board that measures in a room, and declares two readings. */
  async function measuringBoard() {
    const owner = await ownerOf(server)
    const hall = await addRoom(owner, 'Hall')
    const secret = await addDevice(owner, board, hall)
    const device = await connectTestDevice(server.mqttUrl, board, secret)
    const readings = { fast: { name: 'Fast' }, slow: { name: 'Slow' } }
    await device.report('hello', { readings })
    await device.settles()
    return { owner, hall, secret, device, readings }
  }

  const readingsOf = async (person: TestPerson) => {
    const { devices } = await callApi(person, listReadingsEndpoint, { query: {} })
    return Object.fromEntries(
      (devices[0]?.readings ?? []).map(({ series, value, at, changed, silent_from }) => [
        series,
        [value, at, changed, silent_from],
      ]),
    )
  }

  it('API-11 GEN-2 a number that stays the same is as old as when it was heard last, in lists as on pages; one that is told no more is silent after three of its usual pauses, beside one that is told, also after a restart', async () => {
    const { owner, hall, secret, device } = await measuringBoard()
    const page = await openLivePage(owner)
    await page.watch(hall)
    const begin = server.clock.now()
    for (let nth = 0; nth <= 4; nth += 1) {
      if (nth > 0) server.clock.advance(minute)
      await device.report('readings', { readings: { fast: 20 + nth, slow: 7 } })
    }
    await device.settles()
    const heardAt = begin + 4 * minute
    const silent = heardAt + 3 * minute
    const slow = [7, heardAt, begin, silent]
    expect(await readingsOf(owner)).toEqual({ fast: [24, heardAt, heardAt, silent], slow })
    const isLast = (said: ToBrowser): said is NewReadings =>
      isReadings(said) && said.readings.some(({ value }) => value === 24)
    const live = (await page.hears(isLast)).readings.find(({ series }) => series === 'slow')
    expect(live).toEqual({
      series: 'slow',
      value: 7,
      at: heardAt,
      changed: begin,
      silent_from: silent,
    })

    for (let nth = 0; nth < 3; nth += 1) {
      server.clock.advance(minute)
      await device.report('readings', { readings: { fast: 24 } })
    }
    await device.settles()
    const now = server.clock.now()
    const before = await readingsOf(owner)
    expect(before.slow).toEqual(slow)
    expect(before.fast).toEqual([24, now, heardAt, now + 3 * minute])
    expect(Number(before.slow?.[3])).toBeLessThanOrEqual(now)

    await device.leave()
    server = await restartTestServer(server, engine)
    const back = { ...owner, url: server.url }
    expect(await readingsOf(back)).toEqual(before)
    const again = await connectTestDevice(server.mqttUrl, board, secret)
    server.clock.advance(10 * minute)
    await again.report('readings', { readings: { fast: 24 } })
    await again.settles()
    const later = server.clock.now()
    expect((await readingsOf(back)).fast?.slice(0, 2)).toEqual([24, later])
    // It is usually silent for a minute, however long the server was away.
    expect((await readingsOf(back)).fast?.[3]).toBe(later + 3 * minute)
    expect(server.bugs).toEqual([])
  })

  it('API-11 CTRL-7 a board that only measures was seen when it measured last, without a rev or a message of its own; who sees a part of it is not told', async () => {
    const { owner, hall, device } = await measuringBoard()
    await device.report('state', { pins: { 18: 1 } })
    await device.settles()
    const pins = [{ device_identifier: board, pin: '18' as const }]
    const guest = await createTestGuest(owner, { now: server.clock.now(), pins })
    const [page, ofGuest] = [await openLivePage(owner), await openLivePage(guest)]
    await page.watch(hall)
    await ofGuest.watch(hall)
    const shown = async (person: TestPerson) => {
      const { rev, lastSeenAt } = await shownTo(person, board)
      return { rev, lastSeenAt }
    }
    const [before, asGuest] = [await shown(owner), await shown(guest)]
    server.clock.advance(10 * minute)
    await device.report('readings', { readings: { fast: 1 } })
    await device.settles()
    await page.hears(isReadings)
    expect(await shown(owner)).toEqual({ rev: before.rev, lastSeenAt: server.clock.now() })
    expect(await shown(guest)).toEqual(asGuest)
    // It is stored, so that a crash takes little of it.
    const { devices, measuredChanges } = server.roomwire
    const ids = (await devices.candidates([board])).map(({ id }) => id)
    const stored = async () => (await measuredChanges.of(ids))[0]?.lastSeenAt
    await expect.poll(stored).toBe(server.clock.now())
    const { series } = await callApi(owner, listSeriesEndpoint, { path: { identifier: board } })
    const pin = series.find(({ series: key }) => key === 'pin.18')
    expect(pin).toMatchObject({ value: 1, silent_from: null })
    expect((await page.settles()).filter(isUpdate())).toEqual([])
    expect(await ofGuest.settles()).toEqual([])
    expect(server.bugs).toEqual([])
  })

  it('API-11 R-60 that a board says the same again is stored once in ten seconds on SQLite, something new at once', async () => {
    const { owner, device } = await measuringBoard()
    const { devices, measuredChanges } = server.roomwire
    const ids = (await devices.candidates([board])).map(({ id }) => id)
    const says = async (report: object) => {
      await device.report('state', { pins: { 18: 1 }, ...report })
      await device.settles()
      expect((await shownTo(owner, board)).lastSeenAt).toBe(server.clock.now())
      return (await measuredChanges.of(ids))[0]?.lastSeenAt
    }
    await says({})
    while (!isInNewSpan(ids[0] ?? 0, server.clock.now(), server.clock.now() - 1))
      server.clock.advance(1)
    const begin = server.clock.now()
    expect(await says({})).toBe(begin)
    server.clock.advance(5_000)
    expect(await says({})).toBe(engine === 'sqlite' ? begin : server.clock.now())
    expect(await says({ ip: '10.0.0.9' })).toBe(server.clock.now())
    server.clock.advance(5_000)
    expect(await says({})).toBe(server.clock.now())
    expect(server.bugs).toEqual([])
  })

  it('API-11 CTRL-5 the level of a tank has an age of its own, also in words: pages hear it with each report of it; it is silent after three of its usual pauses and five minutes, also after a restart', async () => {
    const owner = await ownerOf(server)
    const yard = await addRoom(owner, 'Yard')
    const secret = await addDevice(owner, 'WLM-000001', yard)
    const tank = await connectTestDevice(server.mqttUrl, 'WLM-000001', secret)
    const page = await openLivePage(owner)
    await page.watch(yard)
    const tell = async (waterLevel: string) => {
      server.clock.advance(minute)
      await tank.report('state', { waterLevel })
      await tank.settles()
      return server.clock.now()
    }
    expect(await readingsOf(owner)).toEqual({})
    const inWordsAt = await tell('HIGH')
    expect(await readingsOf(owner)).toEqual({ 'device.level': [null, inWordsAt, inWordsAt, null] })
    const begin = await tell('72%')
    await tell('72%')
    const at = await tell('72%')
    const silent_from = at + 5 * minute
    const expected = { 'device.level': [72, at, begin, silent_from] }
    expect(await readingsOf(owner)).toEqual(expected)
    const isLast = (said: ToBrowser): said is NewReadings =>
      isReadings(said) && said.readings.some((one) => one.at === at)
    expect((await page.hears(isLast)).readings).toEqual([
      { series: 'device.level', value: 72, at, changed: begin, silent_from },
    ])

    server.clock.advance(10 * minute)
    await tank.report('state', { pins: { pump: 1 } })
    await tank.settles()
    expect(await readingsOf(owner)).toEqual(expected)
    const { lastSeenAt, outputs } = await shownTo(owner, 'WLM-000001')
    expect([lastSeenAt, outputs?.pump?.reportedAt]).toEqual([
      server.clock.now(),
      server.clock.now(),
    ])

    await tank.leave()
    server = await restartTestServer(server, engine)
    const back = { ...owner, url: server.url }
    const pageBack = await openLivePage(back)
    await pageBack.watch(yard)
    const again = await connectTestDevice(server.mqttUrl, 'WLM-000001', secret)
    await again.report('state', { waterLevel: '72%' })
    const now = server.clock.now()
    const { readings } = await pageBack.hears(isReadings)
    const present = [72, now, begin, now + 5 * minute]
    expect(readings.map((one) => [one.value, one.at, one.changed, one.silent_from])).toEqual([
      present,
    ])
    expect(await readingsOf(back)).toEqual({ 'device.level': present })
    expect(server.bugs).toEqual([])
  })

  it('ROLE-3 GEN-2 a pass is told the age of the levels that it sees, from when it was given, and no other readings', async () => {
    const owner = await ownerOf(server)
    const yard = await addRoom(owner, 'Yard')
    const secret = await addDevice(owner, 'WLM-000001', yard)
    const tank = await connectTestDevice(server.mqttUrl, 'WLM-000001', secret)
    await tank.report('hello', { readings: { draw: { name: 'Draw' } } })
    const tell = async () => {
      server.clock.advance(minute)
      await tank.report('readings', { readings: { draw: 40 } })
      await tank.report('state', { pins: { pump: 1 }, waterLevel: '72%' })
      await tank.settles()
      return server.clock.now()
    }
    await tell()
    const since = server.clock.now() + 1
    server.clock.advance(minute)
    const now = server.clock.now()
    const all = passBrowser(await givePass(owner, { now, start_at: since }))
    const pins = [{ device_identifier: 'WLM-000001', pin: 'pump' as const }]
    const pump = passBrowser(await givePass(owner, { now, pins }))
    const levelsOf = async ({ show, levels }: typeof all) => {
      expect((await show()).status).toBe(200)
      const { status, text } = await levels()
      expect(status).toBe(200)
      return listLevelsOfPassEndpoint.reply.parse(JSON.parse(text)).devices
    }
    expect((await all.levels()).status).toBe(401)
    await all.open()
    await pump.open()
    const [page, ofPump] = [await all.page(), await pump.page()]
    await page.watchHome()
    await ofPump.watchHome()
    // It was told last before the pass was given.
    expect(await levelsOf(all)).toMatchObject([
      { readings: [{ series: 'device.level', at: null, silent_from: null }] },
    ])

    await tell()
    await tell()
    const at = await tell()
    const level = {
      series: 'device.level',
      value: 72,
      at,
      changed: since,
      silent_from: at + 5 * minute,
    }
    expect(await levelsOf(all)).toMatchObject([
      { device_identifier: 'WLM-000001', readings: [level] },
    ])
    expect(await levelsOf(pump)).toEqual([])
    const isLast = (said: ToBrowser): said is NewReadings =>
      isReadings(said) && said.readings.some((one) => one.at === at)
    expect((await page.hears(isLast)).readings).toEqual([level])
    expect((await ofPump.settles()).filter(isReadings)).toEqual([])
    expect(server.bugs).toEqual([])
  })
})
