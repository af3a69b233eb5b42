import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { restartTestServer, startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, vi } from 'vitest'

it('AUTH-5 R-95 housekeeping stores once a minute which sessions were used, and deletes expired data', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const server = await startTestServer('sqlite')
    const db = await openTestDatabaseOf(server)
    const owner = await ownerOf(server)
    const unused = await insertPerson(server, owner.homeId, 'family')
    await callApi(owner, listRoomsEndpoint, {})
    const { joinCodes, outbox, erasure, clock } = server.roomwire
    const code = { homeId: owner.homeId, madeBy: owner.userId, role: 'family' as const }
    const now = clock.now()
    await erasure.request() // The erasure pauses from here on.
    await joinCodes.add({ ...code, access: [], codeHash: 'over', expiresAt: now })
    await joinCodes.add({ ...code, access: [], codeHash: 'good', expiresAt: now + 3_600_000 })
    const canary = 'canary@example.com'
    await outbox.add({ channel: 'mail', recipient: canary, subject: null, body: 'x' })
    await outbox.forget({ email: canary, mobile: null })
    await erasure.request()
    server.clock.advance(30 * 60_000) // The pause is a hundred times as long as the erasure took.
    const log = join(server.config.data, 'roomwire.sqlite-wal')
    const trace = () => readFileSync(log, 'latin1').includes(canary)
    expect(trace()).toBe(true)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(trace()).toBe(false), 60_000)

    const used = await db.selectFrom('session').select(['person_id', 'last_used_at']).execute()
    const at = (personId: number) => used.find((one) => one.person_id === personId)?.last_used_at
    expect(at(owner.userId)).toBeGreaterThanOrEqual(now)
    expect(at(unused.userId)).toBeNull()
    const left = await db.selectFrom('join_code').select('code_hash').execute()
    expect(left).toEqual([{ code_hash: 'good' }])
    await db.destroy()
    await server.stop()
  } finally {
    vi.useRealTimers()
  }
})

it('R-95 R-96 F5 each hour it seals days, prunes runs and forgets what devices that are gone have measured; at its start it reckons schedules anew', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const first = await startTestServer('sqlite')
    const { homeId, userId } = await ownerOf(first)
    const now = first.clock.now()
    const [day, id] = [24 * 3_600_000, 1_000_000]
    const { activity, history, schedules } = first.roomwire
    const at = now - 3 * day
    const change = {
      home_id: homeId,
      device_id: id,
      part: '18',
      value: '1',
      cause: 'touch',
    } as const
    await activity.add([{ ...change, at, last_at: at, count: 1 }])
    await history.add([{ id, key: 'pin.18', at, value: 1 }])
    const rule: ScheduleRule = {
      days: { kind: 'every', every: 2, first: '2026-01-01' },
      time: { kind: 'clock', at: '23:00' },
      spread: 0,
      from: null,
      until: null,
    }
    const scheduleId = await schedules.add({
      homeId,
      madeBy: userId,
      createdAt: now,
      name: 'Night',
      rule,
      leaseS: null,
      catchUp: false,
      pins: [{ device: 'SC-000001', pin: '18', state: 0 }],
      sceneId: null,
    })
    // A server that knows less of the clocks there would set it so.
    await schedules.setNext(scheduleId, now + 40 * day)
    const db = await openTestDatabaseOf(first)
    const runs = Array.from({ length: limits.scheduleRunsKept + 3 }, (_, nth) => ({
      schedule_id: scheduleId,
      due_at: now - nth * day,
      begun_at: now,
      outcome: 'missed' as const,
    }))
    await db.insertInto('schedule_run').values(runs).execute()

    const server = await restartTestServer(first, 'sqlite')
    const { dueSchedules } = server.roomwire
    const soonest = () => dueSchedules.soonest()
    await vi.waitFor(async () => expect(await soonest()).toBeLessThan(now + 3 * day), 60_000)
    vi.advanceTimersByTime(3_600_000)
    await vi.waitFor(async () => {
      const kept = await dueSchedules.runsOf(scheduleId, 100)
      expect([kept.length, kept.at(0)?.dueAt]).toEqual([limits.scheduleRunsKept, now])
      expect(await server.roomwire.history.devices()).toEqual([])
      const seals = db.selectFrom('audit').select('id').where('event', '=', 'activity.sealed')
      expect(await seals.execute()).toHaveLength(1)
    }, 60_000)
    expect(server.bugs).toEqual([])
    await db.destroy()
    await server.stop()
  } finally {
    vi.useRealTimers()
  }
})
