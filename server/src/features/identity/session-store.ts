import { objectLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { expiredGuestIds } from '../access/guest-accounts.ts'
import { type Holder, holderColumns } from '../access/holder.ts'
import type { SessionActor } from './actor.ts'
import { sessionActors } from './session-actors.ts'

export type SessionStore = ReturnType<typeof sessionStore>

const storedColumns = [
  'session.id',
  'session.user_agent as userAgent',
  'session.created_at as createdAt',
  'session.last_used_at as lastUsedAt',
  'session.expires_at as expiresAt',
] as const

/** A session, as its person sees it. Instants are epoch ms. */
export type StoredSession = {
  id: string
  /** The name that the browser gives itself. */
  userAgent: string | null
  createdAt: number
  /** The last use, to the minute; null until it was used again after signing in. */
  lastUsedAt: number | null
  expiresAt: number
}

/** Sessions and one-time tickets. This is the only writer of `session` and `live_ticket`. */
export function sessionStore(db: Db) {
  const ofPerson = (personId: number) =>
    db.selectFrom('session').select(storedColumns).where('person_id', '=', personId)

  return {
    async begin(session: {
      id: string
      holder: Holder
      createdAt: number
      expiresAt: number
      userAgent: string | null
    }): Promise<void> {
      await db
        .insertInto('session')
        .values({
          id: session.id,
          ...holderColumns(session.holder),
          created_at: session.createdAt,
          expires_at: session.expiresAt,
          user_agent: session.userAgent,
        })
        .execute()
      if (session.holder.kind === 'person') await endOldest(db, session.holder.id)
    },

    /** Finds the actors behind sessions; those that have run out are missing from the map. */
    actors: (sessionIds: readonly string[], now: number): Promise<Map<string, SessionActor>> =>
      sessionActors(db, sessionIds, now),

    async end(sessionId: string): Promise<void> {
      await db.deleteFrom('session').where('id', '=', sessionId).execute()
    },

    /** A person's sessions that have not run out, newest first. */
    ofPerson: (personId: number, now: number): Promise<StoredSession[]> =>
      ofPerson(personId).where('expires_at', '>', now).orderBy('created_at', 'desc').execute(),

    /** All sessions of a person that follow one, in the order in which they began. */
    pageOfPerson: (
      personId: number,
      after: Pick<StoredSession, 'createdAt' | 'id'>,
      most: number,
    ): Promise<StoredSession[]> =>
      ofPerson(personId)
        .where(sql<boolean>`(created_at, id) > (${after.createdAt}, ${after.id})`)
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        .execute(),

    /** The browsers that hold each pass of a home, the latest first. */
    async ofPasses(homeId: number, now: number): Promise<Map<number, StoredSession[]>> {
      const rows = await db
        .selectFrom('session')
        .innerJoin('pass', 'pass.id', 'session.pass_id')
        .select([...storedColumns, 'pass.id as passId'])
        .where('pass.home_id', '=', homeId)
        .where('session.expires_at', '>', now)
        .orderBy('session.created_at', 'desc')
        .execute()
      return Map.groupBy(rows, ({ passId }) => passId)
    },

    /** How many browsers hold a pass. */
    async countOfPass(passId: number, now: number): Promise<number> {
      const { count } = await db
        .selectFrom('session')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('pass_id', '=', passId)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Ends a session if it is of this holder; returns whether it was. */
    async endOneOf({ kind, id }: Holder, sessionId: string): Promise<boolean> {
      const row = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .where(kind === 'person' ? 'person_id' : 'pass_id', '=', id)
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
      const ended = await db
        .deleteFrom('session')
        .where('person_id', 'in', expiredGuestIds(db, now))
        .returning('person_id')
        .execute()
      if (ended.length === 0) return []
      const ids = [...new Set(ended.flatMap(({ person_id }) => person_id ?? []))]
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
}

/** Ends the oldest session of a person who has too many: one more begins, and one ends. */
async function endOldest(db: Db, personId: number): Promise<void> {
  const own = db.selectFrom('session').where('person_id', '=', personId)
  const { count } = await own
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count <= objectLimits.sessionsMax) return
  await db
    .deleteFrom('session')
    .where('id', '=', own.select('id').orderBy('created_at').orderBy('id').limit(1))
    .execute()
}
