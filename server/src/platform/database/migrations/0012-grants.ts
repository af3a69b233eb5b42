import { type Kysely, sql } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/**
 * What a guest may reach is a list of grants, each for the home, a room or a device; a home has a
 * time zone, by whose clocks they open and close.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('home')
    .addColumn('time_zone', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const counter = counterOf(engine)
  await db.schema
    .createTable('access_grant')
    .addColumn('id', counter.type, counter.key)
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('scope', 'text', (c) => c.notNull())
    // Cascade, not null: a guest of a deleted room must not get the whole home.
    .addColumn('room_id', 'integer', (c) => c.references('room.id').onDelete('cascade'))
    .addColumn('device_id', 'integer', (c) => c.references('device.id').onDelete('cascade'))
    .addColumn('access_right', 'text', (c) => c.notNull())
    .addColumn('start_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('windows', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('paused_at', 'bigint')
    .addCheckConstraint(
      'access_grant_scope',
      sql`(scope = 'home' and room_id is null and device_id is null)
        or (scope = 'room' and room_id is not null and device_id is null)
        or (scope = 'device' and room_id is null and device_id is not null)`,
    )
    .execute()
  for (const column of ['person_id', 'room_id', 'device_id'])
    await db.schema
      .createIndex(`access_grant_${column}`)
      .on('access_grant')
      .column(column)
      .execute()
  // A room and a device together meant the device.
  await sql`insert into access_grant
      (person_id, scope, room_id, device_id, access_right, start_at, expires_at)
    select person_id,
      case when device_id is not null then 'device' when room_id is not null then 'room' else 'home' end,
      case when device_id is null then room_id end, device_id, 'switch', start_at, expires_at
    from guest_access order by person_id`.execute(db)
  await db.schema.dropTable('guest_access').execute()
}
