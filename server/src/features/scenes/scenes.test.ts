/** Scenes, with devices over MQTT: who sees, presses and changes them, and what a press comes to. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { deleteDeviceEndpoint, mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import { exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import * as contract from '@roomwire/contracts/http/scenes.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

type State = { device_identifier: string; pin: PinKey; state: PinState; for?: number }

const lamp = (state: PinState = 1): State => ({ device_identifier: 'SC-LAMP', pin: '18', state })
const fan = (state: PinState = 3): State => ({ device_identifier: 'PC-FAN', pin: '13', state })
const evening = [lamp(), fan()]

describe.each(engines)('scenes (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** A living room with a lamp, and a kitchen with a fan; both report that they are off. */
  async function furnish() {
    const owner = await registerOwner(server.url)
    const living = await addRoom(owner, 'Living Room')
    const kitchen = await addRoom(owner, 'Kitchen')
    const connect = async (identifier: string, room: number, pins: object) => {
      const secret = await addDevice(owner, identifier, room)
      const device = await connectTestDevice(server.mqttUrl, identifier, secret)
      await device.report('state', { pins })
      return device
    }
    return {
      owner,
      living,
      kitchen,
      lamp: await connect('SC-LAMP', living, { 18: 0, 19: 0 }),
      fan: await connect('PC-FAN', kitchen, { 13: 1 }),
    }
  }

  const make = (who: TestPerson, states = evening, name = 'Evening') =>
    callApi(who, contract.createSceneEndpoint, { body: { name, states } })
  const namesFor = async (who: TestPerson) =>
    (await callApi(who, contract.listScenesEndpoint, {})).scenes.map(({ name }) => name)
  const press = (who: TestPerson, id: number) =>
    callApi(who, contract.pressSceneEndpoint, { path: { id: String(id) } })
  const undo = (who: TestPerson, token = '') =>
    callApi(who, contract.undoSceneEndpoint, { body: { token } })
  const stateOf = async (who: TestPerson, identifier: string, pin: PinKey) =>
    (await shownTo(who, identifier)).pins[pin]?.state
  const change = (who: TestPerson, method: 'PUT' | 'DELETE', id: number, body?: object) =>
    ask(who, `${method} /api/scenes/${id}`, { token: who.token, body })

  it('one press sets every pin, says what became of each, and is taken back', async () => {
    const { owner } = await furnish()
    const { scene_id: id } = await make(owner)
    const pressed = await press(owner, id)
    expect(pressed).toMatchObject({ done: 2, offline: 0, failed: 0, undo: { pins: 2 } })
    expect(pressed.pins).toEqual([
      { device_identifier: 'SC-LAMP', pin: '18', outcome: 'done' },
      { device_identifier: 'PC-FAN', pin: '13', outcome: 'done' },
    ])
    expect(await stateOf(owner, 'PC-FAN', '13')).toBe(3)
    expect(await undo(owner, pressed.undo?.token)).toEqual({
      done: 2,
      unconfirmable: 0,
      offline: 0,
      failed: 0,
    })
    expect(await stateOf(owner, 'PC-FAN', '13')).toBe(1)
    expect(await stateOf(owner, 'SC-LAMP', '18')).toBe(0)
  })

  it('never promises to take a cover back to where nobody can ask for it', async () => {
    const owner = await registerOwner(server.url)
    const secret = await addDevice(owner, 'GATE-1', await addRoom(owner, 'Yard'))
    const gate = await connectTestDevice(server.mqttUrl, 'GATE-1', secret)
    const cover = { key: 'gate', kind: 'cover', position: false }
    await gate.report('hello', { pins: [cover, { key: 'lamp' }] })
    await gate.report('state', { pins: { gate: 50, lamp: 0 } })
    const of = (pin: PinKey, state: PinState) => ({ device_identifier: 'GATE-1', pin, state })
    const { scene_id: id } = await make(owner, [of('gate', 100), of('lamp', 1)])
    const pressed = await press(owner, id)
    expect(pressed).toMatchObject({ done: 2, undo: { pins: 1 } })
    expect(await undo(owner, pressed.undo?.token)).toMatchObject({ done: 1, failed: 0 })
    expect(await stateOf(owner, 'GATE-1', 'gate')).toBe(100)
  })

  it('counts what is offline, and takes back only what nobody has touched since', async () => {
    const { owner, lamp: board, fan: away } = await furnish()
    const page = await openLivePage(owner)
    await page.watchHome()
    await away.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    const { scene_id: id } = await make(owner)
    const pressed = await press(owner, id)
    expect(pressed).toMatchObject({ done: 1, offline: 1, failed: 0 })
    // It is as the scene has left it, but somebody has decided so.
    await board.report('touch', { touchPin: 12, state: 0 })
    await board.report('touch', { touchPin: 12, state: 1 })
    await page.hears(isUpdate(({ touchPin, state }) => touchPin === 12 && state === 1))
    expect(await undo(owner, pressed.undo?.token)).toEqual({
      done: 0,
      unconfirmable: 0,
      offline: 0,
      failed: 0,
    })
    expect(await stateOf(owner, 'SC-LAMP', '18')).toBe(1)
  })

  it('switches a pin off again after the time that the scene gives it', async () => {
    const { owner } = await furnish()
    const { scene_id: id } = await make(owner, [{ ...lamp(), for: 60 }])
    await press(owner, id)
    const { pins } = await shownTo(owner, 'SC-LAMP')
    expect(pins[18]?.lease).toMatchObject({ endsAt: expect.any(Number) })
  })

  it('ROLE-3 is seen by whoever sees every pin of it, pressed by whoever may switch them all', async () => {
    const { owner, living } = await furnish()
    const now = server.clock.now()
    const { scene_id: both } = await make(owner, evening, 'Both')
    const { scene_id: one } = await make(owner, [lamp()], 'One')
    const family = await createTestFamily(owner)
    const guest = await createTestGuest(owner, { now, room_id: living })
    const watcher = await createTestGuest(owner, { now, may_switch: false })
    expect(await namesFor(family)).toEqual(['Both', 'One'])
    expect(await namesFor(guest)).toEqual(['One'])
    expect(await press(guest, one)).toMatchObject({ done: 1 })
    const pressBy = (who: TestPerson, id: number) =>
      ask(who, `POST /api/scenes/${id}/press`, { token: who.token })
    expect(await pressBy(guest, both)).toMatchObject({ status: 404 })
    expect(await namesFor(watcher)).toEqual(['Both', 'One'])
    expect(await pressBy(watcher, one)).toMatchObject({ status: 403 })
    expect(await change(family, 'DELETE', one)).toMatchObject({ status: 403 })
    // The room of the pin decides: out of the living room the guest sees it no more.
    await callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier: 'SC-LAMP', room_id: null } })
    expect(await namesFor(guest)).toEqual([])
    expect(await namesFor(family)).toEqual([])
    expect(await namesFor(owner)).toEqual(['Both', 'One'])
  })

  it('is made and changed by a guest who may arrange every pin of it, before and after', async () => {
    const { owner, living } = await furnish()
    const terms = { now: server.clock.now(), room_id: living, may_arrange: true }
    const guest = await createTestGuest(owner, terms)
    const { scene_id: id } = await make(guest, [lamp()])
    expect(await change(guest, 'PUT', id, { name: 'Mine', states: [lamp(0)] })).toMatchObject({
      body: { name: 'Mine', may_change: true },
    })
    const more = { name: 'More', states: evening }
    expect(await change(guest, 'PUT', id, more)).toMatchObject({ status: 404 })
    expect(await change(owner, 'PUT', id, more)).toMatchObject({ status: 200 })
    expect(await change(guest, 'DELETE', id)).toMatchObject({ status: 404 })
    const twice = { name: 'Twice', states: [lamp(), lamp()] }
    expect(await change(owner, 'PUT', id, twice)).toMatchObject({ status: 400 })
    const tooHigh = { name: 'High', states: [lamp(2)] }
    expect(await change(owner, 'PUT', id, tooHigh)).toMatchObject({ status: 400 })
  })

  it('goes on without a device that is deleted', async () => {
    const { owner } = await furnish()
    await make(owner)
    await callApi(owner, deleteDeviceEndpoint, { body: { device_identifier: 'PC-FAN' } })
    const { scenes } = await callApi(owner, contract.listScenesEndpoint, {})
    expect(scenes).toMatchObject([{ states: [lamp()] }])
  })

  it('is pressed with a pass that may switch every pin of it, and by no other', async () => {
    const { owner, living } = await furnish()
    const { scene_id: both } = await make(owner, evening, 'Both')
    const { scene_id: one } = await make(owner, [lamp()], 'One')
    const pass = await givePass(owner, { now: server.clock.now(), room_ids: [living] })
    const browser = passBrowser(pass)
    await browser.open()
    const say = (method: 'GET' | 'POST', rest: string, body?: object) =>
      ask(server, `${method} /api/pass/${pass.id}/scenes${rest}`, {
        headers: browser.headers(),
        body,
      })
    expect(await say('GET', '')).toMatchObject({ body: { scenes: [{ name: 'One' }] } })
    expect(await say('POST', `/${both}/press`)).toMatchObject({ status: 404 })
    const { body } = await say('POST', `/${one}/press`)
    expect(body).toMatchObject({ done: 1 })
    const { token } = Object(body).undo
    expect(await say('POST', '/undo', { token })).toMatchObject({ body: { done: 1 } })
  })

  it('LIVE-2 is named by the activity, to those who see it, and by the export of who pressed it', async () => {
    const { owner, living } = await furnish()
    const guest = await createTestGuest(owner, { now: server.clock.now(), room_id: living })
    const { scene_id: id } = await make(owner)
    await press(owner, id)
    const tellsOf = async (who: TestPerson) =>
      (await callApi(who, listActivityEndpoint, { query: {} })).entries
        .filter(({ cause, event }) => cause === 'scene' || event?.startsWith('scene'))
        .map(({ event, pin, scene }) => [event ?? pin, scene?.name ?? null])
    expect((await tellsOf(owner)).sort()).toEqual([
      ['13', 'Evening'],
      ['18', 'Evening'],
      ['scene.created', 'Evening'],
    ])
    expect(await tellsOf(guest)).toEqual([['18', null]])
    const { commands } = await callApi(owner, exportDataEndpoint, { body: { password } })
    expect(commands.map(({ scene_name }) => scene_name)).toEqual(['Evening', 'Evening'])
  })

  it('LIVE-4 open pages of those who see a pin of it hear that it has changed', async () => {
    const { owner, living } = await furnish()
    const guest = await createTestGuest(owner, { now: server.clock.now(), room_id: living })
    const [own, other] = [await openLivePage(owner), await openLivePage(guest)]
    await make(owner, [fan()])
    expect(await own.hears(isType('homeChanged'))).toMatchObject({ what: 'scenes' })
    expect(await other.settles()).toEqual([])
  })
})
