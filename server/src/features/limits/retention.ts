import type { Db } from '../../platform/database/schema.ts'

/** For how many days things are kept; null where nobody has set it on a page. */
type StoredRetention = {
  readingsDays: number | null
  logDays: number | null
  activityDays: number | null
}

/** For how many days samples, the log and the activity are kept. */
export type Retention = { [Kind in keyof StoredRetention]: number }

/** The days for which samples are kept where nobody has set it. */
const usualReadingsDays = 90

export type RetentionStore = ReturnType<typeof retentionStore>

/** The retention set on a page: the only writer of these columns of `installation`. */
export function retentionStore(db: Db) {
  return {
    async read(): Promise<StoredRetention> {
      const row = await db
        .selectFrom('installation')
        .select(['readings_days', 'log_days', 'activity_days'])
        .executeTakeFirst()
      return {
        readingsDays: row?.readings_days ?? null,
        logDays: row?.log_days ?? null,
        activityDays: row?.activity_days ?? null,
      }
    },

    async write({ readingsDays, logDays, activityDays }: Retention): Promise<void> {
      await db
        .updateTable('installation')
        .set({ readings_days: readingsDays, log_days: logDays, activity_days: activityDays })
        .execute()
    },
  }
}

export type RetentionNeeds = {
  retention: Pick<RetentionStore, 'read'>
  /** The setting LOG_DAYS; it counts until somebody sets another number on a page. */
  logDays: number
}

/** For how long things are kept. The log seals the activity, which is therefore kept as long at least. */
export async function retentionOf({ retention, logDays }: RetentionNeeds): Promise<Retention> {
  const stored = await retention.read()
  const log = stored.logDays ?? logDays
  return {
    readingsDays: stored.readingsDays ?? usualReadingsDays,
    logDays: log,
    activityDays: Math.max(stored.activityDays ?? log, log),
  }
}
