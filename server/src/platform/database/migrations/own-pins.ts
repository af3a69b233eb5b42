import { type Kysely, sql } from 'kysely'

/** Pins that devices declare themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    'device add column declared_pins text',
    'pin add column form text',
    'pin add column new_form text',
    'pin add column declared_name text',
    'pin add column place integer',
    'pin add column last_level integer',
  ]) {
    await sql`alter table ${sql.raw(column)}`.execute(db)
  }
}
