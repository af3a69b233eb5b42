import { type Refusal, refuse } from '../refusal.ts'

/*
 * Between the check of somebody's rights and the write of a row, the person or the subject of
 * the row may be deleted. The database then refuses the row. This is no bug: the caller can
 * only look again.
 */

/** The same for a row that no foreign key holds: the statement that would write it has looked itself. */
export class OrphanError extends Error {}

/** Tells whether an error means that a row would refer to a missing row, on either engine. */
export function isOrphan(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof OrphanError) return true
  const isPostgres = 'code' in error && error.code === '23503'
  const isSqlite = 'errcode' in error && error.errcode === 787 // SQLITE_CONSTRAINT_FOREIGNKEY
  return isPostgres || isSqlite
}

/** The refusal of a caller who still exists. */
export const deletedMeanwhile = (): Refusal =>
  refuse('deleted_meanwhile', 'Something that this needs was just deleted. Please reload.')
