import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { type GrantRow, grantColumns, grantJoins, grantsOf } from '../access/grant-rows.ts'
import type { PersonActor, SessionActor } from './actor.ts'

type Row = GrantRow & {
  session_id: string
  session_expires_at: number
  person_id: number | null
  username: string | null
  role: PersonActor['role'] | null
  home_id: number | null
  pass_id: number | null
  pass_home_id: number | null
}

/**
 * Finds the actors behind sessions, with their grants; sessions that have run out are missing
 * from the map, and those of closed accounts, whichever program closed them.
 */
export async function sessionActors(
  db: Db,
  sessionIds: readonly string[],
  now: number,
): Promise<Map<string, SessionActor>> {
  if (sessionIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select session.id as session_id, session.expires_at as session_expires_at,
      person.id as person_id, person.username, person.role, person.home_id, pass.id as pass_id,
      pass.home_id as pass_home_id, ${grantColumns}
    from session
    left join person on person.id = session.person_id
    left join pass on pass.id = session.pass_id
    left join home on home.id = coalesce(person.home_id, pass.home_id)
    left join access_grant as access
      on access.person_id = session.person_id or access.pass_id = session.pass_id
    ${grantJoins}
    where session.id in (${sql.join(sessionIds)}) and session.expires_at > ${now}
      and person.disabled_at is null
    order by access.id`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.session_id)].flatMap(([id, ofSession]) => {
      const actor = toActor(ofSession)
      return actor ? [[id, actor]] : []
    }),
  )
}

/** The actor of a session, from the rows of its grants. */
function toActor(rows: readonly Row[]): SessionActor | undefined {
  const [row] = rows
  if (!row) return undefined
  const session = { id: row.session_id, expiresAt: row.session_expires_at }
  const { pass_id: passId, pass_home_id: passHomeId } = row
  if (passId !== null && passHomeId !== null) {
    return {
      kind: 'pass',
      session,
      passId,
      role: 'guest',
      homeId: passHomeId,
      grants: grantsOf(rows),
    }
  }
  const { person_id: personId, username, role } = row
  if (personId === null || username === null || role === null) return undefined
  return {
    kind: 'person',
    session,
    personId,
    username,
    role,
    homeId: row.home_id,
    grants: role === 'guest' ? grantsOf(rows) : [],
  }
}
