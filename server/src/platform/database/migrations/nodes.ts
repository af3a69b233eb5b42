import type { Kysely } from 'kysely'

/** Nodes with ESPHome, which the server dials. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('node_key', 'text').execute()
  await db.schema.alterTable('device').addColumn('node_mac', 'text').execute()
}
