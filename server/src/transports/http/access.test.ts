import { createHmac, randomBytes } from 'node:crypto'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestAccess } from '../../features/people/actor.ts'
import { type Answer, ask } from '../../testing/ask.ts'
import { addDevice, addRoom, freshEmail } from '../../testing/caller.ts'
import { everyEndpoint } from '../../testing/every-endpoint.ts'
import { ownerOf, personOf } from '../../testing/person-of.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/*
 * Who may call what, with which object: every call the contracts declare, by
 * everybody, over real HTTP. A new call without a row here fails.
 */

const hour = 3_600_000

/** The columns. `nobody` are all who have no valid session, however they lost it. */
const columns = ['nobody', 'manager', 'family', 'full', 'room', 'device', 'homeless'] as const
type Column = (typeof columns)[number]

/** What a call is made with, for one object. */
type Sent = { path?: string; body?: unknown }
type Row = Record<string, { send: (world: World) => Sent | Promise<Sent>; answers: number[] }>

type World = Awaited<ReturnType<typeof buildWorld>>

/** Two homes with everything in them, and somebody of every kind. */
async function buildWorld(server: TestServer) {
  const [owner, stranger] = [await ownerOf(server), await ownerOf(server)]
  const { homeId } = owner
  const rooms = {
    living: await addRoom(owner, 'Living Room'),
    kitchen: await addRoom(owner, 'Kitchen'),
    foreign: await addRoom(stranger, 'Attic'),
  }
  await addDevice(owner, 'SC-LIVING', rooms.living)
  await addDevice(owner, 'SC-KITCHEN', rooms.kitchen)
  await addDevice(owner, 'SC-NOWHERE')
  await addDevice(stranger, 'SC-FOREIGN', rooms.foreign)
  const deviceId = (await server.roomwire.devices.find(homeId, 'SC-LIVING', 0))!.id

  const now = server.clock.now()
  const guest = (access: Partial<GuestAccess> = {}) => personOf(server, homeId, 'guest', { access })
  const member = (role: Role) => personOf(server, homeId, role)
  const people: [Column, string, { token?: string; userId?: number }][] = [
    ['manager', 'user', owner],
    ['manager', 'admin', await member('admin')],
    ['manager', 'super_admin', await member('super_admin')],
    ['family', 'family', await member('family')],
    ['full', 'guest of everything', await guest()],
    ['room', 'guest of the living room', await guest({ roomId: rooms.living })],
    ['device', 'guest of a device in the living room', await guest({ deviceId })],
    ['homeless', 'family of no home', await personOf(server, null, 'family')],
    ['homeless', 'guest of no home', await personOf(server, null, 'guest')],
    ['nobody', 'anonymous', {}],
    ['nobody', 'guest before the time', await guest({ startAt: now + hour })],
    ['nobody', 'guest after the time', await guest({ startAt: 0, expiresAt: now })],
    ...(await brokenTokens(server, homeId)),
  ]
  return {
    server,
    people,
    rooms,
    homeId,
    owner,
    stranger,
    foreign: {
      family: await personOf(server, stranger.homeId, 'family'),
      guest: await personOf(server, stranger.homeId, 'guest'),
    },
    /** A member who is there to be changed or deleted. */
    fresh: async (role: 'family' | 'guest') => (await personOf(server, homeId, role)).userId,
  }
}

/** Sessions that ended, and tokens that never were ours. */
async function brokenTokens(server: TestServer, homeId: number) {
  const { sessions, people, tokens, clock } = server.roomwire
  const [deleted, signedOut, expired, real] = [
    await personOf(server, homeId, 'family'),
    await personOf(server, homeId, 'user'),
    await personOf(server, homeId, 'user'),
    await personOf(server, homeId, 'user'),
  ]
  await people.remove(deleted.userId)
  await sessions.endAllOf(signedOut.userId)
  const ended = { personId: expired.userId, sessionId: 'ended', expiresAt: clock.now() - 1_000 }
  await sessions.begin({ ...ended, id: 'ended', createdAt: 0, userAgent: null })
  const [header = '', payload = '', signature = ''] = real.token.split('.')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const signedBy = (key: Buffer, said = `${header}.${payload}`) =>
    `${said}.${createHmac('sha256', key).update(said).digest('base64url')}`
  const impostor = `${header}.${part({ ...claims, user_id: real.userId - 1 })}.${signature}`
  const named: [string, string][] = [
    ['deleted person', deleted.token],
    ['signed-out person', signedOut.token],
    ['expired session', await tokens.sign(ended)],
    [
      'session that never was',
      await tokens.sign({ ...ended, sessionId: 'never', expiresAt: clock.now() + hour }),
    ],
    [
      'session of somebody else',
      await tokens.sign({ ...ended, sessionId: claims.jti, expiresAt: clock.now() + hour }),
    ],
    ['changed token', impostor],
    ['token of another installation', signedBy(randomBytes(32))],
    ['token without algorithm', `${part({ alg: 'none' })}.${payload}.`],
    ['broken-off token', real.token.slice(0, -10)],
  ]
  return named.map(([who, token]): [Column, string, { token: string }] => [
    'nobody',
    who,
    { token },
  ])
}

