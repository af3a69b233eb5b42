import type { Kysely } from 'kysely'

/**
 * The rules of time zones that the servers of a database share, by the newest data that one of them has,
 * and the date of a schedule that was done last: other rules do not bring it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('zone_rules')
    .addColumn('time_zone', 'text', (c) => c.primaryKey())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('schedule').addColumn('done_date', 'text').execute()
}
