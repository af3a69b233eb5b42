import type { Kysely } from 'kysely'

/** Devices get a note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('note', 'text').execute()
}
