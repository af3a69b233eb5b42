import { type Kysely, sql } from 'kysely'

/** The last list of boards that each hub has told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hub_list (
      hub_id integer not null primary key references device (id) on delete cascade,
      boards text not null
    )`.execute(db)
}
