/** The calls of people for their own account: password, details, a copy of their data. */

import {
  password,
  registerOwner,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { apiTokenOf } from '@roomwire/testing/clients/api-token-of.ts'
import { type Answer, ask } from '@roomwire/testing/clients/ask.ts'
import { isStage, isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const next = 'another good one'

describe.each(engines)('one’s own account (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const changePassword = ({ token }: TestPerson, body: object): Promise<Answer> =>
    ask(server, 'PUT /api/account/password', { token, body })
  const login = (email: string, with_: string) =>
    ask(server, 'POST /api/users/login', { body: { email, password: with_ } })
  const statusOf = async ({ token }: { token: string }) =>
    (await ask(server, 'GET /api/devices', { token })).status
  const lettersTo = async (email: string) =>
    (await server.roomwire.outbox.newest(1_000)).filter(({ recipient }) => recipient === email)

  describe('the password', () => {
    it('R-21 R-23 is changed with the present one; every other session ends within a second, and a letter reports it', async () => {
      const here = await registerOwner(server.url)
      const there = await signInAs(server.url, here.email)
      const [kept, lost] = [await openLivePage(here), await openLivePage(there)]
      const own = startOwnTime()
      const { status, body } = await changePassword(here, {
        current_password: password,
        new_password: next,
      })
      expect([status, body]).toEqual([200, { message: 'Password changed' }])
      const sinceAnswer = startOwnTime()
      expect(await lost.closed).toEqual({ code: 1008, reason: 'Session ended' })
      const took = sinceAnswer()
      figure('R-21', 'ms from a changed password to closed pages', Math.round(took), engine)
      expect(own()).toBeLessThan(slack * 2_000)
      expect(took).toBeLessThan(slack * 1_000)

      expect(await kept.settles()).toEqual([])
      expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
      expect((await login(here.email, password)).status).toBe(403)
      expect((await login(here.email, next)).status).toBe(200)
      const [letter] = await lettersTo(here.email)
      expect(letter).toMatchObject({ subject: 'Your Roomwire password was changed' })
      expect(letter?.body).not.toContain(next)
    })

    it('is not changed without the present one, and the answer says so', async () => {
      const person = await registerOwner(server.url)
      const wrong = await changePassword(person, {
        current_password: 'no idea',
        new_password: next,
      })
      expect([wrong.status, wrong.body]).toEqual([
        403,
        { error: 'The password is wrong', code: 'wrong_password', field: 'current_password' },
      ])
      const short = await changePassword(person, { current_password: password, new_password: 'x' })
      expect([short.status, short.body]).toEqual([
        400,
        {
          error: 'new_password must be at least 6 characters long',
          code: 'invalid_input',
          field: 'new_password',
        },
      ])
      expect((await login(person.email, password)).status).toBe(200)
      expect(await lettersTo(person.email)).toEqual([])
    })

    it('R-14 voids an open reset code', async () => {
      const person = await registerOwner(server.url)
      await ask(server, 'POST /api/users/forgot-password', { body: { email: person.email } })
      await server.roomwire.backgroundTasks.settled()
      const [letter] = await lettersTo(person.email)
      const [token = ''] = /\d{6}/.exec(letter?.body ?? '') ?? []
      expect(token).toHaveLength(6)
      await changePassword(person, { current_password: password, new_password: next })
      const reset = await ask(server, 'POST /api/users/reset-password', {
        body: { email: person.email, token, new_password: 'a thief’s own' },
      })
      expect(reset.status).toBe(400)
      expect((await login(person.email, next)).status).toBe(200)
    })

    it('R-15 counts exactly one of many changes at once', async () => {
      const person = await registerOwner(server.url)
      const requests = Array.from({ length: 8 }, (_, n) => `new password ${n}`)
      const answers = await Promise.all(
        requests.map((new_password) =>
          changePassword(person, { current_password: password, new_password }),
        ),
      )
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.slice(1).every((status) => [403, 409].includes(status))).toBe(true)
      const won = requests[answers.findIndex(({ status }) => status === 200)]
      expect((await login(person.email, won ?? '')).status).toBe(200)
    })
  })

  describe('the details', () => {
    const change = ({ token }: TestPerson, body: object) =>
      ask(server, 'PUT /api/account/profile', { token, body })
    const shown = async ({ token, userId }: TestPerson) =>
      Object((await ask(server, `GET /api/users/profile/${userId}`, { token })).body).user

    it('API-4 are changed one by one: what is left out stays, null and empty remove', async () => {
      const person = await registerOwner(server.url)
      const all = {
        username: 'Meera Nair',
        contact: '080 2345 1',
        address: '7, Lake Road\nPune',
        date_of_birth: '1990-02-03',
        id_number: '1234 5678 90',
      }
      const { status, body } = await change(person, all)
      const masked = { ...all, id_number: 'XXXXXXXX8 90' }
      expect([status, Object(body).user]).toMatchObject([200, masked])
      expect(await shown(person)).toMatchObject(masked)
      await change(person, { contact: null, address: ' ' })
      expect(await shown(person)).toMatchObject({ ...masked, contact: null, address: null })
      await change(person, { id_number: '' })
      expect(await shown(person)).toMatchObject({ id_number: null, date_of_birth: '1990-02-03' })
      expect((await change(person, {})).status).toBe(200)
    })

    it('R-14 a new mobile number needs the password: reset codes go there', async () => {
      const person = await registerOwner(server.url)
      const mobile = '+91 98450 12345'
      const bare = await change(person, { mobile })
      expect([bare.status, bare.body]).toEqual([
        400,
        {
          error: 'Your password is needed to change the mobile number: reset codes may go there',
          code: 'password_required',
          field: 'current_password',
        },
      ])
      expect((await change(person, { mobile, current_password: 'wrong one' })).status).toBe(403)
      expect(await shown(person)).toMatchObject({ mobile: null })
      expect((await change(person, { mobile, current_password: password })).status).toBe(200)
      expect(await shown(person)).toMatchObject({ mobile })
      expect(await lettersTo(person.email)).toMatchObject([
        { subject: 'Your Roomwire mobile number was changed' },
      ])
      // The same number again is no change.
      expect((await change(person, { mobile, contact: '1' })).status).toBe(200)
      // No reset code goes to a number that is gone.
      expect((await change(person, { mobile: null, current_password: password })).status).toBe(200)
      const [gone] = await lettersTo(person.email)
      expect(gone?.body).toMatch(/ account was removed\. If this was not you/)
    })

    it('R-05 change no other field', async () => {
      const person = await registerOwner(server.url)
      const before = await server.roomwire.people.byId(person.userId)
      for (const [field, value] of Object.entries({
        role: 'super_admin',
        role_name: 'admin',
        email: 'other@example.com',
        home_id: 1,
        password: next,
        password_hash: 'x',
        disabled_at: null,
        user_id: 1,
        permissions: {},
      })) {
        const { status, body } = await change(person, { username: 'Changed', [field]: value })
        expect([status, body]).toEqual([
          400,
          { error: `Unknown field: ${field}`, code: 'invalid_input', field },
        ])
      }
      expect(await server.roomwire.people.byId(person.userId)).toEqual(before)
    })

    it('R-94 the ID number is stored sealed, bound to its person', async () => {
      const person = await registerOwner(server.url)
      await change(person, { id_number: '998877665544' })
      const row = await server.roomwire.people.byId(person.userId)
      expect(row?.idNumber).toBeTruthy()
      expect(JSON.stringify(row)).not.toContain('998877665544')
    })

    it('DASH-1 a new name appears at once on the person’s own pages and the managers’', async () => {
      const owner = await ownerOf(server)
      const family = await insertPerson(server, owner.homeId, 'family')
      const [own, managing] = [await openLivePage(family), await openLivePage(owner)]
      await change(family, { username: 'Renamed' })
      expect(await own.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
      expect(await managing.hears(isType('homeChanged'))).toMatchObject({ what: 'people' })
    })
  })

  describe('a copy of all data', () => {
    it('R-95 is complete, and needs the password: details, sessions, access, commands', async () => {
      const home = await createTestHome(server.url, `SC-${engine}`)
      const { owner } = home
      const [mobile, address] = ['+91 98450 77001', '4 Lake Road\nPune']
      await ask(server, 'PUT /api/account/profile', {
        ...owner,
        body: { id_number: '770047700477', mobile, address, current_password: password },
      })
      const device = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
      const page = await openLivePage(owner)
      await page.watch(home.roomId)
      page.say({ deviceIdentifier: home.identifier, action: 'on', pin: 18, messageId: 'm' })
      await page.hears(isStage('processed'))
      await device.leave()
      await ask(server, 'POST /api/users/join-code/create', { ...owner, body: { role: 'family' } })
      await apiTokenOf(owner, 'Bookings')
      await ask(server, 'GET /api/away', owner)

      const exported = await ask(server, 'POST /api/account/export', {
        token: owner.token,
        body: { password },
      })
      expect(exported.status).toBe(200)
      expect(exported.headers.get('cache-control')).toBe('no-store')
      expect(exported.body).toMatchObject({
        person: {
          user_id: owner.userId,
          email: owner.email,
          username: 'Owner',
          role: 'user',
          mobile,
          address,
          id_number: '770047700477',
        },
        sessions: [{ user_agent: 'node', expires_at: expect.any(Number) }],
        guest_access: null,
        visit: { seen_at: expect.any(Number), away_from: null, back_at: null },
        commands: [
          {
            device_identifier: home.identifier,
            action: 'on',
            pin: '18',
            desired: 1,
            outcome: 'done',
          },
        ],
        join_codes: [{ role: 'family' }],
        api_tokens: [{ label: 'Bookings', right: 'passes', last_used_at: null }],
        letters: [{ recipient: owner.email }, { recipient: owner.email }],
      })
      const guest = await insertPerson(server, null, 'guest')
      const { body } = await ask(server, 'POST /api/account/export', {
        ...guest,
        body: { password },
      })
      expect(body).toMatchObject({ person: { home_id: null, role: 'guest' }, commands: [] })
    })

    it('R-95 covers every table that holds something of a person', async () => {
      const db = await openTestDatabaseOf(server)
      const tables = await db.introspection.getTables()
      await db.destroy()
      const ofPeople = tables.filter(({ columns }) =>
        columns.some(({ name }) => /^(person_id|requester_id|made_by|recipient|email)$/.test(name)),
      )
      // Not told: a challenge says nothing about its person, and a message of the landing
      // page is of whoever wrote it, under an email that may be somebody else's.
      expect(ofPeople.map(({ name }) => name).sort()).toEqual([
        'access_grant',
        'api_token',
        'arrangement',
        'audit',
        'audit_pending',
        'challenge',
        'command',
        'contact_message',
        'favourite',
        'join_code',
        'outbox',
        'passkey',
        'person',
        'recovery_code',
        'reset_code',
        'schedule',
        'session',
        'visit',
      ])
    })

    it('R-24 R-94 contains nothing that proves who somebody is, and nothing of anybody else', async () => {
      const owner = await ownerOf(server)
      const other = await insertPerson(server, owner.homeId, 'family')
      await ask(server, 'POST /api/users/forgot-password', { body: { email: owner.email } })
      await server.roomwire.backgroundTasks.settled()
      const code = await ask(server, 'POST /api/users/join-code/create', {
        ...owner,
        body: { role: 'family' },
      })
      const { text } = await ask(server, 'POST /api/account/export', {
        ...owner,
        body: { password },
      })
      const db = await openTestDatabaseOf(server)
      const { token, userId } = owner
      const person = await db
        .selectFrom('person')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const sessions = await db.selectFrom('session').select('id').execute()
      const resets = await db.selectFrom('reset_code').selectAll().execute()
      const joins = await db.selectFrom('join_code').select('code_hash').execute()
      await db.destroy()
      const [letter] = await lettersTo(owner.email)
      const secrets = [
        token,
        person.password_hash,
        ...sessions.map(({ id }) => id),
        ...resets.flatMap(({ code_hash, browser_hash }) => [code_hash, browser_hash]),
        ...joins.map(({ code_hash }) => code_hash),
        Object(code.body).code,
        /\d{6}/.exec(letter?.body ?? '')?.[0] ?? 'no_code',
        other.email,
      ]
      expect(text).toContain(owner.email)
      expect(resets.length).toBeGreaterThan(0)
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    })
  })
})

it('R-10 the password prompt allows as many attempts as signing in, and locks nobody out of signing in', async () => {
  const server = await startTestServer('sqlite', { limitScale: 1 })
  const person = await registerOwner(server.url)
  const calls = [
    ['PUT /api/account/password', { current_password: 'wrong', new_password: next }],
    ['POST /api/account/export', { password: 'wrong' }],
    ['POST /api/account/delete', { password: 'wrong', delete_home: true }],
    ['PUT /api/account/profile', { mobile: '1234567', current_password: 'wrong' }],
  ] as const
  const statuses: number[] = []
  for (let n = 0; n < 8; n += 1) {
    const [line, body] = calls[n % calls.length]!
    statuses.push((await ask(server, line, { token: person.token, body })).status)
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  // Not even the right one gets through meanwhile.
  const right = await ask(server, 'POST /api/account/export', { ...person, body: { password } })
  expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ])
  const login = { email: person.email, password }
  expect((await ask(server, 'POST /api/users/login', { body: login })).status).toBe(200)

  let tries = statuses.filter((status) => status === 403).length
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    server.clock.advance(60_000)
    const [line, body] = calls[minute % calls.length]!
    const { status } = await ask(server, line, { token: person.token, body })
    if (status === 403) tries += 1
    if (status === 401) break
  }
  figure('R-10', 'wrong passwords let through in the life of a stolen session', tries)
  expect(tries).toBeLessThanOrEqual(50)
  expect(server.bugs).toEqual([])
  await server.stop()
})

it('R-95 a copy of all data is available only a few times an hour', async () => {
  const server = await startTestServer('sqlite', { limitScale: 1 })
  const person = await registerOwner(server.url)
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const body = { password }
    statuses.push((await ask(server, 'POST /api/account/export', { ...person, body })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  await server.stop()
})
