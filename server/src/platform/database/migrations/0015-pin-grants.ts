import { type Kysely, sql } from 'kysely'

/**
 * A grant may be for one pin of a device; and a device counts the changes of each pin, so that
 * whoever sees some of them learns nothing of the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('access_grant')
    .addColumn('pin', 'text', (c) => c.check(sql`pin is null or device_id is not null`))
    .execute()
  await db.schema
    .alterTable('device')
    .addColumn('pin_changes', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
