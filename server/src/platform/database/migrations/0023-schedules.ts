import { type Kysely, sql } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/** What is to be done at certain times, what came of it, and where a home is: the sun rises there. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const [column, type] of ofHome) {
    await db.schema.alterTable('home').addColumn(column, type).execute()
  }
  const counter = counterOf(engine)
  await db.schema
    .createTable('schedule')
    .addColumn('id', counter.type, counter.key)
    .addColumn('home_id', 'integer', (c) => c.notNull().references('home.id').onDelete('cascade'))
    .addColumn('made_by', 'integer', (c) => c.references('person.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('pins', 'text', (c) => c.notNull())
    .addColumn('lease_s', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('skip_at', 'bigint')
    .addColumn('paused_at', 'bigint')
    .addColumn('paused_why', 'text')
    .execute()
  await db.schema.createIndex('schedule_home_id').on('schedule').column('home_id').execute()
  await db.schema.createIndex('schedule_made_by').on('schedule').column('made_by').execute()
  await sql`create index schedule_due on schedule (next_at) where next_at is not null`.execute(db)
  await db.schema
    .createTable('schedule_run')
    .addColumn('schedule_id', 'integer', (c) =>
      c.notNull().references('schedule.id').onDelete('cascade'),
    )
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text')
    // Whoever stores it may act: once for each time.
    .addPrimaryKeyConstraint('schedule_run_once', ['schedule_id', 'due_at'])
    .execute()
  await sql`create index schedule_run_begun on schedule_run (begun_at) where outcome is null`.execute(
    db,
  )
}

const ofHome = [
  ['latitude', 'integer'],
  ['longitude', 'integer'],
  ['schedules_paused_until', 'bigint'],
] as const
