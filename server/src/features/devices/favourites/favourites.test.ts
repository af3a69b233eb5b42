/** Favourite pins: one's own, and only as long as one may see them. */

import { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import {
  listFavouritesEndpoint,
  setFavouriteEndpoint,
} from '@roomwire/contracts/http/favourites.ts'
import { deleteAccountEndpoint, exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
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
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('favourites (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  async function furnish() {
    const owner = await registerOwner(server.url)
    const living = await addRoom(owner, 'Living Room')
    await addDevice(owner, 'SC-000001', living)
    return { owner, living }
  }
  const set = (who: TestPerson, pin: PinKey, is_favourite: boolean) =>
    callApi(who, setFavouriteEndpoint, {
      body: { device_identifier: 'SC-000001', pin, is_favourite },
    })
  const pinsOf = async (who: TestPerson) =>
    (await callApi(who, listFavouritesEndpoint, {})).favourites.map(({ pin }) => pin)

  it('are each person’s own, in the order in which they became so', async () => {
    const { owner } = await furnish()
    const family = await createTestFamily(owner)
    for (const pin of ['21', '18', '21'] as const) {
      await set(owner, pin, true)
      server.clock.advance(1)
    }
    await set(family, '19', true)
    expect(await pinsOf(owner)).toEqual(['21', '18'])
    expect(await pinsOf(family)).toEqual(['19'])
    await set(owner, '21', false)
    expect(await pinsOf(owner)).toEqual(['18'])
  })

  it('reach the other pages of the same person at once, and nobody else’s', async () => {
    const { owner } = await furnish()
    const family = await createTestFamily(owner)
    const [own, other] = [await openLivePage(owner), await openLivePage(family)]
    await set(owner, '18', true)
    expect(await own.hears(isType('homeChanged'))).toEqual({
      type: 'homeChanged',
      what: 'favourites',
    })
    expect(await other.settles()).toEqual([])
  })

  it('ROLE-3 leave the list of a person who may not see them any more, and come back with the right', async () => {
    const { owner, living } = await furnish()
    const guest = await createTestGuest(owner, { now: server.clock.now(), room_id: living })
    await set(guest, '18', true)
    const move = (room_id: number | null) =>
      callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier: 'SC-000001', room_id } })
    await move(null)
    expect(await pinsOf(guest)).toEqual([])
    await move(living)
    expect(await pinsOf(guest)).toEqual(['18'])
  })

  it('R-95 are in the person’s export, and go with the account', async () => {
    const { owner } = await furnish()
    const family = await createTestFamily(owner)
    await set(family, '18', true)
    const data = await callApi(family, exportDataEndpoint, { body: { password } })
    expect(data.favourites).toMatchObject([{ device_identifier: 'SC-000001', pin: '18' }])
    await callApi(family, deleteAccountEndpoint, { body: { password } })
    const db = await openTestDatabaseOf(server)
    const left = await db
      .selectFrom('favourite')
      .selectAll()
      .where('person_id', '=', family.userId)
      .execute()
    await db.destroy()
    expect(left).toEqual([])
  })
})
