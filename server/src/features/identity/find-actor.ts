import type { Clock } from '../../platform/clock.ts'
import { type ClockTrust, timeNotKnown } from '../../platform/clock-trust.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { fingerprint } from '../../platform/random.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { AccessReader } from './access-reader.ts'
import { isActive, type PassHolder, type SessionActor, type SignedIn } from './actor.ts'
import type { SessionStore } from './session-store.ts'

type Needs = { access: AccessReader; tokens: Tokens; clock: Clock; clockTrust: ClockTrust }

/**
 * Finds the actor of a bearer token: undefined when the token isn't ours, its session has
 * ended, or a guest is outside their time. Nothing in it is older than the last write, so that
 * a revoked right is gone with the next call.
 * @throws Refusal 'time_not_known' for a guest while the clock is in doubt.
 */
export async function findActor(needs: Needs, token: string): Promise<SignedIn | undefined> {
  const claims = await needs.tokens.read(token)
  if (!claims) return undefined
  const actor = await actorOfSession(needs, claims.sessionId)
  return actor?.kind === 'person' && actor.personId === claims.personId ? actor : undefined
}

/**
 * Finds the actor of a one-time ticket of the live socket (SOCK-1); the ticket is used up.
 * @throws Refusal 'time_not_known' for a guest while the clock is in doubt.
 */
export async function redeemTicket(
  needs: Needs & { atomicallyRelaxed: Atomically<{ sessions: SessionStore }> },
  ticket: string,
): Promise<SignedIn | undefined> {
  const sessionId = await needs.atomicallyRelaxed(({ sessions }) =>
    sessions.takeTicket(fingerprint(ticket), needs.clock.now()),
  )
  const actor = sessionId === undefined ? undefined : await actorOfSession(needs, sessionId)
  return actor?.kind === 'person' ? actor : undefined
}

/**
 * Finds who holds a pass by the cookie of their browser: undefined when the cookie is not of this
 * pass, or its place was taken back. It may be before or after the time of the pass.
 * @throws Refusal 'time_not_known' while the clock is in doubt.
 */
export async function findPassHolder(
  { access, clockTrust }: Pick<Needs, 'access' | 'clockTrust'>,
  passId: number,
  cookie: string,
): Promise<PassHolder | undefined> {
  const actor = await access.actor(fingerprint(cookie))
  if (actor) checkTimeKnown(actor, clockTrust)
  return actor?.kind === 'pass' && actor.passId === passId ? actor : undefined
}

async function actorOfSession(
  { access, clock, clockTrust }: Pick<Needs, 'access' | 'clock' | 'clockTrust'>,
  sessionId: string,
): Promise<SessionActor | undefined> {
  const actor = await access.actor(sessionId)
  if (actor) checkTimeKnown(actor, clockTrust)
  return actor && isActive(actor, clock.now()) ? actor : undefined
}

/**
 * Refuses guests, whose access is for some time only, while nobody knows the time: their session
 * stays, and they get in again.
 * @throws Refusal 'time_not_known'.
 */
export function checkTimeKnown(
  { role, homeId }: Pick<SessionActor, 'role' | 'homeId'>,
  clockTrust: Pick<ClockTrust, 'isInDoubt'>,
): void {
  if (role === 'guest' && homeId !== null && clockTrust.isInDoubt()) throw timeNotKnown()
}
