import type { Kysely } from 'kysely'

/** What a device itself keeps its pins to, and which version of that it has stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('device')
    .addColumn('stored_config', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const [column, type] of columns) {
    await db.schema.alterTable('pin').addColumn(column, type).execute()
  }
}

const columns = [
  ['longest_on_s', 'integer'],
  ['shortest_off_s', 'integer'],
  ['after_power_on', 'text'],
  ['not_with', 'text'],
] as const
