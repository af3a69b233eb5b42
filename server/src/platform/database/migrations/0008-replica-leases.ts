import type { Kysely } from 'kysely'

/** Presence is a lease of the replica that has a device's connection, which knows since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('replica')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('device').addColumn('replica', 'text').execute()
  await db.schema.alterTable('device').addColumn('connected_at', 'bigint').execute()
  await db.schema.alterTable('device').dropColumn('connected_until').execute()
}
