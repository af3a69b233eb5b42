import { type FileHandle, open } from 'node:fs/promises'
import { reasonOf } from '../reason-of.ts'
import { openTiming } from '../timing.ts'

/** The disk did not take what was committed. Its number is that of SQLite for the same (https://sqlite.org/rescode.html). */
export class DiskError extends Error {
  readonly errcode: number

  constructor(cause: unknown) {
    super(`The disk does not take what was written: ${reasonOf(cause)}`, { cause })
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    const isFull = code === 'ENOSPC' || code === 'EDQUOT'
    this.errcode = isFull ? sqliteCodes.full : sqliteCodes.ioError
  }
}
const sqliteCodes = { ioError: 10, full: 13 }

export type DiskWaits = ReturnType<typeof openDiskWaits>

/**
 * Waits until the disk has what was committed to the log of a SQLite file (WAL), in the thread pool of Node:
 * SQLite itself would wait on the event loop, and every press with it. One wait serves everybody
 * who has committed before it began.
 *
 * SQLite writes all of a transaction to the log before its commit returns, and holds no lock on that file, so
 * that a second descriptor may sync it, and be closed. The log stays the same file while the database is open.
 * It is only begun anew after all of it is in the database file, synced.
 * @param moveAll moves all of the log into the database file, synced; rejects where it can't
 */
export function openDiskWaits(log: string, moveAll: () => Promise<void>) {
  let handle: Promise<FileHandle> | undefined
  let present: Promise<void> | undefined
  let next: Promise<void> | undefined
  let hasFailed = false
  const timing = openTiming()

  async function sync(): Promise<void> {
    const beganAt = performance.now()
    try {
      if (hasFailed) {
        // The system may have given up what it could not write, and a second try would not tell.
        await moveAll()
      } else {
        handle ??= open(log, 'r+')
        handle.catch(() => {
          handle = undefined // It may open later: no descriptor was free, say.
        })
        await (await handle).datasync()
      }
      hasFailed = false
      timing.end(beganAt)
    } catch (cause) {
      hasFailed = true
      throw new DiskError(cause)
    }
  }

  function begin(): Promise<void> {
    next = undefined
    const wait = sync().finally(() => {
      if (present === wait) present = undefined
    })
    present = wait
    return wait
  }

  return {
    /** How long the disk takes. */
    timing,

    /** Resolves when the disk has all that is committed by now. @throws DiskError */
    async wait(): Promise<void> {
      // Commits since the present wait began need another one.
      if (present) next ??= present.then(begin, begin)
      await (next ?? begin())
    },

    /** Resolves when nobody waits any more who waits now, or at once. */
    async settled(): Promise<void> {
      await Promise.allSettled([present, next])
    },

    /** Closes the file; call it when nobody waits any more. */
    async close(): Promise<void> {
      const opened = await handle?.catch(() => undefined)
      await opened?.close()
    },
  }
}
