import { createHmac, randomBytes } from 'node:crypto'
import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { type LiveAction, liveActionNames } from '@roomwire/contracts/live/from-browser.ts'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { GuestAccess } from '@roomwire/server/features/identity/actor.ts'
import { deviceActions, liveActions } from '@roomwire/server/transports/declared-actions.ts'
import {
  addDevice,
  addRoom,
  callApi,
  freshEmail,
  password,
  type TestPerson,
} from '../clients/api-client.ts'
import { insertPerson, ownerOf } from '../fixtures/person-of.ts'
import type { TestServer } from '../worlds/test-server.ts'

/*
 * Who may do what, with which object: every call, every word of the live socket
 * and everything a device may do, by everybody. access.suite.ts tries all of it;
 * what can be asked for and has no row here fails there.
 *
 * A new call: one row in httpMatrix, with the answers in the order of `columns`.
 */

const hour = 3_600_000

/** The columns. `nobody` are all who have no valid session, however they lost it. */
export const columns = [
  'nobody',
  'manager',
  'family',
  'full',
  'room',
  'device',
  'homeless',
] as const
export type Column = (typeof columns)[number]

/** What a call is made with, for one object. */
export type MatrixRequest = { path?: string; body?: unknown }
export type MatrixRow = Record<
  string,
  { send: (world: World) => MatrixRequest | Promise<MatrixRequest>; answers: number[] }
>

export type World = Awaited<ReturnType<typeof buildWorld>>

/** Somebody who tries, with the token they have, if any. */
export type Principal = [
  Column,
  who: string,
  { token?: string; userId?: number /** The one device a guest was given. */; bound?: string },
]

const kinds = ['SC', 'PC', 'WLM'] as const
type Kind = (typeof kinds)[number]

/** Two homes with everything in them, and somebody of every kind. */
export async function buildWorld(server: TestServer) {
  const [owner, stranger] = [await ownerOf(server), await ownerOf(server)]
  const { homeId } = owner
  const rooms = {
    living: await addRoom(owner, 'Living Room'),
    kitchen: await addRoom(owner, 'Kitchen'),
    foreign: await addRoom(stranger, 'Attic'),
  }
  const devices = new Map<string, string>()
  for (const kind of kinds) {
    const add = async (whose: typeof owner, identifier: string, roomId: number | null) =>
      devices.set(identifier, await addDevice(whose, identifier, roomId))
    await add(owner, `${kind}-LIVING`, rooms.living)
    await add(owner, `${kind}-KITCHEN`, rooms.kitchen)
    await add(owner, `${kind}-NOWHERE`, null)
    await add(stranger, `${kind}-FOREIGN`, rooms.foreign)
  }
  devices.set('SC-SPEAKS', await addDevice(owner, 'SC-SPEAKS', rooms.living))

  return {
    server,
    people: await everybody(server, owner, rooms.living),
    rooms,
    homeId,
    owner,
    stranger,
    /** Every device that is registered, with its secret. */
    devices,
    foreign: {
      family: await insertPerson(server, stranger.homeId, 'family'),
      guest: await insertPerson(server, stranger.homeId, 'guest'),
      passkey: await passkeyOf(server, stranger.userId),
    },
    /** A member who is there to be changed or deleted. */
    fresh: async (role: 'family' | 'guest') => (await insertPerson(server, homeId, role)).userId,
    at: async (role: 'family' | 'guest') => ({
      path: String((await insertPerson(server, homeId, role)).userId),
    }),
    /** A code into the home of this owner. */
    codeOf: async (of: TestPerson) => {
      const { join_code } = await callApi(of, createJoinCodeEndpoint, { body: { role: 'family' } })
      return { path: String(join_code.join_code_id) }
    },
  }
}

