import type { Db } from '../../platform/database/schema.ts'
import { grantColumns, grantsOf, isPlacedPin } from '../access/grant-rows.ts'
import type { PersonActor } from './actor.ts'

/** Finds people with what they may reach, without any session of theirs; those whose account is closed are missing. */
export async function personActors(
  db: Db,
  personIds: readonly number[],
): Promise<Map<number, PersonActor>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .leftJoin('home', 'home.id', 'person.home_id')
    .leftJoin('access_grant as access', 'access.person_id', 'person.id')
    .leftJoin('device', (on) =>
      on.onRef('device.id', '=', 'access.device_id').on('device.deleted_at', 'is', null),
    )
    .leftJoin('pin as placed', (on) => on.on(isPlacedPin))
    .select(['person.id as person_id', 'person.username', 'person.role', 'person.home_id'])
    .select(grantColumns)
    .where('person.id', 'in', personIds)
    .where('person.disabled_at', 'is', null)
    .orderBy('access.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.person_id)].flatMap(([personId, ofPerson]) => {
      const [row] = ofPerson
      if (!row) return []
      const { username, role, home_id: homeId } = row
      const grants = role === 'guest' ? grantsOf(ofPerson) : []
      return [[personId, { kind: 'person', personId, username, role, homeId, grants }] as const]
    }),
  )
}
