import type { Kysely } from 'kysely'

/** Stores for each pin whether pages ask for a second press before they turn it on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pin').addColumn('ask_first', 'integer').execute()
}
