import { type IdSpan, lookThrough, newestId } from '../../platform/database/look-through.ts'
import type { Db } from '../../platform/database/schema.ts'
import { presentEventName } from './present-names.ts'

export type PersonEvents = ReturnType<typeof personEvents>

/** The entries of the audit log about what a person did, for that person. */
export const personEvents = (db: Db) => ({
  newestId: () => newestId(db, 'audit'),

  /** The next page of them, with today's names of the events. */
  async page(personId: number, span: IdSpan) {
    const { rows, lookedUpTo } = await lookThrough(db, 'audit', span, ({ after, until }, most) =>
      db
        .selectFrom('audit')
        .select(['id', 'at', 'event'])
        .where('person_id', '=', personId)
        .where('id', '>', after)
        .where('id', '<=', until)
        .orderBy('id')
        .limit(most)
        .execute(),
    )
    const named = rows.map(({ at, event }) => ({ at, event: presentEventName(event) }))
    return { rows: named, lookedUpTo }
  },
})
