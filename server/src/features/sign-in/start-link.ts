import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Audit } from '../audit/audit.ts'
import { nobody } from '../audit/audit-writer.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { checkAdmission } from './admission.ts'
import {
  beginSession,
  type SessionNeeds,
  type StartedSession,
  sessionLife,
} from './begin-session.ts'
import type { ChallengeStore } from './challenge-store.ts'

/**
 * Makes the secret of a link that lets the owner of a demo home in, once. It ends the one of the start before.
 * @param account that of the owner, with the password that the demo has given it
 * @returns undefined where the owner has chosen a password, or an authenticator app: the home is somebody's own,
 *   and a start opens it to nobody
 */
export async function makeStartLink(
  needs: {
    people: PersonStore
    challenges: ChallengeStore
    passwords: Passwords
    clock: Clock
  },
  account: { email: string; password: string },
): Promise<string | undefined> {
  const { people, challenges, passwords, clock } = needs
  await challenges.removeAllFor('start_link')
  const owner = await people.byEmail(account.email)
  if (!owner || !isOpenToLink(owner)) return undefined
  const asker = { kind: 'operator', who: 'start' } as const
  const match = await passwords.check(asker, account.password, owner.passwordHash)
  if (match === 'wrong') return undefined
  const secret = randomText(32)
  await challenges.put({
    hash: fingerprint(secret),
    purpose: 'start_link',
    personId: owner.id,
    // A change of the password closes the link, too.
    detail: fingerprint(owner.passwordHash),
    expiresAt: clock.now() + limits.startLinkLifeMs,
    tries: 1,
  })
  return secret
}

const isOpenToLink = ({ disabledAt, authenticatorSince }: StoredPerson): boolean =>
  disabledAt === null && authenticatorSince === null

/**
 * Signs the owner of a demo home in with the secret of the link that its start has printed; of many at once one
 * succeeds. The secret is found by its hash, so no time reveals how much of a guess was right.
 * @throws Refusal 'sign_in_expired' whatever the cause, those of checkAdmission, 'too_many_attempts'.
 */
export async function enterByStartLink(
  needs: SessionNeeds & {
    people: PersonStore
    guests: GuestStore
    clockTrust: ClockTrust
    challenges: ChallengeStore
    attempts: Attempts
    audit: Audit
  },
  caller: Caller,
  { secret }: { secret: string },
): Promise<StartedSession> {
  const { people, challenges, attempts, audit, clock } = needs
  await attempts.count(attemptLimits.startLinkFromAddress, caller.address)
  const hash = fingerprint(secret)
  const open = await challenges.spendTry('start_link', hash, clock.now())
  const taken = open && (await challenges.take('start_link', hash, clock.now()))
  const owner = taken?.personId ? await people.byId(taken.personId) : undefined
  if (!owner || !isOpenToLink(owner) || open?.detail !== fingerprint(owner.passwordHash)) {
    const from = audit.pseudonymise(caller.address)
    audit.enqueue('sign_in.refused', nobody, { why: 'wrong_start_link', from })
    throw refuse(
      'sign_in_expired',
      'This link has been used, or is older than ten minutes. Sign in, or start the demo again for a new one.',
    )
  }
  await checkAdmission(needs, caller, owner)
  return beginSession(needs, caller, owner, sessionLife(false))
}
