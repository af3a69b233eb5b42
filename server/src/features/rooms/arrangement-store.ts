import type { Db, Schema } from '../../platform/database/schema.ts'

export type ArrangementStore = ReturnType<typeof arrangementStore>

/** The kinds of lists that a person arranges. */
export type ArrangementKind = Schema['arrangement']['kind']

/** The arrangements of all people: the only writer of `arrangement`. */
export function arrangementStore(db: Db) {
  return {
    /**
     * The ids in the orders of this person; those that they have not named are missing. Some may be
     * deleted, or hidden from them.
     */
    async of(personId: number): Promise<Record<ArrangementKind, number[]>> {
      const rows = await db
        .selectFrom('arrangement')
        .select(['kind', 'ids'])
        .where('person_id', '=', personId)
        .execute()
      const idsOf = (kind: ArrangementKind) => idsIn(rows.find((row) => row.kind === kind)?.ids)
      return { rooms: idsOf('rooms'), devices: idsOf('devices') }
    },

    /** The orders of this person, and when each was changed (epoch ms). */
    async all(personId: number) {
      const rows = await db
        .selectFrom('arrangement')
        .select(['kind', 'ids', 'changed_at as changedAt'])
        .where('person_id', '=', personId)
        .orderBy('kind')
        .execute()
      return rows.map(({ ids, ...row }) => ({ ...row, ids: idsIn(ids) }))
    },

    async set(
      personId: number,
      kind: ArrangementKind,
      ids: readonly number[],
      now: number,
    ): Promise<void> {
      const row = { ids: ids.join(), changed_at: now }
      await db
        .insertInto('arrangement')
        .values({ person_id: personId, kind, ...row })
        .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(row))
        .execute()
    },
  }
}

const idsIn = (text = '') => (text === '' ? [] : text.split(',').map(Number))
