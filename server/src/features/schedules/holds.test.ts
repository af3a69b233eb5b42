/** A person wins: schedules of a whole server leave alone what somebody has switched, and say so. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { Endpoint, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { letGoEndpoint } from '@roomwire/contracts/http/let-go.ts'
import * as calls from '@roomwire/contracts/http/schedules.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import {
  callApi,
  createTestFamily,
  createTestGuest,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isStage, isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runDueSchedules } from './run-due.ts'

const identifier = 'SC-000001'
const dayMs = 24 * 3_600_000
const daily: ScheduleRule = {
  days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
  time: { kind: 'clock', at: '23:00' },
  spread: 0,
  from: null,
  until: null,
}

describe.each(engines)('what somebody has switched (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
    // Each test looks itself: the server's own look may fall between a jump of the clock and its own.
    await server.roomwire.scheduleAlarm.stop()
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** A home with two lamps, whose schedules turn them off at 23:00. */
  async function furnish(options: { deaf?: boolean } = {}) {
    const home = await openLiveHome(server, identifier, options)
    const { owner, device } = home
    await device.report('state', { pins: { 18: 0, 19: 1, 21: 0, 25: 0 } })
    /** Sessions end, while schedules go on. */
    const call = async <E extends Endpoint>(
      endpoint: E,
      sent: RequestInput<E>,
      who: TestPerson = owner,
    ) => callApi(await signInAs(server.url, who.email), endpoint, sent)
    return {
      ...home,
      call,
      turnOff: async (...pins: PinKey[]) => {
        const set = pins.map((pin) => ({ device_identifier: identifier, pin, state: 0 as const }))
        const body = { name: 'Night', rule: daily, pins: set, for_s: null }
        return (await call(calls.createScheduleEndpoint, { body })).schedule
      },
      runs: async ({ schedule_id: id }: { schedule_id: number }) =>
        (await call(calls.scheduleRunsEndpoint, { path: { id: String(id) } })).runs,
      lamp: async () =>
        (await shownTo(await signInAs(server.url, owner.email), identifier)).pins['18'],
      commandedPins: async () => {
        await device.settles()
        return device.commands.splice(0).map(({ pin }) => pin)
      },
    }
  }

  async function goTo(at: number | null, laterMs = 0) {
    server.clock.advance((at ?? 0) + laterMs - server.clock.now())
    await runDueSchedules(server.roomwire)
  }

  it('is told from other failures by codes: a device that says the same words has refused', async () => {
    const { device, turnOff, runs } = await furnish({ deaf: true })
    const made = await turnOff('19')
    await goTo(made.next_at)
    await device.acknowledges({ ok: false, error: 'The device was offline' })
    await expect.poll(() => runs(made)).toMatchObject([{ failed: 1, offline: 0, held: 0 }])
  })

  it('is left alone by schedules for the time that the home has set, and each run and the activity say so', async () => {
    const { device, turnOff, runs, call, lamp, commandedPins } = await furnish()
    const both = await turnOff('18', '19')
    const one = await turnOff('18')
    await goTo(both.next_at, -7_199_000)
    await device.report('touch', { touchPin: 12, state: 1 })
    const { entries: due } = await call(calls.schedulesWeekEndpoint, {})
    const [first, second, ...later] = due.map(({ will }) => will)
    expect([first, second]).toEqual(['act', 'held'])
    expect(new Set(later)).toEqual(new Set(['act']))
    await goTo(both.next_at)
    expect(await commandedPins()).toEqual(['19'])
    expect(await lamp()).toMatchObject({ state: 1, lastChange: { cause: 'touch' } })
    await expect.poll(() => runs(both)).toMatchObject([{ outcome: 'acted', done: 1, held: 1 }])
    await expect.poll(() => runs(one)).toMatchObject([{ outcome: 'held', done: 0, held: 1 }])
    const { entries } = await call(listActivityEndpoint, {
      query: { cause: 'schedule', pin: '18', device_identifier: identifier },
    })
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({
      by: { kind: 'schedule', name: 'Night' },
      outcome: 'failed',
      error: 'Somebody switched it, so schedules skip it for a while',
    })
    // The same time on the next day is long after that.
    await goTo(both.next_at, dayMs)
    expect((await commandedPins()).sort()).toEqual(['18', '18', '19'])
    await expect
      .poll(async () => (await runs(both))[0])
      .toMatchObject({ outcome: 'acted', held: 0 })
  })

  it('on a page is held as well, until whoever may switch it lets go of that very change', async () => {
    const { owner, page, device, turnOff, call, lamp, commandedPins, roomId } = await furnish()
    await call(changeHomeEndpoint, { body: { hold_s: 86_400 } })
    const made = await turnOff('18')
    page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId: 'on' })
    await page.hears(isStage('processed', 'on'))
    await commandedPins()
    const { at } = (await lamp())?.lastChange ?? { at: 0 }
    const body = { device_identifier: identifier, pin: '18' as const, changed_at: at }
    const family = await createTestFamily(owner)
    const forMs = 2 * dayMs
    const looking = { now: server.clock.now(), forMs, room_id: roomId, may_switch: false }
    const guest = await createTestGuest(owner, looking)
    const tried = async (who: TestPerson, sent: object) =>
      (await ask(who, 'POST /api/devices/let-go', { token: who.token, body: sent })).body
    expect(await tried(guest, body)).toMatchObject({ code: 'forbidden' })
    expect(await tried(family, { ...body, changed_at: at - 1 })).toMatchObject({
      code: 'changed_meanwhile',
    })
    await goTo(made.next_at)
    expect(await commandedPins()).toEqual([])
    await call(letGoEndpoint, { body }, family)
    await device.settles()
    expect((await lamp())?.lastChange).toMatchObject({ at, letGo: true })
    const [next] = (await call(calls.listSchedulesEndpoint, {})).schedules
    await goTo(next?.next_at ?? 0)
    expect(await commandedPins()).toEqual(['18'])
    const { entries } = await call(listActivityEndpoint, { query: {} })
    expect(entries.filter(({ event }) => event === 'pin.let_go')).toMatchObject([
      { by: { is_you: false }, pin: '18', device: { device_identifier: identifier } },
    ])
  })

  it('and is pressed again is held anew, although it was let go of before', async () => {
    const { page, device, turnOff, call, lamp, commandedPins } = await furnish()
    await call(changeHomeEndpoint, { body: { hold_s: 86_400 } })
    const made = await turnOff('18')
    await device.report('touch', { touchPin: 12, state: 1 })
    const { at } = (await lamp())?.lastChange ?? { at: 0 }
    await call(letGoEndpoint, {
      body: { device_identifier: identifier, pin: '18', changed_at: at },
    })
    await page.hears(isUpdate(({ pins }) => pins['18']?.lastChange?.letGo === true))
    server.clock.advance(1)
    await device.report('touch', { touchPin: 12, state: 0 })
    await device.report('touch', { touchPin: 12, state: 1 })
    await goTo(made.next_at)
    expect(await commandedPins()).toEqual([])
    expect((await lamp())?.lastChange).not.toHaveProperty('letGo')
  })

  it('is not held in a home that has set no time for it', async () => {
    const { device, turnOff, call, commandedPins } = await furnish()
    expect((await call(calls.listSchedulesEndpoint, {})).hold_s).toBe(7_200)
    await call(changeHomeEndpoint, { body: { hold_s: 0 } })
    expect((await call(calls.listSchedulesEndpoint, {})).hold_s).toBe(0)
    const made = await turnOff('18')
    await goTo(made.next_at, -1_000)
    await device.report('touch', { touchPin: 12, state: 1 })
    await goTo(made.next_at)
    expect(await commandedPins()).toEqual(['18'])
  })
})
