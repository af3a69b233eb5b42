import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { backup } from 'node:sqlite'
import type { Logger } from 'pino'
import { historyMigrations } from './features/series/history-sql.ts'
import {
  appliedInFile,
  openUnchanged,
  reasonToRefuse,
} from './platform/database/applied-migrations.ts'
import { migrationsOfProgram } from './platform/database/migrations.ts'
import { DatabaseError } from './platform/database/open-database.ts'
import { journalFiles } from './platform/journal/journal.ts'
import { reasonOf } from './platform/reason-of.ts'
import { version } from './platform/version.ts'

const [databaseName, historyName] = ['roomwire.sqlite', 'history.sqlite'] as const

// This file runs here, and bundled in server/dist: both are as deep.
const program = join(import.meta.dirname, '../src/cli/try-update.ts')

/**
 * Tries an update of the SQLite files on copies, in a program of its own: they are updated there, every home is
 * listed, and a device is switched that only the copy has. Nothing is done where there is nothing to update,
 * or where the start refuses the database anyway. Nobody else may write to the files meanwhile.
 * @throws DatabaseError when that fails; then all is as it was
 */
export async function tryUpdate(data: string, log: Pick<Logger, 'info'>): Promise<void> {
  const scratch = join(data, 'update.scratch')
  rmSync(scratch, { recursive: true, force: true }) // A start that was killed has left it.
  if (!isDatabaseOlder(join(data, databaseName)) && !isHistoryOlder(join(data, historyName))) return
  try {
    expectRoom(data)
    mkdirSync(scratch, { mode: 0o700 })
    await copyHome(data, scratch)
    const fault = await faultOfTrial(scratch)
    if (fault !== undefined) throw new Error(fault)
  } catch (cause) {
    throw new DatabaseError(
      `The update to Roomwire ${version} was tried on a copy of this home, and failed: ${reasonOf(cause)}. The home is unchanged: start the version of Roomwire that you had before.`,
      { cause },
    )
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  log.info('the update was tried on a copy of the database, and is good')
}

function isDatabaseOlder(file: string): boolean {
  const applied = appliedInFile(file)
  if (applied.length === 0 || applied.length === Object.keys(migrationsOfProgram).length) {
    return false
  }
  return reasonToRefuse(applied, migrationsOfProgram) === undefined
}

/** A file that SQLite can't read, or that is newer, is left to the start, which sets it aside or refuses. */
function isHistoryOlder(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false
  const done = historyVersionIn(file)
  return done !== undefined && done < historyMigrations.length
}

/** The last step that a history has been through; undefined where SQLite can't read the file. */
function historyVersionIn(file: string): number | undefined {
  try {
    const db = openUnchanged(file)
    try {
      return Number(db.prepare('pragma user_version').get()?.user_version)
    } finally {
      db.close()
    }
  } catch (cause) {
    if (cause instanceof Error && 'errcode' in cause) return undefined
    throw cause
  }
}

/** Two copies of the database stand beside it: that of the trial, and the one that an update keeps; and one of the history. */
function expectRoom(data: string): void {
  const { bavail, bsize } = statfsSync(data)
  const sizeOf = (name: string) => statSync(join(data, name), { throwIfNoEntry: false })?.size ?? 0
  const missing = 2 * sizeOf(databaseName) + sizeOf(historyName) - bavail * bsize
  if (missing <= 0) return
  throw new Error(`${data} has too little room, ${Math.ceil(missing / 1024 / 1024)} MB are missing`)
}

/** Copies what a server needs: the keys, the database, what the journal of a crash holds, and a history that is no damaged file. */
async function copyHome(data: string, to: string): Promise<void> {
  for (const name of ['keys.json', ...journalFiles]) {
    if (existsSync(join(data, name))) copyFileSync(join(data, name), join(to, name))
  }
  await copyDatabase(join(data, databaseName), join(to, databaseName))
  const history = join(data, historyName)
  if (!existsSync(history) || historyVersionIn(history) === undefined) return
  await copyDatabase(history, join(to, historyName))
}

async function copyDatabase(file: string, copy: string): Promise<void> {
  closeSync(openSync(copy, 'wx', 0o600))
  const source = openUnchanged(file)
  try {
    await backup(source, copy)
  } finally {
    source.close()
  }
}

/** The reason why the trial failed; undefined for a good one. The trial ends with this program. */
async function faultOfTrial(folder: string): Promise<string | undefined> {
  const child = fork(program, ['--data', folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-1_000)
  })
  const [code, signal] = await once(child, 'close')
  if (code === 0) return undefined
  return said.trim() || `the trial was ended by ${signal ?? `exit code ${code}`}`
}
