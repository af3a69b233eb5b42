import type { Kysely } from 'kysely'

/** What people set about a device is counted, so that of two states of it the newer one is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('device')
    .addColumn('settings_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
