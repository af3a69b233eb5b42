import type { DatabaseSync } from 'node:sqlite'

/*
 * How far a SQLite database has what its journal holds: `user_version`, a number in its head that SQLite
 * leaves to programs and that a transaction changes with everything else.
 */

/** The sequence of the last record that the database has; 0 where it has never had a journal. */
export const appliedIn = (database: DatabaseSync): number =>
  Number(database.prepare('pragma user_version').get()?.user_version ?? 0)

/** Notes that the database has all records as far as this sequence, within the transaction that is open. */
export function noteApplied(database: DatabaseSync, sequence: number): void {
  database.exec(`pragma user_version = ${Math.trunc(sequence)}`)
}
