/** The runs that a device reports: only those planned for it, each once, and not more than a day may have. */
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import {
  changeScheduleEndpoint,
  createScheduleEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { limits, quotas as numbers } from '@roomwire/contracts/vocabulary/limits.ts'
import { callApi, signInAs } from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const hour = 3_600_000

describe.each(engines)('R-46 runs that a device tells of (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { clock: stillClock(), limitScale: 1 })
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const rowsOf = async (scheduleId: number) => {
    const db = await openTestDatabaseOf(server)
    const commands = await db
      .selectFrom('command')
      .select('message_id')
      .where('requester_kind', '=', 'schedule')
      .where('requester_id', '=', scheduleId)
      .execute()
    const runs = await db
      .selectFrom('schedule_run')
      .select('due_at')
      .where('schedule_id', '=', scheduleId)
      .execute()
    await db.destroy()
    return { commands: commands.length, runs: runs.length }
  }

  /** A device that has stored what a schedule does each day so long after now. */
  async function planned(afterMs: number) {
    const home = await createTestHome(server.url)
    await callApi(home.owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
    const at = (ms: number) => new Date(server.clock.now() + ms).toISOString().slice(11, 16)
    const body = (ms: number) => ({
      name: 'Evening',
      rule: {
        days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock' as const, at: at(ms) },
        spread: 0,
        from: null,
        until: null,
      },
      pins: [{ device_identifier: home.identifier, pin: '18' as const, state: 1 as const }],
      for_s: null,
    })
    const { schedule } = await callApi(home.owner, createScheduleEndpoint, { body: body(afterMs) })
    const { schedule_id: id, next_at: dueAt } = schedule
    if (dueAt === null) throw new Error('It is never due')
    const connect = async () => {
      const device = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
      await device.report('hello', { firmware: '1', features: ['schedules'], plan: '' })
      await expect
        .poll(async () => {
          const db = await openTestDatabaseOf(server)
          const row = await db
            .selectFrom('device_plan')
            .innerJoin('device', 'device.id', 'device_plan.device_id')
            .innerJoin('person', 'person.home_id', 'device.home_id')
            .select('entries')
            .where('person.id', '=', home.owner.userId)
            .executeTakeFirst()
          await db.destroy()
          return row?.entries.includes(`[${id},`)
        })
        .toBe(true)
      return device
    }
    const change = async (ms: number) => {
      const owner = await signInAs(server.url, home.owner.email)
      await callApi(owner, changeScheduleEndpoint, {
        path: { id: String(id) },
        body: body(ms),
      })
    }
    const homeId = async () => (await server.roomwire.people.byId(home.owner.userId))?.homeId ?? 0
    return { id, dueAt, connect, change, homeId }
  }

  it('count once, where they were planned, and never where they were not', async () => {
    const { id, dueAt, connect } = await planned(2 * hour)
    const device = await connect()
    server.clock.advance(3 * hour)
    const one = { schedule: id, at: dueAt, pin: '18', state: 1 }
    // Each of these was a row, and two entries of the audit log.
    const invented = Array.from({ length: limits.planEntriesMax }, (_, nth) => ({
      ...one,
      at: dueAt - 1 - nth,
    }))
    for (let round = 0; round < 5; round += 1) await device.report('runs', { runs: invented })
    await device.report('runs', {
      runs: [
        { ...one, state: 0 },
        { ...one, pin: '19' },
      ],
    })
    expect(await rowsOf(id)).toEqual({ commands: 0, runs: 0 })
    for (let round = 0; round < 3; round += 1) await device.report('runs', { runs: [one, one] })
    expect(await rowsOf(id)).toMatchObject({ commands: 1 })
    await device.leave()
  })

  it('count also where the schedule has changed while the device was away, by the plan that it had', async () => {
    const { id, dueAt, connect, change } = await planned(2 * hour)
    await (await connect()).leave()
    server.clock.advance(3 * hour)
    await change(5 * hour)
    const device = await connect()
    await device.report('runs', { runs: [{ schedule: id, at: dueAt, pin: '18', state: 1 }] })
    expect(await rowsOf(id)).toMatchObject({ commands: 1 })
    await device.leave()
  })

  it('are acknowledged and left out past the quota of the day, which the device is told', async () => {
    const { id, dueAt, connect, homeId } = await planned(2 * hour)
    const device = await connect()
    server.clock.advance(3 * hour)
    const held = server.roomwire.twins.find(await homeId(), 'SC-000001')
    if (held) server.roomwire.deviceQuotas.count('runs', held, numbers.runsOfDevice)
    await device.report('runs', { runs: [{ schedule: id, at: dueAt, pin: '18', state: 1 }] })
    await device.settles()
    expect(await rowsOf(id)).toMatchObject({ commands: 0 })
    expect(device.complaints.map(({ error }) => error)).toEqual([
      expect.stringMatching(/runs are not taken$/),
    ])
    await device.leave()
  })
})
