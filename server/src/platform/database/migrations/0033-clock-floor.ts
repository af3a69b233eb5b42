import type { Kysely } from 'kysely'

/** The latest time that was confirmed, so that a start with a wrong clock is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('installation').addColumn('clock_floor', 'bigint').execute()
}
