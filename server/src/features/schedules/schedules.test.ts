/** Schedules of a whole server: they act once, with the rights of their maker, or say why not. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { Endpoint, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import * as calls from '@roomwire/contracts/http/schedules.ts'
import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import {
  addDevice,
  callApi,
  createTestFamily,
  createTestGuest,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { closeAccount } from '@roomwire/testing/fixtures/close-account.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recomputeAll } from './next-times.ts'
import { runDueSchedules } from './run-due.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
type Form = RequestInput<typeof calls.createScheduleEndpoint>['body']

const daily: ScheduleRule = {
  days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
  time: { kind: 'clock', at: '23:00' },
  spread: 0,
  from: null,
  until: null,
}
const lamp = { device_identifier: 'SC-000001', pin: '18', state: 1 } as const
const form = (more: Partial<Form> = {}): Form => ({
  name: 'Night',
  rule: daily,
  pins: [lamp],
  for_s: null,
  ...more,
})

describe.each(engines)('schedules (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
    // Each test looks itself: the server's own look may fall between a jump of the clock and its own.
    await server.roomwire.scheduleAlarm.stop()
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** Sessions end, while schedules go on. */
  const call = async <E extends Endpoint>(who: TestPerson, endpoint: E, sent: RequestInput<E>) =>
    callApi(await signInAs(server.url, who.email), endpoint, sent)
  const make = async (who: TestPerson, more: Partial<Form> = {}) =>
    (await call(who, calls.createScheduleEndpoint, { body: form(more) })).schedule
  const list = (who: TestPerson) => call(who, calls.listSchedulesEndpoint, {})
  const week = (who: TestPerson) => call(who, calls.schedulesWeekEndpoint, {})
  const runs = async (who: TestPerson, { schedule_id }: { schedule_id: number }) =>
    (await call(who, calls.scheduleRunsEndpoint, { path: { id: String(schedule_id) } })).runs
  const look = () => runDueSchedules(server.roomwire)
  /** To the due time of a schedule, or so much later. */
  const goTo = (at: number | null, laterMs = 0) =>
    server.clock.advance((at ?? 0) + laterMs - server.clock.now())

  async function furnish() {
    const home = await openLiveHome(server)
    await call(home.owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
    await home.device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
    return home
  }

  it('act at the exact time by the clocks of the home, once, with their length, and say so', async () => {
    const { owner, device } = await furnish()
    const second = { ...lamp, pin: '19' } as const
    const made = await make(owner, { pins: [lamp, second], for_s: 1_800 })
    expect(new Date(made.next_at ?? 0).toISOString().slice(11)).toBe('17:30:00.000Z')
    goTo(made.next_at, -60_000)
    await look()
    expect(device.commands).toEqual([])
    goTo(made.next_at)
    // However many look, and however often.
    await Promise.all([look(), look(), look()])
    await look()
    await device.settles()
    expect(device.commands.map(({ pin }) => pin).sort()).toEqual(['18', '19'])
    const [one] = (await list(owner)).schedules
    expect(one?.next_at).toBe((made.next_at ?? 0) + dayMs)
    await expect
      .poll(() => runs(owner, made))
      .toEqual([
        {
          due_at: made.next_at,
          outcome: 'acted',
          done: 2,
          late_at: null,
          unconfirmable: 0,
          offline: 0,
          failed: 0,
          held: 0,
          pending: 0,
        },
      ])
    const { entries } = await call(owner, listActivityEndpoint, { query: { cause: 'schedule' } })
    expect(entries).toMatchObject(
      Array(2).fill({
        by: { kind: 'schedule', name: 'Night', is_you: false },
        schedule_id: made.schedule_id,
        outcome: 'done',
        for_s: 1_800,
        value: '1',
      }),
    )
    const { lease, lastChange } =
      (await shownTo(await signInAs(server.url, owner.email), 'SC-000001')).pins['18'] ?? {}
    expect(lease?.endsAt).toBeGreaterThan(server.clock.now() + 1_700_000)
    expect(lastChange).toMatchObject({
      cause: 'schedule',
      by: { kind: 'schedule', id: made.schedule_id },
    })

    // A clock that is set back brings the time again; the day is done.
    server.clock.advance(-60_000)
    await recomputeAll(server.roomwire)
    expect((await list(owner)).schedules[0]?.next_at).toBe((made.next_at ?? 0) + dayMs)
    goTo(made.next_at)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(2)
    expect(await runs(owner, made)).toMatchObject([{ outcome: 'acted', done: 2 }])
  })

  it('that were due for over a minute are missed, told, and not done late', async () => {
    const { owner, device } = await furnish()
    const made = await make(owner)
    goTo(made.next_at, 3 * dayMs + 60_001)
    await look()
    await device.settles()
    expect(device.commands).toEqual([])
    expect((await runs(owner, made)).map(({ due_at, outcome }) => [due_at, outcome])).toEqual(
      [3, 2, 1, 0].map((day) => [(made.next_at ?? 0) + day * dayMs, 'missed']),
    )
    const { entries } = await call(owner, listActivityEndpoint, { query: {} })
    const missed = entries.filter(({ event }) => event === 'schedule.missed')
    expect(missed).toHaveLength(4)
    expect(missed[0]).toMatchObject({ by: null, about: 'Night', schedule_id: made.schedule_id })
    const [one] = (await list(owner)).schedules
    goTo(one?.next_at ?? 0, 59_000)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(1)
  })

  describe('that catch up', () => {
    async function away(more: Partial<Form> = {}) {
      const { owner, device } = await furnish()
      const made = await make(owner, { catch_up: true, ...more })
      /** The server comes back so long after the last due time, and devices have time to come back too. */
      const comeBack = async (laterMs: number, meanwhile?: () => Promise<unknown>) => {
        goTo(made.next_at, laterMs)
        const againMs = await look()
        await device.settles()
        const before = device.commands.length
        await meanwhile?.()
        server.clock.advance(againMs ?? 0)
        await Promise.all([look(), look()])
        await device.settles()
        return { before, after: device.commands.length }
      }
      const outcomes = async () => (await runs(owner, made)).map(({ outcome }) => outcome)
      return { owner, device, made, comeBack, outcomes }
    }

    it('are done once, late, for the last time that was missed, and say so', async () => {
      const { owner, made, comeBack, outcomes } = await away()
      expect((await list(owner)).schedules).toMatchObject([{ catch_up: true }])
      expect(await comeBack(2 * dayMs + 7 * 60_000)).toEqual({ before: 0, after: 1 })
      expect(await outcomes()).toEqual(['acted', 'missed', 'missed'])
      const [late, missed] = await runs(owner, made)
      const lateMs = (late?.late_at ?? 0) - (made.next_at ?? 0) - 2 * dayMs
      expect(Math.floor(lateMs / 60_000)).toBe(7)
      expect(missed?.late_at).toBeNull()
      const { entries } = await call(owner, listActivityEndpoint, { query: {} })
      const events = entries.filter(({ event }) => event?.startsWith('schedule.'))
      expect(events.map(({ event, about }) => [event, about])).toEqual([
        ['schedule.caught_up', 'Night'],
        ...Array(2).fill(['schedule.missed', 'Night']),
        ['schedule.created', 'Night'],
      ])
      server.clock.advance(20_000)
      await look()
      expect(await outcomes()).toHaveLength(3)
    })

    it('are not done after half a day, nor on a pin for which something was due since', async () => {
      const { owner, made, comeBack, outcomes } = await away()
      expect(await comeBack(12 * hourMs + 1)).toEqual({ before: 0, after: 0 })
      const time = { kind: 'clock', at: '23:30' } as const
      const off = { rule: { ...daily, time }, pins: [{ ...lamp, state: 0 as const }] }
      await make(owner, { name: 'Off', ...off })
      expect(await comeBack(dayMs + hourMs)).toEqual({ before: 0, after: 0 })
      expect(await outcomes()).toEqual(['missed', 'missed'])
      const other = await make(owner, { pins: [{ ...lamp, pin: '19' }], catch_up: true })
      expect(await comeBack(2 * dayMs + hourMs)).toEqual({ before: 0, after: 1 })
      expect((await runs(owner, other))[0]).toMatchObject({ outcome: 'acted' })
      expect(made.schedule_id).toBeLessThan(other.schedule_id)
    })

    it('leave alone what somebody has switched, and are skipped, on holiday and paused as in time', async () => {
      const { owner, device, made, comeBack, outcomes } = await away()
      const touched = () => device.report('touch', { touchPin: 12, state: 1 })
      expect(await comeBack(hourMs, touched)).toEqual({ before: 0, after: 0 })
      const path = { id: String(made.schedule_id) }
      await call(owner, calls.skipScheduleEndpoint, {
        path,
        body: { at: (made.next_at ?? 0) + dayMs },
      })
      expect(await comeBack(dayMs + hourMs)).toEqual({ before: 0, after: 0 })
      const holiday = { paused: true, until: (made.next_at ?? 0) + 3 * dayMs }
      await call(owner, calls.pauseSchedulesEndpoint, { body: holiday })
      expect(await comeBack(2 * dayMs + hourMs)).toEqual({ before: 0, after: 0 })
      const pause = async () => {
        await call(owner, calls.pauseScheduleEndpoint, { path, body: { paused: true } })
      }
      expect(await comeBack(3 * dayMs + hourMs, pause)).toEqual({ before: 0, after: 0 })
      expect(await outcomes()).toEqual(['missed', 'paused', 'skipped', 'held'])
    })

    it('are done over a start of the server, once their devices are back, as they are set by then', async () => {
      const { owner, secret } = await furnish()
      const kept = await make(owner, { catch_up: true })
      const changed = { name: 'Changed', pins: [{ ...lamp, pin: '19' as const }] }
      const other = await make(owner, { ...changed, catch_up: true })
      goTo(kept.next_at, hourMs)
      server = await restartTestServer(server, engine)
      await look()
      const device = await connectTestDevice(server.mqttUrl, lamp.device_identifier, secret)
      await device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
      const path = { id: String(other.schedule_id) }
      await call(owner, calls.changeScheduleEndpoint, { path, body: form(changed) })
      expect(device.commands).toEqual([])
      server.clock.advance(20_000)
      await look()
      await expect.poll(() => runs(owner, kept)).toMatchObject([{ outcome: 'acted', done: 1 }])
      expect(await runs(owner, other)).toMatchObject([{ outcome: 'missed' }])
      expect(device.commands).toMatchObject([{ pin: '18', state: 1 }])
    })
  })

  it('are left out once, paused, and all on holiday, and the week says what each will do', async () => {
    const { owner, device } = await furnish()
    const made = await make(owner)
    const path = { id: String(made.schedule_id) }
    const next = made.next_at ?? 0
    await call(owner, calls.skipScheduleEndpoint, { path, body: { at: next } })
    const wrong = { token: owner.token, body: { at: next + 1 } }
    expect(await ask(owner, `PUT /api/schedules/${path.id}/skip`, wrong)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    await call(owner, calls.pauseSchedulesEndpoint, {
      body: { paused: true, until: next + 2 * dayMs },
    })
    expect((await list(owner)).all_paused).toEqual({ until: next + 2 * dayMs })
    const shown = await week(owner)
    expect(shown.time_zone).toBe('Asia/Kolkata')
    expect(shown.entries.map(({ at, will }) => [(at - next) / dayMs, will])).toEqual([
      [0, 'skip'],
      [1, 'paused'],
      ...[2, 3, 4, 5, 6].map((day) => [day, 'act']),
    ])
    for (const day of [0, 1]) {
      goTo(next + day * dayMs)
      await look()
    }
    await call(owner, calls.pauseScheduleEndpoint, { path, body: { paused: true } })
    const [paused] = (await list(owner)).schedules
    expect(paused).toMatchObject({ next_at: null, paused: { why: 'person' } })
    expect((await week(owner)).entries).toEqual([])
    goTo(next + 2 * dayMs)
    await look()
    await call(owner, calls.pauseScheduleEndpoint, { path, body: { paused: false } })
    await call(owner, calls.pauseSchedulesEndpoint, { body: { paused: false } })
    goTo(next + 3 * dayMs)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(1)
    expect((await runs(owner, made)).map(({ outcome }) => outcome)).toEqual([
      'acted',
      'paused',
      'skipped',
    ])
    await call(owner, calls.deleteScheduleEndpoint, { path })
    expect((await list(owner)).schedules).toEqual([])
    const { entries } = await call(owner, listActivityEndpoint, { query: { cause: 'schedule' } })
    expect(entries[0]).toMatchObject({ by: { kind: 'schedule', name: null }, schedule_id: null })
  })

  it('R-21 act with the rights that their maker has then, and are paused, not gone, without them', async () => {
    const { owner, device, roomId } = await furnish()
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      forMs: 30 * dayMs,
      room_id: roomId,
    })
    const refused = await ask(guest, 'POST /api/schedules', { token: guest.token, body: form() })
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const { roomwire, clock } = server
    const [given] = await roomwire.guests.grantsOf({ kind: 'person', id: guest.userId })
    const give = (right: 'arrange' | 'see') =>
      roomwire.guests.give({ kind: 'person', id: guest.userId }, [
        {
          startAt: 0,
          expiresAt: clock.now() + 30 * dayMs,
          windows: [],
          pausedAt: null,
          places: [{ scope: 'room', roomId, deviceId: null, pin: null }],
          right,
        },
      ])
    expect(given?.right).toBe('switch')
    await give('arrange')
    const made = await make(guest)
    goTo(made.next_at)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(1)
    await give('see')
    goTo((made.next_at ?? 0) + dayMs)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(1)
    const [lost] = (await list(owner)).schedules
    expect(lost).toMatchObject({ paused: { why: 'no_right' }, made_by: { name: 'Guest' } })
    // The person who resumes it answers for it.
    const path = { id: String(made.schedule_id) }
    await call(owner, calls.pauseScheduleEndpoint, { path, body: { paused: false } })
    goTo((made.next_at ?? 0) + 2 * dayMs)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(2)
    expect((await runs(owner, made)).map(({ outcome }) => outcome)).toEqual([
      'acted',
      'no_right',
      'acted',
    ])
  })

  it('of somebody whose account is closed are paused with that reason', async () => {
    const { owner } = await furnish()
    const made = await make(owner)
    await closeAccount(server, owner.userId)
    goTo(made.next_at)
    await look()
    const stored = await server.roomwire.schedules.waiting(0, 0, 1_000)
    expect(stored.map(({ id }) => id)).not.toContain(made.schedule_id)
    const runsOf = await server.roomwire.dueSchedules.runsOf(made.schedule_id, 30)
    expect(runsOf).toMatchObject([{ outcome: 'no_right' }])
  })

  it('R-21 are shown to whoever sees what they act on, and of each only that', async () => {
    const { owner } = await furnish()
    await addDevice(owner, 'SC-NOWHERE')
    await make(owner, { pins: [lamp, { ...lamp, device_identifier: 'SC-NOWHERE' }] })
    await make(owner, { name: 'Shed', pins: [{ ...lamp, device_identifier: 'SC-NOWHERE' }] })
    const family = await createTestFamily(owner)
    const seen = await list(family)
    expect(seen.schedules).toMatchObject([
      { name: 'Night', pins: [{ device_identifier: 'SC-000001' }], may_change: false },
    ])
    expect(seen.schedules[0]?.pins).toHaveLength(1)
    expect((await list(owner)).schedules).toHaveLength(2)
    const other = await createTestGuest(owner, {
      now: server.clock.now(),
      device_identifier: 'SC-NOWHERE',
    })
    expect((await list(other)).schedules.map(({ name, made_by }) => [name, made_by])).toEqual([
      ['Night', { name: null, is_you: false }],
      ['Shed', { name: null, is_you: false }],
    ])
  })

  it('by the sun need the place of the home, which only managers see, and follow it and its zone', async () => {
    const { owner } = await furnish()
    const sunset = { ...daily, time: { kind: 'sunset', offset: 0 } } as const
    const body = form({ rule: sunset })
    const refused = await ask(owner, 'POST /api/schedules', { token: owner.token, body })
    expect(refused).toMatchObject({ status: 409, body: { code: 'home_has_no_place' } })
    const move = (place: { latitude: number; longitude: number }, time_zone?: string) =>
      call(owner, changeHomeEndpoint, { body: { place, ...(time_zone && { time_zone }) } })
    await move({ latitude: 28.6139, longitude: 77.209 })
    const made = await make(owner, { rule: sunset })
    const inDelhi = made.next_at ?? 0
    await move({ latitude: 13.0827, longitude: 80.2707 })
    const [one] = (await list(owner)).schedules
    expect(Math.abs((one?.next_at ?? 0) - inDelhi)).toBeGreaterThan(60_000)
    const family = await createTestFamily(owner)
    expect(await list(family)).toMatchObject({ has_place: true, place: null })
    expect((await list(owner)).place).toEqual({ latitude: 13.0827, longitude: 80.2707 })
    const night = await make(owner)
    await call(owner, changeHomeEndpoint, { body: { time_zone: 'Pacific/Auckland' } })
    const moved = (await list(owner)).schedules.find((one) => one.schedule_id === night.schedule_id)
    const there = Temporal.Instant.fromEpochMilliseconds(moved?.next_at ?? 0)
    expect(String(there.toZonedDateTimeISO('Pacific/Auckland').toPlainTime())).toBe('23:00:00')
    await call(owner, calls.deleteScheduleEndpoint, { path: { id: String(night.schedule_id) } })
    await move({ latitude: 69.65, longitude: 18.96 }, 'Europe/Oslo')
    // In the next year, whenever this runs: the clock only goes forward.
    const winter = Date.UTC(new Date(server.clock.now()).getUTCFullYear() + 1, 11, 10)
    server.clock.advance(winter - server.clock.now())
    const polar = await week(owner)
    expect(polar.entries).toEqual([])
    expect(polar.sunless).toHaveLength(7)
  })

  it('refuse what a pin cannot do, twice the same pin, and a time that never comes', async () => {
    const { owner } = await furnish()
    const tried = async (more: Partial<Form>) =>
      (await ask(owner, 'POST /api/schedules', { token: owner.token, body: form(more) })).body
    expect(await tried({ pins: [{ ...lamp, state: 3 }] })).toMatchObject({ code: 'invalid_input' })
    expect(await tried({ pins: [lamp, { ...lamp, state: 0 }] })).toMatchObject({ field: 'pins' })
    const over = { ...daily, days: { kind: 'once', date: '2020-01-01' } } as const
    expect(await tried({ rule: over })).toMatchObject({ field: 'rule' })
    const turned = { ...daily, from: '2030-02-01', until: '2030-01-01' }
    expect(await tried({ rule: turned })).toMatchObject({ field: 'rule' })
  })

  it('R-81 that a killed server has begun are ended by the next, and act once', async () => {
    const { owner, device } = await furnish()
    const made = await make(owner)
    goTo(made.next_at)
    const now = server.clock.now()
    // It was killed between its claim and its commands.
    await server.roomwire.dueSchedules.claim(
      [
        {
          id: made.schedule_id,
          dueAt: now,
          date: '2026-11-24',
          nextAt: now + dayMs,
          outcome: null,
        },
      ],
      now,
    )
    await look()
    await device.settles()
    expect(device.commands).toEqual([])
    server.clock.advance(20_000)
    await Promise.all([look(), look()])
    await device.settles()
    expect(device.commands).toHaveLength(1)
    expect(await runs(owner, made)).toMatchObject([{ outcome: 'acted', done: 1 }])
  })
})
