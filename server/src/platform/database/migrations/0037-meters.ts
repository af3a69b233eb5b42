import type { Kysely } from 'kysely'

/** Which readings of a device count for what was used, by their keys; null while nobody has chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('meters', 'text').execute()
}
