import type { Kysely } from 'kysely'

/** What people decide by hand: which devices are on their way out, and the icons of pins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('deleted_at', 'bigint').execute()
  await db.schema.alterTable('pin').addColumn('icon', 'text').execute()
}
