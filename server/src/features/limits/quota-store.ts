import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/transactions.ts'

export type QuotaStore = ReturnType<typeof quotaStore>

/** The use of one quota since it was stored last. */
export type QuotaUse = { key: string; used: number }

/** For how many days use is kept, on both sides of today: a clock may be wrong for a while. */
const keptDays = 7

/** The use of the quotas of a day: the only writer of `quota_use`. Replicas add to each other's. */
export function quotaStore(db: Db, bestEffort: Transaction) {
  return {
    of: (day: number): Promise<QuotaUse[]> =>
      db.selectFrom('quota_use').select(['key', 'used']).where('day', '=', day).execute(),

    /** Adds use, and returns how much it is by now. */
    add: (day: number, uses: readonly QuotaUse[]): Promise<QuotaUse[]> =>
      bestEffort((on) =>
        on
          .insertInto('quota_use')
          // In one order, so that replicas do not wait for each other.
          .values(uses.toSorted(byKey).map((use) => ({ day, ...use })))
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'key'])
              .doUpdateSet({ used: sql<number>`quota_use.used + excluded.used` }),
          )
          .returning(['key', 'used'])
          .execute(),
      ),

    /** Removes the use of days more than `keptDays` away. */
    async sweep(day: number): Promise<void> {
      await db
        .deleteFrom('quota_use')
        .where(({ eb, or }) => or([eb('day', '<', day - keptDays), eb('day', '>', day + keptDays)]))
        .execute()
    },
  }
}

const byKey = (one: QuotaUse, other: QuotaUse) => (one.key < other.key ? -1 : 1)
