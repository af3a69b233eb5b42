import { type Kysely, sql } from 'kysely'

/** Pins that devices declare themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table device add column declared_pins text`.execute(db)
  await sql`alter table pin add column form text`.execute(db)
  await sql`alter table pin add column new_form text`.execute(db)
  await sql`alter table pin add column declared_name text`.execute(db)
  await sql`alter table pin add column place integer`.execute(db)
  await sql`alter table pin add column last_level integer`.execute(db)
}
