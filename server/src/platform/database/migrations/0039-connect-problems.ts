import type { Kysely } from 'kysely'

/** What keeps a device from being connected: why it was not let in last, and which boards share its secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('connect_problem')
    .addColumn('device_id', 'integer', (c) =>
      c.primaryKey().references('device.id').onDelete('cascade'),
    )
    .addColumn('refused_at', 'bigint')
    .addColumn('refused_why', 'text')
    .addColumn('shared_at', 'bigint')
    .addColumn('shared_from', 'text')
    .execute()
}
