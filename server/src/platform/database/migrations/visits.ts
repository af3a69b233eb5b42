import { type Kysely, sql } from 'kysely'

/** When people had a page open last, and when they were away before that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit (
      person_id integer not null primary key references person (id) on delete cascade,
      seen_at bigint not null,
      away_from bigint,
      back_at bigint
    )`.execute(db)
}
