/** Pins that have rooms of their own, over HTTP, the live socket and MQTT. */

import { profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { listDevicesOfRoomEndpoint, renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import {
  changeRoomEndpoint,
  deleteRoomEndpoint,
  listRoomsEndpoint,
  roomDeletionEndpoint,
} from '@roomwire/contracts/http/rooms.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isType, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

type OwnRoom = { device_identifier: string; pin: '18' | '19' | 'pump'; room_id: number | null }

describe.each(engines)('a pin with a room of its own (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** A board and a tank in the hall; pin 18 of the board, and the pump, count for the yard. */
  async function furnish() {
    const owner = await registerOwner(server.url)
    const [hall, yard] = [await addRoom(owner, 'Hall'), await addRoom(owner, 'Yard')]
    const connect = async (identifier: string) =>
      connectTestDevice(server.mqttUrl, identifier, await addDevice(owner, identifier, hall))
    const [board, tank] = [await connect('SC-BOARD'), await connect('WLM-TANK')]
    await board.report('state', { pins: { 18: 1, 19: 1, 21: 1, 25: 1 } })
    await tank.report('state', { pins: { pump: 1, led: 1 }, waterLevel: '80%' })
    const move = (own: OwnRoom) => callApi(owner, renamePinEndpoint, { body: own })
    await move({ device_identifier: 'SC-BOARD', pin: '18', room_id: yard })
    await move({ device_identifier: 'WLM-TANK', pin: 'pump', room_id: yard })
    return { owner, hall, yard, board, tank, move }
  }
  const guestOf = (owner: TestPerson, room_id: number) =>
    createTestGuest(owner, { now: server.clock.now(), room_id })
  const keysOf = ({ deviceIdentifier, pins, outputs }: Device) =>
    `${deviceIdentifier} ${Object.keys({ ...pins, ...outputs }).join(' ')}`.trim()
  async function inRoom(person: TestPerson, roomId: number) {
    const path = { roomId: String(roomId) }
    const { devices } = await callApi(person, listDevicesOfRoomEndpoint, { path })
    return devices
  }
  const listOf = async (person: TestPerson, roomId: number) =>
    (await inRoom(person, roomId)).map(keysOf).sort()

  it('API-13 a room lists the pins that are in it, and the board with all that is no pin', async () => {
    const { owner, hall, yard } = await furnish()
    expect(await listOf(owner, hall)).toEqual(['SC-BOARD 19 21 25', 'WLM-TANK led'])
    expect(await listOf(owner, yard)).toEqual(['SC-BOARD 18', 'WLM-TANK pump'])
    const [, tankInHall] = await inRoom(owner, hall)
    const [boardInYard, tankInYard] = await inRoom(owner, yard)
    expect(tankInHall).toMatchObject({ elsewhere: true, waterLevelString: '80%' })
    expect(tankInYard).toMatchObject({ elsewhere: true, waterLevelString: null })
    expect(boardInYard).toMatchObject({
      room_id: hall,
      elsewhere: true,
      pins: { 18: { room_id: yard, room_name: 'Yard' } },
    })
    expect(boardInYard).not.toHaveProperty('partial')
    const whole = await shownTo(owner, 'SC-BOARD')
    expect(keysOf(whole)).toBe('SC-BOARD 18 19 21 25')
    expect(whole).not.toHaveProperty('elsewhere')
    const { rooms } = await callApi(owner, listRoomsEndpoint, {})
    expect(rooms.map(({ room_name, device_count }) => [room_name, device_count])).toEqual([
      ['Hall', 2],
      ['Yard', 2],
    ])
  })

  it('LIVE-5 a page that watches a room is told of what is in it', async () => {
    const { owner, hall, yard, board } = await furnish()
    const page = await openLivePage(owner)
    expect((await page.watch(yard)).map(keysOf).sort()).toEqual(['SC-BOARD 18', 'WLM-TANK pump'])
    await board.report('state', { pins: { 18: 0, 19: 0 } })
    const update = await page.hears(isUpdate())
    expect([keysOf(update), update.pins['18']?.state]).toEqual(['SC-BOARD 18', 0])
    await page.watch(hall)
    await board.report('state', { pins: { 18: 1 } })
    const both = await page.hears(isUpdate())
    expect([keysOf(both), both.elsewhere]).toEqual(['SC-BOARD 18 19 21 25', undefined])
    await page.close()
  })

  it('ROLE-3 a guest of that room sees and switches the pin, and learns nothing of where its board is', async () => {
    const { owner, yard, board } = await furnish()
    const guest = await guestOf(owner, yard)
    const shown = await shownTo(guest, 'SC-BOARD')
    expect(shown).toMatchObject({ partial: true, room_id: yard, room_name: 'Yard' })
    expect(keysOf(shown)).toBe('SC-BOARD 18')
    expect(JSON.stringify(shown)).not.toContain('Hall')
    expect(await shownTo(guest, 'WLM-TANK')).toMatchObject({ waterLevelString: null })
    const page = await openLivePage(guest)
    await page.watch(yard)
    page.say({ deviceIdentifier: 'SC-BOARD', messageId: 'a', action: 'off', pin: 18 })
    await page.hears(isStage('processed'))
    page.say({ deviceIdentifier: 'SC-BOARD', messageId: 'b', action: 'off', pin: 19 })
    const refused = await page.hears(isStage('failed'))
    expect(refused).toMatchObject({ messageId: 'b', code: 'not_found' })
    expect(board.commands.map(({ pin }) => pin)).toEqual(['18'])
    await page.close()
  })

  it('ROLE-3 a guest of the room of the board sees its level and the rest of its pins, with each change', async () => {
    const { owner, hall, tank } = await furnish()
    const guest = await guestOf(owner, hall)
    const before = await shownTo(guest, 'WLM-TANK')
    expect(keysOf(before)).toBe('WLM-TANK led')
    expect(before).toMatchObject({ partial: true, waterLevelString: '80%', pumpStatus: null })
    const page = await openLivePage(guest)
    await page.watch(hall)
    await tank.report('state', { pins: { pump: 0 } })
    expect((await page.settles()).filter(isUpdate())).toEqual([])
    await tank.report('state', { pins: {}, waterLevel: '79%' })
    const update = await page.hears(isUpdate())
    expect(update).toMatchObject({ waterLevelString: '79%', rev: [1, Number(before.rev[1]) + 1] })
    await page.close()
  })

  it('LIVE-7 ROLE-3 a pin that moves leaves the open page of its guest, and comes to that of another', async () => {
    const { owner, hall, yard, move } = await furnish()
    const [leaving, coming] = [await guestOf(owner, yard), await guestOf(owner, hall)]
    const pages = [await openLivePage(leaving), await openLivePage(coming)]
    for (const page of pages) await page.watchHome()
    await move({ device_identifier: 'SC-BOARD', pin: '18', room_id: null })
    for (const page of pages) {
      expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'devices' })
    }
    expect(await listOf(leaving, yard)).toEqual(['WLM-TANK pump'])
    expect(await listOf(coming, hall)).toEqual(['SC-BOARD 18 19 21 25', 'WLM-TANK led'])
    await Promise.all(pages.map((page) => page.close()))
  })

  it("CTRL-3 'All off' of a room turns off what is in it", async () => {
    const { owner, yard, board, tank } = await furnish()
    const off = await callApi(owner, turnAllOffEndpoint, { body: { room_id: yard } })
    expect(off).toMatchObject({ done: 2, offline: 0, failed: 0 })
    expect([...board.commands, ...tank.commands].map(({ pin }) => pin).sort()).toEqual([
      '18',
      'pump',
    ])
  })

  it('DASH-4 a room that is renamed or deleted is renamed or gone for the pins in it, which was said before', async () => {
    const { owner, hall, yard, board } = await furnish()
    const path = { id: String(yard) }
    await callApi(owner, changeRoomEndpoint, { path, body: { room_name: 'Garden' } })
    const shown = await shownTo(owner, 'SC-BOARD')
    expect(shown.pins['18']).toMatchObject({ room_name: 'Garden' })
    const { devices, boards } = await callApi(owner, roomDeletionEndpoint, { path })
    expect([devices, boards.map((one) => one.deviceIdentifier)]).toEqual([
      [],
      ['SC-BOARD', 'WLM-TANK'],
    ])
    await callApi(owner, deleteRoomEndpoint, { path })
    expect((await shownTo(owner, 'SC-BOARD')).pins['18']).not.toHaveProperty('room_id')
    expect(await listOf(owner, hall)).toEqual(['SC-BOARD 18 19 21 25', 'WLM-TANK pump led'])
    await board.report('state', { pins: { 18: 0 } })
    expect((await shownTo(owner, 'SC-BOARD')).room_id).toBe(hall)
  })

  it('ROLE-2 family see of a board in no room the pins that are in one', async () => {
    const { owner, yard, move } = await furnish()
    await addDevice(owner, 'SC-SHELF', null)
    const family = await createTestFamily(owner)
    await move({ device_identifier: 'SC-SHELF', pin: '19', room_id: yard })
    const shown = await shownTo(family, 'SC-SHELF')
    expect(keysOf(shown)).toBe('SC-SHELF 19')
    expect(shown).toMatchObject({ partial: true, room_id: yard, room_name: 'Yard' })
    expect(await listOf(family, yard)).toContain('SC-SHELF 19')
  })

  it('ROLE-3 a guest who may arrange names the switches they see, and moves none', async () => {
    const { owner, yard } = await furnish()
    const guest = await guestOf(owner, yard)
    const give = async (terms: object) => {
      const times = { start_at: server.clock.now(), expires_at: server.clock.now() + 3_600_000 }
      const body = { ...times, room_ids: [yard], ...terms }
      return answerOf(owner, updateGuestEndpoint, { path: { id: String(guest.userId) }, body })
    }
    const name = async (pin: '18' | '19', change: object) => {
      const body = { device_identifier: 'SC-BOARD', pin, ...change }
      return (await answerOf(guest, renamePinEndpoint, { body })).status
    }
    expect(await name('18', { name: 'Lamp' })).toBe(403)
    expect((await give({ may_arrange: true, may_switch: false })).status).toBe(400)
    const { body } = await give({ may_arrange: true })
    expect(body).toMatchObject({ guest: { may_switch: true, may_arrange: true } })
    expect(
      (await callApi(guest, profileEndpoint, { path: { userId: String(guest.userId) } })).user
        .access,
    ).toMatchObject({
      may_arrange: true,
    })
    expect(await name('18', { name: 'Lamp', icon: 'lamp' })).toBe(200)
    expect(await name('19', { name: 'Lamp' })).toBe(404)
    expect(await name('18', { room_id: null })).toBe(403)
    expect((await shownTo(owner, 'SC-BOARD')).pins).toMatchObject({
      18: { name: 'Lamp', icon: 'lamp', room_name: 'Yard' },
      19: { name: null },
    })
  })

  it('GEN-2 API-14 only those who manage the home move a pin, and only into a room of theirs', async () => {
    const { owner, yard } = await furnish()
    const other = await registerOwner(server.url)
    const foreign = await addRoom(other, 'Attic')
    const family = await createTestFamily(owner)
    const move = async (person: TestPerson, room_id: number) => {
      const body = { device_identifier: 'SC-BOARD', pin: '19' as const, room_id }
      return (await answerOf(person, renamePinEndpoint, { body })).status
    }
    expect(await move(family, yard)).toBe(403)
    expect(await move(other, foreign)).toBe(404)
    expect(await move(owner, foreign)).toBe(404)
    expect((await shownTo(owner, 'SC-BOARD')).pins['19']).not.toHaveProperty('room_id')
  })
})
