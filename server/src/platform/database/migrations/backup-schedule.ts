import type { Kysely } from 'kysely'

/** When backups are made and which are kept, where somebody has set it on a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['backup_hour', 'backup_days', 'backup_weeks', 'backup_months']) {
    await db.schema.alterTable('installation').addColumn(column, 'integer').execute()
  }
}
