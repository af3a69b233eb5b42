import { type Kysely, sql } from 'kysely'

/**
 * A person may have several reset codes, one for each browser that asked: a stranger who asks
 * takes no code away from the browser of its owner. `asked_by` tells who that was: a stranger, the
 * owner by a known browser or a key from a mail, or the operator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reset_code_next')
    .addColumn('person_id', 'integer', (c) =>
      c.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('asked_by', 'text', (c) => c.notNull())
    .addColumn('asked_from', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('reset_code_next_pkey', ['person_id', 'browser_hash'])
    .execute()
  await sql`
    insert into reset_code_next
      (person_id, browser_hash, code_hash, asked_by, asked_from, expires_at, tries_left)
    select person_id, browser_hash, code_hash,
      case when asked_from = 'the operator' then 'operator' else 'stranger' end,
      asked_from, expires_at, tries_left
    from reset_code
  `.execute(db)
  await db.schema.dropTable('reset_code').execute()
  await db.schema.alterTable('reset_code_next').renameTo('reset_code').execute()
  // Codes are looked for by their browser or the address alone where no email is named.
  await db.schema
    .createIndex('reset_code_browser')
    .on('reset_code')
    .column('browser_hash')
    .execute()
  await db.schema.createIndex('reset_code_address').on('reset_code').column('asked_from').execute()
}
