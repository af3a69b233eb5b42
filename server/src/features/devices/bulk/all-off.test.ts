/** 'All off' and its undo, with devices over MQTT. */

import { turnAllOffEndpoint, undoAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
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
import { isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

type Pins = Partial<Record<PinKey, PinState>>

describe.each(engines)("'All off' (%s)", (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** A device that reports these pins. */
  async function connect(owner: TestPerson, identifier: string, room: number | null, pins: Pins) {
    const secret = await addDevice(owner, identifier, room)
    const device = await connectTestDevice(server.mqttUrl, identifier, secret)
    await device.report('state', { pins })
    return device
  }

  /** A living room with a lamp, a fan and a tank, a kitchen with a lamp, and a lamp in no room. */
  async function furnish() {
    const owner = await registerOwner(server.url)
    const living = await addRoom(owner, 'Living Room')
    const kitchen = await addRoom(owner, 'Kitchen')
    return {
      owner,
      living,
      kitchen,
      lamp: await connect(owner, 'SC-LAMP', living, { 18: 1, 19: 0, 21: 1, 25: 0 }),
      fan: await connect(owner, 'PC-FAN', living, { 13: 2, 18: 0 }),
      tank: await connect(owner, 'WLM-TANK', living, { pump: 1, led: 1 }),
      far: await connect(owner, 'SC-FAR', kitchen, { 18: 1 }),
      loose: await connect(owner, 'SC-LOOSE', null, { 18: 1 }),
    }
  }

  const allOff = (who: TestPerson, room_id: number | null) =>
    callApi(who, turnAllOffEndpoint, { body: { room_id } })
  const undo = (who: TestPerson, token = '') =>
    callApi(who, undoAllOffEndpoint, { body: { token } })
  const tryUndo = (who: TestPerson, token = '') =>
    ask(who, 'POST /api/devices/all-off/undo', { token: who.token, body: { token } })

  async function pinsOf(who: TestPerson, identifier: string): Promise<Pins> {
    const { pins, outputs } = await shownTo(who, identifier)
    const states = Object.entries({ ...pins, ...outputs }).map(([key, pin]) => [key, pin.state])
    return Object.fromEntries(states)
  }

  it('turns off what is on in a room, and nothing elsewhere', async () => {
    const { owner, living, lamp, far } = await furnish()
    expect(await allOff(owner, living)).toMatchObject({ done: 5, offline: 0, failed: 0 })
    expect(await pinsOf(owner, 'SC-LAMP')).toEqual({ 18: 0, 19: 0, 21: 0, 25: 0 })
    expect(await pinsOf(owner, 'PC-FAN')).toMatchObject({ 13: 0 })
    expect(await pinsOf(owner, 'WLM-TANK')).toEqual({ pump: 0, led: 0 })
    expect(await pinsOf(owner, 'SC-FAR')).toMatchObject({ 18: 1 })
    await lamp.settles()
    // Pins that are off already are not sent to their device.
    expect(lamp.commands.map(({ pin }) => pin).sort()).toEqual(['18', '21'])
    await far.settles()
    expect(far.commands).toEqual([])
  })

  it('takes a switch with the room that it is in, also where its board is in another one', async () => {
    const { owner, living, kitchen, lamp } = await furnish()
    const body = { device_identifier: 'SC-LAMP', pin: '18', room_id: kitchen } as const
    await callApi(owner, renamePinEndpoint, { body })
    const { undo: ticket } = await allOff(owner, kitchen)
    expect(await pinsOf(owner, 'SC-LAMP')).toEqual({ 18: 0, 19: 0, 21: 1, 25: 0 })
    expect(await pinsOf(owner, 'SC-FAR')).toMatchObject({ 18: 0 })
    await undo(owner, ticket?.token)
    await allOff(owner, living)
    expect(await pinsOf(owner, 'SC-LAMP')).toEqual({ 18: 1, 19: 0, 21: 0, 25: 0 })
    await lamp.settles()
    expect(lamp.commands.map(({ pin, state }) => `${pin} ${state}`)).toEqual([
      '18 0',
      '18 1',
      '21 0',
    ])
  })

  it('turns off the whole home, and counts what is offline and what does not answer', async () => {
    const { owner, lamp, far, loose } = await furnish()
    const page = await openLivePage(owner)
    await page.watchHome()
    await far.leave()
    await page.hears(
      isUpdate(({ deviceIdentifier, connected }) => deviceIdentifier === 'SC-FAR' && !connected),
    )
    await lamp.leave()
    const deafSecret = await addDevice(owner, 'SC-DEAF', null)
    const deaf = await connectTestDevice(server.mqttUrl, 'SC-DEAF', deafSecret, { deaf: true })
    await deaf.report('state', { pins: { 18: 1 } })
    await page.hears(
      isUpdate(({ deviceIdentifier, connected }) => deviceIdentifier === 'SC-LAMP' && !connected),
    )
    const result = allOff(owner, null)
    await new Promise<unknown>((resolve) => deaf.onCommand(resolve))
    await deaf.settles()
    for (const [identifier, pins] of Object.entries({
      'PC-FAN': { 13: 0 },
      'WLM-TANK': { pump: 0, led: 0 },
      'SC-LOOSE': { 18: 0 },
    })) {
      await expect.poll(() => pinsOf(owner, identifier)).toMatchObject(pins)
    }
    server.clock.advance(5_000)
    // The fan, the pump, the LED and the lamp in no room; one lamp and two of the other are offline.
    expect(await result).toMatchObject({ done: 4, offline: 3, failed: 1 })
    await loose.settles()
    expect(loose.commands).toHaveLength(1)
  })

  it('is undone within 10 seconds: what it turned off comes back, with the level of the fan, the pump never', async () => {
    const { owner, living, tank } = await furnish()
    const { undo: ticket } = await allOff(owner, living)
    expect(ticket).toMatchObject({ pins: 4 })
    expect(ticket!.until - server.clock.now()).toBeLessThanOrEqual(10_000)
    expect(await undo(owner, ticket!.token)).toEqual({
      done: 4,
      unconfirmable: 0,
      offline: 0,
      failed: 0,
    })
    expect(await pinsOf(owner, 'SC-LAMP')).toEqual({ 18: 1, 19: 0, 21: 1, 25: 0 })
    expect(await pinsOf(owner, 'PC-FAN')).toMatchObject({ 13: 2 })
    expect(await pinsOf(owner, 'WLM-TANK')).toEqual({ pump: 0, led: 1 })
    await tank.settles()
    expect(tank.commands.filter(({ pin, state }) => pin === 'pump' && state === 1)).toEqual([])
    // A second time there is nothing left to bring back.
    expect(await undo(owner, ticket!.token)).toEqual({
      done: 0,
      unconfirmable: 0,
      offline: 0,
      failed: 0,
    })
  })

  it('never turns a heater or a pump on again, whatever it hangs on', async () => {
    const { owner, living } = await furnish()
    for (const [pin, icon] of [
      ['18', 'heater'],
      ['21', 'pump'],
    ] as const) {
      await callApi(owner, renamePinEndpoint, {
        body: { device_identifier: 'SC-LAMP', pin, icon },
      })
    }
    const { undo: ticket } = await allOff(owner, living)
    expect(ticket).toMatchObject({ pins: 2 })
    await undo(owner, ticket!.token)
    expect(await pinsOf(owner, 'SC-LAMP')).toEqual({ 18: 0, 19: 0, 21: 0, 25: 0 })
    expect(await pinsOf(owner, 'PC-FAN')).toMatchObject({ 13: 2 })
  })

  it('is not undone for a pin that somebody has switched since', async () => {
    const { owner, living, fan } = await furnish()
    const { undo: ticket } = await allOff(owner, living)
    await fan.report('state', { pins: { 13: 1 } })
    expect(await undo(owner, ticket!.token)).toMatchObject({ done: 3 })
    expect(await pinsOf(owner, 'PC-FAN')).toMatchObject({ 13: 1 })
  })

  it('is not undone after 10 seconds, nor by somebody else, nor with a changed token', async () => {
    const { owner, living } = await furnish()
    const family = await createTestFamily(owner)
    const { undo: ticket } = await allOff(owner, living)
    const token = ticket?.token ?? ''
    const over = { status: 409, body: { code: 'undo_over' } }
    expect(await tryUndo(family, token)).toMatchObject(over)
    expect(await tryUndo(owner, `${token.slice(0, -4)}AAAA`)).toMatchObject(over)
    expect(await tryUndo(owner, '')).toMatchObject({ status: 400 })
    server.clock.advance(10_001)
    expect(await tryUndo(owner, token)).toMatchObject(over)
    expect(await pinsOf(owner, 'SC-LAMP')).toMatchObject({ 18: 0 })
  })

  it('ROLE-2 ROLE-3 reaches only what the person may switch', async () => {
    const { owner, living, loose, far } = await furnish()
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      device_identifier: 'PC-FAN',
    })
    expect(await allOff(guest, null)).toMatchObject({ done: 1 })
    expect(await pinsOf(owner, 'SC-LAMP')).toMatchObject({ 18: 1 })
    const family = await createTestFamily(owner)
    expect(await allOff(family, living)).toMatchObject({ done: 4 })
    // A device in no room is not the family's.
    expect(await allOff(family, null)).toMatchObject({ done: 1 })
    await Promise.all([loose.settles(), far.settles()])
    expect([loose.commands.length, far.commands.length]).toEqual([0, 1])
  })

  it('writes each command into the command log, under the person who pressed it', async () => {
    const { owner, living } = await furnish()
    await allOff(owner, living)
    const db = await openTestDatabaseOf(server)
    const rows = await db
      .selectFrom('command')
      .select(['pin', 'desired', 'cause', 'outcome'])
      .where('requester_id', '=', owner.userId)
      .execute()
    await db.destroy()
    expect(rows).toHaveLength(5)
    expect(rows.map(({ desired, cause, outcome }) => `${desired} ${cause} ${outcome}`)).toEqual(
      Array(5).fill('0 all_off done'),
    )
  })
})
