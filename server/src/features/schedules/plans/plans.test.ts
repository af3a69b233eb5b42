/** Schedules that devices have stored: they go on without a server, once, and are told afterwards. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { Endpoint, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { deleteGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import * as calls from '@roomwire/contracts/http/schedules.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  registerOwner,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openStoppedDevice } from '@roomwire/testing/worlds/stopped-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runDueSchedules } from '../run-due.ts'

const minute = 60_000
const hour = 60 * minute
const dayMs = 24 * hour

describe.each(engines)('stored schedules (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
    // Each test looks itself: the server's own look may fall between a jump of the clock and its own.
    await server.roomwire.scheduleAlarm.stop()
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const call = async <E extends Endpoint>(who: TestPerson, endpoint: E, sent: RequestInput<E>) =>
    callApi(await signInAs(server.url, who.email), endpoint, sent)
  /** To be done each day so long after a whole minute of now. */
  const make = async (
    who: TestPerson,
    afterMs: number,
    more: { for_s?: number; state?: 0 | 1 } = {},
  ) => {
    const at = new Date(server.clock.now() + afterMs).toISOString().slice(11, 16)
    const body = {
      name: `At ${at}`,
      rule: {
        days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock' as const, at },
        spread: 0,
        from: null,
        until: null,
      },
      pins: [
        { device_identifier: 'SC-000001', pin: '18' as const, state: more.state ?? (1 as const) },
      ],
      for_s: more.for_s ?? null,
    }
    return (await call(who, calls.createScheduleEndpoint, { body })).schedule
  }
  const storedOf = async (who: TestPerson) =>
    (await call(who, calls.listSchedulesEndpoint, {})).schedules.map(({ stored }) => stored)
  const runs = async (who: TestPerson, { schedule_id }: { schedule_id: number }) =>
    (await call(who, calls.scheduleRunsEndpoint, { path: { id: String(schedule_id) } })).runs
  const look = () => runDueSchedules(server.roomwire)
  const done = async (who: TestPerson) =>
    (await call(who, listActivityEndpoint, { query: { cause: 'schedule' } })).entries.filter(
      ({ kind, outcome }) => kind === 'command' && outcome === 'done',
    )

  async function furnish() {
    const owner = await registerOwner(server.url)
    const roomId = await addRoom(owner, 'Hall')
    const secret = await addDevice(owner, 'SC-000001', roomId)
    await call(owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
    const device = openStoppedDevice(server.mqttUrl, 'SC-000001', secret)
    await device.connect()
    /** Time passes for all, in steps: a pin that goes on and off within one is not seen. */
    const pass = async (ms: number) => {
      for (let left = ms; left > 0; left -= 10 * minute) {
        server.clock.advance(Math.min(left, 10 * minute))
        await device.pass(Math.min(left, 10 * minute))
      }
    }
    /** Its line is cut, and the server knows. */
    const leave = async () => {
      device.vanish()
      const signedIn = await signInAs(server.url, owner.email)
      await expect.poll(async () => (await shownTo(signedIn, 'SC-000001')).connected).toBe(false)
    }
    const isStored = () =>
      expect
        .poll(async () => (await storedOf(owner)).every((one) => one === null || one.on === one.of))
        .toBe(true)
    return { owner, roomId, device, pass, leave, isStored }
  }
  const storedOnOne = { on: 1, of: 1, not_yet: [], still: [] }

  it('F6 R-81 run for an evening without their server, each once, also over a start of the device, and are told afterwards', async () => {
    const { owner, device, pass, leave } = await furnish()
    const on = await make(owner, 2 * hour, { for_s: 1_800 })
    const again = await make(owner, 4 * hour)
    await expect.poll(() => storedOf(owner)).toEqual([storedOnOne, storedOnOne])
    await pass(hour)
    device.vanish()
    await pass(2 * hour)
    expect(device.switched.map(({ isOn }) => isOn)).toEqual([true, false])
    const [begun, ended] = device.switched
    expect((ended?.at ?? 0) - (begun?.at ?? 0)).toBe(1_800_000)
    await pass(2 * hour)
    expect(device.switched.map(({ isOn }) => isOn)).toEqual([true, false, true])
    server = await restartTestServer(server, engine)
    await look()
    // It has told nothing yet: nobody knows.
    for (const one of [on, again]) {
      expect(await runs(owner, one)).toMatchObject([
        { outcome: 'device', done: 0, due_at: one.next_at },
      ])
    }
    await device.reboot()
    // They are told twice, as a device cannot know what was stored.
    for (const nth of [1, 2]) {
      await device.connect(server.mqttUrl)
      await expect.poll(() => device.plan, { message: `connect ${nth}` }).toBeDefined()
      await leave()
    }
    for (const one of [on, again]) {
      expect(await runs(owner, one)).toMatchObject([
        { outcome: 'acted', done: 1, due_at: one.next_at },
      ])
    }
    await look()
    expect((await done(owner)).map(({ at }) => at).sort()).toEqual([on.next_at, again.next_at])
    expect(device.commands).toBe(0)
    expect(device.switched).toHaveLength(4) // The start has switched it off.
  })

  it('F6 that a device does just after a connect are told at once, and the change names them', async () => {
    const { owner, device, pass, leave, isStored } = await furnish()
    const one = await make(owner, 2 * hour)
    await isStored()
    // It does not know the time when it is due: its server tells it, a little later.
    await device.reboot()
    await leave()
    await pass((one.next_at ?? 0) - server.clock.now() + 20_000)
    await look()
    await device.connect()
    await expect.poll(() => device.plan).toBeDefined()
    await pass(1_000)
    expect(await runs(owner, one)).toMatchObject([{ outcome: 'acted', done: 1 }])
    const { pins } = await shownTo(await signInAs(server.url, owner.email), 'SC-000001')
    expect(pins[18]).toMatchObject({ state: 1, lastChange: { at: one.next_at, cause: 'schedule' } })
  })

  it('F6 are asked for by the server while there is one, and the last change names them afterwards', async () => {
    const { owner, device, pass, isStored } = await furnish()
    const first = await make(owner, hour)
    await isStored()
    await pass((first.next_at ?? 0) - server.clock.now())
    await look()
    await expect.poll(() => device.isOn('18')).toBe(true)
    expect(device.commands).toBe(1)
    device.vanish()
    await pass(5_000)
    expect(device.switched).toHaveLength(1)
    const off = await make(owner, hour, { state: 0 })
    await device.connect()
    await isStored()
    device.vanish()
    await pass(2 * hour)
    await device.connect()
    const signedIn = await signInAs(server.url, owner.email)
    await expect
      .poll(async () => (await shownTo(signedIn, 'SC-000001')).pins['18']?.lastChange)
      .toMatchObject({
        cause: 'schedule',
        at: off.next_at,
        by: { kind: 'schedule', id: off.schedule_id },
      })
  })

  it('F6 that are changed or paused while their device is away are shown as not stored yet, or as done still', async () => {
    const { owner, device, pass, leave, isStored } = await furnish()
    const one = await make(owner, 2 * hour)
    await isStored()
    await leave()
    const path = { id: String(one.schedule_id) }
    await call(owner, calls.pauseScheduleEndpoint, { path, body: { paused: true } })
    expect(await storedOf(owner)).toEqual([{ ...storedOnOne, on: 0, still: ['Device SC-000001'] }])
    await call(owner, calls.pauseScheduleEndpoint, { path, body: { paused: false } })
    expect(await storedOf(owner)).toEqual([storedOnOne])
    const { name, rule, for_s } = one
    const later = {
      ...rule,
      time: {
        kind: 'clock' as const,
        at: new Date(server.clock.now() + 5 * hour).toISOString().slice(11, 16),
      },
    }
    const pins = [{ device_identifier: 'SC-000001', pin: '18' as const, state: 1 as const }]
    await call(owner, calls.changeScheduleEndpoint, {
      path,
      body: { name, for_s, pins, rule: later },
    })
    expect(await storedOf(owner)).toEqual([
      { ...storedOnOne, on: 0, not_yet: ['Device SC-000001'] },
    ])
    await pass(3 * hour)
    expect(device.isOn('18')).toBe(true)
    await device.connect()
    await isStored()
    // Its run by the older one is told, and the newer one is stored.
    expect(await runs(owner, one)).toMatchObject([
      { outcome: 'acted', done: 1, due_at: one.next_at },
    ])
    expect(device.plan?.entries.map(({ at }) => at % dayMs)).not.toContain(
      (one.next_at ?? 0) % dayMs,
    )
  })

  it('leave alone what somebody has switched while there was no server, and are told as held', async () => {
    const { owner, device, pass, leave, isStored } = await furnish()
    const off = await make(owner, hour, { state: 0 })
    await isStored()
    expect(device.plan?.hold).toBe(7_200)
    await leave()
    await device.touch(12)
    await pass(2 * hour)
    expect(device.isOn('18')).toBe(true)
    await look()
    await device.connect()
    await isStored()
    await expect
      .poll(() => runs(owner, off))
      .toMatchObject([{ outcome: 'held', held: 1, done: 0, due_at: off.next_at }])
    await call(owner, changeHomeEndpoint, { body: { hold_s: 0 } })
    await expect.poll(() => device.plan).not.toHaveProperty('hold')
  })

  it('R-21 leave the plan at once when their maker may not switch the pin any more, and on holiday', async () => {
    const { owner, device, roomId, isStored } = await furnish()
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      forMs: 30 * dayMs,
      room_id: roomId,
      may_arrange: true,
    })
    await make(guest, hour)
    await isStored()
    expect(device.plan?.entries.length).toBeGreaterThan(7)
    await call(owner, calls.pauseSchedulesEndpoint, { body: { paused: true } })
    await expect.poll(() => device.plan?.entries).toEqual([])
    await call(owner, calls.pauseSchedulesEndpoint, { body: { paused: false } })
    await expect.poll(() => device.plan?.entries.length).toBeGreaterThan(7)
    await call(owner, deleteGuestEndpoint, {
      path: { id: String(guest.userId) },
    })
    await expect.poll(() => device.plan?.entries).toEqual([])
  })
})
