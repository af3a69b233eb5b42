import type { registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal } from '../../platform/sealed.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { Audit } from '../audit/audit.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { tooMany } from '../limits/attempts.ts'
import { beginSession } from '../sign-in/begin-session.ts'
import { countConflicts, type DiscoveryNeeds } from './account-discovery.ts'

/**
 * Creates an account and signs it in (API-1). A `user` founds a home; a family
 * or guest account belongs to none until an owner lets it in (REG-5).
 * @throws Refusal 'email_taken', 'too_many_attempts'.
 */
export async function registerPerson(
  needs: DiscoveryNeeds & {
    atomically: Atomically<{ people: PersonStore }>
    sessions: SessionStore
    audit: Audit
    passwords: Passwords
    tokens: Tokens
    sealKey: Buffer
    clock: Clock
  },
  caller: Caller,
  form: Input<typeof registerEndpoint>['body'],
) {
  needs.passwords.expectRoom()
  const waitS = await needs.attempts.consume([
    { limit: attemptLimits.registerFromAddress, key: caller.address },
    { limit: attemptLimits.registerOfInstallation, key: 'everybody' },
  ])
  if (waitS > 0) throw tooMany(waitS)
  const { id, homeId } = await countConflicts(needs, caller, () => addPerson(needs, form))
  const { username, email, role } = form
  const who = { personId: id, homeId }
  if (homeId !== null) needs.audit.enqueue('home.founded', who, {})
  await needs.audit.write('account.registered', who, { role })
  const person = { id, home_id: homeId, username, email, role }
  return beginSession(needs, caller, person, limits.sessionLifeMs)
}

async function addPerson(
  { atomically, passwords, sealKey, clock }: Parameters<typeof registerPerson>[0],
  form: Input<typeof registerEndpoint>['body'],
): Promise<{ id: number; homeId: number | null }> {
  const passwordHash = await passwords.choose(form.password, [form.username, form.email])
  const { role, username, email, id_number, mobile, contact, address, date_of_birth } = form
  const createdAt = clock.now()
  return atomically(async ({ people }) => {
    const homeId = role === 'user' ? await people.foundHome(createdAt) : null
    const personId = await people.add(
      { homeId, role, username, email, passwordHash, createdAt },
      { mobile, contact, address, date_of_birth },
    )
    if (id_number) await people.setIdNumber(personId, seal(sealKey, String(personId), id_number))
    return { id: personId, homeId }
  }).catch((error) => {
    throw isConflict(error) ? emailTaken() : error
  })
}

/** The answer wherever an email would stand in two accounts. */
export const emailTaken = () =>
  refuse('email_taken', 'An account with this email already exists', { field: 'email' })
