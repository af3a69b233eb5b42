import type { Kysely } from 'kysely'

/** How visitors of the landing page reach whoever runs the server, as that has set it on a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['contact_email', 'contact_phone', 'contact_address']) {
    await db.schema.alterTable('installation').addColumn(column, 'text').execute()
  }
}