const all = (status: number) => columns.map(() => status)
/** For who manages the home, and for nobody else. */
const managers = (status: number) => [401, status, 403, 403, 403, 403, 403]
const missingForManagers = managers(404)
const malformedForManagers = managers(400)
/** For everybody who is signed in. */
const signedIn = (status: number) => [401, ...Array(6).fill(status)]

const unsigned: Row = { malformed: { send: () => ({ body: {} }), answers: all(400) } }
const listed: Row = { list: { send: () => ({}), answers: signedIn(200) } }
const missing = 2_000_000_000
const malformedIds = ['0', '01', '1e3', 'x', '-1', '9007199254740993', '%00', '1%2f2', "1'--"]

/** A room in the path: the living room, the kitchen, one of another home, none, nonsense. */
const ofRoom: Row = {
  living: {
    send: ({ rooms }) => ({ path: String(rooms.living) }),
    answers: [401, 200, 200, 200, 200, 200, 404],
  },
  kitchen: {
    send: ({ rooms }) => ({ path: String(rooms.kitchen) }),
    answers: [401, 200, 200, 200, 404, 404, 404],
  },
  foreign: { send: ({ rooms }) => ({ path: String(rooms.foreign) }), answers: signedIn(404) },
  missing: { send: () => ({ path: String(missing) }), answers: signedIn(404) },
  ...Object.fromEntries(
    malformedIds.map((path) => [
      `malformed ${path}`,
      { send: () => ({ path }), answers: signedIn(400) },
    ]),
  ),
}

/** A device that only managers may touch, named in the body. */
function ofDevice(body: (identifier: string, world: World) => object, done = 200): Row {
  const named = (identifier: string, answers: number[]): Row[string] => ({
    send: (world) => ({ body: body(identifier, world) }),
    answers,
  })
  return {
    own: named('SC-LIVING', managers(done)),
    foreign: named('SC-FOREIGN', missingForManagers),
    missing: named('SC-MISSING', missingForManagers),
    malformed: named('no/such', malformedForManagers),
  }
}

/** A member of this role, who is changed or deleted. */
function ofMember(role: 'family' | 'guest', body?: () => object): Row {
  const named = (
    path: (world: World) => Promise<number> | number,
    answers: number[],
  ): Row[string] => ({
    send: async (world) => ({ path: String(await path(world)), body: body?.() }),
    answers,
  })
  return {
    own: named((world) => world.fresh(role), managers(200)),
    'of the other role': named(
      (world) => world.fresh(role === 'family' ? 'guest' : 'family'),
      missingForManagers,
    ),
    owner: named((world) => world.owner.userId, missingForManagers),
    foreign: named((world) => world.foreign[role].userId, missingForManagers),
    missing: named(() => missing, missingForManagers),
    malformed: { send: () => ({ path: '0', body: body?.() }), answers: malformedForManagers },
  }
}

const person = () => ({ username: 'Somebody', email: freshEmail(), password: 'long enough' })
const time = () => ({ start_at: Date.now(), expires_at: Date.now() + hour })
let count = 0
const fresh = (prefix: string) => {
  count += 1
  return `${prefix}-${count}`
}

