import { type Kysely, sql } from 'kysely'

/** How long data is kept, where somebody has set it on a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table installation add column readings_days integer`.execute(db)
  await sql`alter table installation add column log_days integer`.execute(db)
  await sql`alter table installation add column activity_days integer`.execute(db)
}
