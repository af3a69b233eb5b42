/** The activity of a home: who changed what and why, and who is told of it. */

import { activityPeopleEndpoint, listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { revokeApiTokenEndpoint } from '@roomwire/contracts/http/api-tokens.ts'
import { renamePinEndpoint, updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { deleteAccountEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { changeRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { createSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { apiTokenOf } from '@roomwire/testing/clients/api-token-of.ts'
import { isStage, isUpdate, type LivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

const lamp = { deviceIdentifier: 'SC-000001', pin: 18 } as const
const allOff = { 18: 0, 19: 0, 21: 0, 25: 0 }

describe.each(engines)('the activity (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const list = (person: TestPerson, query = {}) => callApi(person, listActivityEndpoint, { query })
  /** In short, the oldest first. */
  const entriesFor = async (person: TestPerson, query = {}) =>
    (await list(person, query)).entries
      .map(({ kind, pin, value, cause, by, event }) =>
        [kind, event ?? pin, value, cause, by && (by.is_you ? 'you' : (by.name ?? 'somebody'))]
          .filter((part) => part !== null)
          .join(' '),
      )
      .reverse()
  const ofDevice = { device_identifier: 'SC-000001' }

  it('R-46 is looked for no longer than somebody waits for it', async () => {
    const { owner } = await furnish()
    const asked = Promise.withResolvers<() => boolean>()
    const end = Promise.withResolvers<[]>()
    const commands = vi.spyOn(server.roomwire.activity, 'commands')
    onTestFinished(() => commands.mockRestore())
    commands.mockImplementation(({ isGivenUp = () => false }) => {
      asked.resolve(isGivenUp)
      return end.promise
    })
    const going = new AbortController()
    const answer = fetch(new URL('/api/activity', owner.url), {
      headers: { authorization: `Bearer ${owner.token}` },
      signal: going.signal,
    })
    const isGivenUp = await asked.promise
    expect(isGivenUp()).toBe(false)
    going.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(isGivenUp).toBe(true)
    end.resolve([])
  })

  /** A lamp in a room, that was off, and its owner's page. */
  async function furnish() {
    const home = await openLiveHome(server)
    await home.device.report('state', { pins: allOff })
    return home
  }
  async function press(page: LivePage, action: 'on' | 'off') {
    page.say({ ...lamp, action, messageId: `${action} ${Math.random()}` })
    await page.hears(isStage('processed'))
  }

  it('LIVE-2 says of each change who asked for it: a person, the wall, a start, or the device itself', async () => {
    const { owner, page, device, connect } = await furnish()
    await press(page, 'on')
    await device.report('touch', { touchPin: 12, state: 0 })
    await device.report('state', { pins: { 19: 1 } })
    await device.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    const again = await connect()
    await again.report('state', { pins: { ...allOff, 21: 1 } })
    expect(await entriesFor(owner, ofDevice)).toEqual([
      'event device.registered you',
      'connection 1 device',
      'command 18 1 page you',
      'pin 18 0 touch',
      'pin 19 1 device',
      'connection 0 device',
      'connection 1 device',
      'pin 19 0 start',
      'pin 21 1 start',
    ])
  })

  it('LIVE-2 tells the way of a command, and why it came to nothing', async () => {
    const { owner, page, device } = await furnish()
    await press(page, 'on')
    await device.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    page.say({ ...lamp, action: 'off', messageId: 'too late' })
    await page.hears(isStage('failed'))
    const { entries } = await list(owner, { ...ofDevice, pin: '18' })
    expect(entries).toMatchObject([
      { outcome: 'failed', error: 'The device was offline', received_at: null },
      { outcome: 'done', error: null, received_at: expect.any(Number) },
    ])
    expect((await list(owner, { failed: 'yes' })).entries).toHaveLength(1)
    expect(await entriesFor(owner, { cause: 'touch' })).toEqual([])
  })

  it('LIVE-2 what a device does after its command has failed is late, and is not its own doing', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', { deaf: true })
    await device.report('state', { pins: allOff })
    page.say({ ...lamp, action: 'on', messageId: 'm' })
    await page.hears(isStage('sent'))
    server.clock.advance(5_000)
    await page.hears(isStage('failed'))
    await device.report('state', { pins: { 18: 1 } })
    await device.report('state', { pins: { 18: 0 } })
    const query = { ...ofDevice, pin: '18' }
    expect(await entriesFor(owner, query)).toEqual([
      'command 18 1 page you',
      'pin 18 1 late',
      'pin 18 0 device',
    ])
  })

  it('LIVE-4 every open page hears when a pin changed last, and who asked for it', async () => {
    const { owner, page, device } = await furnish()
    await press(page, 'on')
    page.say({ ...lamp, action: 'off', messageId: 'm' })
    const off = await page.hears(isUpdate(({ pins }) => pins[18]?.state === 0))
    const by = { kind: 'person', id: owner.userId }
    const change = { at: expect.any(Number), cause: 'page', by }
    expect(off.pins[18]?.lastChange).toEqual(change)
    expect(off.pins[19]).not.toHaveProperty('lastChange')
    await device.report('touch', { touchPin: 12, state: 1 })
    const on = await page.hears(isUpdate(({ pins }) => pins[18]?.state === 1))
    expect(on.pins[18]?.lastChange).toEqual({ at: expect.any(Number), cause: 'touch' })
  })

  it('LIVE-2 a level that moves without end is one row for ten minutes, with a count; a pin has ten rows a minute', async () => {
    const { owner } = await furnish()
    const secret = await addDevice(owner, 'WLM-TANK')
    const tank = await connectTestDevice(server.mqttUrl, 'WLM-TANK', secret)
    for (let level = 0; level <= 30; level += 1) {
      await tank.report('state', { waterLevel: `${level}%`, pins: { pump: level % 2 ? 1 : 0 } })
    }
    // How a level has moved on is stored every ten seconds.
    server.clock.advance(10_000)
    await tank.report('state', { waterLevel: '30%' })
    const { entries } = await list(owner, { device_identifier: 'WLM-TANK', limit: 100 })
    const levels = entries.filter(({ kind }) => kind === 'level')
    expect(levels).toMatchObject([{ value: '30%', count: 30 }])
    const pump = entries.filter(({ pin }) => pin === 'pump')
    expect(pump.map(({ count }) => count)).toEqual([21, ...Array(9).fill(1)])
    expect(pump[0]).toMatchObject({ value: '0' })
  })

  it('ROLE-3 a guest is told of what they may see, since their access began, and by whom only of themselves', async () => {
    const { owner, page, device, roomId } = await furnish()
    await press(page, 'on')
    server.clock.advance(1_000)
    const guest = await createTestGuest(owner, { now: server.clock.now() })
    const give = (access: object) =>
      callApi(owner, updateGuestEndpoint, {
        path: { id: String(guest.userId) },
        body: {
          start_at: server.clock.now(),
          expires_at: server.clock.now() + 3_600_000,
          ...access,
        },
      })
    await give({ pins: [{ device_identifier: 'SC-000001', pin: '18' }] })
    await press(page, 'off')
    await device.report('touch', { touchPin: 12, state: 1 })
    await device.report('state', { pins: { 19: 1 } })
    await callApi(owner, renamePinEndpoint, {
      body: { device_identifier: 'SC-000001', pin: '18', name: 'Lamp' },
    })
    expect(await entriesFor(guest)).toEqual(['command 18 0 page somebody', 'pin 18 1 touch'])
    expect(await entriesFor(guest, { ...ofDevice, pin: '18' })).toHaveLength(2)
    expect(
      (await answerOf(guest, listActivityEndpoint, { query: { ...ofDevice, pin: '19' } })).status,
    ).toBe(404)
    expect(await entriesFor(guest, { room_id: roomId })).toHaveLength(2)
    expect(await callApi(guest, activityPeopleEndpoint, {})).toEqual({
      people: [{ user_id: guest.userId, username: expect.any(String) }],
      passes: [],
      tokens: [],
    })
    // Nor is anything hidden counted: after what they are told there is nothing.
    for (const limit of [1, 2]) {
      const pages = [await list(guest, { limit })]
      while (pages.at(-1)?.next) {
        pages.push(await list(guest, { limit, before: pages.at(-1)?.next }))
      }
      expect(pages.map(({ entries }) => entries.length)).toEqual(Array(2 / limit).fill(limit))
    }
    // Asking for one person after the other does not tell whose they are.
    expect(await entriesFor(guest, { user_id: owner.userId })).toEqual([])
    await give({ pins: [{ device_identifier: 'SC-000001', pin: '19' }] })
    expect(await entriesFor(guest)).toEqual([])
  })

  it('ROLE-2 family is told of devices and rooms, and not of people and their rights', async () => {
    const { owner, page, roomId } = await furnish()
    const family = await createTestFamily(owner)
    await press(page, 'on')
    await callApi(owner, changeRoomEndpoint, {
      path: { id: String(roomId) },
      body: { room_name: 'Hall' },
    })
    await callApi(owner, updateDeviceEndpoint, { body: { ...ofDevice, device_name: 'Lamps' } })
    await createTestGuest(owner, { now: server.clock.now() })
    await givePass(owner, { now: server.clock.now() })
    const managers = await entriesFor(owner)
    const people = ['event family.created you', 'event guest.created you', 'event pass.created you']
    expect(managers).toEqual(expect.arrayContaining(people))
    const forFamily = managers.filter((one) => !people.includes(one))
    const name = 'Owner'
    expect(await entriesFor(family)).toEqual(forFamily.map((one) => one.replace('you', name)))
    expect(forFamily).toEqual(
      expect.arrayContaining(['event room.renamed you', 'event device.updated you']),
    )

    // Nor of what is in no room, and of the scenes that set it.
    await addDevice(owner, 'SC-SHELF')
    const states = [{ device_identifier: 'SC-SHELF', pin: '18' as const, state: 1 as const }]
    await callApi(owner, createSceneEndpoint, { body: { name: 'Shelf', states } })
    const onShelf = ['event device.registered you', 'event scene.created you']
    expect(await entriesFor(owner)).toEqual([...managers, ...onShelf])
    expect(await entriesFor(family)).toEqual(forFamily.map((one) => one.replace('you', name)))

    // The activity of a room is only about that room.
    const attic = await addRoom(owner, 'Attic')
    expect(await entriesFor(owner, { room_id: attic })).toEqual(['event room.created you'])
  })

  it('LIVE-2 what a pass has done is not what the person of the same number has', async () => {
    const { owner } = await furnish()
    const pass = await givePass(owner, { now: server.clock.now() })
    const made = await entriesFor(owner, { user_id: owner.userId })
    expect(made).toContain('event pass.created you')
    expect(await entriesFor(owner, { pass_id: pass.id })).toEqual([])
    expect(await entriesFor(owner, { pass_id: owner.userId })).toEqual([])
  })

  it('LIVE-2 what a program has done names its person and its API token, until that is revoked', async () => {
    const { owner } = await furnish()
    const token = await apiTokenOf(owner, 'Bookings')
    await givePass({ ...owner, token: token.secret }, { now: server.clock.now() })
    const ofToken = { token_id: token.id }
    const [made, ...others] = (await list(owner, ofToken)).entries
    expect(others).toEqual([])
    expect(made).toMatchObject({ event: 'pass.created', by: { is_you: true } })
    expect(made).toMatchObject({ token: { name: 'Bookings' } })
    const { tokens } = await callApi(owner, activityPeopleEndpoint, {})
    expect(tokens).toEqual([{ token_id: token.id, label: 'Bookings' }])
    expect((await list(owner, { ...ofToken, cause: 'page' })).entries).toEqual([])
    const [created] = (await list(owner)).entries.filter(({ event }) => event === 'token.created')
    expect(created).toMatchObject({ about: 'Bookings', token: null })

    const family = await createTestFamily(owner)
    expect((await list(family, ofToken)).entries).toEqual([])
    expect((await callApi(family, activityPeopleEndpoint, {})).tokens).toEqual([])

    await callApi(owner, revokeApiTokenEndpoint, { path: { id: String(token.id) } })
    const later = (await list(owner)).entries.find(({ event }) => event === 'pass.created')
    expect(later?.token).toEqual({ name: null })
  })

  it('LIVE-2 is read page by page without a gap or a repeat, also where many commands begin at one instant', async () => {
    const { owner, page } = await furnish()
    for (const action of ['on', 'off', 'on'] as const) await press(page, action)
    await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })
    const whole = (await list(owner, { limit: 100 })).entries.map(({ id }) => id)
    expect(new Set(whole).size).toBe(whole.length)
    for (const limit of [1, 2, 3]) {
      const read: string[] = []
      let before: string | null | undefined
      do {
        const { entries, next } = await list(owner, { limit, ...(before ? { before } : {}) })
        read.push(...entries.map(({ id }) => id))
        before = next
      } while (before)
      expect(read).toEqual(whole)
    }
    const [newest] = (await list(owner)).entries
    const older = await list(owner, { before: String(newest?.at) })
    expect(older.entries.every(({ at }) => at < Number(newest?.at))).toBe(true)
  })

  it('R-95 whoever is gone has no name in it, and a home that is gone leaves nothing', async () => {
    const { owner, page } = await furnish()
    const family = await createTestFamily(owner)
    await press(page, 'on')
    await callApi(family, turnAllOffEndpoint, { body: { room_id: null } })
    await callApi(family, deleteAccountEndpoint, { body: { password } })
    expect(await entriesFor(owner, { ...ofDevice, pin: '18' })).toEqual([
      'command 18 1 page you',
      'command 18 0 all_off somebody',
    ])
    const db = await openTestDatabaseOf(server)
    const rowsOf = (homeId: number) =>
      db.selectFrom('activity').selectAll().where('home_id', '=', homeId).execute()
    const { home_id } = await db
      .selectFrom('person')
      .select('home_id')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    expect(await rowsOf(Number(home_id))).not.toEqual([])
    await callApi(owner, deleteAccountEndpoint, { body: { password, delete_home: true } })
    expect(await rowsOf(Number(home_id))).toEqual([])
    await db.destroy()
  })
})
