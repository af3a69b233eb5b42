/** Order by hand: rooms and devices as each person likes them, pins as the home has them. */

import {
  arrangeDevicesEndpoint,
  arrangePinsEndpoint,
  mapRoomEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { deleteAccountEndpoint, exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import {
  arrangeRoomsEndpoint,
  deleteRoomEndpoint,
  listRoomsEndpoint,
} from '@roomwire/contracts/http/rooms.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isType, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('an order by hand (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  async function threeRooms() {
    const owner = await registerOwner(server.url)
    const [attic, bath, cellar] = [
      await addRoom(owner, 'Attic'),
      await addRoom(owner, 'Bath'),
      await addRoom(owner, 'Cellar'),
    ]
    return { owner, attic, bath, cellar }
  }
  const arrange = (who: TestPerson, ...room_ids: number[]) =>
    callApi(who, arrangeRoomsEndpoint, { body: { room_ids } })
  const arrangeDevices = (who: TestPerson, ...device_identifiers: string[]) =>
    callApi(who, arrangeDevicesEndpoint, { body: { device_identifiers } })
  const roomsOf = async (who: TestPerson) => (await callApi(who, listRoomsEndpoint, {})).rooms
  const namesOf = async (who: TestPerson) => (await roomsOf(who)).map(({ room_name }) => room_name)
  const orderIn = async (who: TestPerson, id: number) =>
    (await roomsOf(who)).find(({ room_id }) => room_id === id)?.device_order

  describe('of rooms', () => {
    it('is each person’s own; a room that it does not name follows by name', async () => {
      const { owner, attic, cellar } = await threeRooms()
      const family = await createTestFamily(owner)
      await arrange(owner, cellar, attic)
      expect(await namesOf(owner)).toEqual(['Cellar', 'Attic', 'Bath'])
      expect(await namesOf(family)).toEqual(['Attic', 'Bath', 'Cellar'])
      await addRoom(owner, 'Annex')
      expect(await namesOf(owner)).toEqual(['Cellar', 'Attic', 'Annex', 'Bath'])
    })

    it('survives that a room of it is deleted, and names a room twice without harm', async () => {
      const { owner, attic, bath, cellar } = await threeRooms()
      await arrange(owner, cellar, bath, cellar, attic)
      await callApi(owner, deleteRoomEndpoint, { path: { id: String(cellar) } })
      expect(await namesOf(owner)).toEqual(['Bath', 'Attic'])
      await arrange(owner, attic)
      expect(await namesOf(owner)).toEqual(['Attic', 'Bath'])
    })

    it('ROLE-3 of a guest shows them nothing more, and a foreign room is as none', async () => {
      const { owner, attic, bath } = await threeRooms()
      const foreign = (await threeRooms()).attic
      const guest = await createTestGuest(owner, { now: server.clock.now(), room_id: attic })
      await arrange(guest, foreign, bath, attic)
      expect(await namesOf(guest)).toEqual(['Attic'])
      const data = await callApi(guest, exportDataEndpoint, { body: { password } })
      expect(data.arrangements).toMatchObject([{ of: 'rooms', ids: [attic] }])
    })

    it('reaches the other pages of the same person at once, and nobody else’s', async () => {
      const { owner, bath } = await threeRooms()
      const family = await createTestFamily(owner)
      const [own, other] = [await openLivePage(owner), await openLivePage(family)]
      await arrange(owner, bath)
      expect(await own.hears(isType('homeChanged'))).toMatchObject({ what: 'rooms' })
      expect(await other.settles()).toEqual([])
    })
  })

  describe('of devices', () => {
    it('is each person’s own, and a device takes it along into another room', async () => {
      const { owner, attic, bath } = await threeRooms()
      const family = await createTestFamily(owner)
      for (const name of ['SC-1', 'SC-2', 'SC-3']) await addDevice(owner, name, attic)
      await addDevice(owner, 'SC-4', bath)
      await arrangeDevices(owner, 'SC-3', 'SC-1', 'SC-2')
      await arrangeDevices(owner, 'SC-4')
      expect(await orderIn(owner, attic)).toEqual(['SC-3', 'SC-1', 'SC-2'])
      expect(await orderIn(owner, bath)).toEqual(['SC-4'])
      expect(await orderIn(family, attic)).toBeUndefined()
      const body = { deviceIdentifier: 'SC-1', room_id: bath }
      await callApi(owner, mapRoomEndpoint, { body })
      expect(await orderIn(owner, attic)).toEqual(['SC-3', 'SC-2'])
    })

    it('takes all devices of a small building', async () => {
      const { owner, attic } = await threeRooms()
      const names = Array.from({ length: 120 }, (_, nth) => `SC-${1_000 - nth}`)
      for (const name of names) await addDevice(owner, name, attic)
      await arrangeDevices(owner, ...names)
      expect(await orderIn(owner, attic)).toEqual(names)
    })

    it('ROLE-3 of a guest names only what they may see', async () => {
      const { owner, attic } = await threeRooms()
      for (const name of ['SC-1', 'SC-2']) await addDevice(owner, name, attic)
      const access = { now: server.clock.now(), device_identifier: 'SC-1' }
      const guest = await createTestGuest(owner, access)
      await arrangeDevices(guest, 'SC-2', 'SC-1')
      expect(await orderIn(guest, attic)).toEqual(['SC-1'])
    })

    it('R-95 is in the person’s export, and goes with the account', async () => {
      const { owner, bath } = await threeRooms()
      const family = await createTestFamily(owner)
      await addDevice(owner, 'SC-1', bath)
      await arrange(family, bath)
      await arrangeDevices(family, 'SC-1')
      const data = await callApi(family, exportDataEndpoint, { body: { password } })
      expect(data.arrangements.map((one) => one.of)).toEqual(['devices', 'rooms'])
      expect(data.arrangements[1]).toMatchObject({ ids: [bath] })
      await callApi(family, deleteAccountEndpoint, { body: { password } })
      const db = await openTestDatabaseOf(server)
      const left = db.selectFrom('arrangement').where('person_id', '=', family.userId)
      expect(await left.selectAll().execute()).toEqual([])
      await db.destroy()
    })
  })

  describe('of pins', () => {
    const arrangePins = (who: TestPerson, device_identifier: string, pins: PinKey[]) =>
      answerOf(who, arrangePinsEndpoint, { body: { device_identifier, pins } })

    it('is the home’s: everybody sees it at once, also while the device is connected', async () => {
      const { owner, identifier, device, page } = await openLiveHome(server)
      const family = await createTestFamily(owner)
      expect((await shownTo(family, identifier)).pin_order).toBeUndefined()
      const order: PinKey[] = ['25', '18', '21', '19']
      expect((await arrangePins(owner, identifier, order)).status).toBe(200)
      await page.hears(isUpdate(({ pin_order }) => pin_order?.join() === order.join()))
      await device.report('state', { pins: { 18: 1 } })
      const next = await page.hears(isUpdate(({ pins }) => pins['18']?.state === 1))
      expect(next.pin_order).toEqual(order)
      expect((await shownTo(family, identifier)).pin_order).toEqual(order)
      await device.leave()
      await page.close()
    })

    it.each([
      [['18', '19', '21']],
      [['18', '19', '21', '21']],
      [['18', '19', '21', '13']],
      [['18', '19', '21', '25', '25']],
    ] as PinKey[][][])('is refused unless it names each pin once: %s', async (pins) => {
      const owner = await registerOwner(server.url)
      await addDevice(owner, 'SC-1')
      const { status, body } = await arrangePins(owner, 'SC-1', pins)
      expect([status, body]).toMatchObject([400, { code: 'invalid_input', field: 'pins' }])
      expect((await shownTo(owner, 'SC-1')).pin_order).toBeUndefined()
    })
  })
})
