import type { Kysely } from 'kysely'

/** The audit log has a beginning that moves: what is old is removed, and the head tells up to where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const head = db.schema.alterTable('audit_head')
  await head.addColumn('cut_count', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await head.addColumn('cut_link', 'text', (c) => c.notNull().defaultTo('')).execute()
  await head.addColumn('cut_at', 'bigint').execute()
}
