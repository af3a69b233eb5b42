/** Each kind of pin at each place of the server that knows pins: a new kind has to be placed here. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import type { Endpoint, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import {
  listFavouritesEndpoint,
  setFavouriteEndpoint,
} from '@roomwire/contracts/http/favourites.ts'
import { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import { deviceHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import {
  createSceneEndpoint,
  listScenesEndpoint,
  pressSceneEndpoint,
} from '@roomwire/contracts/http/scenes.ts'
import {
  createScheduleEndpoint,
  listSchedulesEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { viewAsEndpoint } from '@roomwire/contracts/http/view-as.ts'
import type { CommandStage, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { pinKind } from '@roomwire/contracts/vocabulary/pin-form-fields.ts'
import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { runDueSchedules } from '@roomwire/server/features/schedules/run-due.ts'
import {
  answerOf,
  callApi,
  createTestGuest,
  signInAs,
} from '@roomwire/testing/clients/api-client.ts'
import { type LivePage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { wholeExport } from '@roomwire/testing/clients/whole-export.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const dayMs = 24 * 3_600_000
const daily: ScheduleRule = {
  days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
  time: { kind: 'clock', at: '23:00' },
  spread: 0,
  from: null,
  until: null,
}

/** A kind of pin, and what the places make of it. */
type Placed = {
  declared: object
  /** How a page asks for a state, and the state that its device has then; null where nobody can. */
  asked: { action: string; state?: number; becomes: number } | null
  /** Whether it is on or off: it has timers and a protection, and 'All off' turns it off. */
  isSwitched: boolean
  /** Whether scenes set it. */
  isInScenes: boolean
  /** Whether a press holds it against schedules. */
  isHeld: boolean
}

const placed: Record<PinKind, Placed> = {
  switch: {
    declared: {},
    asked: { action: 'on', becomes: 1 },
    isSwitched: true,
    isInScenes: true,
    isHeld: true,
  },
  fan: {
    declared: { kind: 'fan', levels: ['Off', 'Low', 'High'] },
    asked: { action: 'setFanState', state: 2, becomes: 2 },
    isSwitched: true,
    isInScenes: true,
    isHeld: true,
  },
  level: {
    declared: { kind: 'level' },
    asked: { action: 'setLevel', state: 30, becomes: 30 },
    isSwitched: true,
    isInScenes: true,
    isHeld: true,
  },
  cover: {
    declared: { kind: 'cover' },
    asked: { action: 'setCover', state: 40, becomes: 40 },
    isSwitched: false,
    isInScenes: true,
    isHeld: true,
  },
  button: {
    declared: { kind: 'button' },
    asked: { action: 'press', becomes: 0 },
    isSwitched: false,
    isInScenes: false,
    isHeld: false,
  },
  input: {
    declared: { kind: 'input', senses: 'contact' },
    asked: null,
    isSwitched: false,
    isInScenes: false,
    isHeld: false,
  },
}

const identifier = 'KIND-000001'
const one = { device_identifier: identifier, pin: 'part' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
  // Each test looks itself.
  await server.roomwire.scheduleAlarm.stop()
})
afterAll(() => server.stop())
afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

/** A home with a pin of this kind at 0, an owner, and a page that watches. */
async function withPin(kind: PinKind) {
  const home = await openLiveHome(server, identifier)
  const pins = [{ key: 'part', name: 'Part', ...placed[kind].declared }]
  await home.device.report('hello', { pins, features: ['protect'] })
  const reset = async () => {
    await home.device.report('state', { pins: { part: 0 } })
    await home.device.settles()
    home.device.commands.splice(0)
  }
  await reset()
  let messages = 0
  /** The end of a press on a page, with why it failed. */
  const press = async (page: LivePage, more: object = {}) => {
    messages += 1
    const messageId = `press ${messages}`
    const { action = 'on', state } = placed[kind].asked ?? {}
    const asked = { action, pin: 'part', ...(state !== undefined && { state }), ...more }
    page.say({ deviceIdentifier: identifier, messageId, ...asked })
    const isEnd = (said: ToBrowser): said is CommandStage =>
      'stage' in said &&
      said.messageId === messageId &&
      (said.stage === 'processed' || said.stage === 'failed')
    const end = await page.hears(isEnd, 20_000)
    return end.stage === 'failed' ? `failed: ${end.error}` : end.stage
  }
  const status = async <E extends Endpoint>(endpoint: E, sent: RequestInput<E>) =>
    (await answerOf(home.owner, endpoint, sent)).status
  return { ...home, press, reset, status, ...placed[kind] }
}

const becomes = ({ asked }: Placed) => asked?.becomes ?? 1

it('every kind is walked', () =>
  expect(Object.keys(placed).sort()).toEqual([...pinKind.options].sort()))

