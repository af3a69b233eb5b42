import { type Kysely, sql } from 'kysely'

/** Notes when a backup was restored, which API tokens wait since then, and the endings beside the backups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table installation add column restored_at bigint default 0 not null`.execute(db)
  await sql`alter table installation add column endings_noted bigint default 0 not null`.execute(db)
  await sql`alter table api_token add column is_paused integer default 0 not null`.execute(db)
}