const table: Record<string, Row> = {
  'POST /api/contact': unsigned,
  'POST /api/users/register': unsigned,
  'POST /api/users/login': unsigned,
  'POST /api/users/forgot-password': unsigned,
  'POST /api/users/reset-password': unsigned,
  'GET /api/users/profile-by-email': { malformed: { send: () => ({}), answers: all(400) } },
  'POST /api/auth/ws-ticket': listed,
  'GET /api/auth/sessions': listed,
  'DELETE /api/auth/sessions/{id}': {
    foreign: { send: ({ stranger }) => ({ path: sessionOf(stranger) }), answers: signedIn(404) },
    missing: { send: () => ({ path: 'AAAAAAAAAAAAAAAAAAAAAA' }), answers: signedIn(404) },
    malformed: { send: () => ({ path: 'a.b' }), answers: signedIn(400) },
  },
  'GET /api/users/profile/{userId}': {
    member: {
      send: async (world) => ({ path: String(await world.fresh('family')) }),
      answers: [401, 200, 404, 404, 404, 404, 404],
    },
    owner: {
      send: ({ owner }) => ({ path: String(owner.userId) }),
      answers: [401, 200, 404, 404, 404, 404, 404],
    },
    foreign: {
      send: ({ stranger }) => ({ path: String(stranger.userId) }),
      answers: signedIn(404),
    },
    missing: { send: () => ({ path: String(missing) }), answers: signedIn(404) },
    malformed: { send: () => ({ path: '0' }), answers: signedIn(400) },
  },
  'GET /api/rooms/my-rooms': listed,
  'GET /api/devices': listed,
  'GET /api/devices/listdevice': listed,
  'GET /api/rooms/{id}': ofRoom,
  'GET /api/devices/room/{roomId}': ofRoom,
  'GET /api/api/devices/room/{roomId}': ofRoom,
  'POST /api/rooms/': {
    new: { send: () => ({ body: { room_name: fresh('Room') } }), answers: managers(200) },
    malformed: { send: () => ({ body: {} }), answers: malformedForManagers },
  },
  'POST /api/devices/register': {
    new: {
      send: ({ rooms }) => ({ body: { ...newDevice(), room_id: rooms.kitchen } }),
      answers: managers(200),
    },
    taken: {
      send: () => ({ body: { ...newDevice(), device_identifier: 'SC-LIVING' } }),
      answers: managers(409),
    },
    'of another home': {
      send: () => ({ body: { ...newDevice(), room_id: null } }),
      answers: managers(200),
    },
    'foreign room': {
      send: ({ rooms }) => ({ body: { ...newDevice(), room_id: rooms.foreign } }),
      answers: missingForManagers,
    },
    'missing room': {
      send: () => ({ body: { ...newDevice(), room_id: missing } }),
      answers: missingForManagers,
    },
    malformed: { send: () => ({ body: {} }), answers: malformedForManagers },
  },
  'PUT /api/devices/update': ofDevice((device_identifier) => ({
    device_identifier,
    device_name: 'Lamp',
  })),
  'POST /api/devices/reset': ofDevice((device_identifier) => ({ device_identifier })),
  'PUT /api/devices/pin-name': ofDevice((device_identifier) => ({
    device_identifier,
    pin: '18',
    name: 'Lamp',
  })),
  'PUT /api/devices/static-ip': ofDevice(
    (device_identifier) => ({ device_identifier, static_ip: '10.0.0.7' }),
    409,
  ),
  'GET /api/devices/wifi-info': Object.fromEntries(
    Object.entries({
      'SC-LIVING': managers(409),
      'SC-FOREIGN': missingForManagers,
      'SC-MISSING': missingForManagers,
      '': malformedForManagers,
    }).map(([identifier, answers]) => [
      identifier.replace('SC-', '').toLowerCase() || 'malformed',
      { send: () => ({ path: `?device_identifier=${identifier}` }), answers },
    ]),
  ),
  'PUT /api/devices/map-room': {
    ...ofDevice((deviceIdentifier, { rooms }) => ({ deviceIdentifier, room_id: rooms.living })),
    'own to no room and back': {
      send: () => ({ body: { deviceIdentifier: 'SC-NOWHERE', room_id: null } }),
      answers: managers(200),
    },
    'own to a foreign room': {
      send: ({ rooms }) => ({ body: { deviceIdentifier: 'SC-LIVING', room_id: rooms.foreign } }),
      answers: missingForManagers,
    },
    'own to a missing room': {
      send: () => ({ body: { deviceIdentifier: 'SC-LIVING', room_id: missing } }),
      answers: missingForManagers,
    },
    'foreign to a foreign room': {
      send: ({ rooms }) => ({ body: { deviceIdentifier: 'SC-FOREIGN', room_id: rooms.foreign } }),
      answers: missingForManagers,
    },
  },
  'GET /api/users/guest/list/{userId}': {
    foreign: {
      send: ({ stranger }) => ({ path: String(stranger.userId) }),
      answers: missingForManagers,
    },
    missing: { send: () => ({ path: String(missing) }), answers: missingForManagers },
    malformed: { send: () => ({ path: '0' }), answers: malformedForManagers },
  },
  'POST /api/users/guest/create': {
    new: { send: () => ({ body: { ...person(), ...time() } }), answers: managers(200) },
    'of a foreign room': {
      send: ({ rooms }) => ({ body: { ...person(), ...time(), room_id: rooms.foreign } }),
      answers: missingForManagers,
    },
    'of a missing room': {
      send: () => ({ body: { ...person(), ...time(), room_id: missing } }),
      answers: missingForManagers,
    },
    'of a foreign device': {
      send: () => ({ body: { ...person(), ...time(), device_identifier: 'SC-FOREIGN' } }),
      answers: missingForManagers,
    },
    'of a missing device': {
      send: () => ({ body: { ...person(), ...time(), device_identifier: 'SC-MISSING' } }),
      answers: missingForManagers,
    },
    malformed: { send: () => ({ body: {} }), answers: malformedForManagers },
  },
  'DELETE /api/users/guest/delete/{id}': ofMember('guest'),
  'GET /api/users/family/list': { list: { send: () => ({}), answers: managers(200) } },
  'POST /api/users/family/create': {
    new: { send: () => ({ body: person() }), answers: managers(200) },
    malformed: { send: () => ({ body: {} }), answers: malformedForManagers },
  },
  'PUT /api/users/family/update/{id}': ofMember('family', person),
  'DELETE /api/users/family/delete/{id}': ofMember('family'),
  // The last: if one of the broken tokens did end a session, no row after it would notice.
  'POST /api/auth/logout': { any: { send: () => ({}), answers: all(200) } },
}

