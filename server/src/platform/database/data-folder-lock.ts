import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../reason-of.ts'
import { readRunningNote, removeRunningNote, writeRunningNote } from '../running-note.ts'
import { DatabaseError } from './open-database.ts'
import { isBusy } from './sqlite.ts'

/*
 * One server at a time works on a SQLite file: a second one would take the devices of the first
 * for gone. The lock is a transaction on a file of its own that is never committed. The kernel
 * ends it with the process, however that ends, so nothing is ever left locked.
 */

type DataFolderLock = { release(): void }

/** How long somebody else may look at the lock at the same moment, ms: two starts at once must not refuse each other. */
const busyMs = 250

/**
 * Takes the lock of a data folder until `release`, or until the process ends. Every server on the
 * folder's SQLite file holds it; the operator's programs work beside a server and do not.
 * @param startedAt when this server has started, epoch ms.
 * @throws DatabaseError that names the holder, when another server has it.
 */
export function lockDataFolder(
  folder: string,
  { startedAt, port }: { startedAt: number; port?: number | undefined },
): DataFolderLock {
  const lock = lockFile(folder)
  try {
    writeRunningNote(folder, { startedAt, ...(port ? { port } : {}) })
  } catch (cause) {
    lock.close()
    throw cause
  }
  return {
    release() {
      if (!lock.isOpen) return
      removeRunningNote(folder)
      lock.close()
    },
  }
}

function lockFile(folder: string): DatabaseSync {
  const file = join(folder, 'lock.sqlite')
  let lock: DatabaseSync | undefined
  try {
    makeFile(file)
    lock = new DatabaseSync(file, { timeout: busyMs })
    // Nothing is ever written, so no journal is left beside it. In this mode readers are kept out too.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (cause) {
    lock?.close()
    throw isBusy(cause) ? folderInUse(folder) : notLockable(file, cause)
  }
}

/** Whether a server works on the folder's database at this moment. */
export function isServed(folder: string): boolean {
  if (!existsSync(join(folder, 'lock.sqlite'))) return false
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: busyMs })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return false
  } catch (cause) {
    if (isBusy(cause)) return true
    throw notLockable(join(folder, 'lock.sqlite'), cause)
  } finally {
    lock.close()
  }
}

/** Makes the file when it is missing. It is never opened and closed again: that would free a lock of this process. */
function makeFile(file: string): void {
  try {
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  }
}

function folderInUse(folder: string): DatabaseError {
  const who = describeHolder(folder)
  return new DatabaseError(
    `Another Roomwire${who} uses the data folder ${folder}. Stop it, or choose another folder: npm start -- --data ./another`,
  )
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The holder in parentheses; empty when its note can't be read. */
function describeHolder(folder: string): string {
  const note = readRunningNote(folder)
  if (!note) return ''
  const { pid, startedAt, port, version } = note
  const release = version === undefined ? '' : `version ${version}, `
  const at = port === undefined ? '' : `port ${port}, `
  return ` (${release}process ${pid}, ${at}started ${time.format(startedAt)})`
}

function notLockable(file: string, cause: unknown): DatabaseError {
  return new DatabaseError(
    `The data folder can't be locked with ${file} (${reasonOf(cause)}). Choose a folder on a disk of this machine with --data. If it is on one, remove that file while no Roomwire runs, and start again.`,
  )
}
