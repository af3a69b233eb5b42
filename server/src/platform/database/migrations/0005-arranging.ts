import type { Kysely } from 'kysely'

/** What people decide about a home by hand: which devices are on their way out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('deleted_at', 'bigint').execute()
}