/** The session that a token stands for. */
function sessionOf({ token }: { token: string }): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti
}

function newDevice() {
  const device_identifier = fresh('SC')
  return { device_identifier, device_name: 'Lamp', device_local_IP: '192.168.1.40' }
}

it('R-03 every call has its row, and every row its call', () => {
  expect(Object.keys(table).sort()).toEqual([...everyEndpoint.keys()].sort())
})

describe.each(['sqlite', 'postgres'] as const)('who may call what (%s)', (engine) => {
  let world: World
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
    world = await buildWorld(server)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const call = (line: string, token: string | undefined, { path = '', body }: Sent) => {
    const [method = '', url = ''] = line.split(' ')
    const filled = url.includes('{') ? url.replace(/\{\w+\}/, path) : url + path
    // The line is one of the contracts': its method is one of HTTP's.
    return ask(server, `${method} ${filled}` as `GET ${string}`, { token, body })
  }

  it.each(Object.keys(table))('R-01 %s', async (line) => {
    const wrong: string[] = []
    for (const [object, { send, answers }] of Object.entries(table[line] ?? {})) {
      for (const [column, who, { token, userId }] of world.people) {
        // Signing out would end the session that the next rows are tried with.
        const used = line.endsWith('/logout') && userId ? undefined : token
        const { status, text } = await call(line, used, await send(world))
        const expected = answers[columns.indexOf(column)]
        if (status !== expected) wrong.push(`${object}, ${who}: ${status} not ${expected}: ${text}`)
        if (status >= 400 && !/^\{"error":"[^"]+"\}$/.test(text))
          wrong.push(`${who} is told ${text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('R-01 everybody sees their own profile, and managers their own guests', async () => {
    for (const [column, who, { token, userId }] of world.people) {
      if (userId === undefined || column === 'nobody') continue
      const profile = await call('GET /api/users/profile/{userId}', token, { path: String(userId) })
      const guests = await call('GET /api/users/guest/list/{userId}', token, {
        path: String(userId),
      })
      const expected = column === 'manager' ? 200 : 403
      expect([who, profile.status, guests.status]).toEqual([who, 200, expected])
    }
  })

  it('R-06 a foreign object and none are the same answer, to the byte and the header', async () => {
    const different: string[] = []
    for (const [line, row] of Object.entries(table)) {
      for (const [object, { send }] of Object.entries(row)) {
        const twin = row[object.replace('foreign', 'missing')]
        if (!object.includes('foreign') || !twin) continue
        for (const [, who, { token }] of world.people) {
          const [one, other] = [
            await call(line, token, await send(world)),
            await call(line, token, await twin.send(world)),
          ]
          if (JSON.stringify(bytesOf(one)) !== JSON.stringify(bytesOf(other))) {
            different.push(`${line}, ${object}, ${who}: ${one.text} and ${other.text}`)
          }
        }
      }
    }
    expect(different).toEqual([])
  })

  it('R-01 nothing of the other home has changed by all of this', async () => {
    const { stranger } = world
    const { body } = await ask(server, 'GET /api/devices', stranger)
    const room_id = world.rooms.foreign
    expect(Object(body).devices).toMatchObject([
      { deviceIdentifier: 'SC-FOREIGN', device_name: 'Device SC-FOREIGN', room_id },
    ])
    const rooms = await ask(server, 'GET /api/rooms/my-rooms', stranger)
    expect(Object(rooms.body).rooms).toHaveLength(1)
    const family = await ask(server, 'GET /api/users/family/list', stranger)
    expect(Object(family.body).family_users).toHaveLength(1)
    const guests = await ask(server, `GET /api/users/guest/list/${stranger.userId}`, stranger)
    expect(Object(guests.body).guests).toHaveLength(1)
  })
})

/** All of an answer but the time it was given. */
function bytesOf({ status, text, headers }: Answer) {
  return [status, text, [...headers].filter(([name]) => name !== 'date')]
}
