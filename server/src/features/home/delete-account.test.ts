import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addDevice,
  addRoom,
  createTestFamily,
  createTestGuest,
  password,
  signInAs,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isStage, isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { commandFor } from '@roomwire/testing/fixtures/live-rows.ts'
import { openTestDatabaseOf, wholeNameOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { type Installation, startInstallation } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { finishHomes } from './erase-home.ts'

const deleteAccount = (
  { url }: { url: string },
  { token }: { token: string },
  body: object = { password },
) => ask({ url }, 'POST /api/account/delete', { token, body })

/** The details to find of a deleted person: each is nowhere else. */
const canaries = {
  username: 'Canaria Serinus',
  email: 'canary.77000@example.com',
  mobile: '+91 98450 77001',
  contact: '080 2345 77002',
  address: '77003, Canary Lane',
  date_of_birth: '1977-03-04',
  id_number: '770047700477',
}
const userAgent = 'Canary-Browser/77005'
const passkeyName = 'Canary key 77006'
const message = 'Canary message 77007'
// Five digits alone would be found in some instant or random id by chance.
const devicePrefix = 'SC-77009-'

describe.each(engines)('deleting one’s account (%s)', (engine) => {
  let server: TestServer
  let db: Db
  const log: string[] = []
  beforeAll(async () => {
    server = await startTestServer(engine, { onLog: (line) => log.push(line) })
    db = await openTestDatabaseOf(server)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await db.destroy()
    await server.stop()
  })

  async function everyTable(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const table of await db.introspection.getTables()) {
      const from = db.withTables<Record<string, object>>().selectFrom(wholeNameOf(table))
      found.set(table.name, JSON.stringify(await from.selectAll().execute()))
    }
    return found
  }

  /** Until the files are written again: housekeeping may have done so a moment before a deletion, and pauses then. */
  async function erased(): Promise<void> {
    const { erasure } = server.roomwire
    while (erasure.isPending()) {
      server.clock.advance(3_600_000)
      await erasure.run()
    }
  }

  /** Where any of these stands: in a table, a file of the data folder, or the log. */
  async function traces(of: readonly string[]): Promise<string[]> {
    const places = await everyTable()
    for (const name of readdirSync(server.config.data)) {
      const path = join(server.config.data, name)
      places.set(path, readFileSync(path, 'latin1'))
    }
    // A device is named there by what is printed on it: that tells nothing about its owner.
    places.set('the log', log.join('\n').replaceAll(/"deviceIdentifier":"[^"]*"/g, ''))
    return [...places].flatMap(([place, text]) =>
      of.filter((canary) => text.includes(canary)).map((canary) => `${canary} in ${place}`),
    )
  }

  /** Somebody of whom there is something in every table that can hold it. */
  async function leaveTraces(): Promise<{ token: string; userId: number; sessions: string[] }> {
    const { body } = await ask(server, 'POST /api/users/register', {
      body: { ...canaries, password },
      headers: { 'user-agent': userAgent },
    })
    const { token, user_id: userId } = Object(body)
    const me = { url: server.url, token, userId, email: canaries.email, password }
    const roomId = await addRoom(me, 'Canary room 77008')
    const identifier = `${devicePrefix}${engine}`
    const secret = await addDevice(me, identifier, roomId)
    const device = await connectTestDevice(server.mqttUrl, identifier, secret)
    const page = await openLivePage(me)
    await page.watch(roomId)
    page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId: 'canary 77010' })
    await page.hears(isStage('processed'))
    await ask(server, 'POST /api/users/login', { body: { email: me.email, password: 'wrong' } })
    await ask(server, 'POST /api/users/forgot-password', { body: { email: me.email } })
    await ask(server, 'POST /api/users/forgot-password', {
      body: { email: me.email, via: 'mobile' },
    })
    await server.roomwire.backgroundTasks.settled()
    const { username: name, email } = canaries
    await ask(server, 'POST /api/contact', { body: { name, email, message } })
    await db
      .insertInto('outbox')
      .values({
        channel: 'mail',
        recipient: 'operator@example.com',
        subject: 'A message from your Roomwire landing page',
        body: `${name} <${email}> writes:\n\n${message}`,
        written_at: 1,
      })
      .execute()
    await ask(server, 'POST /api/users/join-code/create', { token, body: { role: 'family' } })
    await db
      .insertInto('passkey')
      .values({
        credential_id: 'canary77011',
        person_id: userId,
        public_key: 'canary77012',
        sign_count: 0,
        transports: '[]',
        name: passkeyName,
        created_at: 1,
        last_used_at: null,
      })
      .execute()
    await db
      .insertInto('recovery_code')
      .values({ person_id: userId, code_hash: 'canary77013' })
      .execute()
    const sessions = await db
      .selectFrom('session')
      .select('id')
      .where('person_id', '=', userId)
      .execute()
    await page.close()
    await device.leave()
    return { token, userId, sessions: sessions.map(({ id }) => id) }
  }

  it('R-95 leaves nothing in any table, file or log, except ids in the audit log', async () => {
    const people = volume('PEOPLE', 150)
    // Neighbours who come and change beside them, so that rows move within the files.
    const neighbours = await Promise.all(
      Array.from({ length: people }, () => insertPerson(server, null, 'family')),
    )
    const me = await leaveTraces()
    const coOwnerOf = (await server.roomwire.people.byId(me.userId))?.homeId ?? null
    for (const [index, { userId }] of neighbours.entries()) {
      const address = 'long '.repeat(index % 90)
      await server.roomwire.people.changeDetails(userId, { address })
      if (index % 10) continue
      for (const of of [me.userId, userId]) {
        const changed = { address: `${canaries.address} ${'x'.repeat(index)}` }
        await server.roomwire.people.changeDetails(of, of === userId ? { address: 'y' } : changed)
      }
    }
    const all = [
      ...Object.values(canaries).filter((canary) => canary !== canaries.id_number),
      userAgent,
      passkeyName,
      message,
      'Canary room 77008',
      devicePrefix,
      'canary 77010',
      'canary77011',
      'canary77012',
      'canary77013',
      ...me.sessions,
    ]
    const before = await traces(all)
    for (const canary of all) expect(before.join('\n')).toContain(canary)
    const exported = await ask(server, 'POST /api/account/export', { ...me, body: { password } })
    expect(exported.text).toContain(canaries.id_number)

    const { status } = await deleteAccount(server, me, { password, delete_home: true })
    expect(status).toBe(200)
    await erased()
    const left = await traces([...all, canaries.id_number, String(coOwnerOf) + me.token])
    figure(
      'R-95',
      `traces of ${all.length + 1} kinds left in tables, files and log`,
      left.length,
      engine,
    )
    expect(left).toEqual([])

    const record = await db.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(record)).not.toMatch(/canar/i)
    const holders: string[] = []
    for (const table of await db.introspection.getTables()) {
      for (const column of table.columns) {
        if (!/^(person_id|made_by)$/.test(column.name)) continue
        const rows = await db
          .withTables<Record<string, Record<string, number>>>()
          .selectFrom(wholeNameOf(table))
          .select(column.name)
          .where(column.name, '=', me.userId)
          .execute()
        if (rows.length > 0) holders.push(table.name)
      }
    }
    expect(holders.filter((name) => name !== 'audit' && name !== 'audit_pending')).toEqual([])
    const statuses = await Promise.all(
      neighbours.slice(0, 5).map(({ token }) => ask(server, 'GET /api/devices', { token })),
    )
    expect(statuses.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
  })

  it('R-95 leaves nothing of a member whom a manager deletes either', async () => {
    const owner = await ownerOf(server)
    const details = { mobile: '+91 98450 88001', address: '88002, Canary Lane' }
    const family = await insertPerson(server, owner.homeId, 'family', { details })
    await ask(server, 'POST /api/users/forgot-password', { body: { email: family.email } })
    await server.roomwire.backgroundTasks.settled()
    const all = [details.mobile, details.address, family.email]
    expect((await traces(all)).length).toBeGreaterThan(3)
    await ask(server, `DELETE /api/users/family/delete/${family.userId}`, owner)
    await erased()
    expect(await traces(all)).toEqual([])
  })

  it('R-95 needs the password', async () => {
    const owner = await ownerOf(server)
    const { status, body } = await deleteAccount(server, owner, {
      password: 'wrong one',
      delete_home: true,
    })
    expect([status, body]).toEqual([
      403,
      { error: 'The password is wrong', code: 'wrong_password', field: 'password' },
    ])
    expect(await server.roomwire.people.byId(owner.userId)).toBeDefined()
  })

  it('R-95 deletes the home only when that is confirmed, and names what would be deleted before', async () => {
    const { owner, identifier, secret, roomId } = await createTestHome(server.url, `SC-1-${engine}`)
    await addDevice(owner, `SC-2-${engine}`, roomId)
    const family = await createTestFamily(owner)
    await createTestGuest(owner, { now: server.clock.now() })
    await createTestGuest(owner, { now: server.clock.now() })
    const stranger = await createTestHome(server.url, identifier)
    const device = await connectTestDevice(server.mqttUrl, identifier, secret)

    const refused = await deleteAccount(server, owner)
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'home_would_be_deleted',
        error:
          'Nobody else manages your home: it would be deleted too, with 1 room, 2 devices, 1 family account, 2 guest accounts. Confirm that, or make somebody a co-owner first.',
      },
    ])
    expect(device.client.connected).toBe(true)
    expect((await ask(server, 'GET /api/devices', family)).status).toBe(200)

    const home = (await server.roomwire.people.byId(owner.userId))?.homeId ?? 0
    expect((await deleteAccount(server, owner, { password, delete_home: true })).status).toBe(200)
    await device.closed
    expect(await db.selectFrom('home').where('id', '=', home).selectAll().execute()).toEqual([])
    for (const table of ['person', 'room', 'device'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('home_id', '=', home).execute()
      expect(rows).toEqual([])
    }
    for (const person of [owner, family]) {
      expect((await ask(server, 'GET /api/devices', person)).status).toBe(401)
      const login = { email: person.email, password }
      expect((await ask(server, 'POST /api/users/login', { body: login })).status).toBe(403)
    }
    const again = connectTestDevice(server.mqttUrl, identifier, secret)
    await expect(again).rejects.toThrow()
    // The other home with a device of the same name is as it was.
    const { body } = await ask(server, 'GET /api/devices', stranger.owner)
    expect(Object(body).devices).toMatchObject([{ deviceIdentifier: identifier }])
    const fresh = { username: 'New', email: owner.email, password }
    expect((await ask(server, 'POST /api/users/register', { body: fresh })).status).toBe(200)
  })

  it('ROLE-1 R-95 tells the last operator that nobody would be one, and how another one is made, until that is confirmed', async () => {
    const operators = await Promise.all(
      [1, 2, 3].map(async () => {
        const { homeId } = await ownerOf(server)
        return insertPerson(server, homeId, 'super_admin')
      }),
    )
    // One that is closed is none that is left.
    await server.roomwire.accounts.setDisabled(operators.pop()?.userId ?? 0, server.clock.now())
    const answers = await Promise.all(operators.map((one) => deleteAccount(server, one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 'last_operator',
      error:
        'Yours is the last operator’s account. Without one, nobody can change the settings of the server on a page. Make another one first, on the server: npm run admin -- operator-on EMAIL. Or confirm the deletion.',
    })
    const last = operators.filter((_, nth) => answers[nth]?.status === 409)
    for (const one of last) {
      expect((await deleteAccount(server, one, { password, delete_operator: true })).status).toBe(
        200,
      )
    }
  })

  /** A home with commands of many days, and a person of it. */
  async function homeWithPast(identifier: string, commands: number) {
    const { owner, secret } = await createTestHome(server.url, identifier)
    const [device] = await server.roomwire.devices.candidates([identifier])
    const homeId = device?.home_id ?? 0
    const { id: _, ...command } = commandFor('18', 1)
    const rows = Array.from({ length: commands }, (_, nth) => ({
      ...command,
      home_id: homeId,
      device_id: device?.id ?? 0,
      message_id: `"past ${nth}"`,
    }))
    for (let at = 0; at < commands; at += 500) {
      await db
        .insertInto('command')
        .values(rows.slice(at, at + 500))
        .execute()
    }
    return { owner, homeId, identifier, secret }
  }

  const leftOf = async (homeId: number) =>
    Promise.all(
      (['command', 'device', 'room'] as const).map(async (table) => {
        const rows = await db.selectFrom(table).select('home_id').execute()
        return rows.filter((row) => row.home_id === homeId).length
      }),
    )

  it('R-95 a home that is not erased yet is gone for everybody, and is erased a minute later or after a restart', async () => {
    const { owner, homeId, identifier, secret } = await homeWithPast(`SC-6-${engine}`, 500)
    const family = await createTestFamily(owner)
    // As a crash leaves it, or a disk that is full.
    const { atomicallyRelaxed } = server.roomwire
    const removeSome = () => Promise.reject(new Error('broken off'))
    const broken = vi
      .spyOn(server.roomwire, 'atomicallyRelaxed')
      .mockImplementation((work) =>
        atomicallyRelaxed((stores) =>
          work({ ...stores, commands: { ...stores.commands, removeSome } }),
        ),
      )
    expect((await deleteAccount(server, owner, { password, delete_home: true })).status).toBe(200)
    broken.mockRestore()
    expect(await leftOf(homeId)).toEqual([500, 1, 1])
    for (const person of [owner, family]) {
      expect((await ask(server, 'GET /api/devices', person)).status).toBe(401)
    }
    await expect(connectTestDevice(server.mqttUrl, identifier, secret)).rejects.toThrow()
    const fresh = { username: 'New', email: owner.email, password }
    expect((await ask(server, 'POST /api/users/register', { body: fresh })).status).toBe(200)

    await finishHomes(server.roomwire)
    expect(await leftOf(homeId)).toEqual([0, 0, 0])
    expect(await db.selectFrom('home').where('id', '=', homeId).selectAll().execute()).toEqual([])
    expect(await server.roomwire.erasedDevices.waiting()).toEqual([])
  })

  it('a home that has nobody, and that nobody has deleted, stays', async () => {
    const { id } = await db
      .insertInto('home')
      .values({ founded_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await finishHomes(server.roomwire)
    expect(await db.selectFrom('home').where('id', '=', id).select('id').execute()).toEqual([
      { id },
    ])
  })

  it('R-46 others write while a home is erased', async () => {
    const { owner, homeId } = await homeWithPast(`SC-7-${engine}`, 2_000)
    let isOver = false
    const deleting = deleteAccount(server, owner, { password, delete_home: true }).finally(() => {
      isOver = true
    })
    /** How many of its commands were left after each thing that others have written. */
    const left = new Set<number>()
    while (!isOver) {
      await server.roomwire.atomicallyRelaxed(({ homes }) => homes.rename(homeId, 'Still there'))
      const of = db.selectFrom('command').select('id').where('home_id', '=', homeId)
      left.add((await of.execute()).length)
    }
    expect((await deleting).status).toBe(200)
    // All of them and none are two; a third one is a step between.
    expect(left.size).toBeGreaterThan(2)
  })

  it('R-95 leaves the home to a co-owner, whose pages are told', async () => {
    const { owner } = await createTestHome(server.url, `SC-3-${engine}`)
    const homeId = (await server.roomwire.people.byId(owner.userId))?.homeId ?? null
    const coOwner = await insertPerson(server, homeId, 'admin')
    const page = await openLivePage(coOwner)
    expect((await deleteAccount(server, owner)).status).toBe(200)
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'people' })
    const { body } = await ask(server, 'GET /api/devices', coOwner)
    expect(Object(body).devices).toHaveLength(1)
  })

  it.each(['family', 'guest'] as const)(
    'R-95 deletes nothing else with a %s account',
    async (role) => {
      const owner = await ownerOf(server)
      const person = await insertPerson(server, owner.homeId, role)
      const withoutHome = await insertPerson(server, null, role)
      for (const one of [person, withoutHome]) {
        expect((await deleteAccount(server, one, { password, delete_home: true })).status).toBe(200)
        expect((await ask(server, 'GET /api/devices', one)).status).toBe(401)
      }
      expect((await ask(server, 'GET /api/devices', owner)).status).toBe(200)
    },
  )

  it('R-15 tells one of two managers who leave at once that the home would be deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await ownerOf(server)
      const coOwner = await insertPerson(server, owner.homeId, 'admin')
      const answers = await Promise.all(
        [owner, coOwner].map((person) => deleteAccount(server, person)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await server.roomwire.members.of(owner.homeId)).toHaveLength(1)
    }
  })
})

