import type { Kysely } from 'kysely'

/** What devices were given to do by themselves, and which version of that each has stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device_plan')
    .addColumn('device_id', 'integer', (c) =>
      c.primaryKey().references('device.id').onDelete('cascade'),
    )
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('stored', 'text', (c) => c.notNull())
    .execute()
}
