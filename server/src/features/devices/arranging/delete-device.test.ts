import {
  deleteDeviceEndpoint,
  deviceDeletionEndpoint,
  listDevicesEndpoint,
  listDevicesOfRoomEndpoint,
  restoreDeviceEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  addDevice,
  answerOf,
  callApi,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('deleting a device (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { clock: stillClock(Date.now()) })
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  let made = 0
  /** An identifier that only one home of these tests has. */
  const fresh = () => {
    made += 1
    return `SC-DELETED-${made}`
  }
  const named = (device_identifier: string) => ({ body: { device_identifier } })
  const remove = (who: TestPerson, identifier: string) =>
    callApi(who, deleteDeviceEndpoint, named(identifier))
  const restore = async (who: TestPerson, identifier: string) =>
    (await answerOf(who, restoreDeviceEndpoint, named(identifier))).status
  const seenBy = async (who: TestPerson) =>
    (await callApi(who, listDevicesEndpoint, {})).devices.map((one) => one.deviceIdentifier)
  const rowsOf = (identifier: string) =>
    server.roomwire.devices.candidates([identifier]).then((rows) => rows.length)
  /** Lets the time for an undo pass, and waits until the server has erased everything that is due. */
  async function letTimePass(identifier: string) {
    server.clock.advance(limits.undoMs)
    await expect.poll(() => rowsOf(identifier)).toBe(0)
  }

  it('ends its connection, refuses its secret and hides it everywhere at once', async () => {
    const { owner, roomId, identifier, device, page, connect } = await openLiveHome(server, fresh())
    const { restorable_until } = await remove(owner, identifier)
    expect(restorable_until - server.clock.now()).toBe(limits.undoMs)
    await device.closed
    await expect(connect()).rejects.toThrow('Connection refused')
    expect(await seenBy(owner)).toEqual([])
    const path = { roomId: String(roomId) }
    expect(await callApi(owner, listDevicesOfRoomEndpoint, { path })).toEqual({ devices: [] })
    expect((await callApi(owner, listRoomsEndpoint, {})).rooms).toEqual([
      expect.objectContaining({ device_count: 0 }),
    ])
    expect(await page.watchHome()).toEqual([])
    page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId: 'late' })
    expect(await page.hears(isStage('failed', 'late'))).toMatchObject({ code: 'not_found' })
    expect((await answerOf(owner, deleteDeviceEndpoint, named(identifier))).status).toBe(404)
    await page.close()
    await letTimePass(identifier)
  })

  it('names before who would lose access: the guests and codes that are for it, and nobody else', async () => {
    const { owner, roomId, identifier, device, page } = await openLiveHome(server, fresh())
    const now = server.clock.now()
    const guest = await createTestGuest(owner, { now, device_identifier: identifier })
    await createTestGuest(owner, { now, room_id: roomId })
    await createTestGuest(owner, { now })
    const code = { role: 'guest' as const, start_at: now, expires_at: now + 60_000 }
    for (const to of [{ device_identifier: identifier }, { room_id: roomId }]) {
      await callApi(owner, createJoinCodeEndpoint, { body: { ...code, ...to } })
    }
    const asked = { query: { device_identifier: identifier } }
    expect(await callApi(owner, deviceDeletionEndpoint, asked)).toEqual({
      guests: [{ user_id: guest.userId, username: 'Guest' }],
      passes: [],
      join_codes: 1,
    })
    await device.leave()
    await page.close()
  })

  it('can be undone for 10 seconds: it has its room, names and secret, and a page that is open sees it come back', async () => {
    const { owner, roomId, identifier, device, page, connect } = await openLiveHome(server, fresh())
    await device.report('state', { pins: { 18: 1 } })
    await page.hears(isUpdate(({ pins }) => pins['18']?.state === 1))
    const before = await shownTo(owner, identifier)
    await remove(owner, identifier)
    await device.closed
    server.clock.advance(limits.undoMs - 1)
    expect(await restore(owner, identifier)).toBe(200)
    const back = await page.hears(isUpdate(({ connected }) => !connected))
    expect(back.rev[0]).toBeGreaterThan(before.rev[0])
    expect(back).toMatchObject({ room_id: roomId, device_name: before.device_name })
    const again = await connect()
    await page.hears(isUpdate(({ connected }) => connected))
    server.clock.advance(limits.undoMs)
    // Another one is erased in a later round than this one would have been.
    await addDevice(owner, 'PC-LATER')
    await remove(owner, 'PC-LATER')
    await letTimePass('PC-LATER')
    expect(await seenBy(owner)).toEqual([identifier])
    await again.leave()
    await page.close()
  })

  it('is final after 10 seconds', async () => {
    const { owner, identifier, page } = await openLiveHome(server, fresh())
    await remove(owner, identifier)
    await letTimePass(identifier)
    expect(await restore(owner, identifier)).toBe(404)
    await page.close()
  })

  it('leaves the session of a guest of it open until then, and ends it with their access', async () => {
    const { owner, identifier, page } = await openLiveHome(server, fresh())
    const access = { now: server.clock.now(), device_identifier: identifier }
    const guest = await createTestGuest(owner, access)
    const guestPage = await openLivePage(guest)
    await remove(owner, identifier)
    expect(await seenBy(guest)).toEqual([])
    expect((await callApi(guest, listRoomsEndpoint, {})).rooms).toEqual([])
    await letTimePass(identifier)
    expect(await guestPage.closed).toEqual({ code: 1008, reason: 'Guest access has ended' })
    const path = { userId: String(owner.userId) }
    expect((await callApi(owner, listGuestsEndpoint, { path })).guests).toEqual([
      expect.objectContaining({ user_id: guest.userId, has_access: false }),
    ])
    await page.close()
  })

  it('is completed first when its identifier is registered again: nothing of the old device is left', async () => {
    const { owner, identifier, page, connect } = await openLiveHome(server, fresh())
    await remove(owner, identifier)
    const secret = await addDevice(owner, identifier)
    expect(secret).not.toBe('')
    expect(await rowsOf(identifier)).toBe(1)
    expect(await restore(owner, identifier)).toBe(404)
    expect(await shownTo(owner, identifier)).toMatchObject({ room_id: null, lastSeenAt: null })
    await expect(connect()).rejects.toThrow('Connection refused')
    await page.close()
  })

  it('is finished by the server that starts next, if it was stopped meanwhile', async () => {
    const own = await startTestServer(engine, { clock: stillClock(Date.now()) })
    const { owner, identifier, page } = await openLiveHome(own)
    await remove(owner, identifier)
    await page.close()
    const next = await restartTestServer(own, engine)
    next.clock.advance(limits.undoMs)
    await expect
      .poll(async () => (await next.roomwire.devices.candidates([identifier])).length)
      .toBe(0)
    expect(next.bugs).toEqual([])
    await next.stop()
  })
})
