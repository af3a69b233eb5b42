import type { Kysely } from 'kysely'

/** A home can have a name; it is empty until somebody gives one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('home')
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
