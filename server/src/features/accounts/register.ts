import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { HashAsker, Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal } from '../../platform/sealed.ts'
import type { Tokens } from '../../platform/tokens.ts'
import { knownZone } from '../../platform/zones/zone-data.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonDetails, PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { tooMany } from '../limits/attempts.ts'
import { expectRoomFor, type ObjectReader, wholeServer } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import { beginSession, type StartedSession } from '../sign-in/begin-session.ts'
import { countConflicts, type DiscoveryNeeds } from './account-discovery.ts'

/** The form of a new account. The role is one that people may choose (spec §6). */
export type NewAccount = Required<PersonDetails> & {
  username: string
  email: string
  password: string
  role: 'user' | 'family' | 'guest'
  /** The time zone of the home that a user founds, IANA name. */
  timeZone?: string | null | undefined
  /** How the founder's browser writes times. */
  locale?: string | null | undefined
  /** The whole number; it is stored sealed. */
  idNumber: string | null
}

/** The people who may register without an invitation: everybody, the first person, who founds the home, or nobody. */
export type RegistrationMode = 'open' | 'first' | 'closed'

type AccountStores = {
  people: PersonStore
  sessions: SessionStore
  objects: ObjectReader
  audit: AuditWriter
}

/** The needs of registering, in a transaction with these stores. */
export type RegistrationNeeds<Stores> = DiscoveryNeeds & {
  atomically: Atomically<Stores>
  people: Pick<PersonStore, 'isFounded'>
  registration: RegistrationMode
  quotas: Pick<Quotas, 'expectRoom'>
  passwords: Passwords
  tokens: Tokens
  sealKey: Buffer
  clock: Clock
}

/** Takes an invitation, in the transaction of the account; its result lets the new account into its home. */
type TakeInvitation<Stores> = (stores: Stores) => Promise<(personId: number) => Promise<number>>

/**
 * Creates an account and signs it in (API-1). A `user` founds a home; a family or guest
 * account belongs to no home until an owner lets it in (REG-5), or its invitation does at once.
 * @throws Refusal 'registration_closed', 'password_too_common', 'email_taken', 'too_many_attempts',
 * 'quota_full', 'server_busy', and those of the invitation.
 */
export async function registerPerson<Stores extends AccountStores>(
  needs: RegistrationNeeds<Stores>,
  caller: Caller,
  form: NewAccount,
  invitation?: TakeInvitation<Stores>,
): Promise<StartedSession & { homeId: number | null }> {
  if (!invitation && (await mayRegister(needs)) === 'invited') throw registrationClosed()
  const asker = { kind: 'register', who: caller.address } as const
  needs.passwords.expectRoom(asker)
  const waitS = await needs.attempts.consume([
    { limit: attemptLimits.registerFromAddress, key: caller.address },
    { limit: attemptLimits.registerOfInstallation, key: 'everybody' },
  ])
  if (waitS > 0) throw tooMany(waitS)
  const { id, homeId } = await countConflicts(needs, caller, () =>
    addPerson(needs, asker, form, invitation),
  )
  const { username, email, role } = form
  const person = { id, homeId, username, email, role }
  return { ...(await beginSession(needs, caller, person, limits.sessionLifeMs)), homeId }
}

/** The people who may register now: everybody, the person who founds the home, or those who are invited. */
export async function mayRegister({
  registration,
  people,
}: Pick<RegistrationNeeds<never>, 'registration' | 'people'>): Promise<
  'everybody' | 'founder' | 'invited'
> {
  if (registration === 'open') return 'everybody'
  return registration === 'first' && !(await people.isFounded()) ? 'founder' : 'invited'
}

const registrationClosed = () =>
  refuse('registration_closed', 'New accounts need an invitation: ask an owner of a home')

async function addPerson<Stores extends AccountStores>(
  needs: RegistrationNeeds<Stores>,
  asker: HashAsker,
  form: NewAccount,
  invitation: TakeInvitation<Stores> | undefined,
): Promise<{ id: number; homeId: number | null }> {
  const { atomically, passwords, sealKey } = needs
  const passwordHash = await passwords.choose(asker, form.password, [form.username, form.email])
  const { role, username, email, idNumber, mobile, contact, address, dateOfBirth } = form
  const createdAt = needs.clock.now()
  return atomically(async (stores) => {
    const { people, objects, audit } = stores
    await expectRoomFor({ ...needs, objects }, 'peopleMax', wholeServer)
    const enter = await invitation?.(stores)
    const founded = enter ? null : await foundHome(needs, stores, form, createdAt)
    const personId = await people.add(
      { homeId: founded, role, username, email, passwordHash, createdAt },
      { mobile, contact, address, dateOfBirth },
    )
    if (idNumber) await people.setIdNumber(personId, seal(sealKey, String(personId), idNumber))
    const author = { personId, homeId: founded }
    if (founded !== null) await audit.write('home.founded', author, {})
    await audit.write('account.registered', author, { role })
    return { id: personId, homeId: enter ? await enter(personId) : founded }
  }).catch((error) => {
    throw isConflict(error) ? emailTaken() : error
  })
}

/** Founds the home of a `user`; where only the first person may, many at once found one. */
async function foundHome<Stores extends AccountStores>(
  needs: Pick<RegistrationNeeds<Stores>, 'registration' | 'quotas'>,
  { people, objects }: AccountStores,
  form: NewAccount,
  createdAt: number,
): Promise<number | null> {
  const isFirst = needs.registration === 'first' && form.role === 'user'
  const isOpen = needs.registration === 'open' || (isFirst && (await people.markFounded(createdAt)))
  if (!isOpen) throw registrationClosed()
  if (form.role !== 'user') return null
  await expectRoomFor({ ...needs, objects }, 'homesMax', wholeServer)
  // The page tells the zone of its browser, which may know newer ones than this server.
  const timeZone = form.timeZone && knownZone(form.timeZone) ? form.timeZone : null
  return people.foundHome(createdAt, { timeZone, locale: form.locale ?? null })
}

/** The refusal of an email that another account has. */
export const emailTaken = () =>
  refuse('email_taken', 'An account with this email already exists', { field: 'email' })
