import { freshEmail, password, registerAs, signInAs } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unseal } from '../../platform/sealed.ts'

const hour = 3_600_000
const day = 24 * hour

/** The claims of a token, as a page can read them. */
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe.each(engines)('accounts (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const register = (body: object) => ask(server, 'POST /api/users/register', { body })
  const login = (body: object) => ask(server, 'POST /api/users/login', { body })
  const lists = (token: string) =>
    Promise.all([
      ask(server, 'GET /api/rooms/my-rooms', { token }),
      ask(server, 'GET /api/devices', { token }),
      ask(server, 'GET /api/devices/listdevice', { token }),
    ])

  describe('registering', () => {
    it('API-1 REG-3 answers with token, user_id, username, email and role, trimmed and lowercased', async () => {
      const email = freshEmail('meera')
      const { status, body } = await register({
        username: '  Meera ',
        email: ` ${email.toUpperCase()} `,
        password,
      })
      expect(status).toBe(200)
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        user_id: expect.any(Number),
        username: 'Meera',
        email,
        role: 'user',
        role_name: 'user',
      })
    })

    it('API-1 accepts every field of the form, and each optional one empty', async () => {
      const form = { username: 'Meera', password, role: 'user' }
      const full = {
        mobile: '98450 12345',
        contact: '080 2345 6789',
        address: '4, Lake Road',
        id_number: '123456789012',
        date_of_birth: '1990-12-31',
      }
      const empty = Object.fromEntries(Object.keys(full).map((name) => [name, '']))
      const nulls = Object.fromEntries(Object.keys(full).map((name) => [name, null]))
      for (const details of [full, empty, nulls]) {
        const { status } = await register({ ...form, ...details, email: freshEmail() })
        expect(status).toBe(200)
      }
    })

    it.each(['user', 'family', 'guest'])(
      'REG-1 REG-5 creates a %s, however it is written',
      async (role) => {
        for (const written of [role, ` ${role.toUpperCase()} `]) {
          const { body } = await register({
            username: 'Somebody',
            email: freshEmail(),
            password,
            role: written,
          })
          expect(body).toMatchObject({ role, role_name: role })
        }
      },
    )

    it.each([
      ...['admin', 'super_admin', 'ADMIN', ' admin ', 'owner', '', 'us er', 'user\u0000'],
      ...[null, 1, true, ['user'], ['admin'], { role: 'user' }],
    ])('REG-5 makes nobody %j', async (role) => {
      const email = freshEmail()
      const { status, body } = await register({ username: 'Eve', email, password, role })
      expect([status, body]).toEqual([
        400,
        { error: 'Invalid user type', code: 'invalid_input', field: 'role' },
      ])
      expect(await server.roomwire.people.byEmail(email)).toBeUndefined()
    })

    it.each([
      ...['role_name', 'Role', 'permissions', 'isAdmin', 'is_admin', 'home_id', 'tenant_id'],
      ...['user_id', 'id', 'owner', 'created_at', 'expires_at', 'password_hash', 'ｒole'],
    ])('R-05 takes no %s beside the form', async (field) => {
      const email = freshEmail()
      const { status, body } = await register({
        username: 'Eve',
        email,
        password,
        [field]: 'admin',
      })
      expect([status, body]).toEqual([
        400,
        { error: `Unknown field: ${field}`, code: 'invalid_input', field },
      ])
      expect(await server.roomwire.people.byEmail(email)).toBeUndefined()
    })

    it.each([
      ['{"__proto__":{"role":"admin"}', '__proto__'],
      ['{"constructor":{"prototype":{"role":"admin"}}', 'constructor'],
    ])('R-31 takes nothing from the prototype: %s', async (beginning, field) => {
      const email = freshEmail()
      const rest = `"username":"Eve","email":"${email}","password":"${password}"}`
      const { status, body } = await ask(server, 'POST /api/users/register', {
        raw: `${beginning},${rest}`,
      })
      expect([status, body]).toEqual([
        400,
        { error: `A field may not be called ${field}`, code: 'invalid_input' },
      ])
      expect(await server.roomwire.people.byEmail(email)).toBeUndefined()
    })

    it('R-05 refuses a body with two roles', async () => {
      const raw = `{"username":"Eve","email":"${freshEmail()}","password":"${password}","role":"user","role":"admin"}`
      expect(await ask(server, 'POST /api/users/register', { raw })).toMatchObject({
        status: 400,
        body: { error: 'The message names a field twice', code: 'invalid_input' },
      })
    })

    it.each([
      [{}, 'username is required'],
      [{ username: ' ' }, 'username is required'],
      [{ username: 'x'.repeat(65) }, 'username must have at most 64 characters'],
      [{ username: 'Meera' }, 'email is required'],
      [{ username: 'Meera', email: 'meera' }, 'Enter an address like name@example.com'],
      [{ username: 'Meera', email: 'm@example.com' }, 'password is required'],
      [
        { username: 'Meera', email: 'm@example.com', password: '12345' },
        'password must be at least 6 characters long',
      ],
      [
        { username: 'Meera', email: 'm@example.com', password, id_number: '1234567890123' },
        'id_number must have at most 12 characters',
      ],
      [
        { username: 'Meera', email: 'm@example.com', password, date_of_birth: '31.12.1990' },
        'date_of_birth must be a date such as 1990-12-31',
      ],
    ])('REG-4 refuses %j in words: %s', async (form, error) => {
      expect(await register(form)).toMatchObject({ status: 400, body: { error } })
    })

    it('REG-4 refuses a second account of one email, however it is written', async () => {
      const owner = await ownerOf(server)
      const { status, body } = await register({
        username: 'Again',
        email: owner.email.toUpperCase(),
        password,
      })
      expect([status, body]).toEqual([
        409,
        { error: 'An account with this email already exists', code: 'email_taken', field: 'email' },
      ])
    })

    it('R-15 creates one account for one email, however many register it at once', async () => {
      const form = { username: 'Twin', email: freshEmail('twin'), password }
      const answers = await Promise.all(Array.from({ length: 8 }, () => register(form)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    })

    it.each(['family', 'guest'] as const)(
      'REG-5 lets a self-registered %s into no home: they see and do nothing',
      async (role) => {
        await ownerOf(server)
        const { token, userId } = await registerAs(server.url, role, 'Waiting')
        const answers = await lists(token)
        expect(answers.map(({ status, body }) => [status, body])).toEqual([
          [200, { rooms: [] }],
          [200, { devices: [] }],
          [200, { devices: [] }],
        ])
        const { body } = await ask(server, `GET /api/users/profile/${userId}`, { token })
        expect(body).toMatchObject({ user: { role, has_home: false, expires_at: null } })
        const create = await ask(server, 'POST /api/rooms/', { token, body: { room_name: 'Mine' } })
        expect(create.status).toBe(403)
      },
    )
  })

  describe('signing in', () => {
    it('API-2 answers as registering does, however the email is written', async () => {
      const owner = await ownerOf(server)
      const { status, body } = await login({ email: ` ${owner.email.toUpperCase()}`, password })
      expect(status).toBe(200)
      expect(body).toEqual({
        token: expect.any(String),
        user_id: owner.userId,
        username: 'user',
        email: owner.email,
        role: 'user',
        role_name: 'user',
      })
      expect(body).not.toMatchObject({ token: owner.token })
    })

    it('API-2 R-13 answers alike to a wrong password and an unknown email, and never 401', async () => {
      const owner = await ownerOf(server)
      const wrong = await login({ email: owner.email, password: `${password} ` })
      const unknown = await login({ email: freshEmail('nobody'), password })
      expect([wrong.status, wrong.body]).toEqual([
        403,
        { error: 'Email or password is wrong', code: 'wrong_credentials' },
      ])
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    })

    it.each([
      [{}, 'email is required'],
      [{ email: 'a@example.com' }, 'password is required'],
      [{ email: 'a@example.com', password: 'x', admin: true }, 'Unknown field: admin'],
      [{ email: ['a@example.com'], password: 'x' }, 'email is required'],
      [
        { email: 'a@example.com', password: 'x'.repeat(129) },
        'password must have at most 128 characters',
      ],
    ])('LOGIN-5 refuses %j in words: %s', async (form, error) => {
      expect(await login(form)).toMatchObject({ status: 400, body: { error } })
    })

    it('AUTH-2 gives a token with user_id, a beginning and an end, and nothing else about the person', async () => {
      const { token, userId } = await ownerOf(server)
      const payload = payloadOf(token)
      expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'user_id'])
      expect(payload.user_id).toBe(userId)
    })

    it('LOGIN-2 lasts exactly 12 hours, or 30 days with `remember`', async () => {
      const own = await startTestServer(engine)
      const { email } = await ownerOf(own)
      const signIn = async (how: object, lifeMs: number) => {
        const body = { email, password, ...how }
        const { token } = Object((await ask(own, 'POST /api/users/login', { body })).body)
        const { exp, iat } = payloadOf(token)
        expect(Math.abs(exp - iat - lifeMs / 1000)).toBeLessThanOrEqual(1)
        return async () => (await ask(own, 'GET /api/devices', { token })).status
      }
      const short = [await signIn({}, 12 * hour), await signIn({ remember: false }, 12 * hour)]
      const long = await signIn({ remember: true }, 30 * day)
      const statuses = () => Promise.all([...short, long].map((status) => status()))
      own.clock.advance(12 * hour - 30_000)
      expect(await statuses()).toEqual([200, 200, 200])
      own.clock.advance(30_000)
      expect(await statuses()).toEqual([401, 401, 200])
      own.clock.advance(30 * day - 12 * hour - 30_000)
      expect(await statuses()).toEqual([401, 401, 200])
      own.clock.advance(30_000)
      expect(await statuses()).toEqual([401, 401, 401])
      await own.stop()
    })
  })

  describe('signing out', () => {
    it('API-3 AUTH-5 revokes the token of the call, and no other of the same person', async () => {
      const here = await ownerOf(server)
      const there = await signInAs(server.url, here.email)
      const out = await ask(server, 'POST /api/auth/logout', { token: here.token })
      expect([out.status, out.body]).toEqual([200, { message: 'Signed out' }])
      expect((await ask(server, 'GET /api/devices', { token: here.token })).status).toBe(401)
      expect((await ask(server, 'GET /api/devices', { token: there.token })).status).toBe(200)
    })

    it.each([undefined, 'nonsense', 'a.b.c', ''])(
      'API-3 answers 200 to the token %j too',
      async (token) => {
        expect((await ask(server, 'POST /api/auth/logout', { token })).status).toBe(200)
      },
    )

    it('API-3 ignores the body', async () => {
      const { token } = await ownerOf(server)
      const { status } = await ask(server, 'POST /api/auth/logout', { token, raw: '{broken' })
      expect(status).toBe(200)
      expect((await ask(server, 'GET /api/devices', { token })).status).toBe(401)
    })
  })

  describe('the profile', () => {
    it('API-4 API-20 has only the fields of a user, with the ID number masked to its last four', async () => {
      const email = freshEmail('meera')
      const details = {
        mobile: '98450 12345',
        contact: '080 2345 6789',
        address: '4, Lake Road\nPune',
        date_of_birth: '1990-12-31',
      }
      const form = { username: 'Meera', email, password, id_number: '123456789012', ...details }
      const { token, user_id } = Object((await register(form)).body)
      const { status, body } = await ask(server, `GET /api/users/profile/${user_id}`, { token })
      expect(status).toBe(200)
      expect(body).toEqual({
        user: {
          user_id,
          username: 'Meera',
          email,
          ...details,
          id_number: 'XXXXXXXX9012',
          role: 'user',
          role_name: 'user',
          permissions: {
            manageRooms: true,
            manageDevices: true,
            createGuests: true,
            accessAllRooms: true,
            isAdmin: true,
          },
          created_at: expect.any(Number),
          expires_at: null,
          has_home: true,
          home_name: null,
          home_time_zone: Temporal.Now.timeZoneId(),
          home_offsets: expect.arrayContaining([
            { from: expect.any(Number), minutes: expect.any(Number) },
          ]),
          home_daylight: null,
          home_wants_time_zone: false,
          server_clock_in_doubt: false,
          home_currency: null,
          home_price_per_kwh: null,
          home_locale: null,
          home_units: 'metric',
          home_made_up_until: null,
          access: null,
        },
      })
    })

    it('tells when it is light by the place, else by the clocks, and by neither while none is set', async () => {
      const { token, userId } = await ownerOf(server)
      const light = async () => {
        const { body } = await ask(server, `GET /api/users/profile/${userId}`, { token })
        return Object(body).user.home_daylight
      }
      const change = async (body: object) =>
        expect((await ask(server, 'PUT /api/home', { token, body })).status).toBe(200)
      expect(await light()).toBeNull()
      await change({ time_zone: 'Asia/Kolkata' })
      // By the clock alone: the day may end between a question and its answer.
      const hourOf = (at: number) => {
        const { hour, minute } =
          Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Asia/Kolkata')
        return hour + minute / 60
      }
      const byClock = await light()
      expect([hourOf(byClock.from), hourOf(byClock.to)]).toEqual([6, 18])
      expect(byClock.to - byClock.from).toBe(12 * hour)
      // At the equator the sun is up for twelve hours, here an hour later than where its clocks are set.
      await change({ place: { latitude: 0, longitude: 67.5 } })
      const { from, to } = await light()
      expect((to - from) / hour).toBeCloseTo(12, 0)
      expect(hourOf(from)).toBeCloseTo(7, 0)
    })

    it('R-94 keeps the ID number sealed for this person alone', async () => {
      const form = { username: 'Meera', email: freshEmail(), password, id_number: '123456789012' }
      const { user_id } = Object((await register(form)).body)
      const { idNumber } = (await server.roomwire.people.byId(user_id))!
      expect(idNumber).not.toContain('9012')
      const { sealKey } = server.roomwire
      expect(unseal(sealKey, String(user_id), idNumber!)).toBe('123456789012')
      expect(() => unseal(sealKey, String(user_id + 1), idNumber!)).toThrow()
    })

    it.each(['1', '12', '1234'])(
      'R-94 never shows the whole of the short ID number %s',
      async (id_number) => {
        const form = { username: 'Meera', email: freshEmail(), password, id_number }
        const { token, user_id } = Object((await register(form)).body)
        const { body } = await ask(server, `GET /api/users/profile/${user_id}`, { token })
        expect(Object(body).user.id_number).toBe('X'.repeat(id_number.length))
      },
    )

    it('API-4 is refused for another person, with the same answer as for nobody', async () => {
      const [one, other] = [await ownerOf(server), await ownerOf(server)]
      const foreign = await ask(server, `GET /api/users/profile/${other.userId}`, one)
      const missing = await ask(server, 'GET /api/users/profile/2000000000', one)
      expect([foreign.status, foreign.text]).toEqual([
        404,
        '{"error":"User not found","code":"not_found"}',
      ])
      expect(missing.text).toBe(foreign.text)
    })
  })

  it('R-27 keeps valid sessions over a restart, and ended ones stay ended', async () => {
    const { data, databaseUrl, busUrl } = server.config
    const [kept, ended] = [await ownerOf(server), await ownerOf(server)]
    await ask(server, 'POST /api/auth/logout', { token: ended.token })
    await server.stopKeepingData()
    const again = await startTestServer(engine, { shared: { data, databaseUrl, busUrl } })
    expect((await ask(again, 'GET /api/devices', { token: kept.token })).status).toBe(200)
    expect((await ask(again, 'GET /api/devices', { token: ended.token })).status).toBe(401)
    await again.stop()
  })
})
