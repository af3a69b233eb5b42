import { type Kysely, sql } from 'kysely'

/**
 * What devices have changed by themselves, and of each pin its last change. Like the command log it
 * refers to nothing that can be deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('home_id', 'integer', (c) => c.notNull())
    .addColumn('device_id', 'integer', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('activity_once', ['device_id', 'part', 'at'])
    .execute()
  await db.schema
    .createIndex('activity_of_home')
    .on('activity')
    .columns(['home_id', 'at'])
    .execute()
  await db.schema.dropIndex('command_of_home').execute()
  await db.schema
    .createIndex('command_of_home')
    .on('command')
    .columns(['home_id', 'begun_at'])
    .execute()
  await sql`create index audit_of_home on audit (home_id, at) where home_id is not null`.execute(db)
  for (const [column, type] of lastChange) {
    await db.schema.alterTable('pin').addColumn(column, type).execute()
  }
}

const lastChange = [
  ['changed_at', 'bigint'],
  ['changed_cause', 'text'],
  ['changed_by_kind', 'text'],
  ['changed_by', 'integer'],
] as const
