import type { Kysely } from 'kysely'

/** Stores for each device by which keys its board names its pins, where that has taken another one's place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('pin_aliases', 'text').execute()
}
