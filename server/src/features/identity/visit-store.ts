import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'

export type VisitStore = ReturnType<typeof visitStore>

/** Somebody without a page for so long was away, ms. */
const awayLeastMs = 4 * 3_600_000

/** When somebody had a page open last, and when they were away before that; epoch ms. */
export type Visit = { seenAt: number; awayFrom: number | null; backAt: number | null }

/** The visits of people: the only writer of `visit`. */
export function visitStore(db: Db) {
  return {
    of: (personId: number): Promise<Visit | undefined> =>
      db
        .selectFrom('visit')
        .select(['seen_at as seenAt', 'away_from as awayFrom', 'back_at as backAt'])
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    /** Notes that the people of these sessions have a page open, and whether they were away until now. */
    async note(sessionIds: readonly string[], now: number): Promise<void> {
      const isBack = sql`excluded.seen_at >= visit.seen_at + ${awayLeastMs}`
      await sql`
        insert into visit (person_id, seen_at)
        select distinct person_id, cast(${now} as bigint) from session
        where id in (${sql.join(sessionIds)}) and person_id is not null
        on conflict (person_id) do update set
          away_from = case when ${isBack} then visit.seen_at else visit.away_from end,
          back_at = case when ${isBack} then excluded.seen_at else visit.back_at end,
          seen_at = excluded.seen_at`.execute(db)
    },

    /** Forgets that somebody was away: they have read of it. */
    async dismissAway(personId: number): Promise<void> {
      await db
        .updateTable('visit')
        .set({ away_from: null, back_at: null })
        .where('person_id', '=', personId)
        .execute()
    },
  }
}
