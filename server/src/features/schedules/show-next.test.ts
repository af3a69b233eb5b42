/** The next acts of schedules on each pin, for those who see that pin. */

import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { nextOnPinsEndpoint } from '@roomwire/contracts/http/next-on-pins.ts'
import * as scenes from '@roomwire/contracts/http/scenes.ts'
import * as calls from '@roomwire/contracts/http/schedules.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const dayMs = 24 * 3_600_000
type Form = RequestInput<typeof calls.createScheduleEndpoint>['body']

const lamp = { device_identifier: 'SC-LAMP', pin: '18' } as const
const fan = { device_identifier: 'PC-FAN', pin: '13' } as const
const at = (time: string, more: Partial<Form>): Form => ({
  name: time,
  pins: [],
  for_s: null,
  rule: {
    days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock', at: time },
    spread: 0,
    from: null,
    until: null,
  },
  ...more,
})

describe.each(engines)('what comes next (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const make = async (who: TestPerson, body: Form) =>
    (await callApi(who, calls.createScheduleEndpoint, { body })).schedule
  const pathOf = ({ schedule_id }: { schedule_id: number }) => ({ id: String(schedule_id) })
  const nextFor = async (who: TestPerson) =>
    textsOf((await callApi(who, nextOnPinsEndpoint, {})).pins)
  const textsOf = (
    pins: readonly { device_identifier: string; pin: string; state: number; by: string }[],
  ) =>
    pins.map(
      ({ device_identifier, pin, state, by }) => `${device_identifier} ${pin} ${state} ${by}`,
    )

  /** A living room with a lamp, and a kitchen with a fan. At six in the morning there nothing was due yet. */
  async function furnish() {
    const now = server.clock.now()
    server.clock.advance(dayMs - ((now - 6 * 3_600_000) % dayMs))
    const owner = await registerOwner(server.url)
    // Else it would have that of the machine.
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
    const living = await addRoom(owner, 'Living Room')
    const kitchen = await addRoom(owner, 'Kitchen')
    await addDevice(owner, 'SC-LAMP', living)
    await addDevice(owner, 'PC-FAN', kitchen)
    return { owner, living, kitchen }
  }

  it('R-21 whoever sees a pin is told what comes next for it, and nothing of other pins', async () => {
    const { owner, living } = await furnish()
    await addDevice(owner, 'SC-APART')
    await make(
      owner,
      at('23:00', {
        name: 'Night',
        pins: [
          { ...lamp, state: 0 },
          { ...fan, state: 0 },
        ],
      }),
    )
    await make(owner, at('19:00', { name: 'Evening', pins: [{ ...lamp, state: 1 }] }))
    const states = [{ ...fan, state: 3 as const }]
    const { scene_id } = await callApi(owner, scenes.createSceneEndpoint, {
      body: { name: 'Cool', states },
    })
    await make(owner, at('15:00', { name: 'Heat of the day', scene_id }))
    const now = server.clock.now()
    const [ofFan, ofLamp] = ['PC-FAN 13 3 Heat of the day', 'SC-LAMP 18 1 Evening']
    expect(await nextFor(owner)).toEqual([ofFan, ofLamp])
    expect(await nextFor(await createTestFamily(owner))).toEqual([ofFan, ofLamp])
    const looks = { now, room_id: living, may_switch: false }
    expect(await nextFor(await createTestGuest(owner, looks))).toEqual([ofLamp])
    const apart = await createTestGuest(owner, { now, device_identifier: 'SC-APART' })
    expect(await nextFor(apart)).toEqual([])
    expect(await nextFor(await registerOwner(server.url))).toEqual([])

    const pass = await givePass(owner, { now, room_ids: [living], may_switch: false })
    const browser = passBrowser(pass)
    await browser.open()
    const askNext = () =>
      ask(server, `GET /api/pass/${pass.id}/schedules/next`, { headers: browser.headers() })
    const { body } = await askNext()
    expect(textsOf(Object(body).pins)).toEqual([ofLamp])
    expect(body).toMatchObject({
      time_zone: 'UTC',
      pins: [{ at: Math.ceil(now / dayMs) * dayMs - 5 * 3_600_000 }],
    })
  })

  it('tells for how long the home holds what somebody has switched', async () => {
    const { owner } = await furnish()
    const hold = async () => (await callApi(owner, nextOnPinsEndpoint, {})).hold_s
    expect(await hold()).toBe(7_200)
    await callApi(owner, changeHomeEndpoint, { body: { hold_s: 1_800 } })
    expect(await hold()).toBe(1_800)
  })

  it('leaves out what is skipped, paused, on holiday, later than a week, or not for its maker to do', async () => {
    const { owner, living, kitchen } = await furnish()
    const off = [{ ...lamp, state: 0 as const }]
    const night = await make(owner, at('23:00', { pins: off }))
    const next = async () =>
      (await callApi(owner, nextOnPinsEndpoint, {})).pins.map((one) => (one.at - first) / dayMs)
    const first = night.next_at ?? 0
    expect(await next()).toEqual([0])
    await callApi(owner, calls.skipScheduleEndpoint, { path: pathOf(night), body: { at: first } })
    expect(await next()).toEqual([1])
    const holiday = (until: number) =>
      callApi(owner, calls.pauseSchedulesEndpoint, { body: { paused: true, until } })
    await holiday(first + 3 * dayMs)
    expect(await next()).toEqual([3])
    await holiday(first + 30 * dayMs)
    expect(await next()).toEqual([])
    await callApi(owner, calls.pauseSchedulesEndpoint, { body: { paused: false } })
    const pause = (paused: boolean) =>
      callApi(owner, calls.pauseScheduleEndpoint, { path: pathOf(night), body: { paused } })
    await pause(true)
    expect(await next()).toEqual([])

    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      forMs: 9 * dayMs,
      may_arrange: true,
    })
    const give = (rooms: readonly number[], lastsMs = 9 * dayMs) =>
      server.roomwire.guests.give(
        { kind: 'person', id: guest.userId },
        rooms.map((roomId) => ({
          startAt: 0,
          expiresAt: server.clock.now() + lastsMs,
          windows: [],
          pausedAt: null,
          right: 'arrange',
          places: [{ scope: 'room', roomId, deviceId: null, pin: null }],
        })),
      )
    await give([living, kitchen])
    const states = [...off, { ...fan, state: 0 as const }]
    const { scene_id } = await callApi(guest, scenes.createSceneEndpoint, {
      body: { name: 'All', states },
    })
    await make(guest, at('22:00', { name: 'Scene', scene_id }))
    await make(guest, at('23:00', { name: 'Pins', pins: states }))
    expect(await nextFor(owner)).toEqual(['SC-LAMP 18 0 Scene', 'PC-FAN 13 0 Scene'])
    // A scene is set whole or not at all, of pins those are set that may be.
    await give([living])
    expect(await nextFor(owner)).toEqual(['SC-LAMP 18 0 Pins'])
    await give([living, kitchen], 3_600_000)
    expect(await nextFor(owner)).toEqual([])
  })
})
