import type { Kysely } from 'kysely'

/** What is on for some time only: asked for by a command, and held by its device or by the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('device')
    .addColumn('features', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const [table, column, type] of columns) {
    await db.schema.alterTable(table).addColumn(column, type).execute()
  }
}

const columns = [
  ['command', 'lease_s', 'integer'],
  ['pin', 'lease_command', 'integer'],
  ['pin', 'lease_ends_at', 'bigint'],
  ['pin', 'lease_holder', 'text'],
  ['pin', 'on_for_s', 'integer'],
] as const
