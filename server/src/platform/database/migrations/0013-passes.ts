import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/**
 * A pass lets whoever has its link into a home without an account: grants and sessions belong to a
 * person or to a pass, exactly one of them.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)
  await db.schema
    .createTable('pass')
    .addColumn('id', counter.type, counter.key)
    .addColumn('home_id', 'integer', (c) => c.notNull().references('home.id').onDelete('cascade'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('pin_hash', 'text')
    .addColumn('browsers_max', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('pass_home_id').on('pass').column('home_id').execute()
  for (const table of [accessGrant, session]) {
    if (engine === 'postgres') await addPassId(db, table.name)
    else await rebuild(db, table)
  }
  for (const { name } of [accessGrant, session]) {
    await db.schema.createIndex(`${name}_pass_id`).on(name).column('pass_id').execute()
  }
}

const oneHolder = sql`(person_id is null) <> (pass_id is null)`

async function addPassId(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('pass_id', 'integer', (c) => c.references('pass.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable(table)
    .alterColumn('person_id', (c) => c.dropNotNull())
    .execute()
  await db.schema.alterTable(table).addCheckConstraint(`${table}_holder`, oneHolder).execute()
}

type Columns = (table: CreateTableBuilder<string>) => CreateTableBuilder<string>
type Table = {
  name: string
  columns: Columns
  /** Fills the new one from the old one. */
  copy: RawBuilder<unknown>
  /** The index of each of these columns. */
  indexes: Record<string, string>
}

const holder: Columns = (table) =>
  table.addColumn('person_id', 'integer', (c) => c.references('person.id').onDelete('cascade'))

const accessGrant: Table = {
  name: 'access_grant',
  columns: (table) =>
    holder(table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement()))
      .addColumn('scope', 'text', (c) => c.notNull())
      // Cascade, not null: a guest of a deleted room must not get the whole home.
      .addColumn('room_id', 'integer', (c) => c.references('room.id').onDelete('cascade'))
      .addColumn('device_id', 'integer', (c) => c.references('device.id').onDelete('cascade'))
      .addColumn('access_right', 'text', (c) => c.notNull())
      .addColumn('start_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('windows', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('paused_at', 'bigint')
      .addCheckConstraint(
        'access_grant_scope',
        sql`(scope = 'home' and room_id is null and device_id is null)
          or (scope = 'room' and room_id is not null and device_id is null)
          or (scope = 'device' and room_id is null and device_id is not null)`,
      ),
  copy: sql`insert into access_grant_next (id, person_id, scope, room_id, device_id, access_right,
      start_at, expires_at, windows, paused_at)
    select id, person_id, scope, room_id, device_id, access_right,
      start_at, expires_at, windows, paused_at
    from access_grant`,
  indexes: {
    access_grant_person_id: 'person_id',
    access_grant_room_id: 'room_id',
    access_grant_device_id: 'device_id',
  },
}

const session: Table = {
  name: 'session',
  columns: (table) =>
    holder(table.addColumn('id', 'text', (c) => c.primaryKey()))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('user_agent', 'text')
      .addColumn('last_used_at', 'bigint'),
  copy: sql`insert into session_next (id, person_id, created_at, expires_at, user_agent, last_used_at)
    select id, person_id, created_at, expires_at, user_agent, last_used_at from session`,
  indexes: { session_by_person: 'person_id' },
}

/** SQLite takes no `not null` away: the table is made again, and ids go on from the last one. */
async function rebuild(
  db: Kysely<unknown>,
  { name, columns, copy, indexes }: Table,
): Promise<void> {
  const { rows } = await sql<{
    seq: number
  }>`select seq from sqlite_sequence where name = ${name}`.execute(db)
  await columns(db.schema.createTable(`${name}_next`))
    .addColumn('pass_id', 'integer', (c) => c.references('pass.id').onDelete('cascade'))
    .addCheckConstraint(`${name}_holder`, oneHolder)
    .execute()
  await copy.execute(db)
  await db.schema.dropTable(name).execute()
  await db.schema.alterTable(`${name}_next`).renameTo(name).execute()
  for (const [index, column] of Object.entries(indexes)) {
    await db.schema.createIndex(index).on(name).column(column).execute()
  }
  const [last] = rows
  if (last) {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last.seq})`.execute(db)
  }
}
