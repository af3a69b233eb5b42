import type { Kysely } from 'kysely'

/** The pins that a person wants at hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('favourite')
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('device_id', 'integer', (c) =>
      c.notNull().references('device.id').onDelete('cascade'),
    )
    .addColumn('pin', 'text', (c) => c.notNull())
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('favourite_of_person', ['person_id', 'device_id', 'pin'])
    .execute()
  await db.schema.createIndex('favourite_by_device').on('favourite').column('device_id').execute()
}