async function everybody(
  server: TestServer,
  owner: Awaited<ReturnType<typeof ownerOf>>,
  livingRoom: number,
): Promise<Principal[]> {
  const { homeId } = owner
  const now = server.clock.now()
  const guest = (access: Partial<GuestAccess> = {}) =>
    insertPerson(server, homeId, 'guest', { access })
  const guestOf = async (bound: string): Promise<Principal> => {
    const deviceId = (await server.roomwire.devices.find(homeId, bound, 0))?.id ?? 0
    return ['device', `guest of ${bound}`, { ...(await guest({ deviceId })), bound }]
  }
  const member = (role: Role) => insertPerson(server, homeId, role)
  return [
    ['manager', 'user', owner],
    ['manager', 'admin', await member('admin')],
    ['manager', 'super_admin', await member('super_admin')],
    ['family', 'family', await member('family')],
    ['full', 'guest of everything', await guest()],
    ['room', 'guest of the living room', await guest({ roomId: livingRoom })],
    await guestOf('SC-LIVING'),
    await guestOf('PC-LIVING'),
    await guestOf('WLM-LIVING'),
    ['homeless', 'family of no home', await insertPerson(server, null, 'family')],
    ['homeless', 'guest of no home', await insertPerson(server, null, 'guest')],
    ['nobody', 'anonymous', {}],
    ['nobody', 'guest before the time', await guest({ startAt: now + hour })],
    ['nobody', 'guest after the time', await guest({ startAt: 0, expiresAt: now })],
    ...(await brokenTokens(server, homeId)),
  ]
}

async function passkeyOf({ roomwire }: TestServer, personId: number): Promise<number> {
  const known = { credentialId: 'credential', publicKey: 'key', signCount: 0 }
  const about = { personId, transports: [], name: 'Phone', createdAt: 0 }
  return (await roomwire.passkeys.add({ ...known, ...about })).id
}

