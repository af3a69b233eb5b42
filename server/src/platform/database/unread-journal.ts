import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
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
  if (unreadFrames(folder, key, database).length === 0) return
  throw new DatabaseError(
    'Roomwire was killed, and its journal has changes that the database lacks. Start it once: npm start.',
  )
}

/** A server stores what its journal holds ten times a second. */
const looks = { everyMs: 50, most: 200 }

/**
 * Waits until a running server has stored in the database what its journal holds by now.
 * @throws DatabaseError when it does not within 10 seconds
 */
export async function awaitJournal(
  folder: string,
  key: Buffer,
  database: DatabaseSync,
): Promise<void> {
  const last = unreadFrames(folder, key, database).at(-1)
  const isStored = () =>
    !unreadFrames(folder, key, database).some(({ sequence }) => sequence === last?.sequence)
  for (let look = 0; !isStored(); look += 1) {
    if (look === looks.most) {
      throw new DatabaseError('The server stores nothing any more: look at its log.')
    }
    await wait(looks.everyMs)
  }
}

/** The records of the journal that the database lacks. */
function unreadFrames(folder: string, key: Buffer, database: DatabaseSync) {
  const journal = openJournal(folder, key, async () => undefined)
  const { frames } = journal.read(appliedIn(database))
  void journal.close()
  return frames
}
