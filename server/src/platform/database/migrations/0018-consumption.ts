import type { Kysely } from 'kysely'

/** What turns hours into kilowatt hours and money, and levels into litres. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pin').addColumn('watts', 'integer').execute()
  await db.schema.alterTable('device').addColumn('tank_litres', 'integer').execute()
  await db.schema.alterTable('home').addColumn('currency', 'text').execute()
  await db.schema.alterTable('home').addColumn('kwh_price', 'bigint').execute()
}
