import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.ts'

/**
 * A home can have a name, which is empty until somebody gives one. And an account knows whether its
 * home has made it: the others belong to somebody who came with them.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('home')
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('person')
    .addColumn('made_by_home', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // The audit log says whom a home has made; its older entries have the older names.
  const member =
    engine === 'sqlite' ? sql`detail ->> 'member'` : sql`(detail::jsonb ->> 'member')::integer`
  await sql`update person set made_by_home = 1
    where home_id is not null and id in (
      select ${member} from audit
      where event in ('family.created', 'guest.created', 'family created', 'guest created')
    )`.execute(db)
}
