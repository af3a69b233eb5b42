/** The page 'This server': who sees it, what it shows, and for how long things are kept. */
import {
  changeRetentionEndpoint,
  serverStateEndpoint,
} from '@roomwire/contracts/http/server-state.ts'
import { callApi, registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertPerson } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { describe, expect, it } from 'vitest'
import { noteBackup } from '../src/features/backups/kept-backups.ts'
import { retentionOf } from '../src/features/limits/retention.ts'
import { growthOf, noteSizes, readSizeNotes } from '../src/features/operation/size-notes.ts'

const dayMs = 24 * 3_600_000

const stateOf = async (person: TestPerson) =>
  (await callApi(person, serverStateEndpoint, {})).server

describe.each(engines)('This server (%s)', (engine) => {
  it('is for the operator, and for the owner as long as there is one home', async () => {
    const server = await startTestServer(engine)
    const { owner } = await createTestHome(server.url)
    const homeId = (await server.roomwire.people.byEmail(owner.email))?.homeId ?? null
    const coOwner = await insertPerson(server, homeId, 'admin')
    const operator = await insertPerson(server, homeId, 'super_admin')
    const change = (person: TestPerson) =>
      ask(server, 'PUT /api/server/retention', { token: person.token, body: { log_days: 60 } })
    expect(await stateOf(owner)).toMatchObject({ missing: [], devices: [], devices_elsewhere: 0 })
    expect((await change(owner)).status).toBe(200)
    expect(await stateOf(coOwner)).toBeNull()
    expect((await change(coOwner)).status).toBe(403)

    const neighbour = await registerOwner(server.url)
    expect([await stateOf(owner), await stateOf(neighbour)]).toEqual([null, null])
    expect((await change(owner)).status).toBe(403)
    expect(await stateOf(operator)).toMatchObject({ missing: [] })
    await server.stop()
  })

  it('shows sizes, versions, the oldest entries, the backup, and devices in trouble', async () => {
    const server = await startTestServer(engine)
    const { owner, identifier, secret } = await createTestHome(server.url)
    await expect(connectTestDevice(server.mqttUrl, identifier, 'wrong')).rejects.toThrow()
    const refused = { why: 'wrong_secret', at: expect.any(Number) }
    await expect
      .poll(async () => (await stateOf(owner))?.devices)
      .toEqual([
        {
          device_identifier: identifier,
          name: 'Device SC-000001',
          connects: 0,
          refused,
          is_shared: false,
        },
      ])
    // It gets in: the refusal is over. It comes again and again: its line is bad.
    for (let times = 0; times < 6; times += 1) {
      server.clock.advance(2_000)
      const device = await connectTestDevice(server.mqttUrl, identifier, secret)
      await device.leave()
    }
    await expect
      .poll(async () => (await stateOf(owner))?.devices)
      .toMatchObject([{ device_identifier: identifier, connects: 6, refused: null }])
    noteBackup(server.config.data, { at: server.clock.now(), file: 'x', bytes: 5_000_000 })
    const state = await stateOf(owner)
    expect(state?.backup).toMatchObject({ is_on: false, bytes: 5_000_000, is_late: false })
    expect(state?.versions.database).toMatch(engine === 'sqlite' ? /^SQLite 3/ : /^PostgreSQL 1/)
    expect(state?.disk.bytes).toBeGreaterThan(state?.disk.free_bytes ?? Infinity)
    expect(state?.database.bytes).toBeGreaterThan(100_000)
    expect(state?.database.month_bytes).toBeNull()
    expect(state?.oldest.log).toBeLessThanOrEqual(server.clock.now())
    expect(state?.oldest.activity).toBeLessThanOrEqual(server.clock.now())

    server.clock.advance(2 * 3_600_000)
    expect((await stateOf(owner))?.devices).toEqual([])
    await server.stop()
  })

  it('keeps things as long as somebody sets, the activity as long as the log at least', async () => {
    const server = await startTestServer(engine, { settings: { logDays: 200 } })
    const { owner } = await createTestHome(server.url)
    const kept = () => retentionOf(server.roomwire)
    expect(await kept()).toEqual({ readingsDays: 90, logDays: 200, activityDays: 200 })
    await callApi(owner, changeRetentionEndpoint, { body: { log_days: 30, readings_days: 365 } })
    expect(await kept()).toEqual({ readingsDays: 365, logDays: 30, activityDays: 200 })
    const tooShort = await ask(server, 'PUT /api/server/retention', {
      token: owner.token,
      body: { log_days: 100, activity_days: 99 },
    })
    expect([tooShort.status, tooShort.body]).toMatchObject([400, { field: 'activity_days' }])
    expect((await stateOf(owner))?.retention).toEqual({
      readings_days: 365,
      log_days: 30,
      activity_days: 200,
    })
    await server.stop()
  })
})

describe('how much a home grows', () => {
  it('is known from the second day on, by the last thirty', async () => {
    const server = await startTestServer('sqlite')
    const { data } = server.config
    const sizesAt = (bytes: number) => async () => ({ database: bytes, history: 2 * bytes })
    const at = (day: number) => 1_000 * dayMs + day * dayMs
    for (let day = 0; day <= 40; day += 1) await noteSizes(data, at(day), sizesAt(day * 1_000))
    await noteSizes(data, at(40) + 3_600_000, () => Promise.reject(new Error('twice a day')))
    const notes = readSizeNotes(data)
    expect(notes).toHaveLength(31)
    const now = { at: at(40), bytes: 40_000 }
    expect(growthOf(notes, 'database', now)).toBe(30_000)
    expect(growthOf(notes.slice(-1), 'database', now)).toBeNull()
    await server.stop()
  })
})
