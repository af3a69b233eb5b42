import { type Kysely, sql } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/**
 * The command log refers to nothing that can be deleted, and says who asked and why; audit entries
 * wait for their link in a table of their own.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`create table command_before as
    select command.*, device.home_id from command join device on device.id = command.device_id`.execute(
    db,
  )
  const last = await lastId(db, engine)
  await db.schema.dropTable('command').execute()
  await createCommand(db, engine)
  // Without a person it gets a requester of its own, below 0, so that two never become one.
  await sql`insert into command (id, home_id, device_id, requester_kind, requester_id, cause,
      message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error,
      ended_at)
    select id, home_id, device_id, 'person', coalesce(person_id, -id), 'page',
      message_id, origin, action, pin, desired, begun_at, deadline_at, received_at, outcome, error,
      ended_at
    from command_before order by id`.execute(db)
  await db.schema.dropTable('command_before').execute()
  await keepLastId(db, engine, last)
  await db.schema
    .createTable('audit_pending')
    .addColumn('id', counterOf(engine).type, counterOf(engine).key)
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('home_id', 'integer')
    .addColumn('person_id', 'integer')
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('seal', 'text', (c) => c.notNull())
    .execute()
}

async function createCommand(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)
  await db.schema
    .createTable('command')
    .addColumn('id', counter.type, counter.key)
    .addColumn('home_id', 'integer', (c) => c.notNull())
    .addColumn('device_id', 'integer', (c) => c.notNull())
    .addColumn('requester_kind', 'text', (c) => c.notNull())
    .addColumn('requester_id', 'integer', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('pin', 'text', (c) => c.notNull())
    .addColumn('desired', 'integer', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('deadline_at', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('error', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('count', 'integer', (c) => c.notNull().defaultTo(1))
    // A message acts at most once, even when it is sent several times.
    .addUniqueConstraint('command_once', [
      'device_id',
      'requester_kind',
      'requester_id',
      'message_id',
    ])
    .execute()
  await sql`create index command_living on command (device_id, deadline_at)
    where outcome is null`.execute(db)
  await db.schema.createIndex('command_of_home').on('command').column('home_id').execute()
}

/** The highest id that was ever given: devices and the audit log know commands by it. */
async function lastId(db: Kysely<unknown>, engine: Engine): Promise<number> {
  const { rows } = await (engine === 'postgres'
    ? sql<{
        last: number
      }>`select case when is_called then last_value else 0 end as last from command_id_seq`
    : sql<{ last: number }>`select seq as last from sqlite_sequence where name = 'command'`
  ).execute(db)
  return Number(rows[0]?.last ?? 0)
}

async function keepLastId(db: Kysely<unknown>, engine: Engine, last: number): Promise<void> {
  if (last === 0) return
  if (engine === 'postgres') {
    await sql`select setval('command_id_seq', ${last})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = 'command'`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values ('command', ${last})`.execute(db)
}
