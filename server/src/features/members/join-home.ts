import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
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
import type { JoinCodeStore } from './join-code-store.ts'
import type { MembershipStore } from './membership-store.ts'

/**
 * Lets a self-registered family or guest account into the home of a code (REG-5). The code
 * counts once; the account's open pages see the home at once.
 * @returns the name of the home, empty while it has none
 * @throws Refusal 'already_in_home', 'join_code_invalid' for a code that is wrong, used or
 * over, 'join_code_other_role', 'too_many_attempts'.
 */
export async function joinHome(
  needs: {
    atomically: Atomically<{
      homes: HomeStore
      members: MembershipStore
      guests: GuestStore
      joinCodes: JoinCodeStore
      audit: AuditWriter
    }>
    attempts: Attempts
    bus: Bus
    clock: Clock
  },
  caller: Caller,
  actor: PersonActor,
  code: string,
): Promise<string> {
  const { atomically, attempts, bus, clock } = needs
  if (actor.homeId !== null) throw hasHome()
  await attempts.count(attemptLimits.joinFromAddress, caller.address)
  await attempts.count(attemptLimits.joinOfAccount, String(actor.personId))
  const { personId, role } = actor
  const { homeId, name } = await atomically(
    async ({ homes, members, guests, joinCodes, audit }) => {
      const grant = await joinCodes.take(fingerprint(code), clock.now())
      if (!grant) throw invalidCode()
      // A refusal from here on rolls the transaction back, so the code is not used up.
      if (grant.role !== actor.role) {
        throw refuse(
          'join_code_other_role',
          `This code is for a ${grant.role} account, and yours is a ${actor.role} account`,
          { field: 'code' },
        )
      }
      if (!(await members.enterHome(personId, grant.role, grant.homeId))) throw hasHome()
      if (grant.role === 'guest') {
        await guests.give({ kind: 'person', id: personId }, grant.access)
      }
      await audit.write('home.joined', { homeId: grant.homeId, personId }, { role })
      return { homeId: grant.homeId, name: (await homes.settingsOf(grant.homeId)).name }
    },
  )
  await publishAccessChanged(bus, [personId])
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  return name
}

const invalidCode = () =>
  refuse('join_code_invalid', 'This code is wrong, has been used, or has run out', {
    field: 'code',
  })
const hasHome = () => refuse('already_in_home', 'Your account already belongs to a home')
