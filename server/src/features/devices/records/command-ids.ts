import type { DatabaseSync } from 'node:sqlite'

/** Devices ignore the last 32 numbers that they have had; far more than a journal holds, too. */
const jump = 2 ** 17

export type CommandIds = ReturnType<typeof openCommandIds>

/**
 * Gives the ids of commands on SQLite, for whoever stores them: those in the journal have theirs before the
 * database knows them. None is given twice, also of rows that are gone: the database counts them.
 * @param foreign another number as soon as another program, which counts for itself, has written
 */
export function openCommandIds(database: DatabaseSync, foreign: () => number) {
  const counted = database.prepare(`select seq from sqlite_sequence where name = 'command'`)
  let last = 0
  let seen: number | undefined

  function begin(): void {
    last = Math.max(last, Number(counted.get()?.seq ?? 0))
  }
  return {
    /** Goes on after the last one that the database has counted. */
    begin,
    /** Leaves out as many as may have been given and are not known any more. */
    leaveOut(): void {
      last += jump
    },
    next(): number {
      const version = foreign()
      if (version !== seen) begin()
      seen = version
      last += 1
      return last
    },
  }
}
