import { type Kysely, sql } from 'kysely'

/**
 * A home has a locale, in which others are told times, and units of measure; both empty while nobody
 * has set them. And of what people set about a device, what each pin shows of it is counted by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['locale', 'units']) {
    await db.schema
      .alterTable('home')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('pin')
    .addColumn('settings_changes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('device')
    .addColumn('name_changes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // What is shown of a device in part counted all of it before, and never goes back.
  await sql`update device set name_changes = settings_version`.execute(db)
}
