/** Those who manage a home look at what somebody else sees: they get that, on record, and nobody gets a session. */

import { viewAsEndpoint } from '@roomwire/contracts/http/view-as.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const hour = 3_600_000

describe.each(engines)('looking as somebody else (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson & { homeId: number }
  let hall: number
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
    hall = await addRoom(owner, 'Hall')
    await addRoom(owner, 'Attic')
    await addDevice(owner, 'SC-HALL', hall)
    await addDevice(owner, 'SC-SHELF', null)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const look = async (query: { user_id?: string; pass_id?: string }) => {
    const { view } = await callApi(owner, viewAsEndpoint, { query })
    return {
      ...view,
      rooms: view.rooms.map(({ room_name }) => room_name),
      devices: view.devices.map(({ deviceIdentifier }) => deviceIdentifier),
    }
  }
  const asPerson = ({ userId }: TestPerson) => look({ user_id: String(userId) })

  it('GEN-2 shows family every room, a guest their own, and whoever is closed out nothing', async () => {
    const family = await insertPerson(server, owner.homeId, 'family')
    const guest = await insertPerson(server, owner.homeId, 'guest', { access: { roomId: hall } })
    const now = server.clock.now()
    const paused = await insertPerson(server, owner.homeId, 'guest', { access: { pausedAt: now } })
    const tomorrow = { startAt: now + 24 * hour }
    const later = await insertPerson(server, owner.homeId, 'guest', { access: tomorrow })
    expect(await asPerson(family)).toEqual({
      name: 'family',
      rooms: ['Attic', 'Hall'],
      devices: ['SC-HALL'],
      access: null,
    })
    expect(await asPerson(guest)).toMatchObject({
      rooms: ['Hall'],
      devices: ['SC-HALL'],
      access: { is_open: true, may_switch: true },
    })
    expect(await asPerson(paused)).toMatchObject({
      rooms: [],
      devices: [],
      access: { is_open: false, paused: true },
    })
    expect(await asPerson(later)).toMatchObject({ rooms: [], devices: [], access: null })
    expect((await asPerson(owner)).devices).toEqual(['SC-HALL', 'SC-SHELF'])
  })

  it('GEN-2 shows a pass by its label, and hides of the network what its holder does not see', async () => {
    const pass = await givePass(owner, { now: server.clock.now(), room_ids: [hall] })
    const { view } = await callApi(owner, viewAsEndpoint, { query: { pass_id: String(pass.id) } })
    expect(view).toMatchObject({ name: 'Cleaner', rooms: [], access: { is_open: true } })
    expect(view.devices).toMatchObject([{ deviceIdentifier: 'SC-HALL', local_ip: null }])
  })

  it('R-06 makes no session and no ticket, and is no secret from the log', async () => {
    const guest = await insertPerson(server, owner.homeId, 'guest')
    const db = await openTestDatabaseOf(server)
    const count = async () => {
      const { sessions } = await db
        .selectFrom('session')
        .select(({ fn }) => fn.countAll<number>().as('sessions'))
        .executeTakeFirstOrThrow()
      return Number(sessions)
    }
    const before = await count()
    await asPerson(guest)
    expect(await count()).toBe(before)
    await db.destroy()
  })

  it('GEN-2 is for those who manage the home, and for one person or pass at a time', async () => {
    const family = await insertPerson(server, owner.homeId, 'family')
    const query = { user_id: String(family.userId) }
    expect((await answerOf(family, viewAsEndpoint, { query })).status).toBe(403)
    expect((await answerOf(owner, viewAsEndpoint, { query: {} })).status).toBe(400)
    const both = { ...query, pass_id: '1' }
    expect((await answerOf(owner, viewAsEndpoint, { query: both })).status).toBe(400)
  })
})
