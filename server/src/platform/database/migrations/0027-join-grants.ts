import { type Kysely, sql } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/**
 * What a guest gets with a join code is a list, as what a guest has: each for the home, a room, a
 * device or a pin, at a time of its own.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)
  await db.schema
    .createTable('join_code_grant')
    .addColumn('id', counter.type, counter.key)
    .addColumn('join_code_id', 'integer', (c) =>
      c.notNull().references('join_code.id').onDelete('cascade'),
    )
    .addColumn('scope', 'text', (c) => c.notNull())
    // Cascade, not null: a code for a deleted room must not open the whole home.
    .addColumn('room_id', 'integer', (c) => c.references('room.id').onDelete('cascade'))
    .addColumn('device_id', 'integer', (c) => c.references('device.id').onDelete('cascade'))
    .addColumn('pin', 'text', (c) => c.check(sql`pin is null or device_id is not null`))
    .addColumn('access_right', 'text', (c) => c.notNull())
    .addColumn('start_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('windows', 'text', (c) => c.notNull())
    .addColumn('paused_at', 'bigint')
    .addCheckConstraint(
      'join_code_grant_scope',
      sql`(scope = 'home' and room_id is null and device_id is null)
        or (scope = 'room' and room_id is not null and device_id is null)
        or (scope = 'device' and room_id is null and device_id is not null)`,
    )
    .execute()
  for (const column of ['join_code_id', 'room_id', 'device_id'])
    await db.schema
      .createIndex(`join_code_grant_${column}`)
      .on('join_code_grant')
      .column(column)
      .execute()
  // A room and a device together meant the device.
  await sql`insert into join_code_grant
      (join_code_id, scope, room_id, device_id, access_right, start_at, expires_at, windows)
    select id,
      case when device_id is not null then 'device' when room_id is not null then 'room' else 'home' end,
      case when device_id is null then room_id end, device_id, 'switch',
      start_at, access_expires_at, '[]'
    from join_code where role = 'guest' order by id`.execute(db)
  for (const column of ['start_at', 'access_expires_at', 'room_id', 'device_id'])
    await db.schema.alterTable('join_code').dropColumn(column).execute()
}
