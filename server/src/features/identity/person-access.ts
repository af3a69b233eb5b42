import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { isActive, type PersonActor } from './actor.ts'

/** A person, as the access rules see them. */
export type PersonObject = { id: number; homeId: number | null; role: PersonActor['role'] }

/**
 * Decides what one person may do with another. Everybody may see themselves. Managers of
 * a home may see its members, manage its family and guests (ROLE-2), and make family
 * members co-owners and back again, but they never decide about their own role or that of
 * the founder. Everything else is denied.
 */
export function mayPerson(
  actor: PersonActor,
  action: 'see' | 'manage' | 'appoint',
  person: PersonObject,
  now: number,
): boolean {
  if (!isActive(actor, now)) return false
  if (action === 'see' && person.id === actor.personId) return true
  const sameHome = actor.homeId !== null && actor.homeId === person.homeId
  if (!sameHome || !manages(actor.role)) return false
  if (action === 'appoint') {
    return person.id !== actor.personId && (person.role === 'family' || person.role === 'admin')
  }
  return action === 'see' || person.role === 'family' || person.role === 'guest'
}

/** Whether the actor manages the home they belong to (ROLE-2). */
export function managesHome(actor: PersonActor): actor is PersonActor & { homeId: number } {
  return actor.homeId !== null && manages(actor.role)
}
