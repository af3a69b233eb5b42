import {
  addDevice,
  addRoom,
  createTestGuest,
  freshEmail,
  password,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertPerson, ownerOf, type TestAccess } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const hour = 3_600_000
const day = 24 * hour

describe.each(engines)('the people of a home (%s)', (engine) => {
  let server: TestServer
  let owner: Awaited<ReturnType<typeof ownerOf>>
  let living: number
  let kitchen: number
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
    living = await addRoom(owner, 'Living Room')
    kitchen = await addRoom(owner, 'Kitchen')
    await addDevice(owner, 'SC-000001', living)
    await addDevice(owner, 'PC-000002', kitchen)
    await addDevice(owner, 'WLM-000003')
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const statusOf = async (person: TestPerson) =>
    (await ask(server, 'GET /api/devices', { token: person.token })).status
  const login = (email: string, with_ = password) =>
    ask(server, 'POST /api/users/login', { body: { email, password: with_ } })
  const seen = async (person: TestPerson) => {
    const { token } = person
    const rooms = Object((await ask(server, 'GET /api/rooms/my-rooms', { token })).body).rooms
    const devices = Object((await ask(server, 'GET /api/devices', { token })).body).devices
    return {
      rooms: rooms.map((room: Record<string, unknown>) => [room.room_name, room.device_count]),
      devices: devices.map((device: Record<string, unknown>) => device.deviceIdentifier),
    }
  }

  const family = () => insertPerson(server, owner.homeId, 'family')
  const guestWith = (access: TestAccess = {}) =>
    insertPerson(server, owner.homeId, 'guest', { access })

  describe('guests', () => {
    const create = (body: object, token = owner.token) =>
      ask(server, 'POST /api/users/guest/create', { token, body })
    const form = (change: object = {}) => {
      const now = server.clock.now()
      const times = { start_at: now, expires_at: now + hour }
      return { username: 'Arjun', email: freshEmail('guest'), password, ...times, ...change }
    }
    const listed = async () => {
      const { body } = await ask(server, `GET /api/users/guest/list/${owner.userId}`, owner)
      return Object(body).guests as Record<string, unknown>[]
    }

    it('API-18 DASH-4 are created with a time and listed with only their fields', async () => {
      const given = form({ room_id: living, device_identifier: 'PC-000002' })
      const { status, body } = await create(given)
      const { username, email, start_at, expires_at } = given
      const guest = {
        user_id: expect.any(Number),
        username,
        email,
        // Where the device is: the room that was sent beside it narrows nothing.
        room_id: kitchen,
        room_name: 'Kitchen',
        device_identifier: 'PC-000002',
        start_at,
        expires_at,
        has_access: true,
        places: [
          {
            room_id: null,
            room_name: null,
            device_identifier: 'PC-000002',
            device_name: 'Device PC-000002',
            pin: null,
            pin_name: null,
          },
        ],
        may_switch: true,
        may_arrange: false,
        windows: [],
        paused_at: null,
        further: [],
        own_account: false,
      }
      expect([status, body]).toEqual([200, { message: 'Guest created', guest }])
      expect((await listed()).find((one) => one.email === email)).toEqual(guest)
    })

    it('API-18 may be created with the times alone: full access', async () => {
      const { body } = await create(form({ room_id: null, device_identifier: null }))
      expect(body).toMatchObject({
        guest: { room_id: null, room_name: null, device_identifier: null },
      })
    })

    it('DASH-8 accept the times as ISO 8601 with a zone', async () => {
      const start = Math.floor(server.clock.now() / 1000) * 1000
      const times = {
        start_at: new Date(start).toISOString(),
        expires_at: new Date(start + 2 * hour + 5.5 * hour).toISOString().replace('Z', '+05:30'),
      }
      const { body } = await create(form(times))
      expect(body).toMatchObject({ guest: { start_at: start, expires_at: start + 2 * hour } })
    })

    it.each([
      [
        'everything',
        {},
        {
          rooms: [
            ['Kitchen', 1],
            ['Living Room', 1],
          ],
          devices: ['PC-000002', 'SC-000001'],
        },
      ],
      ['a room', { room: true }, { rooms: [['Living Room', 1]], devices: ['SC-000001'] }],
      [
        'a device',
        { device_identifier: 'PC-000002' },
        { rooms: [['Kitchen', 1]], devices: ['PC-000002'] },
      ],
      [
        'a device in no room',
        { device_identifier: 'WLM-000003' },
        { rooms: [], devices: ['WLM-000003'] },
      ],
      [
        'a room and a device of another',
        { room: true, device_identifier: 'PC-000002' },
        { rooms: [['Kitchen', 1]], devices: ['PC-000002'] },
      ],
    ])(
      'ROLE-3 GEN-2 see their access: %s',
      async (_title, {
        room,
        ...scope
      }: { room?: boolean; device_identifier?: string }, expected) => {
        const access = { now: server.clock.now(), ...(room ? { room_id: living } : {}), ...scope }
        expect(await seen(await createTestGuest(owner, access))).toEqual(expected)
      },
    )

    it('ROLE-3 count only their own device in its room, however many are there', async () => {
      await addDevice(owner, 'SC-000009', kitchen)
      const guest = await createTestGuest(owner, {
        now: server.clock.now(),
        device_identifier: 'SC-000009',
      })
      expect(await seen(guest)).toEqual({ rooms: [['Kitchen', 1]], devices: ['SC-000009'] })
      const { token } = guest
      for (const path of [`/api/devices/room/${kitchen}`, `/api/api/devices/room/${kitchen}`]) {
        const { body } = await ask(server, `GET ${path}`, { token })
        expect(Object(body).devices).toMatchObject([{ deviceIdentifier: 'SC-000009' }])
      }
      expect((await ask(server, `GET /api/rooms/${kitchen}`, { token })).body).toMatchObject({
        device_count: 1,
      })
    })

    it('ROLE-3 R-22 R-21 see nothing before the start and nothing after the end, which comes at its moment', async () => {
      const own = await startTestServer(engine)
      const host = await ownerOf(own)
      const start = own.clock.now() + hour
      const email = freshEmail('early')
      const body = { username: 'Early', email, password, start_at: start, expires_at: start + hour }
      await ask(own, 'POST /api/users/guest/create', { token: host.token, body })
      const signIn = () => ask(own, 'POST /api/users/login', { body: { email, password } })
      expect(await signIn()).toMatchObject({
        status: 403,
        body: { error: 'Your guest access has not started yet', code: 'guest_access_not_started' },
      })
      own.clock.advance(hour)
      const { token } = await signInAs(own.url, email)
      const look = () => ask(own, 'GET /api/devices', { token })
      expect((await look()).status).toBe(200)
      own.clock.advance(start + hour - own.clock.now() - 30_000)
      expect((await look()).status).toBe(200)
      own.clock.advance(30_000)
      expect(await look()).toMatchObject({
        status: 401,
        body: { error: 'Please sign in', code: 'not_signed_in' },
      })
      expect(await signIn()).toMatchObject({
        status: 403,
        body: { error: 'Your guest access has ended', code: 'guest_access_ended' },
      })
      expect(own.bugs).toEqual([])
      await own.stop()
    })

    it('R-22 R-72 keep an access of a year for the whole year', async () => {
      const own = await startTestServer(engine)
      const host = await ownerOf(own)
      const guest = await createTestGuest(host, { now: own.clock.now(), forMs: 365 * day })
      const signIn = () =>
        ask(own, 'POST /api/users/login', { body: { email: guest.email, password } })
      for (const days of [25, 35, 300]) {
        own.clock.advance(days * day)
        expect((await signIn()).status).toBe(200)
      }
      own.clock.advance(6 * day)
      expect((await signIn()).status).toBe(403)
      await own.stop()
    })

    it('API-18 LIVE-7 see on their page when their access ends', async () => {
      const now = server.clock.now()
      const guest = await guestWith({ expiresAt: now + 2 * hour })
      const { body } = await ask(server, `GET /api/users/profile/${guest.userId}`, guest)
      expect(body).toMatchObject({
        user: { role: 'guest', expires_at: now + 2 * hour, permissions: { isAdmin: false } },
      })
    })

    it('API-18 are deleted with their sessions, at once', async () => {
      const guest = await guestWith()
      expect(await statusOf(guest)).toBe(200)
      const gone = await ask(server, `DELETE /api/users/guest/delete/${guest.userId}`, owner)
      expect([gone.status, gone.body]).toEqual([200, { message: 'Guest deleted' }])
      expect(await statusOf(guest)).toBe(401)
      expect((await login(guest.email)).body).toEqual({
        error: 'Email or password is wrong',
        code: 'wrong_credentials',
      })
      const again = await ask(server, `DELETE /api/users/guest/delete/${guest.userId}`, owner)
      expect(again.status).toBe(404)
    })

    it.each([
      ['without a name', { username: ' ' }, 400, 'username is required'],
      ['without an email', { email: undefined }, 400, 'email is required'],
      [
        'with a short password',
        { password: '12345' },
        400,
        'password must be at least 6 characters long',
      ],
      ['without a start', { start_at: undefined }, 400, /^start_at must be a time/],
      [
        'with a time without its zone',
        { start_at: '2026-01-01T00:00:00' },
        400,
        /^start_at must be a time/,
      ],
      ['that end before they start', { expires_at: 1 }, 400, 'The access must end after it starts'],
      [
        'that end when they start',
        { start_at: 5, expires_at: 5 },
        400,
        'The access must end after it starts',
      ],
      ['whose time is over', { start_at: 1, expires_at: 2 }, 400, 'The end is in the past'],
      [
        'for more than a year',
        { expires_at: 8_000_000_000_000_000 },
        400,
        'A guest may have access for a year at most',
      ],
      ['of a room that is none', { room_id: 2_000_000_000 }, 404, 'Room not found'],
      ['of a room that is no number', { room_id: '1' }, 400, 'room_id must be a whole number'],
      ['of a device that is none', { device_identifier: 'SC-404' }, 404, 'Device not found'],
      ['with a role', { role: 'admin' }, 400, 'Unknown field: role'],
      ['with a home', { home_id: 1 }, 400, 'Unknown field: home_id'],
      ['with an id', { user_id: 1 }, 400, 'Unknown field: user_id'],
    ])('API-18 R-05 are not created %s', async (_title, change, status, error) => {
      const before = await listed()
      expect(await create(form(change))).toMatchObject({
        status,
        body: { error: expect.stringMatching(error) },
      })
      expect(await listed()).toEqual(before)
    })

    it('API-18 are not created with an email that has an account, here or in another home', async () => {
      const foreign = await ownerOf(server)
      for (const email of [owner.email, foreign.email.toUpperCase()]) {
        expect(await create(form({ email }))).toMatchObject({
          status: 409,
          body: {
            error: 'An account with this email already exists',
            code: 'email_taken',
            field: 'email',
          },
        })
      }
    })

    it('GEN-2 get nothing of another home', async () => {
      const foreign = await ownerOf(server)
      const room_id = await addRoom(foreign, 'Attic')
      await addDevice(foreign, 'SC-777777', room_id)
      const tries = [
        await create(form({ room_id })),
        await create(form({ device_identifier: 'SC-777777' })),
      ]
      expect(tries.map(({ status, text }) => [status, text])).toEqual([
        [404, '{"error":"Room not found","code":"not_found","field":"room_id"}'],
        [404, '{"error":"Device not found","code":"not_found","field":"device_identifier"}'],
      ])
    })

    it('ROLE-3 lose everything, and gain nothing, when their device is deleted', async () => {
      const guest = await createTestGuest(owner, {
        now: server.clock.now(),
        device_identifier: 'SC-000001',
      })
      const move = (room_id: number | null) =>
        ask(server, 'PUT /api/devices/map-room', {
          token: owner.token,
          body: { deviceIdentifier: 'SC-000001', room_id },
        })
      await move(kitchen)
      expect(await seen(guest)).toEqual({ rooms: [['Kitchen', 1]], devices: ['SC-000001'] })
      await move(null)
      expect(await seen(guest)).toEqual({ rooms: [], devices: ['SC-000001'] })
      await move(living)
      expect(await seen(guest)).toEqual({ rooms: [['Living Room', 1]], devices: ['SC-000001'] })
    })
  })

  describe('the family', () => {
    const create = (body: object, token = owner.token) =>
      ask(server, 'POST /api/users/family/create', { token, body })
    const update = (id: number | string, body: object, token = owner.token) =>
      ask(server, `PUT /api/users/family/update/${id}`, { token, body })
    const form = (change: object = {}) => ({
      username: 'Ravi',
      email: freshEmail('family'),
      password,
      ...change,
    })
    const listed = async () => {
      const { body } = await ask(server, 'GET /api/users/family/list', owner)
      return Object(body).family_users as Record<string, unknown>[]
    }

    it('API-19 DASH-5 is created and listed with only its fields', async () => {
      const given = form()
      const { status, body } = await create(given)
      const family_user = {
        user_id: expect.any(Number),
        username: 'Ravi',
        email: given.email,
        created_at: expect.any(Number),
        own_account: false,
      }
      expect([status, body]).toEqual([200, { message: 'Family user created', family_user }])
      expect(await listed()).toContainEqual(family_user)
    })

    it('GEN-2 ROLE-3 sees every room and its devices, and nothing unassigned', async () => {
      const member = await family()
      const { rooms, devices } = await seen(member)
      expect(rooms.map(([name]: [string]) => name)).toEqual(['Kitchen', 'Living Room'])
      expect(devices).toContain('SC-000001')
      expect(devices).not.toContain('WLM-000003')
    })

    it('API-19 R-21 loses its sessions and its old password when it is changed', async () => {
      const member = await family()
      const email = freshEmail('renamed')
      const { status, body } = await update(member.userId, {
        username: 'Ravi K.',
        email: email.toUpperCase(),
        password: 'another one',
      })
      expect([status, body]).toEqual([
        200,
        {
          message: 'Family user updated',
          family_user: {
            user_id: member.userId,
            username: 'Ravi K.',
            email,
            created_at: expect.any(Number),
            own_account: false,
          },
        },
      ])
      expect(await statusOf(member)).toBe(401)
      expect((await login(member.email)).status).toBe(403)
      expect((await login(email, 'another one')).status).toBe(200)
    })

    it('API-19 may keep its email when it is changed', async () => {
      const { userId, email } = await family()
      expect((await update(userId, { username: 'Same', email, password })).status).toBe(200)
    })

    it('API-19 R-21 is deleted with its sessions, at once', async () => {
      const member = await family()
      const gone = await ask(server, `DELETE /api/users/family/delete/${member.userId}`, owner)
      expect([gone.status, gone.body]).toEqual([200, { message: 'Family user deleted' }])
      expect(await statusOf(member)).toBe(401)
      expect((await login(member.email)).status).toBe(403)
    })

    it.each([
      ['without a name', { username: '' }, 'username is required'],
      ['without an email', { email: '' }, 'email is required'],
      ['without a password', { password: '' }, 'password is required'],
      [
        'with a short password',
        { password: '12345' },
        'password must be at least 6 characters long',
      ],
      ['with a role', { role: 'user' }, 'Unknown field: role'],
      ['with an id', { user_id: 1 }, 'Unknown field: user_id'],
    ])('API-19 DASH-9 R-05 is neither created nor changed %s', async (_title, change, error) => {
      const { userId } = await family()
      const before = await listed()
      for (const answer of [await create(form(change)), await update(userId, form(change))]) {
        expect(answer).toMatchObject({ status: 400, body: { error } })
      }
      expect(await listed()).toEqual(before)
    })

    it('API-19 is neither created nor changed to an email that has an account; the sessions stay', async () => {
      const member = await family()
      const taken = form({ email: owner.email })
      for (const answer of [await create(taken), await update(member.userId, taken)]) {
        expect(answer).toMatchObject({
          status: 409,
          body: {
            error: 'An account with this email already exists',
            code: 'email_taken',
            field: 'email',
          },
        })
      }
      expect(await statusOf(member)).toBe(200)
      expect((await login(member.email)).status).toBe(200)
    })
  })

  it('REG-5 nobody joins a home by the email of its people: each home has its own people', async () => {
    const foreign = await ownerOf(server)
    const { userId } = await family()
    const guest = await guestWith()
    const { token } = foreign
    expect((await ask(server, 'GET /api/users/family/list', { token })).body).toEqual({
      family_users: [],
    })
    const guests = await ask(server, `GET /api/users/guest/list/${foreign.userId}`, { token })
    expect(guests.body).toEqual({ guests: [] })
    const tries = [
      await ask(server, `DELETE /api/users/family/delete/${userId}`, { token }),
      await ask(server, `DELETE /api/users/guest/delete/${guest.userId}`, { token }),
      await ask(server, `PUT /api/users/family/update/${userId}`, {
        token,
        body: { username: 'Eve', email: freshEmail(), password },
      }),
    ]
    expect(tries.map(({ status, text }) => [status, text])).toEqual(
      Array(3).fill([404, '{"error":"User not found","code":"not_found"}']),
    )
  })

  it.each(['admin', 'super_admin'] as const)(
    'ROLE-2 %s of a home manages it as its owner does, and no other home',
    async (role) => {
      const admin = await insertPerson(server, owner.homeId, role)
      const { token, userId } = admin
      const { body } = await ask(server, `GET /api/users/profile/${userId}`, { token })
      expect(body).toMatchObject({
        user: { role, role_name: role, permissions: { isAdmin: true } },
      })
      const made = await ask(server, 'POST /api/users/family/create', {
        token,
        body: { username: 'Ravi', email: freshEmail(), password },
      })
      expect(made.status).toBe(200)
      expect((await ask(server, `GET /api/users/guest/list/${userId}`, { token })).status).toBe(200)
      expect((await ask(server, `GET /api/users/profile/${owner.userId}`, { token })).status).toBe(
        200,
      )
      const foreign = await ownerOf(server)
      const room = await addRoom(foreign, 'Attic')
      expect((await ask(server, `GET /api/rooms/${room}`, { token })).status).toBe(404)
      const profile = await ask(server, `GET /api/users/profile/${foreign.userId}`, { token })
      expect(profile.status).toBe(404)
    },
  )

  it('ROLE-2 a manager by role who belongs to no home manages nothing', async () => {
    const { token } = await insertPerson(server, null, 'super_admin')
    expect(await seen({ ...owner, token })).toEqual({ rooms: [], devices: [] })
    const tries = [
      await ask(server, 'GET /api/users/family/list', { token }),
      await ask(server, 'POST /api/rooms/', { token, body: { room_name: 'Nowhere' } }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([403, 403])
  })
})
