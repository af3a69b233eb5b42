import type { Db } from '../../platform/database/schema.ts'
import type { SignedIn } from './actor.ts'

export type SessionStore = ReturnType<typeof sessionStore>

/** Sessions, each with its person and what the person may reach. */
const actorsIn = (db: Db) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    // A closed account is signed out everywhere, whichever program closed it.
    .where('person.disabled_at', 'is', null)
    .leftJoin('guest_access as access', 'access.person_id', 'person.id')
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
      'access.start_at',
      'access.expires_at',
      'access.room_id',
      'access.device_id',
      'device.room_id as device_room_id',
    ])
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
      return new Map(rows.map((row) => [row.session_id, toActor(row)]))
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
        .selectFrom('guest_access')
        .innerJoin('person', 'person.id', 'guest_access.person_id')
        .select('person.id')
        .where('person.role', '=', 'guest')
        .where('guest_access.expires_at', '<=', now)
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

  function toActor(row: Row): SignedIn {
    const guest =
      row.start_at === null || row.expires_at === null
        ? null
        : {
            startAt: row.start_at,
            expiresAt: row.expires_at,
            roomId: row.room_id,
            deviceId: row.device_id,
            deviceRoomId: row.device_room_id,
          }
    return {
      kind: 'person',
      session: { id: row.session_id, expiresAt: row.session_expires_at },
      personId: row.person_id,
      username: row.username,
      role: row.role,
      homeId: row.home_id,
      guest,
    }
  }
}
