import type { Kysely } from 'kysely'

/** Whether a schedule is done late where nobody looked when it was due: 1 for yes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('schedule')
    .addColumn('catch_up', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
