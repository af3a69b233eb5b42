import { type Kysely, sql } from 'kysely'

/** What was used of quotas, when the first home was founded, and what devices may still tell of earlier plans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quota_use')
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('quota_use_key', ['day', 'key'])
    .execute()
  await db.schema.alterTable('installation').addColumn('founded_at', 'bigint').execute()
  await sql`update installation set founded_at = (select min(founded_at) from home)`.execute(db)
  await db.schema
    .alterTable('device_plan')
    .addColumn('earlier', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}
