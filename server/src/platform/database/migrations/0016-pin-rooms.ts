import type { Kysely } from 'kysely'

/** A pin may have a room of its own; without one it counts for the room of its device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pin')
    .addColumn('room_id', 'integer', (c) => c.references('room.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('pin_room').on('pin').column('room_id').execute()
}
