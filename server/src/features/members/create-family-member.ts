import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { countConflicts, type DiscoveryNeeds } from '../accounts/account-discovery.ts'
import { emailTaken } from '../accounts/register.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { hashAskerOf, type PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { expectRoomFor, type ObjectReader, wholeServer } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import { type FamilyMember, familyNotAllowed } from './list-family.ts'

/** The account of a family member. */
export type FamilyForm = { username: string; email: string; password: string }

type Needs = DiscoveryNeeds & {
  atomically: Atomically<{ people: PersonStore; objects: ObjectReader; audit: AuditWriter }>
  quotas: Pick<Quotas, 'expectRoom'>
  passwords: Passwords
  bus: Bus
  clock: Clock
}

/**
 * Creates a family member's account (API-19).
 * @throws Refusal 'forbidden' for somebody who manages no home, 'password_too_common',
 * 'email_taken', 'too_many_attempts', 'quota_full', 'server_busy'.
 */
export async function createFamilyMember(
  needs: Needs,
  actor: PersonActor,
  { username, email, password }: FamilyForm,
): Promise<FamilyMember> {
  const { atomically, passwords, bus, clock } = needs
  if (!managesHome(actor)) throw familyNotAllowed()
  const { homeId } = actor
  const passwordHash = await passwords.choose(hashAskerOf(actor), password, [username, email])
  const createdAt = clock.now()
  const account = { homeId, role: 'family', username, email, passwordHash, createdAt } as const
  const id = await countConflicts(needs, actor, () =>
    atomically(async ({ people, objects, audit }) => {
      await expectRoomFor({ ...needs, objects }, 'peopleMax', wholeServer)
      await expectRoomFor({ ...needs, objects }, 'familyMax', homeId)
      const member = await people.add({ ...account, madeByHome: 1 })
      await audit.write('family.created', actor, { member })
      return member
    }).catch((error) => {
      throw isConflict(error) ? emailTaken() : error
    }),
  )
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  return { personId: id, username, email, createdAt, isOwnAccount: false }
}
