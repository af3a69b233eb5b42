import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { type ClockTrust, timeNotKnown } from '../../platform/clock-trust.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { fingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { expectRoomFor, type ObjectReader } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import type { JoinCodeStore } from './join-code-store.ts'
import type { MembershipStore } from './membership-store.ts'

/** The stores that a code lets somebody in with. */
export type JoinStores = {
  homes: HomeStore
  members: MembershipStore
  guests: GuestStore
  joinCodes: JoinCodeStore
  objects: ObjectReader
  audit: AuditWriter
}

type CodeNeeds = { quotas: Pick<Quotas, 'expectRoom'>; clock: Clock; clockTrust: ClockTrust }

/**
 * Lets a self-registered family or guest account into the home of a code (REG-5). The code
 * counts once; the account's open pages see the home at once.
 * @returns the name of the home; null while it has none
 * @throws Refusal 'already_in_home', 'join_code_invalid' for a code that is wrong, used or
 * over, 'join_code_other_role', 'quota_full', 'too_many_attempts', 'time_not_known'.
 */
export async function joinHome(
  needs: CodeNeeds & { atomically: Atomically<JoinStores>; attempts: Attempts; bus: Bus },
  caller: Caller,
  actor: PersonActor,
  code: string,
): Promise<string | null> {
  const { atomically, attempts, bus } = needs
  if (actor.homeId !== null) throw hasHome()
  await attempts.count(attemptLimits.joinFromAddress, caller.address)
  await attempts.count(attemptLimits.joinOfAccount, String(actor.personId))
  const { personId, role } = actor
  const { homeId, name } = await atomically(async (stores) => {
    const enter = await takeJoinCode(needs, stores, role, code)
    const homeId = await enter(personId)
    return { homeId, name: (await stores.homes.settingsOf(homeId)).name }
  })
  await publishAccessChanged(bus, [personId])
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  return name
}

/**
 * Takes a code for an account of this role, within a transaction of the caller: a refusal rolls it
 * back, so that the code is not used up.
 * @returns lets the account in, and returns the home
 * @throws Refusal 'join_code_invalid', 'join_code_other_role', 'quota_full'; 'time_not_known' while the
 * clock is in doubt.
 */
export async function takeJoinCode(
  { quotas, clock, clockTrust }: CodeNeeds,
  { members, guests, joinCodes, objects, audit }: JoinStores,
  role: Role,
  code: string,
): Promise<(personId: number) => Promise<number>> {
  // A code that is over must not become good because the clock is wrong.
  if (clockTrust.isInDoubt()) throw timeNotKnown()
  const grant = await joinCodes.take(fingerprint(code), clock.now())
  if (!grant) throw invalidCode()
  if (grant.role !== role) {
    throw refuse(
      'join_code_other_role',
      `This code is for a ${grant.role} account, and yours is a ${role} account`,
      { field: 'code' },
    )
  }
  const { homeId } = grant
  const most = grant.role === 'guest' ? 'guestsMax' : 'familyMax'
  await expectRoomFor({ quotas, objects }, most, homeId)
  return async (personId) => {
    if (!(await members.enterHome(personId, grant.role, homeId))) throw hasHome()
    if (grant.role === 'guest') await guests.give({ kind: 'person', id: personId }, grant.access)
    await audit.write('home.joined', { homeId, personId }, { role })
    return homeId
  }
}

const invalidCode = () =>
  refuse('join_code_invalid', 'This code is wrong, used or expired. Ask for a new one.', {
    field: 'code',
  })
const hasHome = () => refuse('already_in_home', 'Your account already belongs to a home')
