import type { Kysely } from 'kysely'

/** The newest migration that a replica knows: replicas of different versions learn of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('replica')
    .addColumn('newest_migration', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
