import type { Kysely } from 'kysely'

/** Stores for a while which board a device had before it was replaced, so that this can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('board_before', 'text').execute()
  await db.schema.alterTable('device').addColumn('board_replaced_at', 'bigint').execute()
}
