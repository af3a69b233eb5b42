import { makeDatabasePlace } from '@roomwire/testing/worlds/test-database.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Migrations } from './migrations.ts'
import { DatabaseError, type DatabasePlace, openDatabase } from './open-database.ts'
import type { Db } from './schema.ts'

type Statements = (id: string) => readonly string[]

/** A migration of some statements; `id` makes a column the counted key. */
const migrationOf = (statements: Statements): Migrations[string] => ({
  async up(db, engine) {
    const id = engine === 'postgres' ? 'serial primary key' : 'integer primary key autoincrement'
    for (const statement of statements(id)) await sql.raw(statement).execute(db)
  },
})

/** A small house: people, and rows that hang on them by way of two tables. */
const before: Migrations = {
  '0001-people': migrationOf((id) => [
    `create table home (id ${id}, founded_at bigint not null)`,
    `create table person (id ${id},
      home_id integer references home (id) on delete cascade,
      role text not null, username text not null, email text not null unique,
      password_hash text not null, created_at bigint not null)`,
    `create table room (id ${id}, home_id integer not null references home (id), name text)`,
  ]),
  '0002-sessions': migrationOf(() => [
    `create table session (id text primary key,
      person_id integer not null references person (id) on delete cascade,
      created_at bigint not null, expires_at bigint not null)`,
    `create table live_ticket (ticket_hash text primary key,
      session_id text not null references session (id) on delete cascade,
      expires_at bigint not null)`,
  ]),
}

/** The same and one more, of some statements. */
const after = (statements: readonly string[]): Migrations => ({
  ...before,
  '0003-next': migrationOf(() => statements),
})

/** Every row of some tables. */
const rowsIn = (db: Db) =>
  Promise.all(
    (['home', 'person', 'session', 'live_ticket'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  )

/** The same, and the tables as they are. */
async function stateOf(place: DatabasePlace, migrations: Migrations) {
  const { db } = await openDatabase(place, { migrations })
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const rows = await rowsIn(db)
  await db.destroy()
  return { tables, rows }
}

/** A person with everything that hangs on one, by way of two tables. */
async function fill(place: DatabasePlace): Promise<void> {
  const { db } = await openDatabase(place, { migrations: before })
  await db.insertInto('home').values({ founded_at: 1 }).execute()
  const person = { home_id: 1, role: 'user', password_hash: 'hash', created_at: 1 } as const
  for (const username of ['Meera', 'Gone', 'Asha', 'Gone too']) {
    const email = `${username}@example.com`.replace(' ', '.')
    await db
      .insertInto('person')
      .values({ ...person, username, email })
      .execute()
  }
  await db.deleteFrom('person').where('username', 'like', 'Gone%').execute()
  for (const person_id of [1, 3]) {
    const session = { id: `s${person_id}`, person_id, created_at: 1, expires_at: 2 }
    await db.insertInto('session').values(session).execute()
    const ticket = { ticket_hash: `t${person_id}`, session_id: session.id, expires_at: 2 }
    await db.insertInto('live_ticket').values(ticket).execute()
  }
  await db.destroy()
}

describe.each(['sqlite', 'postgres'] as const)('a migration that fails (%s)', (engine) => {
  it('R-91 leaves everything as it was, and its message says how to go on', async () => {
    const { place, remove } = await makeDatabasePlace(engine)
    await fill(place)
    const was = await stateOf(place, before)
    const broken = after([
      'create table song (id integer)',
      "update person set username = 'Somebody'",
      'drop table live_ticket',
      'alter table room add column color text',
      'insert into nowhere values (1)',
    ])
    const refused = openDatabase(place, { migrations: broken })
    await expect(refused).rejects.toThrow(DatabaseError)
    await expect(refused).rejects.toThrow(
      /^The database .+ could not be updated: .*nowhere.*\. It is unchanged: start the version of Roomwire that you had before\./,
    )
    if ('file' in place) {
      await expect(refused).rejects.toThrow(
        `A copy from before is ${place.file}.before-0003-next.bak; docs/operations.md says how to put it in its place.`,
      )
      const copy = { file: `${place.file}.before-0003-next.bak` }
      expect(await stateOf(copy, before)).toEqual(was)
    }
    expect(await stateOf(place, before)).toEqual(was)
    await remove()
  })
})

describe('a table of the embedded database that is rebuilt', () => {
  let place: DatabasePlace
  let remove: () => Promise<void>
  beforeEach(async () => {
    ;({ place, remove } = await makeDatabasePlace('sqlite'))
    await fill(place)
  })
  afterEach(() => remove())

  const columns = 'id, home_id, role, username, email, password_hash, created_at'
  const anew = (rows: string) => [
    `create table person_anew (
      id integer primary key autoincrement,
      home_id integer references home (id) on delete cascade,
      role text not null, username text not null, email text not null unique,
      password_hash text not null, created_at bigint not null)`,
    `insert into person_anew (${columns}) select ${columns} from person ${rows}`,
    // The count of ids goes along: an id is never given twice.
    "update sqlite_sequence set seq = (select seq from sqlite_sequence where name = 'person') where name = 'person_anew'",
    'drop table person',
    'alter table person_anew rename to person',
  ]

  it('keeps every row that refers to it, and deletes still cascade', async () => {
    const [, , ...was] = (await stateOf(place, before)).rows
    const { db } = await openDatabase(place, { migrations: after(anew('')) })
    const [, people, ...rows] = await rowsIn(db)
    expect(people).toMatchObject([{ username: 'Meera' }, { username: 'Asha' }])
    expect(rows).toEqual(was)
    expect(rows.slice(0, 2).map((some) => some.length)).toEqual([2, 2])

    // On the connection that has made it anew.
    await db.deleteFrom('person').where('id', '=', 1).execute()
    const left = await db.selectFrom('live_ticket').select('ticket_hash').execute()
    expect(left).toEqual([{ ticket_hash: 't3' }])
    const nobody = { id: 's9', person_id: 9, created_at: 1, expires_at: 2 }
    await expect(db.insertInto('session').values(nobody).execute()).rejects.toThrow('FOREIGN KEY')
    const { rows: added } = await sql<{ id: number }>`
      insert into person (role, username, email, password_hash, created_at)
      values ('user', 'New', 'new@example.com', 'hash', 1) returning id`.execute(db)
    expect(added).toEqual([{ id: 5 }])
    await db.destroy()
  })

  it('R-91 is rolled back when rows would refer to missing rows: the migration fails', async () => {
    const was = await stateOf(place, before)
    const forgetful = after(anew("where username <> 'Asha'"))
    await expect(openDatabase(place, { migrations: forgetful })).rejects.toThrow(
      /could not be updated: rows of session would refer to missing rows\. It is unchanged/,
    )
    expect(await stateOf(place, before)).toEqual(was)
  })
})
