import { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import {
  createJoinCodeEndpoint,
  listJoinCodesEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import {
  changeRoomEndpoint,
  deleteRoomEndpoint,
  listRoomsEndpoint,
  roomDeletionEndpoint,
} from '@roomwire/contracts/http/rooms.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('arranging rooms (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const inPath = (id: number) => ({ path: { id: String(id) } })
  const rename = (who: TestPerson, id: number, room_name: string) =>
    answerOf(who, changeRoomEndpoint, { ...inPath(id), body: { room_name } })
  const roomNames = async (who: TestPerson) =>
    (await callApi(who, listRoomsEndpoint, {})).rooms.map(({ room_name }) => room_name)
  const home = () => openLiveHome(server)
  const guestOf = (owner: TestPerson, access: { room_id?: number; device_identifier?: string }) =>
    createTestGuest(owner, { now: server.clock.now(), ...access })

  describe('a new name for a room', () => {
    it('is in the lists and on the devices in it, connected or not, and open pages hear it', async () => {
      const { owner, roomId, page, identifier, device } = await home()
      await addDevice(owner, 'PC-OFFLINE', roomId)
      const before = await shownTo(owner, 'PC-OFFLINE')
      const { status, body } = await rename(owner, roomId, ' Salon ')
      expect([status, body]).toEqual([
        200,
        { room_id: roomId, room_name: 'Salon', device_count: 2 },
      ])
      const named = new Set<string>()
      while (named.size < 2) {
        const update = await page.hears(isUpdate(({ room_name }) => room_name === 'Salon'))
        named.add(update.deviceIdentifier)
      }
      expect((await shownTo(owner, identifier)).room_name).toBe('Salon')
      expect((await shownTo(owner, 'PC-OFFLINE')).rev[1]).toBeGreaterThan(before.rev[1])
      expect(await roomNames(owner)).toEqual(['Salon'])
      await device.leave()
      await page.close()
    })

    it('may be the same one in other capitals, and may not be that of another room', async () => {
      const { owner, roomId, device, page } = await home()
      await addRoom(owner, 'Kitchen')
      expect((await rename(owner, roomId, 'LIVING ROOM')).status).toBe(200)
      expect((await rename(owner, roomId, 'kitchen')).body).toEqual({
        error: 'There is already a room called kitchen',
        code: 'room_name_taken',
        field: 'room_name',
      })
      expect(await roomNames(owner)).toEqual(['Kitchen', 'LIVING ROOM'])
      await device.leave()
      await page.close()
    })
  })

  describe('a paint for a room', () => {
    const paintsSeenBy = async (who: TestPerson) =>
      (await callApi(who, listRoomsEndpoint, {})).rooms.map(({ paint }) => paint)

    it('is chosen by those who manage the home, and seen by everybody who sees the room', async () => {
      const { owner, roomId, device, page } = await home()
      const guest = await guestOf(owner, { room_id: roomId })
      expect(await paintsSeenBy(owner)).toEqual([undefined])
      const body = { room_name: 'Living Room', paint: 'dusk' as const }
      const answer = await answerOf(owner, changeRoomEndpoint, { ...inPath(roomId), body })
      expect(answer.body).toMatchObject(body)
      expect((await answerOf(guest, changeRoomEndpoint, { ...inPath(roomId), body })).status).toBe(
        403,
      )
      expect(await paintsSeenBy(guest)).toEqual(['dusk'])
      await rename(owner, roomId, 'Salon')
      expect(await paintsSeenBy(owner)).toEqual(['dusk'])
      await device.leave()
      await page.close()
    })
  })

  describe('deleting a room', () => {
    it('names before what would happen: the devices in it, the guests and codes that are for it', async () => {
      const { owner, roomId, device, page, identifier } = await home()
      const guest = await guestOf(owner, { room_id: roomId })
      await guestOf(owner, { device_identifier: identifier })
      await guestOf(owner, {})
      const now = server.clock.now()
      const lasts = { start_at: now, expires_at: now + 60_000 }
      const code = { role: 'guest' as const, ...lasts, room_id: roomId }
      await callApi(owner, createJoinCodeEndpoint, { body: code })
      expect(await callApi(owner, roomDeletionEndpoint, inPath(roomId))).toEqual({
        devices: [{ deviceIdentifier: identifier, device_name: `Device ${identifier}` }],
        boards: [],
        guests: [{ user_id: guest.userId, username: 'Guest' }],
        passes: [],
        join_codes: 1,
      })
      await device.leave()
      await page.close()
    })

    it('leaves its devices connected and in no room, also for their twins and open pages', async () => {
      const { owner, roomId, device, page, identifier } = await home()
      const ofHome = await openLivePage(owner)
      await ofHome.watchHome()
      await callApi(owner, deleteRoomEndpoint, inPath(roomId))
      const update = await ofHome.hears(isUpdate(({ room_id }) => room_id === null))
      expect(update).toMatchObject({ deviceIdentifier: identifier, connected: true })
      // The update after the device's next report comes from its twin.
      await device.report('state', { pins: { 18: 1 } })
      const next = await ofHome.hears(isUpdate(({ pins }) => pins['18']?.state === 1))
      expect(next).toMatchObject({ room_id: null, room_name: null })
      expect(await shownTo(owner, identifier)).toMatchObject({ room_id: null, connected: true })
      expect(await roomNames(owner)).toEqual([])
      expect((await answerOf(owner, deleteRoomEndpoint, inPath(roomId))).status).toBe(404)
      await device.leave()
      await page.close()
      await ofHome.close()
    })

    it('ends at once the access of guests to it and codes for it, and the list says so', async () => {
      const { owner, roomId, device, page } = await home()
      const guest = await guestOf(owner, { room_id: roomId })
      const guestPage = await openLivePage(guest)
      const now = server.clock.now()
      const lasts = { start_at: now, expires_at: now + 60_000 }
      const code = { role: 'guest' as const, ...lasts, room_id: roomId }
      await callApi(owner, createJoinCodeEndpoint, { body: code })
      await callApi(owner, deleteRoomEndpoint, inPath(roomId))
      expect(await guestPage.closed).toEqual({ code: 1008, reason: 'Guest access has ended' })
      expect((await answerOf(guest, listRoomsEndpoint, {})).status).toBe(401)
      const path = { userId: String(owner.userId) }
      const { guests } = await callApi(owner, listGuestsEndpoint, { path })
      expect(guests).toEqual([
        expect.objectContaining({ user_id: guest.userId, has_access: false, expires_at: 0 }),
      ])
      expect((await callApi(owner, listJoinCodesEndpoint, {})).join_codes).toEqual([])
      await device.leave()
      await page.close()
    })

    it('leaves the access to one device in it, and to the home, as it was', async () => {
      const { owner, roomId, device, page, identifier } = await home()
      const family = await createTestFamily(owner)
      const ofDevice = await guestOf(owner, { room_id: roomId, device_identifier: identifier })
      await callApi(owner, deleteRoomEndpoint, inPath(roomId))
      expect(await shownTo(ofDevice, identifier)).toMatchObject({ room_id: null })
      expect(await roomNames(family)).toEqual([])
      const path = { userId: String(owner.userId) }
      const { guests } = await callApi(owner, listGuestsEndpoint, { path })
      expect(guests).toEqual([
        expect.objectContaining({ has_access: true, device_identifier: identifier }),
      ])
      await device.leave()
      await page.close()
    })
  })
})
