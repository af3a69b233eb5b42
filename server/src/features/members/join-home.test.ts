import {
  addDevice,
  addRoom,
  password,
  registerAs,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { type Installation, startInstallation } from '@roomwire/testing/worlds/replicas.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const hour = 3_600_000
const day = 24 * hour

type Who = { token: string }
type At = { url: string }

const makeCode = async (at: At, { token }: Who, body: object = { role: 'family' }) => {
  const made = await ask(at, 'POST /api/users/join-code/create', { token, body })
  expect(made.status, made.text).toBe(200)
  const { code, join_code } = Object(made.body)
  return { code: String(code), id: Number(join_code.join_code_id), listed: join_code }
}
const join = (at: At, { token }: Who, code: string) =>
  ask(at, 'POST /api/users/join', { token, body: { code } })
const list = async (at: At, { token }: Who) =>
  Object((await ask(at, 'GET /api/users/join-code/list', { token })).body).join_codes

describe.each(engines)('codes into a home (%s)', (engine) => {
  let server: TestServer
  let owner: Awaited<ReturnType<typeof ownerOf>>
  let living: number
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  beforeEach(async () => {
    owner = await ownerOf(server)
    living = await addRoom(owner, 'Living Room')
    await addRoom(owner, 'Kitchen')
    await addDevice(owner, 'SC-000001', living)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const roomsOf = async ({ token }: Who) => {
    const { body } = await ask(server, 'GET /api/rooms/my-rooms', { token })
    return Object(body).rooms.map((room: { room_name: string }) => room.room_name)
  }

  it('REG-5 let a self-registered family account in; its open pages stay and see the home at once', async () => {
    const person = await registerAs(server.url, 'family', 'Newcomer')
    const [page, managing] = [await openLivePage(person), await openLivePage(owner)]
    const { code } = await makeCode(server, owner)
    await managing.hears(isType('homeChanged'))
    expect(await roomsOf(person)).toEqual([])

    const { status, body } = await join(server, person, code)
    expect([status, body]).toEqual([200, { message: 'You have joined the home' }])
    const changes = []
    for (let n = 0; n < 3; n += 1) changes.push((await page.hears(isType('homeChanged'))).what)
    expect(changes).toEqual(['profile', 'rooms', 'devices'])
    expect(await managing.hears(isType('homeChanged'))).toMatchObject({ what: 'people' })
    expect(await roomsOf(person)).toEqual(['Kitchen', 'Living Room'])
    // The page is told of the home's changes from now on like everybody's.
    expect(await page.watch(living)).toHaveLength(1)
    await addRoom(owner, `Room of ${person.userId}`)
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'rooms' })
    const family = await ask(server, 'GET /api/users/family/list', owner)
    expect(family.text).toContain(person.email)
  })

  it('REG-5 read the code as people type it', async () => {
    const { code } = await makeCode(server, owner)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){5}[0-9a-hjkmnp-tv-z]$/)
    const person = await insertPerson(server, null, 'family')
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}\n`
    expect((await join(server, person, typed)).status).toBe(200)
  })

  it.each([
    ['a room', { room: true }, ['Living Room']],
    ['a device', { device_identifier: 'SC-000001' }, ['Living Room']],
  ])('ROLE-3 let a guest in with the access that was chosen: %s', async (_title, choice, rooms) => {
    const now = server.clock.now()
    const times = { start_at: now - 1_000, expires_at: now + hour }
    const { room, ...scope } = { room: false, ...choice }
    const { code, listed } = await makeCode(server, owner, {
      role: 'guest',
      ...times,
      ...scope,
      ...(room ? { room_id: living } : {}),
    })
    // Never longer than the access it gives.
    expect(listed).toMatchObject({
      role: 'guest',
      start_at: times.start_at,
      access_expires_at: times.expires_at,
      expires_at: times.expires_at,
      made_by: 'user',
    })
    const guest = await insertPerson(server, null, 'guest')
    expect((await join(server, guest, code)).status).toBe(200)
    expect(await roomsOf(guest)).toEqual(rooms)
    const { body } = await ask(server, `GET /api/users/guest/list/${owner.userId}`, owner)
    expect(Object(body).guests).toContainEqual(
      expect.objectContaining({ user_id: guest.userId, expires_at: times.expires_at }),
    )
    server.clock.advance(hour)
    expect((await ask(server, 'GET /api/devices', guest)).status).toBe(401)
  })

  it('ROLE-3 give a guest several things at several times, as chosen: this room until then, that switch on weekday evenings', async () => {
    const now = server.clock.now()
    const first = { start_at: now - 1_000, expires_at: now + 4 * day }
    const room = { ...first, room_ids: [living], may_arrange: true }
    const evenings = [{ days: [1, 2, 3, 4, 5], from: '18:00', to: '22:00' }]
    const pins = [{ device_identifier: 'SC-000001', pin: '18' }]
    const lamp = { start_at: now, expires_at: now + 30 * day, pins, windows: evenings }
    const { code, listed } = await makeCode(server, owner, {
      role: 'guest',
      ...room,
      further: [{ ...lamp, may_switch: false }],
    })
    // The last to end stands first, as in the list of guests.
    const inRoom = { ...first, may_arrange: true, may_switch: true, windows: [] }
    const ofLamp = { start_at: now, expires_at: now + 30 * day, windows: evenings }
    const given = [
      { ...ofLamp, may_switch: false, places: [{ device_identifier: 'SC-000001', pin: '18' }] },
      { ...inRoom, places: [{ room_id: living, room_name: 'Living Room', pin: null }] },
    ]
    expect(listed).toMatchObject({ access_expires_at: now + 30 * day, access: given })
    expect(listed.expires_at).toBeLessThan(now + 2 * day)

    const guest = await insertPerson(server, null, 'guest')
    expect((await join(server, guest, code)).status).toBe(200)
    const { body } = await ask(server, `GET /api/users/guest/list/${owner.userId}`, owner)
    const joined = Object(body).guests.find(
      ({ user_id }: { user_id: number }) => user_id === guest.userId,
    )
    expect([joined, ...joined.further]).toMatchObject(given)
    const query = '?device_identifier=SC-000001&pin=18'
    const explained = Object((await ask(server, `GET /api/access/explain${query}`, owner)).body)
    expect(explained.people).toContainEqual(
      expect.objectContaining({
        user_id: guest.userId,
        times: [
          expect.objectContaining({ windows: evenings, may_switch: false }),
          expect.objectContaining({ expires_at: first.expires_at, may_switch: true }),
        ],
      }),
    )
    const data = { token: guest.token, body: { password } }
    const own = Object((await ask(server, 'POST /api/account/export', data)).body)
    expect(own.guest_access?.places).toHaveLength(2)
  })

  it('ROLE-3 lose what is deleted, and are void once nothing is left', async () => {
    const now = server.clock.now()
    const hall = await addRoom(owner, `Hall of ${owner.homeId}`)
    const times = { start_at: now, expires_at: now + hour }
    const whole = await makeCode(server, owner, { role: 'guest', ...times, room_ids: [hall] })
    const part = await makeCode(server, owner, {
      role: 'guest',
      ...times,
      room_ids: [hall],
      further: [{ ...times, expires_at: now + 2 * hour, room_ids: [living] }],
    })
    const preview = await ask(server, `GET /api/rooms/${hall}/deletion`, owner)
    expect(preview.body).toMatchObject({ join_codes: 2 })
    expect((await ask(server, `DELETE /api/rooms/${hall}`, owner)).status).toBe(200)
    const left = await list(server, owner)
    expect(left).toMatchObject([{ join_code_id: part.id, access: [{ places: [{}] }] }])
    const [one, other] = [
      await insertPerson(server, null, 'guest'),
      await insertPerson(server, null, 'guest'),
    ]
    const refused = await join(server, one, whole.code)
    expect(refused.body).toMatchObject({ code: 'join_code_invalid' })
    expect((await join(server, other, part.code)).status).toBe(200)
    expect(await roomsOf(other)).toEqual(['Living Room'])
  })

  it('ROLE-3 a guest whose time has not begun belongs to the home, and gets access when it begins', async () => {
    const now = server.clock.now()
    const times = { start_at: now + hour, expires_at: now + 3 * hour }
    const { code } = await makeCode(server, owner, { role: 'guest', ...times })
    const guest = await insertPerson(server, null, 'guest')
    expect((await join(server, guest, code)).status).toBe(200)
    expect((await ask(server, 'GET /api/devices', guest)).status).toBe(401)
    server.clock.advance(hour)
    expect(await roomsOf(await signInAs(server.url, guest.email))).toContain('Kitchen')
  })

  it('REG-5 are listed to managers without the code, and void when a manager revokes them', async () => {
    const coOwner = await insertPerson(server, owner.homeId, 'admin')
    const { code, id, listed } = await makeCode(server, coOwner)
    expect(await list(server, owner)).toContainEqual(listed)
    expect(listed).toMatchObject({
      role: 'family',
      made_by: 'admin',
      start_at: null,
      access_expires_at: null,
      room_id: null,
      device_identifier: null,
      access: [],
    })
    expect(listed.expires_at - server.clock.now()).toBeGreaterThan(day - 60_000)
    expect(listed.expires_at - server.clock.now()).toBeLessThanOrEqual(day)
    const text = JSON.stringify(await list(server, owner))
    expect(text).not.toContain(code)
    const person = await insertPerson(server, null, 'family')
    expect((await ask(server, `DELETE /api/users/join-code/delete/${id}`, owner)).status).toBe(200)
    expect(await list(server, owner)).not.toContainEqual(listed)
    expect((await join(server, person, code)).status).toBe(404)
  })

  it('R-24 are stored as fingerprints only', async () => {
    const { code } = await makeCode(server, owner)
    const db = await openTestDatabaseOf(server)
    const stored = JSON.stringify(await db.selectFrom('join_code').selectAll().execute())
    await db.destroy()
    for (const written of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(written)
  })

  it('R-15 get the same answer when they are wrong, used or expired', async () => {
    const used = await makeCode(server, owner)
    expect((await join(server, await insertPerson(server, null, 'family'), used.code)).status).toBe(
      200,
    )
    const old = await makeCode(server, owner)
    server.clock.advance(day)
    owner = { ...owner, ...(await signInAs(server.url, owner.email)) }
    const { code } = await makeCode(server, owner)
    const last = code.at(-1) === '2' ? '3' : '2'
    const person = await insertPerson(server, null, 'family')
    for (const wrong of [used.code, old.code, code.slice(0, -1) + last]) {
      const { status, body } = await join(server, person, wrong)
      expect([status, body]).toEqual([
        404,
        {
          error: 'This code is wrong, used or expired. Ask for a new one.',
          code: 'join_code_invalid',
          field: 'code',
        },
      ])
    }
    expect(await list(server, owner)).toHaveLength(1)
    expect((await join(server, person, code)).status).toBe(200)
  })

  it('REG-5 are for accounts of their role: refused to another with a text, they are not used up', async () => {
    const { code } = await makeCode(server, owner)
    const guest = await insertPerson(server, null, 'guest')
    const refused = await join(server, guest, code)
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: 'This code is for a family account, and yours is a guest account',
        code: 'join_code_other_role',
        field: 'code',
      },
    ])
    expect(await roomsOf(guest)).toEqual([])
    expect((await join(server, await insertPerson(server, null, 'family'), code)).status).toBe(200)
  })

  it('REG-5 are refused to everybody who has a home', async () => {
    const { code } = await makeCode(server, owner)
    const stranger = await ownerOf(server)
    const people: TestPerson[] = [owner, stranger]
    for (const role of ['admin', 'super_admin', 'family', 'guest'] as const) {
      people.push(await insertPerson(server, stranger.homeId, role))
    }
    for (const person of people) {
      const { status, body } = await join(server, person, code)
      expect([status, body]).toEqual([
        409,
        { error: 'Your account already belongs to a home', code: 'already_in_home' },
      ])
    }
    expect((await join(server, await insertPerson(server, null, 'family'), code)).status).toBe(200)
  })

  it('R-15 an account that redeems two codes at once is in one home, and the other code still counts', async () => {
    const stranger = await ownerOf(server)
    for (let round = 0; round < 5; round += 1) {
      const codes = [await makeCode(server, owner), await makeCode(server, stranger)]
      const person = await insertPerson(server, null, 'family')
      const answers = await Promise.all(codes.map(({ code }) => join(server, person, code)))
      const statuses = answers.map(({ status }) => status)
      expect([...statuses].sort()).toEqual([200, 409])
      const other = codes[statuses.indexOf(409)]!
      const next = await insertPerson(server, null, 'family')
      expect((await join(server, next, other.code)).status).toBe(200)
    }
  })

  it('DASH-8 impossible times are refused as for a guest account', async () => {
    const now = server.clock.now()
    for (const times of [
      { start_at: now + hour, expires_at: now },
      { start_at: now - hour, expires_at: now - 1 },
      { start_at: now, expires_at: now + 400 * day },
    ]) {
      const body = { role: 'guest', ...times }
      const { status } = await ask(server, 'POST /api/users/join-code/create', { ...owner, body })
      expect(status).toBe(400)
    }
  })
})

const rounds = volume('JOIN_ROUNDS', 2)

describe.each(['sqlite', 'postgres', 'postgres, 2 replicas'] as const)(
  'one code, used by many at once (%s)',
  // A round of 100 may take a busy machine some seconds.
  { timeout: 600_000 + rounds * 5_000 },
  (installation: Installation) => {
    it('R-15 admits exactly one of 100', async () => {
      // So many wrong tries from one address are refused for another reason.
      const limitScale = 1_000_000
      const { servers, stop } = await startInstallation(installation, { limitScale })
      const first = servers[0]!
      const owner = await ownerOf(first)
      const people: TestPerson[] = []
      for (let n = 0; n < 100; n += 1) people.push(await insertPerson(first, null, 'family'))
      let waiting = people
      for (let round = 0; round < rounds; round += 1) {
        const { code } = await makeCode(first, owner)
        const answers = await Promise.all(
          waiting.map((person, n) => join(servers[n % servers.length]!, person, code)),
        )
        const statuses = answers.map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(1)
        expect(statuses.filter((status) => status === 404)).toHaveLength(waiting.length - 1)
        waiting = waiting.filter((_person, n) => statuses[n] !== 200)
        waiting.push(await insertPerson(first, null, 'family'))
      }
      const members = await first.roomwire.members.of(owner.homeId)
      expect(members).toHaveLength(1 + rounds)
      figure(
        'R-15',
        'let in by one join code of 100 at once',
        (members.length - 1) / rounds,
        installation,
      )
      expect(servers.flatMap(({ bugs }) => bugs)).toEqual([])
      await stop()
    })
  },
)

it('R-15 one account and one address may try codes only a few times an hour', async () => {
  const server = await startTestServer('sqlite', { limitScale: 1 })
  const guess = (person: Who) => join(server, person, '0'.repeat(26))
  const one = await insertPerson(server, null, 'family')
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push((await guess(one)).status)
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429])
  const other = await insertPerson(server, null, 'family')
  for (let n = 0; n < 8; n += 1) await guess(other)
  expect((await guess(await insertPerson(server, null, 'family'))).status).toBe(429)
  server.clock.advance(hour)
  expect((await guess(one)).status).toBe(404)
  await server.stop()
})