/** Sessions that ended, and tokens that never were ours. */
async function brokenTokens(server: TestServer, homeId: number) {
  const { sessions, people, tokens, clock } = server.roomwire
  const [deleted, signedOut, expired, real] = [
    await insertPerson(server, homeId, 'family'),
    await insertPerson(server, homeId, 'user'),
    await insertPerson(server, homeId, 'user'),
    await insertPerson(server, homeId, 'user'),
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
  return named.map(([who, token]): Principal => ['nobody', who, { token }])
}

const all = (status: number) => columns.map(() => status)
/** For who manages the home, and for nobody else. */
const managers = (status: number) => [401, status, 403, 403, 403, 403, 403]
const missingForManagers = managers(404)
const malformedForManagers = managers(400)
/** For everybody who is signed in. */
const signedIn = (status: number) => [401, ...Array(6).fill(status)]

const unsigned: MatrixRow = { malformed: { send: () => ({ body: {} }), answers: all(400) } }
const listed: MatrixRow = { list: { send: () => ({}), answers: signedIn(200) } }
const missing = 2_000_000_000
const malformedIds = ['0', '01', '1e3', 'x', '-1', '9007199254740993', '%00', '1%2f2', "1'--"]

/** A room in the path: the living room, the kitchen, one of another home, none, nonsense. */
const ofRoom: MatrixRow = {
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
function ofDevice(body: (identifier: string, world: World) => object, done = 200): MatrixRow {
  const named = (identifier: string, answers: number[]): MatrixRow[string] => ({
    send: (world) => ({ body: body(identifier, world) }),
    answers,
  })
  return {
    own: named('SC-LIVING', managers(done)),
    'own elsewhere': named('SC-KITCHEN', managers(done)),
    foreign: named('SC-FOREIGN', missingForManagers),
    missing: named('SC-MISSING', missingForManagers),
    malformed: named('no/such', malformedForManagers),
  }
}

/** A member of this role, who is changed or deleted. */
function ofMember(role: 'family' | 'guest', body?: () => object): MatrixRow {
  const named = (
    path: (world: World) => Promise<number> | number,
    answers: number[],
  ): MatrixRow[string] => ({
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

/** What anybody who is signed in may do for themselves, and what comes of it. */
const ofOneself = (body: () => object, status: number): MatrixRow => ({
  own: { send: () => ({ body: body() }), answers: signedIn(status) },
  malformed: { send: () => ({ body: { role: 'admin' } }), answers: signedIn(400) },
})

/** A passkey in the path; nobody but its person knows it. */
function ofPasskey(body?: () => object): MatrixRow {
  const named = (path: (world: World) => string, status: number): MatrixRow[string] => ({
    send: (world) => ({ path: path(world), body: body?.() }),
    answers: signedIn(status),
  })
  return {
    foreign: named(({ foreign }) => String(foreign.passkey), 404),
    missing: named(() => String(missing), 404),
    malformed: named(() => '0', 400),
  }
}
const noPasskey = { id: 'x', client_data: 'x', attestation: 'x', transports: [] }

const person = () => ({ username: 'Somebody', email: freshEmail(), password })
const time = () => ({ start_at: Date.now(), expires_at: Date.now() + hour })
let count = 0
const fresh = (prefix: string) => {
  count += 1
  return `${prefix}-${count}`
}

/** Every call, as `METHOD url` of its contract. */
export const httpMatrix: Record<string, MatrixRow> = {
  'POST /api/contact': unsigned,
  'POST /api/users/register': unsigned,
  'POST /api/users/login': unsigned,
  'POST /api/users/login/second-factor': unsigned,
  'POST /api/users/login/passkey': unsigned,
  // Told what passkeys need: it is no page that asks.
  'POST /api/users/login/passkey/options': { any: { send: () => ({}), answers: all(400) } },
  'POST /api/users/forgot-password': unsigned,
  'POST /api/users/reset-password': unsigned,
  'GET /api/users/profile-by-email': { malformed: { send: () => ({}), answers: all(400) } },
  'POST /api/auth/ws-ticket': listed,
  'GET /api/auth/sessions': listed,
  'PUT /api/account/password': {
    wrong_password: {
      send: () => ({ body: { current_password: 'a wrong one', new_password: password } }),
      answers: signedIn(403),
    },
    malformed: { send: () => ({ body: {} }), answers: signedIn(400) },
  },
  'PUT /api/account/profile': {
    own: { send: () => ({ body: { contact: '080 1' } }), answers: signedIn(200) },
    malformed: { send: () => ({ body: { role: 'admin' } }), answers: signedIn(400) },
  },
  'POST /api/account/export': {
    wrong_password: {
      send: () => ({ body: { password: 'a wrong one' } }),
      answers: signedIn(403),
    },
    malformed: { send: () => ({ body: {} }), answers: signedIn(400) },
  },
  'POST /api/account/delete': {
    wrong_password: {
      send: () => ({ body: { password: 'a wrong one' } }),
      answers: signedIn(403),
    },
    malformed: { send: () => ({ body: {} }), answers: signedIn(400) },
  },
  'GET /api/users/owner/list': { list: { send: () => ({}), answers: managers(200) } },
  'PUT /api/users/co-owner/{id}': {
    own: {
      send: async (world) => ({ ...(await world.at('family')), body: { co_owner: true } }),
      answers: managers(200),
    },
    guest: {
      send: async (world) => ({ ...(await world.at('guest')), body: { co_owner: true } }),
      answers: managers(409),
    },
    founder: {
      send: ({ owner }) => ({ path: String(owner.userId), body: { co_owner: false } }),
      answers: managers(409),
    },
    foreign: {
      send: ({ foreign }) => ({ path: String(foreign.family.userId), body: { co_owner: true } }),
      answers: missingForManagers,
    },
    missing: {
      send: () => ({ path: String(missing), body: { co_owner: true } }),
      answers: missingForManagers,
    },
    malformed: { send: () => ({ path: '0', body: {} }), answers: malformedForManagers },
  },
  'GET /api/users/join-code/list': { list: { send: () => ({}), answers: managers(200) } },
  'POST /api/users/join-code/create': {
    family: { send: () => ({ body: { role: 'family' } }), answers: managers(200) },
    guest: { send: () => ({ body: { role: 'guest', ...time() } }), answers: managers(200) },
    'of a foreign room': {
      send: ({ rooms }) => ({ body: { role: 'guest', ...time(), room_id: rooms.foreign } }),
      answers: missingForManagers,
    },
    'of a missing room': {
      send: () => ({ body: { role: 'guest', ...time(), room_id: missing } }),
      answers: missingForManagers,
    },
    'of a foreign device': {
      send: () => ({ body: { role: 'guest', ...time(), device_identifier: 'SC-FOREIGN' } }),
      answers: missingForManagers,
    },
    'of a missing device': {
      send: () => ({ body: { role: 'guest', ...time(), device_identifier: 'SC-MISSING' } }),
      answers: missingForManagers,
    },
    malformed: { send: () => ({ body: { role: 'admin' } }), answers: malformedForManagers },
  },
  'DELETE /api/users/join-code/delete/{id}': {
    own: { send: async ({ codeOf, owner }) => codeOf(owner), answers: managers(200) },
    foreign: {
      send: async ({ codeOf, stranger }) => codeOf(stranger),
      answers: missingForManagers,
    },
    missing: { send: () => ({ path: String(missing) }), answers: missingForManagers },
    malformed: { send: () => ({ path: '0' }), answers: malformedForManagers },
  },
  'POST /api/users/join': {
    missing: {
      send: () => ({ body: { code: '00000000000000000000000000' } }),
      answers: [401, 409, 409, 409, 409, 409, 404],
    },
    malformed: { send: () => ({ body: { code: 'x' } }), answers: signedIn(400) },
  },
  'DELETE /api/auth/sessions/{id}': {
    foreign: { send: ({ stranger }) => ({ path: sessionOf(stranger) }), answers: signedIn(404) },
    missing: { send: () => ({ path: 'AAAAAAAAAAAAAAAAAAAAAA' }), answers: signedIn(404) },
    malformed: { send: () => ({ path: 'a.b' }), answers: signedIn(400) },
  },
  'GET /api/auth/ways-to-sign-in': listed,
  'POST /api/auth/passkeys/options': ofOneself(() => ({ password }), 400),
  'POST /api/auth/passkeys': ofOneself(() => ({ name: 'Phone', passkey: noPasskey }), 400),
  'PUT /api/auth/passkeys/{id}': ofPasskey(() => ({ name: 'Phone' })),
  'DELETE /api/auth/passkeys/{id}': ofPasskey(),
  'POST /api/auth/authenticator': ofOneself(() => ({ password }), 200),
  'POST /api/auth/authenticator/confirm': ofOneself(() => ({ code: 'x' }), 403),
  'POST /api/auth/authenticator/off': ofOneself(() => ({ password, code: 'x' }), 409),
  'POST /api/auth/authenticator/recovery-codes': ofOneself(() => ({ password, code: 'x' }), 409),
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
      'SC-KITCHEN': managers(409),
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
  'DELETE /api/auth/sessions': listed,
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

/**
 * What a page is answered: it is done, there is no such thing as far as they may
 * know, or it makes no sense. `bound` is done for the guest of that very device
 * and hidden from other guests of one device.
 */
export type LiveOutcome = 'no socket' | 'done' | 'hidden' | 'refused' | 'bound'
type LiveRow = Record<string, { say: (world: World) => object; answers: LiveOutcome[] }>

const hidden: LiveOutcome[] = columns.map((column) =>
  column === 'nobody' ? 'no socket' : 'hidden',
)
const refused = hidden.map((answer) => (answer === 'hidden' ? 'refused' : answer))
const done = hidden.map((answer) => (answer === 'hidden' ? 'done' : answer))

/** For each right that a word of the live socket may take (declared-actions.ts): on which object who has it. */
const rightsOfLive: Record<(typeof liveActions)[LiveAction], (word: LiveAction) => LiveRow> = {
  'see the room': (type) => ({
    living: {
      say: ({ rooms }) => ({ type, roomId: rooms.living }),
      answers: ['no socket', 'done', 'done', 'done', 'done', 'done', 'hidden'],
    },
    kitchen: {
      say: ({ rooms }) => ({ type, roomId: rooms.kitchen }),
      answers: ['no socket', 'done', 'done', 'done', 'hidden', 'hidden', 'hidden'],
    },
    foreign: { say: ({ rooms }) => ({ type, roomId: rooms.foreign }), answers: hidden },
    missing: { say: () => ({ type, roomId: missing }), answers: hidden },
    malformed: { say: () => ({ type, roomId: '1 or 1=1' }), answers: refused },
  }),
  // To stop listening is no secret: it says nothing about the room.
  'be signed in': (type) => ({
    living: { say: ({ rooms }) => ({ type, roomId: rooms.living }), answers: done },
    kitchen: { say: ({ rooms }) => ({ type, roomId: rooms.kitchen }), answers: done },
    foreign: { say: ({ rooms }) => ({ type, roomId: rooms.foreign }), answers: done },
    missing: { say: () => ({ type, roomId: missing }), answers: done },
    malformed: { say: () => ({ type, roomId: 0 }), answers: refused },
  }),
  'control the device': (word) => {
    if (word === 'subscribeRoom' || word === 'unsubscribeRoom') throw new Error(`${word} is no act`)
    const { kind, ...rest } = wishes[word]
    const say = (deviceIdentifier: string) => () => ({ deviceIdentifier, action: word, ...rest })
    return {
      living: {
        say: say(`${kind}-LIVING`),
        answers: ['no socket', 'done', 'done', 'done', 'done', 'bound', 'hidden'],
      },
      kitchen: {
        say: say(`${kind}-KITCHEN`),
        answers: ['no socket', 'done', 'done', 'done', 'hidden', 'hidden', 'hidden'],
      },
      'in no room': {
        say: say(`${kind}-NOWHERE`),
        answers: ['no socket', 'done', 'hidden', 'hidden', 'hidden', 'hidden', 'hidden'],
      },
      foreign: { say: say(`${kind}-FOREIGN`), answers: hidden },
      missing: { say: say(`${kind}-MISSING`), answers: hidden },
      malformed: { say: say('no/such'), answers: refused },
    }
  },
}

/** What each action is tried with: a kind of device that can do it, and what it needs to be told. */
const wishes: Record<
  Exclude<LiveAction, 'subscribeRoom' | 'unsubscribeRoom'>,
  { kind: Kind; pin?: number; state?: number }
> = {
  on: { kind: 'SC', pin: 18 },
  off: { kind: 'SC', pin: 19 },
  setFanState: { kind: 'PC', pin: 13, state: 2 },
  pumpOn: { kind: 'WLM' },
  pumpOff: { kind: 'WLM' },
  ledOn: { kind: 'WLM' },
  ledOff: { kind: 'WLM' },
}

/** Every word a page can say. */
export const liveMatrix = new Map(
  liveActionNames.map((word) => [word, rightsOfLive[liveActions[word]](word)] as const),
)

/** Everything a device may do, and the devices in whose name SC-SPEAKS tries it. It may all of it, as itself. */
export const deviceMatrix = {
  operations: [
    { does: 'connect', word: 'status' },
    { does: 'will', word: 'status' },
    ...Object.entries(deviceActions).map(([word, does]) => ({ does, word })),
  ],
  objects: {
    own: 'SC-SPEAKS',
    'same home': 'SC-KITCHEN',
    foreign: 'SC-FOREIGN',
    missing: 'SC-MISSING',
    malformed: 'SC-SPEAKS/SC-KITCHEN',
  },
} as const
