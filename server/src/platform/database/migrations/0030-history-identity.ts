import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * By what the history knows a device and the installation: never given twice, as numbers of a restored
 * database are. What is there gets one that follows from its row, so that a copy from before this step
 * gets the same one again; new ones are random. A deleted device leaves its own, until the history has
 * forgotten it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['device', 'installation']) {
    await db.schema
      .alterTable(table)
      .addColumn('history_id', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  const devices = await sql<{ id: number; seed: string }>`
    select id, id || ' ' || created_at || ' ' || secret_hash as seed from device`.execute(db)
  for (const { id, seed } of devices.rows) {
    await sql`update device set history_id = ${idFrom(`device ${seed}`)} where id = ${id}`.execute(
      db,
    )
  }
  const installations = await sql<{ seed: string }>`
    select created_at || ' ' || key_fingerprint as seed from installation`.execute(db)
  for (const { seed } of installations.rows) {
    await sql`update installation set history_id = ${idFrom(`installation ${seed}`)}`.execute(db)
  }
  await db.schema
    .createIndex('device_of_history')
    .on('device')
    .column('history_id')
    .unique()
    .execute()
  await db.schema
    .createTable('erased_device')
    .addColumn('history_id', 'text', (c) => c.primaryKey())
    .addColumn('erased_at', 'bigint', (c) => c.notNull())
    .addColumn('is_forgotten', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

const idFrom = (seed: string) => createHash('sha256').update(seed).digest('base64url').slice(0, 22)
