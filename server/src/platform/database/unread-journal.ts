import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { appliedIn } from '../journal/applied.ts'
import { journalFiles, openJournal } from '../journal/journal.ts'
import { isServed } from './data-folder-lock.ts'
import { DatabaseError } from './open-database.ts'

/**
 * Refuses to work on a database that has not all that its server had written when it crashed: only a server
 * brings that in.
 * @throws DatabaseError
 */
export function refuseUnreadJournal(folder: string, key: Buffer, database: DatabaseSync): void {
  const size = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0
  if (journalFiles.every((name) => size(name) === 0) || isServed(folder)) return
  const journal = openJournal(folder, key, async () => undefined)
  const { frames } = journal.read(appliedIn(database))
  void journal.close()
  if (frames.length === 0) return
  throw new DatabaseError(
    'Roomwire was killed, and its journal has changes that the database lacks. Start it once: npm start.',
  )
}
