import type { Kysely } from 'kysely'

/** Until when the past of a home was made up, so that a demo has something to show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('home').addColumn('made_up_until', 'bigint').execute()
}
