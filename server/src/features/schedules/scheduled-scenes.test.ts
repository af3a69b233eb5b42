/** Schedules that set a scene: as it is when it is due, whole or not at all. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { Endpoint, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import * as scenes from '@roomwire/contracts/http/scenes.ts'
import * as calls from '@roomwire/contracts/http/schedules.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runDueSchedules } from './run-due.ts'

const dayMs = 24 * 3_600_000
type Form = RequestInput<typeof calls.createScheduleEndpoint>['body']
type SceneForm = RequestInput<typeof scenes.createSceneEndpoint>['body']
type Given = Parameters<TestServer['roomwire']['guests']['give']>[1][number]

const lamp = { device_identifier: 'SC-000001', pin: '18', state: 1 } as const
const fan = { device_identifier: 'PC-FAN', pin: '13', state: 3 } as const
const night: Form = {
  name: 'Night',
  rule: {
    days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock', at: '23:00' },
    spread: 0,
    from: null,
    until: null,
  },
  pins: [],
  for_s: null,
}

describe.each(engines)('schedules of scenes (%s)', (engine) => {
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
  const makeScene = async (who: TestPerson, states: SceneForm['states'] = [lamp, fan]) =>
    (await call(who, scenes.createSceneEndpoint, { body: { name: 'Evening', states } })).scene_id
  const make = async (who: TestPerson, scene_id: number) =>
    (await call(who, calls.createScheduleEndpoint, { body: { ...night, scene_id } })).schedule
  const list = async (who: TestPerson) =>
    (await call(who, calls.listSchedulesEndpoint, {})).schedules
  const runs = async (who: TestPerson, id: number) =>
    (await call(who, calls.scheduleRunsEndpoint, { path: { id: String(id) } })).runs
  const look = () => runDueSchedules(server.roomwire)
  const goTo = (at: number | null) => server.clock.advance((at ?? 0) - server.clock.now())

  /** A living room with a lamp, and a kitchen with a fan. */
  async function furnish() {
    const home = await openLiveHome(server)
    const kitchen = await addRoom(home.owner, 'Kitchen')
    const secret = await addDevice(home.owner, 'PC-FAN', kitchen)
    const fanDevice = await connectTestDevice(server.mqttUrl, 'PC-FAN', secret)
    await home.device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
    await fanDevice.report('state', { pins: { 13: 0 } })
    const all = [home.device, fanDevice]
    return {
      ...home,
      kitchen,
      /** The commands to both devices. */
      async commands() {
        await Promise.all(all.map((device) => device.settles()))
        return all.flatMap(({ commands }) => commands)
      },
    }
  }

  /** Gives a guest these places, with this right, in place of what they had. */
  const give = (
    guest: TestPerson,
    rooms: readonly number[],
    more: Partial<Pick<Given, 'right' | 'pausedAt'>> = {},
  ) =>
    server.roomwire.guests.give(
      { kind: 'person', id: guest.userId },
      rooms.map((roomId) => ({
        startAt: 0,
        expiresAt: server.clock.now() + 100 * dayMs,
        windows: [],
        pausedAt: null,
        right: 'arrange' as const,
        ...more,
        places: [{ scope: 'room', roomId, deviceId: null, pin: null }],
      })),
    )

  it('act on the scene as it is then, with the length of each pin, and the activity names both', async () => {
    const { owner, commands } = await furnish()
    const id = await makeScene(owner, [lamp])
    const made = await make(owner, id)
    expect(made).toMatchObject({ scene: { scene_id: id, name: 'Evening' }, for_s: null })
    await call(owner, scenes.changeSceneEndpoint, {
      path: { id: String(id) },
      body: { name: 'Late', states: [{ ...lamp, for: 1_800 }, fan] },
    })
    expect(await list(owner)).toMatchObject([{ scene: { name: 'Late' }, pins: [lamp, fan] }])
    goTo(made.next_at)
    await Promise.all([look(), look()])
    await look()
    expect((await commands()).map(({ pin }) => pin).sort()).toEqual(['13', '18'])
    const { entries } = await call(owner, listActivityEndpoint, { query: { cause: 'schedule' } })
    const expected = {
      by: { kind: 'schedule', name: 'Night' },
      scene: { scene_id: id, name: 'Late' },
    }
    expect(entries).toMatchObject([expected, expected])
    expect(entries.map(({ for_s }) => for_s).sort()).toEqual([1_800, null])
    await expect
      .poll(() => runs(owner, made.schedule_id))
      .toMatchObject([{ outcome: 'acted', done: 2 }])
    const board = await shownTo(await signInAs(server.url, owner.email), 'SC-000001')
    expect(board.pins[18]).toMatchObject({ lease: { endsAt: expect.any(Number) } })
    const { schedules } = await call(owner, exportDataEndpoint, { body: { password } })
    expect(schedules).toMatchObject([{ name: 'Night', scene_name: 'Late', pins: [] }])
  })

  it('R-21 set all of the scene or nothing, whatever their maker may do by then', async () => {
    const { owner, roomId, kitchen, commands } = await furnish()
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      forMs: 90 * dayMs,
      may_arrange: true,
    })
    const id = await makeScene(owner)
    await give(guest, [roomId, kitchen])
    const made = await make(guest, id)
    let due = made.next_at ?? 0
    let asked = 0
    const rights = fc.record({
      rooms: fc.subarray([roomId, kitchen], { minLength: 1 }),
      right: fc.constantFrom('see' as const, 'switch' as const, 'arrange' as const),
      isPaused: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(rights, async ({ rooms, right, isPaused }) => {
        const { now } = server.clock
        await give(guest, rooms, { right, pausedAt: isPaused ? now() : null })
        goTo(due)
        await look()
        const isAllowed = rooms.length === 2 && right !== 'see' && !isPaused
        const outcome = isAllowed ? 'acted' : 'no_right'
        const run = { due_at: due, outcome, done: isAllowed ? 2 : 0, offline: 0, failed: 0 }
        await expect
          .poll(async () => (await runs(owner, made.schedule_id))[0])
          .toMatchObject({ ...run, pending: 0 })
        asked += run.done
        const [one] = await list(owner)
        if (one?.paused) {
          expect(one.paused.why).toBe('no_right')
          await give(guest, [roomId, kitchen])
          const path = { id: String(made.schedule_id) }
          await call(guest, calls.pauseScheduleEndpoint, { path, body: { paused: false } })
        } else expect(isAllowed || isPaused).toBe(true)
        due += dayMs
      }),
      {
        numRuns: 20,
        endOnFailure: true,
        examples: [[{ rooms: [roomId, kitchen], right: 'switch', isPaused: false }]],
      },
    )
    expect(asked).toBeGreaterThan(0)
    expect(await commands()).toHaveLength(asked)
  })

  it('are paused once the scene is deleted, wait for another one, and say so to open pages', async () => {
    const { owner, page, commands } = await furnish()
    const id = await makeScene(owner)
    const made = await make(owner, id)
    const path = { id: String(made.schedule_id) }
    await page.hears(isType('homeChanged'))
    await call(owner, scenes.deleteSceneEndpoint, { path: { id: String(id) } })
    expect(await list(owner)).toMatchObject([
      { scene: { scene_id: id, name: null }, pins: [], next_at: null, paused: { why: 'gone' } },
    ])
    const { entries } = await call(owner, listActivityEndpoint, { query: {} })
    expect(entries.map(({ event }) => event)).toContain('schedule.paused')
    const { token } = await signInAs(server.url, owner.email)
    const resume = { token, body: { paused: false } }
    expect(await ask(owner, `PUT /api/schedules/${path.id}/pause`, resume)).toMatchObject({
      status: 400,
      body: { error: 'Its scene is gone: choose another one first' },
    })
    const pins = [lamp]
    await call(owner, calls.changeScheduleEndpoint, { path, body: { ...night, pins } })
    await call(owner, calls.pauseScheduleEndpoint, { path, body: { paused: false } })
    expect(await list(owner)).toMatchObject([{ scene: null, paused: null }])
    goTo(made.next_at)
    await look()
    expect(await commands()).toHaveLength(1)
  })

  it('do nothing and are paused where every device of the scene is gone', async () => {
    const { owner, commands } = await furnish()
    await addDevice(owner, 'SC-GONE')
    const made = await make(
      owner,
      await makeScene(owner, [{ ...lamp, device_identifier: 'SC-GONE' }]),
    )
    await ask(owner, 'POST /api/devices/delete', {
      token: owner.token,
      body: { device_identifier: 'SC-GONE' },
    })
    const { entries } = await call(owner, calls.schedulesWeekEndpoint, {})
    expect(entries.map(({ will }) => will)).not.toContain('held')
    goTo(made.next_at)
    await look()
    expect(await commands()).toEqual([])
    expect(await list(owner)).toMatchObject([{ paused: { why: 'gone' } }])
  })

  it('R-21 are shown with the scene to whoever sees all of it, and with what else they see to others', async () => {
    const { owner, roomId, kitchen } = await furnish()
    const id = await makeScene(owner)
    await make(owner, id)
    const now = server.clock.now()
    const family = await createTestFamily(owner)
    const guest = await createTestGuest(owner, { now, room_id: roomId })
    const arranger = await createTestGuest(owner, { now, may_arrange: true, room_id: roomId })
    await addDevice(owner, 'SC-APART')
    const apart = await createTestGuest(owner, { now, device_identifier: 'SC-APART' })
    expect(await list(family)).toMatchObject([
      { scene: { name: 'Evening' }, pins: [lamp, fan], may_change: false },
    ])
    expect(await list(guest)).toMatchObject([{ scene: null, pins: [lamp] }])
    expect((await list(guest))[0]?.pins).toHaveLength(1)
    expect(await list(apart)).toEqual([])
    const create = async (who: TestPerson, scene_id: number) =>
      ask(who, 'POST /api/schedules', { token: who.token, body: { ...night, scene_id } })
    expect(await create(family, id)).toMatchObject({ status: 403 })
    expect(await create(guest, id)).toMatchObject({ status: 404 })
    expect(await create(arranger, id)).toMatchObject({ status: 404 })
    await give(arranger, [roomId, kitchen])
    expect(await create(arranger, id)).toMatchObject({ status: 200 })
    const stranger = await openLiveHome(server)
    expect(await create(stranger.owner, id)).toMatchObject({ status: 404 })
  })

  it('refuse a scene with pins or a length of its own, and neither', async () => {
    const { owner } = await furnish()
    const scene_id = await makeScene(owner)
    const tried = async (more: Partial<Form>) =>
      (await ask(owner, 'POST /api/schedules', { token: owner.token, body: { ...night, ...more } }))
        .body
    expect(await tried({ scene_id, pins: [lamp] })).toMatchObject({ field: 'pins' })
    expect(await tried({ scene_id, for_s: 600 })).toMatchObject({ field: 'for_s' })
    expect(await tried({})).toMatchObject({ field: 'pins' })
  })
})
