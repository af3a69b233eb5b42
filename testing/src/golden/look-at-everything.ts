import { auditStore } from '@roomwire/server/features/audit/audit-store.ts'
import { type Verdict, verifyChain } from '@roomwire/server/features/audit/verify-chain.ts'
import type { Db } from '@roomwire/server/platform/database/schema.ts'
import { openKeys } from '@roomwire/server/platform/keys.ts'
import { ask } from '../clients/ask.ts'
import { authenticatorApp } from '../clients/authenticator-app.ts'
import type { TestServer } from '../worlds/test-server.ts'
import type { Shown } from './golden-files.ts'
import { everybody } from './golden-home.ts'
import { emailOf, passwordOf } from './golden-steps.ts'

/** How long after the copy was made somebody looks: nothing of it has lapsed by then. */
export const lookAfterMs = 1_000

/** The fields that change with every start and sign-in, and that nobody reads: they are left out. */
const volatile = ['token', 'challenge', 'session_id', 'browser_id', 'rev']

/**
 * Signs everybody in with their password and asks everything that shows them something, in
 * the words of the specification and not by the contracts, so that a changed name is noticed.
 * @param server stands still at the moment of the copy and `lookAfterMs`.
 */
export async function lookAtEverything(
  server: TestServer,
  secrets: { authenticator: string },
): Promise<Shown> {
  const shown: Shown = {}
  for (const name of everybody) {
    const { token, userId, signIn } = await signInAs(server, name, secrets)
    shown[name] = { 'sign-in': signIn, ...(token ? await lookAs(server, name, token, userId) : {}) }
  }
  return shown
}

async function signInAs(server: TestServer, name: string, secrets: { authenticator: string }) {
  const body = { email: emailOf(name), password: passwordOf(name) }
  let answer = await ask(server, 'POST /api/users/login', { body, headers })
  const { second_factor: isAsked, challenge } = Object(answer.body)
  if (isAsked) {
    const code = authenticatorApp(secrets.authenticator, server).code()
    const how = { body: { challenge, code }, headers }
    answer = await ask(server, 'POST /api/users/login/second-factor', how)
  }
  const { token, user_id: userId } = Object(answer.body)
  return { token, userId, signIn: { isAsked: isAsked === true, ...seen(answer) } }
}

const headers = { 'user-agent': 'Looking browser' }

async function lookAs(server: TestServer, name: string, token: string, userId: number) {
  const get = async (path: `/${string}`) => seen(await ask(server, `GET /api${path}`, { token }))
  const rooms = await get('/rooms/my-rooms')
  const roomIds: number[] = Object(rooms.body).rooms.map(
    ({ room_id }: { room_id: number }) => room_id,
  )
  const paths = [
    `/users/profile/${userId}`,
    '/devices',
    '/devices/listdevice',
    ...roomIds.flatMap((id) => [`/rooms/${id}`, `/devices/room/${id}`] as const),
    `/users/guest/list/${userId}`,
    '/users/family/list',
    '/users/owner/list',
    '/users/join-code/list',
    '/passes',
    '/auth/sessions',
    '/auth/ways-to-sign-in',
    '/account/tokens',
  ] as const
  const shown: Shown[string] = { '/rooms/my-rooms': rooms }
  for (const path of paths) shown[path] = await get(path)
  const body = { password: passwordOf(name) }
  const own = seen(await ask(server, 'POST /api/account/export', { token, body }))
  return { ...shown, '/account/export': { ...own, body: beforeLooking(own.body, server) } }
}

/**
 * The part of an export that was stored when the copy was made: the events of looking are named by today's
 * program. What was measured has a golden file of its own, and depends on what was recorded together.
 */
function beforeLooking(own: unknown, { clock }: TestServer): unknown {
  const { events, measured: _, ...rest } = Object(own)
  const now = clock.now()
  return { ...rest, events: events.filter(({ at }: { at: number }) => at < now) }
}

/** An answer as it is kept; of a refusal only its status: its text may get better. */
function seen({ status, body }: { status: number; body: unknown }) {
  const steady = (name: string, value: unknown) => (volatile.includes(name) ? undefined : value)
  return status === 200 ? { status, body: JSON.parse(JSON.stringify(body, steady)) } : { status }
}

/** Whether the record of what was done is as it was written. */
export function verifyGolden(db: Db, folder: string, since?: Verdict['head']): Promise<Verdict> {
  const { audit: key } = openKeys(folder)
  return verifyChain(auditStore(db, key), key, since)
}
