/** The note of a device is for those who manage it: nobody else gets a byte of it, by whatever way. */
import {
  listDevicesEndpoint,
  listDevicesOfRoomEndpoint,
  updateDeviceEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { viewAsEndpoint } from '@roomwire/contracts/http/view-as.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { wholeExport } from '@roomwire/testing/clients/whole-export.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const identifier = 'SC-HALL'
const secretPart = 'behind the mirror'

describe.each(engines)('the note of a device (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson & { homeId: number }
  let hall: number
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
    hall = await addRoom(owner, 'Hall')
    await addDevice(owner, identifier, hall)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const write = (note: string | null, person: TestPerson = owner) =>
    answerOf(person, updateDeviceEndpoint, { body: { device_identifier: identifier, note } })
  const noteFor = async (person: TestPerson) =>
    (await callApi(person, listDevicesEndpoint, {})).devices.map(({ note }) => note)

  it('ROLE-3 is trimmed, may have lines, and goes when it is emptied', async () => {
    const statuses = [(await write(' Fuse 4\r\nLeft wall\n')).status]
    expect(await noteFor(owner)).toEqual(['Fuse 4\nLeft wall'])
    for (const wrong of ['x'.repeat(201), 'a\u0007b']) statuses.push((await write(wrong)).status)
    expect(await noteFor(owner)).toEqual(['Fuse 4\nLeft wall'])
    statuses.push((await write('  ')).status)
    expect(await noteFor(owner)).toEqual([undefined])
    statuses.push((await write('x'.repeat(200))).status, (await write(null)).status)
    expect(await noteFor(owner)).toEqual([undefined])
    expect(statuses).toEqual([200, 400, 400, 200, 200, 200])
  })

  it('ROLE-3 R-06 reaches those who manage the home alone: in lists, live messages, views and exports', async () => {
    const { homeId } = owner
    const deviceId = (await server.roomwire.devices.find(homeId, identifier))?.id ?? 0
    const guest = (access: object) => insertPerson(server, homeId, 'guest', { access })
    const coOwner = await insertPerson(server, homeId, 'admin')
    const others = {
      family: await insertPerson(server, homeId, 'family'),
      'guest of the home': await guest({}),
      'guest of the room': await guest({ roomId: hall, right: 'arrange' }),
      'guest of the device': await guest({ deviceId }),
      'guest of a pin': await guest({ deviceId, pin: '18' }),
      stranger: await ownerOf(server),
    }
    const pass = await givePass(owner, { now: server.clock.now() })
    const holder = passBrowser(pass)
    await holder.open()

    /** All that somebody is told, with what their page hears while the note changes. */
    async function shownTo(person: TestPerson): Promise<string> {
      const page = await openLivePage(person)
      const room = { path: { roomId: String(hall) } }
      page.say({ type: 'subscribeRoom', roomId: hall, messageId: 1 })
      page.say({ type: 'subscribeHome', messageId: 2 })
      const told: unknown[] = [await page.settles()]
      await write('Fuse 4')
      await write(`Fuse 5, ${secretPart}`)
      told.push(await page.settles(), (await answerOf(person, listDevicesEndpoint, {})).body)
      told.push((await answerOf(person, listDevicesOfRoomEndpoint, room)).body)
      told.push(await wholeExport(person, password))
      await page.close()
      return JSON.stringify(told)
    }

    expect(await shownTo(coOwner)).toContain(secretPart)
    for (const [who, person] of Object.entries(others)) {
      const query = { user_id: String(person.userId) }
      const seenAs = (await answerOf(owner, viewAsEndpoint, { query })).body
      const everything = `${await shownTo(person)} ${JSON.stringify(seenAs)}`
      expect(everything, who).not.toContain(secretPart)
      expect((await write('Mine', person)).status, who).not.toBe(200)
    }

    const page = await holder.page()
    const told: unknown[] = [await page.watchHome()]
    await write(`Fuse 6, ${secretPart}`)
    told.push(await page.settles())
    const query = { pass_id: String(pass.id) }
    told.push((await answerOf(owner, viewAsEndpoint, { query })).body)
    expect(JSON.stringify(told)).not.toContain(secretPart)
    await page.close()

    const managing = await openLivePage(owner)
    await managing.watchHome()
    await write(`Fuse 7, ${secretPart}`)
    await managing.hears(isUpdate(({ note }) => note === `Fuse 7, ${secretPart}`))
    await managing.close()
    const { devices } = await wholeExport(owner, password)
    expect(devices).toMatchObject([{ note: `Fuse 7, ${secretPart}` }])
  })

  it('R-96 is in the audit log as changed, without its text', async () => {
    await write(secretPart)
    const db = await openTestDatabaseOf(server)
    const entries = await db.selectFrom('audit').select(['event', 'detail']).execute()
    const waiting = await db.selectFrom('audit_pending').selectAll().execute()
    await db.destroy()
    const all = JSON.stringify([entries, waiting])
    expect(all).toContain('note')
    expect(all).not.toContain(secretPart)
  })
})
