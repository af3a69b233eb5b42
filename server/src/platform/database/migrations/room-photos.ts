import { type Kysely, sql } from 'kysely'

/** A photo for each room that has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room_photo (
      room_id integer not null primary key references room (id) on delete cascade,
      hash text not null,
      added_at bigint not null,
      jpeg text not null
    )`.execute(db)
}
