import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { type GrantRow, grantColumns, grantJoins, grantsOf } from '../access/grant-rows.ts'
import type { PersonActor } from './actor.ts'

type Row = GrantRow & {
  person_id: number
  username: string
  role: PersonActor['role']
  home_id: number | null
}

/** Finds people with their grants, without any session of theirs; those whose account is closed are missing. */
export async function personActors(
  db: Db,
  personIds: readonly number[],
): Promise<Map<number, PersonActor>> {
  if (personIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select person.id as person_id, person.username, person.role, person.home_id, ${grantColumns}
    from person
    left join home on home.id = person.home_id
    left join access_grant as access on access.person_id = person.id
    ${grantJoins}
    where person.id in (${sql.join(personIds)}) and person.disabled_at is null
    order by access.id`.execute(db)
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
