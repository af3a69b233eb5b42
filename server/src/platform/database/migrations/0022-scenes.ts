import type { Kysely } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/** Scenes are named states of several pins; a command says which one was pressed. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)
  await db.schema
    .createTable('scene')
    .addColumn('id', counter.type, counter.key)
    .addColumn('home_id', 'integer', (c) => c.notNull().references('home.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('scene_home_id').on('scene').column('home_id').execute()
  await db.schema
    .createTable('scene_pin')
    .addColumn('scene_id', 'integer', (c) => c.notNull().references('scene.id').onDelete('cascade'))
    .addColumn('device_id', 'integer', (c) =>
      c.notNull().references('device.id').onDelete('cascade'),
    )
    .addColumn('pin', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('state', 'integer', (c) => c.notNull())
    .addColumn('for_s', 'integer')
    .addPrimaryKeyConstraint('scene_pin_once', ['scene_id', 'device_id', 'pin'])
    .execute()
  await db.schema.createIndex('scene_pin_device_id').on('scene_pin').column('device_id').execute()
  await db.schema.alterTable('command').addColumn('scene_id', 'integer').execute()
}