it.each(pinKind.options)(
  'PINS-1 a %s is placed on plates, for passes, guests and favourites',
  async (kind) => {
    const { owner, page, device, roomId, press, asked, reset } = await withPin(kind)
    expect((await shownTo(owner, identifier)).pins).toMatchObject({
      part: { state: 0, name: 'Part', form: { kind } },
    })
    expect(await press(page)).toMatch(asked ? /^processed/ : /^failed/)
    if (!asked) await device.report('state', { pins: { part: 1 } })
    const state = asked?.becomes ?? 1
    await expect.poll(async () => (await shownTo(owner, identifier)).pins.part?.state).toBe(state)
    await reset()

    const now = server.clock.now()
    const pass = await givePass(owner, { now, pins: [one] })
    const browser = passBrowser(pass)
    await browser.open()
    const ofPass = await browser.page()
    const [seen] = await ofPass.watch(roomId)
    expect(seen?.pins).toMatchObject({ part: { form: { kind } } })
    expect(await press(ofPass)).toMatch(asked ? /^processed/ : /^failed/)
    await ofPass.close()
    const { view } = await callApi(owner, viewAsEndpoint, { query: { pass_id: String(pass.id) } })
    expect(view.devices[0]?.pins).toMatchObject({ part: { form: { kind } } })

    const guest = await createTestGuest(owner, { now, pins: [one] })
    expect((await shownTo(guest, identifier)).pins).toMatchObject({ part: { form: { kind } } })
    const given = await callApi(owner, listGuestsEndpoint, {
      path: { userId: String(owner.userId) },
    })
    expect(given.guests[0]?.places).toMatchObject([{ pin: 'part', pin_name: 'Part' }])
    await callApi(owner, setFavouriteEndpoint, { body: { ...one, is_favourite: true } })
    const { favourites } = await callApi(owner, listFavouritesEndpoint, {})
    expect(favourites).toMatchObject([one])
  },
)

it.each(pinKind.options)(
  'CTRL-2 a %s is placed in All off, scenes, timers and protection',
  async (kind) => {
    const { owner, page, device, press, status, reset, ...is } = await withPin(kind)
    if (kind !== 'button') await device.report('state', { pins: { part: becomes(is) } })
    const off = await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })
    expect(off.done).toBe(is.isSwitched ? 1 : 0)
    await reset()

    const states = [{ ...one, state: becomes(is) || 1 }]
    const scene = { body: { name: 'Evening', states } }
    expect(await status(createSceneEndpoint, scene)).toBe(is.isInScenes ? 200 : 400)
    const { scenes } = await callApi(owner, listScenesEndpoint, {})
    for (const { scene_id: id } of scenes) {
      expect(await callApi(owner, pressSceneEndpoint, { path: { id: String(id) } })).toMatchObject({
        done: 1,
      })
      await reset()
    }

    expect(await press(page, { for: 60 })).toMatch(is.isSwitched ? /^processed/ : /^failed/)
    await reset()
    const after_power_on = 'on' as const
    const body = { ...one, longest_on: 600, shortest_off: null, after_power_on, not_with: null }
    expect(await status(protectPinEndpoint, { body })).toBe(is.isSwitched ? 200 : 400)
  },
)

it.each(pinKind.options)(
  'a %s is placed in schedules, which a press of what has a state holds off',
  async (kind) => {
    const { owner, device, press, asked, isHeld } = await withPin(kind)
    const pins = [{ ...one, state: asked?.becomes || 1 }]
    const body = { name: 'Night', rule: daily, for_s: null, pins }
    const made = await answerOf(owner, createScheduleEndpoint, { body })
    expect(made.status).toBe(asked ? 200 : 400)
    const { schedules } = await callApi(owner, listSchedulesEndpoint, {})
    for (const { next_at: next } of schedules) {
      if (next === null) throw new Error('it is never due')
      server.clock.advance(next - server.clock.now() - 60_000)
      const page = await openLivePage(await signInAs(server.url, owner.email))
      expect(await press(page)).toMatch(/^processed/)
      device.commands.splice(0)
      const commanded = async (at: number) => {
        server.clock.advance(at - server.clock.now())
        await runDueSchedules(server.roomwire)
        await device.settles()
        return device.commands.splice(0).map(({ pin }) => pin)
      }
      expect(await commanded(next)).toEqual(isHeld ? [] : ['part'])
      expect(await commanded(next + dayMs)).toEqual(['part'])
    }
  },
)

it.each(pinKind.options)(
  'LIVE-2 a %s is placed in the activity, the history and the export',
  async (kind) => {
    const { owner, device, asked } = await withPin(kind)
    const from = server.clock.now()
    server.clock.advance(60_000)
    const isButton = kind === 'button'
    await device.report(
      'state',
      isButton ? { pressed: ['part'] } : { pins: { part: asked?.becomes ?? 1 } },
    )
    await device.settles()
    await expect
      .poll(async () => (await callApi(owner, listActivityEndpoint, { query: one })).entries)
      .toMatchObject([{ pin: 'part', pin_form: { kind }, value: String(asked?.becomes || 1) }])
    server.clock.advance(60_000)
    const asking = { path: { identifier }, query: { series: 'pin.part', from: String(from) } }
    await expect
      .poll(async () => {
        const { series } = await callApi(owner, deviceHistoryEndpoint, asking)
        return series.map(({ runs = null, points }) => (runs ?? points ?? []).length > 0)
      })
      .toEqual([true])
    const whole = await wholeExport(owner, owner.password)
    expect(JSON.stringify(whole)).toMatch(/"(?:pin\.)?part"/)
  },
)
