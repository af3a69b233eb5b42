import type { Db } from '../../platform/database/schema.ts'
import { grantColumns, grantsOf, isPlacedPin } from '../access/grant-rows.ts'
import type { SessionActor } from './actor.ts'

/** Sessions, each with its person or pass, and what they may reach. */
const actorsIn = (db: Db) =>
  db
    .selectFrom('session')
    .leftJoin('person', 'person.id', 'session.person_id')
    .leftJoin('pass', 'pass.id', 'session.pass_id')
    // A closed account is signed out everywhere, whichever program closed it.
    .where('person.disabled_at', 'is', null)
    .leftJoin('home', (on) =>
      on.on('home.id', '=', ({ fn }) => fn.coalesce('person.home_id', 'pass.home_id')),
    )
    .leftJoin('access_grant as access', (on) =>
      on.on(({ eb, or, ref }) =>
        or([
          eb('access.person_id', '=', ref('session.person_id')),
          eb('access.pass_id', '=', ref('session.pass_id')),
        ]),
      ),
    )
    .leftJoin('device', (on) =>
      on.onRef('device.id', '=', 'access.device_id').on('device.deleted_at', 'is', null),
    )
    .leftJoin('pin as placed', (on) => on.on(isPlacedPin))
    .select([
      'session.id as session_id',
      'session.expires_at as session_expires_at',
      'person.id as person_id',
      'person.username',
      'person.role',
      'person.home_id',
      'pass.id as pass_id',
      'pass.home_id as pass_home_id',
      ...grantColumns,
    ])
    .orderBy('access.id')
type Row = Awaited<ReturnType<ReturnType<typeof actorsIn>['execute']>>[number]

/** Finds whoever is behind sessions; those that have run out are missing from the map. */
export async function sessionActors(
  db: Db,
  sessionIds: readonly string[],
  now: number,
): Promise<Map<string, SessionActor>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await actorsIn(db)
    .where('session.id', 'in', sessionIds)
    .where('session.expires_at', '>', now)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.session_id)].flatMap(([id, ofSession]) => {
      const actor = toActor(ofSession)
      return actor ? [[id, actor]] : []
    }),
  )
}

/** From the rows of its grants. */
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