describe.each(['sqlite', 'postgres, 2 replicas'] as const)(
  'what is open when an account is deleted (%s)',
  (installation: Installation) => {
    it('R-21 closes everybody’s pages and the devices’ connections within a second', async () => {
      const { servers, stop } = await startInstallation(installation)
      const [here, there] = [servers[0]!, servers.at(-1)!]
      const { owner, identifier, secret } = await createTestHome(here.url)
      const family = await createTestFamily(owner)
      const otherSession = { ...(await signInAs(there.url, owner.email)), url: there.url }
      const device = await connectTestDevice(there.mqttUrl, identifier, secret)
      const pages = [
        await openLivePage(owner),
        await openLivePage(otherSession),
        await openLivePage({ ...family, url: there.url }),
        await openLivePage(family),
      ]
      const stranger = await openLivePage((await createTestHome(there.url)).owner)
      const answered = deleteAccount(here, owner, { password, delete_home: true }).then(() =>
        startOwnTime(),
      )
      for (const page of pages) {
        expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
      }
      await device.closed
      const took = (await answered)()
      figure(
        'R-21',
        'ms from a deleted account to pages and devices closed',
        Math.max(0, Math.round(took)),
        installation,
      )
      expect(took).toBeLessThan(slack * 1_000)
      expect(await stranger.settles()).toEqual([])
      expect(servers.flatMap(({ bugs }) => bugs)).toEqual([])
      await stop()
    })
  },
)
