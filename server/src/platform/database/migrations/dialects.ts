import { type Kysely, sql } from 'kysely'

/** Devices whose firmware speaks topics of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table device add column dialect text`.execute(db)
}
