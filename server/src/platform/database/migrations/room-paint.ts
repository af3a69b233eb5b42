import type { Kysely } from 'kysely'

/** Stores the paint that somebody has chosen for a room. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('room').addColumn('paint', 'text').execute()
}
