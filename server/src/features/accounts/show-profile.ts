import { permissionsOf } from '@roomwire/contracts/vocabulary/role.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import { unseal } from '../../platform/sealed.ts'
import type { Actor } from '../identity/actor.ts'
import type { GuestStore } from '../identity/guest-store.ts'
import { mayPerson } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { lastFour } from './last-four.ts'

/**
 * A person's profile (API-4), the ID number masked to its last four characters.
 * @throws Refusal 'not_found' for everybody the actor may not see.
 */
export async function showProfile(
  {
    people,
    guests,
    sealKey,
    clock,
  }: { people: PersonStore; guests: GuestStore; sealKey: Buffer; clock: Clock },
  actor: Actor,
  personId: number,
) {
  const row = await find(people, actor, personId)
  const seen = row && mayPerson(actor, 'see', { ...row, homeId: row.home_id }, clock.now())
  if (!row || !seen) throw refuse('not_found', 'User not found')
  const access = await guests.accessOf(personId)
  const idNumber = row.id_number && masked(unseal(sealKey, String(row.id), row.id_number))
  return {
    user: {
      user_id: row.id,
      username: row.username,
      email: row.email,
      mobile: row.mobile,
      contact: row.contact,
      address: row.address,
      id_number: idNumber,
      date_of_birth: row.date_of_birth,
      role: row.role,
      role_name: row.role,
      permissions: permissionsOf(row.role),
      created_at: row.created_at,
      expires_at: access?.expiresAt ?? null,
      has_home: row.home_id !== null,
    },
  }
}

function masked(text: string): string {
  return lastFour(text).padStart(text.length, 'X')
}

/** Looks for nobody outside the actor's home. */
async function find(people: PersonStore, actor: Actor, personId: number) {
  if (personId === actor.personId) return people.row(personId)
  return actor.homeId === null ? undefined : people.member(actor.homeId, personId)
}
