import type { Kysely } from 'kysely'

/** A schedule may set a scene. It stays, paused, when the scene is deleted: the column names no table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('schedule').addColumn('scene_id', 'integer').execute()
}
