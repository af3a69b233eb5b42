import type { Kysely } from 'kysely'
import { counterOf, type Engine } from '../engine.ts'

/** With an API token a program does what one right of its person allows, in the home for which it was made. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const counter = counterOf(engine)
  await db.schema
    .createTable('api_token')
    .addColumn('id', counter.type, counter.key)
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('home_id', 'integer', (c) => c.notNull().references('home.id').onDelete('cascade'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('token_right', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  for (const column of ['person_id', 'home_id']) {
    await db.schema.createIndex(`api_token_${column}`).on('api_token').column(column).execute()
  }
}
