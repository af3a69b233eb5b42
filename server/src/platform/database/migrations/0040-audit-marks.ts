import { type Kysely, sql } from 'kysely'

/** The entries of the audit log that the server looks for among millions of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_of_seals on audit (id)
    where event = 'activity.sealed'`.execute(db)
  await sql`create index audit_of_deleted_homes on audit (home_id)
    where event = 'home.deleted'`.execute(db)
}
