import { createHmac, randomBytes } from 'node:crypto'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import { insertPerson, type ownerOf, type TestAccess } from '../fixtures/person-of.ts'
import type { TestServer } from '../worlds/test-server.ts'
import type { MatrixCaller } from './matrix-callers.ts'

/** Somebody who tries every cell of the access matrix. */
export type Principal = {
  /** The column of the matrix that they stand in. */
  caller: MatrixCaller
  /** Their name in the title of a cell. */
  who: string
  /** Nobody has a valid one, and some have none at all. */
  token?: string
  /** The further headers of their requests: the cookie of a pass. */
  headers?: Record<string, string>
  userId?: number
  email?: string
  /** The identifier of the one device that a guest was given. */
  boundTo?: string
  /** Its one pin that they were given. */
  pin?: PinKey
}

type Owner = Awaited<ReturnType<typeof ownerOf>>

const hour = 3_600_000

/** Creates somebody of every kind, and whoever has lost their session in every way there is. */
export async function createPrincipals(
  server: TestServer,
  owner: Owner,
  livingRoom: number,
): Promise<Principal[]> {
  const { homeId } = owner
  const now = server.clock.now()
  const member = (role: Role) => insertPerson(server, homeId, role)
  const guest = (access: TestAccess = {}) => insertPerson(server, homeId, 'guest', { access })
  const guestOfDevice = async (identifier: string, pin?: PinKey): Promise<Principal> => {
    const deviceId = (await server.roomwire.devices.find(homeId, identifier))?.id ?? 0
    const who = `guest of ${pin ? `pin ${pin} of ` : ''}${identifier}`
    const person = await guest({ deviceId, ...(pin && { pin }) })
    return { caller: 'guestOfDevice', who, ...person, boundTo: identifier, ...(pin && { pin }) }
  }
  const withoutHome = async (role: 'family' | 'guest'): Promise<Principal> => ({
    caller: 'withoutHome',
    who: `${role} of no home`,
    ...(await insertPerson(server, null, role)),
  })
  return [
    { caller: 'managers', who: 'user', ...owner },
    { caller: 'managers', who: 'admin', ...(await member('admin')) },
    { caller: 'operator', who: 'super_admin', ...(await member('super_admin')) },
    { caller: 'family', who: 'family', ...(await member('family')) },
    { caller: 'guestOfHome', who: 'guest of everything', ...(await guest()) },
    {
      caller: 'guestOfRoom',
      who: 'guest of the living room',
      ...(await guest({ roomId: livingRoom })),
    },
    await guestOfDevice('SC-LIVING'),
    await guestOfDevice('PC-LIVING'),
    await guestOfDevice('WLM-LIVING'),
    await guestOfDevice('OWN-LIVING'),
    await guestOfDevice('SC-LIVING', '18'),
    await withoutHome('family'),
    await withoutHome('guest'),
    { caller: 'nobody', who: 'anonymous' },
    { caller: 'nobody', who: 'guest before the time', ...(await guest({ startAt: now + hour })) },
    {
      caller: 'nobody',
      who: 'guest after the time',
      ...(await guest({ startAt: 0, expiresAt: now })),
    },
    ...(await endedSessions(server, homeId)),
    ...(await brokenTokens(server, homeId)),
  ]
}

const withToken = (who: string, token: string): Principal => ({ caller: 'nobody', who, token })

/** Sessions that were valid once. */
async function endedSessions(server: TestServer, homeId: number): Promise<Principal[]> {
  const { sessions, people, tokens, clock } = server.roomwire
  const deleted = await insertPerson(server, homeId, 'family')
  await people.remove(deleted.userId)
  const signedOut = await insertPerson(server, homeId, 'user')
  await sessions.endAllOf(signedOut.userId)
  const { userId: personId } = await insertPerson(server, homeId, 'user')
  const expired = { personId, sessionId: 'ended', expiresAt: clock.now() - 1_000 }
  const holder = { kind: 'person' as const, id: personId }
  await sessions.begin({ ...expired, holder, id: 'ended', createdAt: 0, userAgent: null })
  return [
    withToken('deleted person', deleted.token),
    withToken('signed-out person', signedOut.token),
    withToken('expired session', await tokens.sign(expired)),
  ]
}

/** Tokens that never were ours. */
async function brokenTokens(server: TestServer, homeId: number): Promise<Principal[]> {
  const { tokens, clock } = server.roomwire
  const { userId: personId } = await insertPerson(server, homeId, 'user')
  const real = await insertPerson(server, homeId, 'user')
  const [header = '', payload = '', signature = ''] = real.token.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = claimsOf(real.token)
  const signedBy = (key: Buffer, text = `${header}.${payload}`) =>
    `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  const impostor = `${header}.${encode({ ...claims, user_id: real.userId - 1 })}.${signature}`
  const expiresAt = clock.now() + hour
  const neverBegun = await tokens.sign({ personId, sessionId: 'never', expiresAt })
  const ofSomebodyElse = await tokens.sign({ personId, sessionId: claims.jti, expiresAt })
  return [
    withToken('session that never was', neverBegun),
    withToken('session of somebody else', ofSomebodyElse),
    withToken('changed token', impostor),
    withToken('token of another installation', signedBy(randomBytes(32))),
    withToken('token without algorithm', `${encode({ alg: 'none' })}.${payload}.`),
    withToken('broken-off token', real.token.slice(0, -10)),
  ]
}

/** The claims of a token: `jti` is the session that it stands for. */
export function claimsOf(token: string): { jti: string } & Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
