import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { HashAsker, Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal } from '../../platform/sealed.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonDetails, PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { tooMany } from '../limits/attempts.ts'
import { beginSession, type StartedSession } from '../sign-in/begin-session.ts'
import { countConflicts, type DiscoveryNeeds } from './account-discovery.ts'

/** The form of a new account. The role is one that people may choose (spec §6). */
type Registration = Required<PersonDetails> & {
  username: string
  email: string
  password: string
  role: 'user' | 'family' | 'guest'
  /** Of the home that a user founds: IANA name. */
  timeZone?: string | null | undefined
  /** How the founder's browser writes times. */
  locale?: string | null | undefined
  /** The whole number; it is stored sealed. */
  idNumber: string | null
}

/**
 * Creates an account and signs it in (API-1). A `user` founds a home; a family or guest
 * account belongs to no home until an owner lets it in (REG-5).
 * @throws Refusal 'password_too_common', 'email_taken', 'too_many_attempts', 'server_busy'.
 */
export async function registerPerson(
  needs: DiscoveryNeeds & {
    atomically: Atomically<{ people: PersonStore; sessions: SessionStore; audit: AuditWriter }>
    passwords: Passwords
    tokens: Tokens
    sealKey: Buffer
    clock: Clock
  },
  caller: Caller,
  form: Registration,
): Promise<StartedSession> {
  const asker = { kind: 'register', who: caller.address } as const
  needs.passwords.expectRoom(asker)
  const waitS = await needs.attempts.consume([
    { limit: attemptLimits.registerFromAddress, key: caller.address },
    { limit: attemptLimits.registerOfInstallation, key: 'everybody' },
  ])
  if (waitS > 0) throw tooMany(waitS)
  const { id, homeId } = await countConflicts(needs, caller, () => addPerson(needs, asker, form))
  const { username, email, role } = form
  const person = { id, homeId, username, email, role }
  return beginSession(needs, caller, person, limits.sessionLifeMs)
}

async function addPerson(
  { atomically, passwords, sealKey, clock }: Parameters<typeof registerPerson>[0],
  asker: HashAsker,
  form: Registration,
): Promise<{ id: number; homeId: number | null }> {
  const passwordHash = await passwords.choose(asker, form.password, [form.username, form.email])
  const { role, username, email, idNumber, mobile, contact, address, dateOfBirth } = form
  const createdAt = clock.now()
  return atomically(async ({ people, audit }) => {
    const known = { timeZone: form.timeZone ?? '', locale: form.locale ?? '' }
    const homeId = role === 'user' ? await people.foundHome(createdAt, known) : null
    const personId = await people.add(
      { homeId, role, username, email, passwordHash, createdAt },
      { mobile, contact, address, dateOfBirth },
    )
    if (idNumber) await people.setIdNumber(personId, seal(sealKey, String(personId), idNumber))
    const author = { personId, homeId }
    if (homeId !== null) await audit.write('home.founded', author, {})
    await audit.write('account.registered', author, { role })
    return { id: personId, homeId }
  }).catch((error) => {
    throw isConflict(error) ? emailTaken() : error
  })
}

/** The refusal of an email that another account has. */
export const emailTaken = () =>
  refuse('email_taken', 'An account with this email already exists', { field: 'email' })
