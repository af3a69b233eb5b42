/** A machine whose time zone data are newer than Node's: all that goes by the clocks of a home goes by them. */

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { profileEndpoint, registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import * as calls from '@roomwire/contracts/http/schedules.ts'
import {
  answerOf,
  callApi,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { writeZoneFolder } from '@roomwire/testing/fixtures/zone-folder.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import {
  startTestServer,
  type TestServer,
  testClock,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shareZones } from '../src/features/identity/shared-zones.ts'
import { zoneNotes } from '../src/features/identity/zone-notes.ts'
import { recomputeAll } from '../src/features/schedules/next-times.ts'
import { runDueSchedules } from '../src/features/schedules/run-due.ts'
import { knownZone, ownZone, setStoredZones, setZoneData } from '../src/platform/zones/zone-data.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const winnipeg = 'America/Winnipeg'
/** A zone that was founded after Node was built: 11:45 ahead of UTC. */
const newland = 'Pacific/Newland'
const ofNewland = { first: 11 * 3_600 + 45 * 60, later: 'NWL-11:45' }

/** The data of a system by which the clocks of Winnipeg stay so many hours behind UTC. */
function systemWith(hoursBehind: number, version = '2999a'): string {
  const folder = mkdtempSync(join(scratch, 'roomwire-zones-'))
  const zone = { first: -hoursBehind * 3_600, later: `ABC${hoursBehind}` }
  const zones = { [winnipeg]: zone, [newland]: ofNewland, localtime: zone }
  writeZoneFolder(folder, { version, zones })
  return folder
}
/** Another version than Node's own, which has six hours in winter. */
const five = systemWith(5)
const seven = systemWith(7)

afterAll(() => {
  for (const folder of [five, seven]) rmSync(folder, { recursive: true })
})

describe.each(['sqlite', 'postgres'] as const)('newer rules of time zones (%s)', (engine) => {
  const clock = testClock()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { clock, settings: { zoneinfo: five } })
    await server.roomwire.scheduleAlarm.stop()
  })
  afterEach(async () => {
    expect(server.bugs.splice(0)).toEqual([])
    const db = await openTestDatabaseOf(server)
    await db.deleteFrom('zone_rules').execute()
    await db.destroy()
    setZoneData(five)
  })
  afterAll(async () => {
    await server.stop()
    setZoneData('')
  })

  async function furnish() {
    // Afternoon there, by whatever rules.
    clock.advance((2 * dayMs + 22 * hourMs - (clock.now() % dayMs)) % dayMs)
    const home = await openLiveHome(server)
    await callApi(home.owner, changeHomeEndpoint, { body: { time_zone: winnipeg } })
    await home.device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
    return home
  }
  type Form = RequestInput<typeof calls.createScheduleEndpoint>['body']
  /** Each morning at seven. */
  async function morning(owner: TestPerson) {
    const days = [1, 2, 3, 4, 5, 6, 7]
    const body: Form = {
      name: 'Morning',
      rule: {
        days: { kind: 'weekly', days },
        time: { kind: 'clock', at: '07:00' },
        spread: 0,
        from: null,
        until: null,
      },
      pins: [{ device_identifier: 'SC-000001', pin: '18', state: 1 }],
      for_s: null,
    }
    return (await callApi(owner, calls.createScheduleEndpoint, { body })).schedule
  }
  /** Sessions end, while schedules go on. */
  async function listed(owner: TestPerson) {
    const again = await signInAs(server.url, owner.email)
    return (await callApi(again, calls.listSchedulesEndpoint, {})).schedules[0]
  }
  const goTo = (at: number | null) => clock.advance((at ?? 0) - clock.now())
  const hourOf = (at: number | null | undefined) => new Date(at ?? 0).toISOString().slice(11, 16)
  const look = () => runDueSchedules(server.roomwire)
  /** Does what a start does that finds other data on its machine. */
  async function updateTo(folder: string) {
    setZoneData(folder)
    await recomputeAll(server.roomwire)
  }

  it('R-71 a schedule acts by the rules of the system where they are newer than those of Node', async () => {
    const { owner, device } = await furnish()
    const made = await morning(owner)
    expect(hourOf(made.next_at)).toBe('12:00')
    goTo(made.next_at)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(1)
    const { user } = await callApi(await signInAs(server.url, owner.email), profileEndpoint, {
      path: { userId: String(owner.userId) },
    })
    expect(user.home_offsets).toMatchObject([{ minutes: -300 }])
  })

  it('R-71 with rules that move a time to later a schedule that was done is not done again that day', async () => {
    const { owner, device } = await furnish()
    const made = await morning(owner)
    goTo(made.next_at)
    await look()
    clock.advance(60_000)
    await updateTo(seven)
    expect((await listed(owner))?.next_at).toBe((made.next_at ?? 0) + dayMs + 2 * hourMs)
    // Also where the time was computed by the rules of before, and is done by a server with others.
    setZoneData(five)
    await recomputeAll(server.roomwire)
    expect((await listed(owner))?.next_at).toBe((made.next_at ?? 0) + dayMs)
    setZoneData(seven)
    goTo((made.next_at ?? 0) + dayMs)
    await look()
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(2)
    expect((await listed(owner))?.next_at).toBe((made.next_at ?? 0) + 2 * dayMs + 2 * hourMs)
  })

  it('a time that is left out is left out by other rules too', async () => {
    const { owner } = await furnish()
    const made = await morning(owner)
    await callApi(owner, calls.skipScheduleEndpoint, {
      path: { id: String(made.schedule_id) },
      body: { at: made.next_at },
    })
    await updateTo(seven)
    const moved = (made.next_at ?? 0) + 2 * hourMs
    expect(await listed(owner)).toMatchObject({ next_at: moved, skip_at: moved })
  })

  it('R-71 a server with older data goes by the newer ones of another, and says when it has taken them', async () => {
    const { owner } = await furnish()
    const made = await morning(owner)
    expect(await shareZones(server.roomwire)).toBe(false)
    // The same database, and a machine without data of its own.
    await updateTo('')
    expect(hourOf((await listed(owner))?.next_at)).toBe('13:00')
    expect(await shareZones(server.roomwire)).toBe(true)
    expect(await shareZones(server.roomwire)).toBe(false)
    await recomputeAll(server.roomwire)
    expect((await listed(owner))?.next_at).toBe(made.next_at)
    expect(knownZone(winnipeg)).toMatchObject({ source: 'database', version: '2999a' })
    // It does not put its own in the place of the newer ones.
    setStoredZones([])
    setZoneData('')
    const older = ownZone(winnipeg)
    if (older) await server.roomwire.zones.put(winnipeg, older)
    expect(await shareZones(server.roomwire)).toBe(true)
  })

  it('R-71 a home may have a zone that only the system knows, and all its times are by it; a zone that nobody knows is refused', async () => {
    const { owner, device } = await furnish()
    for (const none of ['Pacific/Nowhere', 'localtime', 'right/Europe/Berlin']) {
      const change = await answerOf(owner, changeHomeEndpoint, { body: { time_zone: none } })
      expect([none, change.status]).toEqual([none, 400])
      expect(change.body).toMatchObject({ code: 'invalid_input', field: 'time_zone' })
    }
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: newland } })
    const { user } = await callApi(owner, profileEndpoint, {
      path: { userId: String(owner.userId) },
    })
    expect(user.home_time_zone).toBe(newland)
    expect(user.home_offsets).toMatchObject([{ minutes: 705 }])
    const days = await callApi(owner, recentDaysEndpoint, { query: {} })
    expect(days.days.map(({ from }) => hourOf(from))).toEqual(Array(7).fill('12:15'))
    const made = await morning(owner)
    expect(hourOf(made.next_at)).toBe('19:15')
    goTo(made.next_at)
    await look()
    await device.settles()
    expect(device.commands).toHaveLength(1)
    // A browser may be newer still.
    const body = {
      username: 'Nia',
      email: 'nia@example.com',
      password: 'a word of nia',
      time_zone: 'Pacific/Nowhere',
    }
    const { token, user_id } = await callApi(server, registerEndpoint, { body })
    const path = { userId: String(user_id) }
    const found = await callApi({ url: server.url, token }, profileEndpoint, { path })
    expect(found.user.home_time_zone).toBe(Temporal.Now.timeZoneId())
  })

  it('rules in the database that are none are not taken, and nothing fails', async () => {
    await furnish()
    const db = await openTestDatabaseOf(server)
    const broken = [
      '',
      'null',
      '{"changes":[2,1],"offsets":[0,0,0]}',
      '{"changes":[1],"offsets":[0]}',
    ]
    for (const [nth, rules] of broken.entries()) {
      const row = { time_zone: `Broken/${nth}`, version: '3000a', rules }
      await db.insertInto('zone_rules').values(row).execute()
    }
    await db.destroy()
    expect(await shareZones(server.roomwire)).toBe(false)
    expect(knownZone(winnipeg)?.source).toBe('system')
  })

  it('whoever runs the server is told of homes whose clocks Node does not know, and of files that nobody can read', async () => {
    await furnish()
    await openLiveHome(server) // By the clocks of the server.
    const [differing, ...others] = await zoneNotes(server.roomwire)
    expect(differing).toMatch(/^The clocks of .*America\/Winnipeg.* follow newer rules/)
    const own = Temporal.Now.timeZoneId()
    // The folder has only Winnipeg.
    expect(others).toEqual([expect.stringContaining(`lack ${own}`)])
  })
})
