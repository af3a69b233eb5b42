import { type Refusal, refuse } from '../refusal.ts'

/*
 * Between the moment at which somebody's rights are looked at and that at which
 * a row is written, they themselves, or what the row is about, may be deleted.
 * The database refuses such a row: that is no bug, and there is nothing to be
 * done about it but to look again.
 */

/** Whether an error says that a row would belong to one that is not there (any more), on either engine. */
export function isOrphan(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isPostgres = 'code' in error && error.code === '23503'
  const isSqlite = 'errcode' in error && error.errcode === 787 // SQLITE_CONSTRAINT_FOREIGNKEY
  return isPostgres || isSqlite
}

/** What is said about it to who is still there. */
export const deletedMeanwhile = (): Refusal =>
  refuse('deleted_meanwhile', 'What this needs has just been deleted. Please look again.')
