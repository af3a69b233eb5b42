import type { Kysely } from 'kysely'

/** Order by hand: of rooms and devices as each person likes it, of pins as the board has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('arrangement')
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ids', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('arrangement_of_person', ['person_id', 'kind'])
    .execute()
  await db.schema.alterTable('device').addColumn('pin_order', 'text').execute()
}
