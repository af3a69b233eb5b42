import type { Db } from '../../platform/database/schema.ts'
import { grantColumns, grantOf } from '../access/grant-rows.ts'
import type { SignedIn } from './actor.ts'

export type SessionStore = ReturnType<typeof sessionStore>

/** Sessions, each with its person and what the person may reach. */
const actorsIn = (db: Db) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    // A closed account is signed out everywhere, whichever program closed it.
    .where('person.disabled_at', 'is', null)
    .leftJoin('home', 'home.id', 'person.home_id')
    .leftJoin('access_grant as access', 'access.person_id', 'person.id')
    .leftJoin('device', (on) =>
      on.onRef('device.id', '=', 'access.device_id').on('device.deleted_at', 'is', null),
    )
    .select([
      'session.id as session_id',
      'session.expires_at as session_expires_at',
      'person.id as person_id',
      'person.username',
      'person.role',
      'person.home_id',
      ...grantColumns,
    ])
    .orderBy('access.id')
type Row = Awaited<ReturnType<ReturnType<typeof actorsIn>['execute']>>[number]

/** A session, as its person sees it. Instants are epoch ms. */
export type StoredSession = {
  id: string
  /** The name that the browser gives itself. */
  userAgent: string | null
  createdAt: number
  /** To the minute; null until it was used again after signing in. */
  lastUsedAt: number | null
  expiresAt: number
}

/** Sessions and one-time tickets. This is the only writer of `session` and `live_ticket`. */
export function sessionStore(db: Db) {
  return {
    async begin(session: {
      id: string
      personId: number
      createdAt: number
      expiresAt: number
      userAgent: string | null
    }): Promise<void> {
      await db
        .insertInto('session')
        .values({
          id: session.id,
          person_id: session.personId,
          created_at: session.createdAt,
          expires_at: session.expiresAt,
          user_agent: session.userAgent,
        })
        .execute()
    },

    /** Finds the people of sessions; those that have run out are missing from the map. */
    async actors(sessionIds: readonly string[], now: number): Promise<Map<string, SignedIn>> {
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
    },

    async end(sessionId: string): Promise<void> {
      await db.deleteFrom('session').where('id', '=', sessionId).execute()
    },

    /** A person's sessions that have not run out, newest first. */
    ofPerson: (personId: number, now: number): Promise<StoredSession[]> =>
      db
        .selectFrom('session')
        .select([
          'id',
          'user_agent as userAgent',
          'created_at as createdAt',
          'last_used_at as lastUsedAt',
          'expires_at as expiresAt',
        ])
        .where('person_id', '=', personId)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .execute(),

    /** Ends a session if it is this person's; returns whether it was. */
    async endOneOf(personId: number, sessionId: string): Promise<boolean> {
      const row = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .where('person_id', '=', personId)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async endAllOf(personId: number): Promise<void> {
      await db.deleteFrom('session').where('person_id', '=', personId).execute()
    },

    async endOthersOf(personId: number, keptId: string): Promise<void> {
      await db
        .deleteFrom('session')
        .where('person_id', '=', personId)
        .where('id', '!=', keptId)
        .execute()
    },

    async markUsed(sessionIds: readonly string[], now: number): Promise<void> {
      await db
        .updateTable('session')
        .set({ last_used_at: now })
        .where('id', 'in', sessionIds)
        .execute()
    },

    /** Ends the sessions of guests whose time is over; returns each of these guests once. */
    async endOfExpiredGuests(now: number): Promise<{ personId: number; homeId: number | null }[]> {
      const expired = db
        .selectFrom('access_grant')
        .innerJoin('person', 'person.id', 'access_grant.person_id')
        .select('person.id')
        .where('person.role', '=', 'guest')
        .groupBy('person.id')
        .having(({ fn }) => fn.max('access_grant.expires_at'), '<=', now)
      const ended = await db
        .deleteFrom('session')
        .where('person_id', 'in', expired)
        .returning('person_id')
        .execute()
      if (ended.length === 0) return []
      const ids = [...new Set(ended.map(({ person_id }) => person_id))]
      return db
        .selectFrom('person')
        .select(['id as personId', 'home_id as homeId'])
        .where('id', 'in', ids)
        .execute()
    },

    /** Deletes what has run out. */
    async sweep(now: number): Promise<void> {
      await db.deleteFrom('session').where('expires_at', '<=', now).execute()
      await db.deleteFrom('live_ticket').where('expires_at', '<=', now).execute()
    },

    async addTicket(ticketHash: string, sessionId: string, expiresAt: number): Promise<void> {
      await db
        .insertInto('live_ticket')
        .values({ ticket_hash: ticketHash, session_id: sessionId, expires_at: expiresAt })
        .execute()
    },

    /** Removes a ticket and returns its session; of many calls at once only one gets it. */
    async takeTicket(ticketHash: string, now: number): Promise<string | undefined> {
      const row = await db
        .deleteFrom('live_ticket')
        .where('ticket_hash', '=', ticketHash)
        .returning(['session_id', 'expires_at'])
        .executeTakeFirst()
      return row && row.expires_at > now ? row.session_id : undefined
    },
  }

  /** From one row a grant. */
  function toActor(rows: readonly Row[]): SignedIn | undefined {
    const [row] = rows
    if (!row) return undefined
    return {
      kind: 'person',
      session: { id: row.session_id, expiresAt: row.session_expires_at },
      personId: row.person_id,
      username: row.username,
      role: row.role,
      homeId: row.home_id,
      grants: row.role === 'guest' ? rows.flatMap((one) => grantOf(one) ?? []) : [],
    }
  }
}
