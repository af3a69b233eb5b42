import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Audit } from '../audit/audit.ts'
import { type AuditWriter, nobody } from '../audit/audit-writer.ts'
import { keyOfActor, type PersonActor, type SignedIn } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { checkAdmission } from './admission.ts'
import { askSecondFactor, type SecondFactorChallenge } from './ask-second-factor.ts'
import { beginSession, type SessionNeeds, type StartedSession } from './begin-session.ts'
import type { ChallengeStore } from './challenge-store.ts'

/** The secret of a link for a phone, from `madeAt` until `expiresAt`; the session on the phone lasts until `signedInUntil` (epoch ms). */
export type PhoneLink = {
  secret: string
  madeAt: number
  expiresAt: number
  signedInUntil: number
}

/**
 * Makes the secret of a link that brings the actor's phone in, once. It ends the one that they made before, and
 * works as long as the session that made it.
 * @throws Refusal 'forbidden' for guests and whoever has no home, 'too_many_attempts'.
 */
export async function makePhoneLink(
  needs: {
    atomically: Atomically<{ people: PersonStore; challenges: ChallengeStore; audit: AuditWriter }>
    attempts: Attempts
    clock: Clock
  },
  actor: SignedIn,
): Promise<PhoneLink> {
  if (!livesHere(actor)) throw refuse('forbidden', 'Guests sign in on each of their devices')
  await needs.attempts.count(attemptLimits.phoneLinkOfAccount, keyOfActor(actor))
  const secret = randomText(32)
  const madeAt = needs.clock.now()
  const expiresAt = Math.min(madeAt + limits.phoneLinkLifeMs, actor.session.expiresAt)
  await needs.atomically(async ({ people, challenges, audit }) => {
    await people.lock(actor.personId) // The later of two made at once ends the other.
    await challenges.removeAllOf(actor.personId, 'phone_link')
    await challenges.put({
      hash: fingerprint(secret),
      purpose: 'phone_link',
      personId: actor.personId,
      detail: JSON.stringify({ session: actor.session.id }),
      expiresAt,
      tries: 1,
    })
    await audit.write('phone_link.created', actor, {})
  })
  return { secret, madeAt, expiresAt, signedInUntil: actor.session.expiresAt }
}

/** Whether somebody lives in a home, rather than visits it. */
const livesHere = ({ homeId, role }: Pick<PersonActor, 'homeId' | 'role'>): boolean =>
  homeId !== null && (manages(role) || role === 'family')

type EnterNeeds = SessionNeeds & {
  people: PersonStore
  sessions: SessionStore
  guests: GuestStore
  clockTrust: ClockTrust
  challenges: ChallengeStore
  attempts: Attempts
  audit: Audit
}

/**
 * Signs a person in with the secret of the link that their own page has shown; of many at once one succeeds. Where
 * an authenticator app is on it asks for its code as well, as a password does (finishSignIn takes it). The secret is
 * found by its hash, so no time reveals how much of a guess was right.
 * @throws Refusal 'sign_in_expired' whatever the cause, those of checkAdmission, 'too_many_attempts'.
 */
export async function enterByPhoneLink(
  needs: EnterNeeds,
  caller: Caller,
  { secret }: { secret: string },
): Promise<StartedSession | SecondFactorChallenge> {
  const { people, attempts, audit, clock } = needs
  await attempts.count(attemptLimits.phoneLinkFromAddress, caller.address)
  const maker = await takeMaker(needs, fingerprint(secret))
  const person = maker && (await people.byId(maker.personId))
  if (!person) {
    const from = audit.pseudonymise(caller.address)
    audit.enqueue('sign_in.refused', nobody, { why: 'wrong_phone_link', from })
    throw refuse(
      'sign_in_expired',
      'This code has been used, or is older than five minutes. Show a new one on your other screen, or sign in.',
    )
  }
  await checkAdmission(needs, caller, person)
  // It never outlives the session that made the link: no chain of links goes on without a password.
  const { id, expiresAt: until } = maker.session
  if (person.authenticatorSince !== null) {
    return askSecondFactor(needs, person.id, { until, maker: id })
  }
  return beginSession(needs, caller, person, until - clock.now(), id)
}

/** Takes a link, and finds the session that made it if it lasts still. */
async function takeMaker(
  { challenges, sessions, clock }: EnterNeeds,
  hash: string,
): Promise<SignedIn | undefined> {
  const open = await challenges.spendTry('phone_link', hash, clock.now())
  const taken = open && (await challenges.take('phone_link', hash, clock.now()))
  if (!taken) return undefined
  const { session } = phoneLinkDetail.parse(JSON.parse(open.detail ?? ''))
  const maker = (await sessions.actors([session], clock.now())).get(session)
  return maker?.kind === 'person' && livesHere(maker) ? maker : undefined
}

/** The detail that makePhoneLink has stored with the challenge. */
const phoneLinkDetail = z.object({ session: z.string() })
