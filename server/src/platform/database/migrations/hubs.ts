import type { Kysely } from 'kysely'

/** Devices for which a hub speaks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('device').addColumn('hub_id', 'integer').execute()
  await db.schema.alterTable('device').addColumn('hub_key', 'text').execute()
  await db.schema
    .createIndex('device_hub')
    .unique()
    .on('device')
    .columns(['hub_id', 'hub_key'])
    .execute()
}
