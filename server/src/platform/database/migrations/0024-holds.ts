import type { Kysely } from 'kysely'

/** For how long what somebody has switched is held against schedules, and which change was let go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('home')
    .addColumn('hold_s', 'integer', (c) => c.notNull().defaultTo(7_200))
    .execute()
  await db.schema.alterTable('pin').addColumn('let_go_of', 'bigint').execute()
}
