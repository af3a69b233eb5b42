import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  backupScheduleLimits,
  usualBackupSchedule,
} from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { asBackupError, BackupError } from '../features/backups/backup-error.ts'
import { makePlace } from '../features/backups/backup-place.ts'
import type { BackupMessage } from '../features/backups/backup-runs.ts'
import { drillLastBackup } from '../features/backups/drill.ts'
import { type KeptBackups, noteBackup, thinOut } from '../features/backups/kept-backups.ts'
import { makeBackup } from '../features/backups/make-backup.ts'
import {
  type BackupKeys,
  keepBackupKeys,
  makeRecoveryKey,
  opensWith,
  readBackupKeys,
} from '../features/backups/recovery-key.ts'
import { systemClock } from '../platform/clock.ts'
import { isServed } from '../platform/database/data-folder-lock.ts'
import { refuseMissingDatabase } from '../platform/database/missing-database.ts'
import { unusable } from '../platform/database/open-database.ts'
import { isCorrupt } from '../platform/database/sqlite.ts'
import { awaitJournal, refuseUnreadJournal } from '../platform/database/unread-journal.ts'
import { openKeys } from '../platform/keys.ts'
import { SettingError } from '../platform/setting.ts'
import { askLine } from './ask-line.ts'
import { noteInAudit } from './audit-note.ts'
import { contentText, sayingSteps } from './backup-texts.ts'
import { configOfTool, expectKeys } from './data-folder.ts'
import { runProgram } from './run-program.ts'

/* Makes a backup of a home, whether its server runs or not. */

const usage = `Makes an encrypted backup of your Roomwire, whether it runs or not.

Usage: npm run backup -- --new-key [settings]
       npm run backup -- --to FOLDER [--new-place] [--thin-out] [settings]
       npm run backup -- --drill [settings]

  --new-key      Makes the recovery key that opens your backups. It is shown once: write it
                 down, and type it once to show that you have it. Do this first.
  --to FOLDER    Writes a backup into this folder. It is opened again and compared before
                 it counts.
  --new-place    Makes that folder one for backups; needed the first time. Without it nothing
                 is written into a folder whose disk is missing.
  --thin-out     Afterwards removes older backups there: it keeps the last of each of 7 days,
                 4 weeks and 12 months. --thin-out=DAYS,WEEKS,MONTHS keeps others.
  --drill        Restores the last backup into a folder of its own, says what it has, and
                 removes it again.
  --help         Shows this.

npm start -- --backups FOLDER makes a backup each day and a drill each month. The settings are
those of npm start; --data chooses the Roomwire. Without it the home is found; if there are two,
--no-demo chooses your own.
Exit codes: 0 done, 1 no backup was made, 2 could not run.
`

type Options = {
  to: string | undefined
  drill: boolean
  newKey: boolean
  newPlace: boolean
  thin: KeptBackups | undefined
  rest: string[]
}

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const { to, drill, newKey, newPlace, thin, rest } = readOwn(args)
  const config = configOfTool(rest)
  expectKeys(config.data)
  if (newKey) return await makeKey(config.data)
  if (drill) return await noting(config, 'server.drill_ended', () => drillLast(config.data))
  if (to === undefined) throw new SettingError('Name the folder for the backup: --to FOLDER')
  if (!config.databaseUrl) refuseMissingDatabase(config.data)
  const work = { place: resolve(to), newPlace, thin }
  await noting(config, 'server.backup_ended', () => backUp(config, work))
}

/** Does some work, and notes in the audit log whether it went well; a server that has asked for it does so itself. */
async function noting(
  config: Config,
  event: 'server.backup_ended' | 'server.drill_ended',
  work: () => Promise<void>,
): Promise<void> {
  const note = async (done: boolean) => {
    if (!process.send) await noteInAudit(config, event, { done })
  }
  try {
    await work()
  } catch (cause) {
    const isDrill = event === 'server.drill_ended'
    const what = isDrill ? 'The last backup could not be restored' : 'The backup could not be made'
    const fault = asBackupError(cause, what)
    if (fault instanceof BackupError) await note(false)
    throw fault
  }
  await note(true)
}

/** Shows a new recovery key, and keeps its public half once its owner has typed it. */
async function makeKey(data: string): Promise<void> {
  const { secret, recipient } = await makeRecoveryKey()
  process.stdout.write(
    `Your recovery key. Write it down and keep it away from this machine: without it no backup opens, and nobody can make it again.\n\n${secret}\n\n`,
  )
  if (!(await opensWith(await askLine('Type it here: '), recipient))) {
    throw new BackupError('That is another key. Nothing was changed; make a new one.')
  }
  await keepBackupKeys(data, recipient)
  process.stdout.write('It opens a test file. Backups from now on open with this key.\n')
}

async function backUp(
  { data, databaseUrl }: Config,
  { place, newPlace, thin }: { place: string } & Pick<Options, 'newPlace' | 'thin'>,
): Promise<void> {
  const keys = expectBackupKeys(data)
  if (newPlace) makePlace(place)
  if (!databaseUrl) await bringJournalIn(data)
  const { file, bytes, manifest } = await makeBackup({
    data,
    databaseUrl,
    place,
    keys,
    clock: systemClock,
    onStep: tellingSteps(),
  })
  noteBackup(data, { at: manifest.madeAt, file, bytes })
  if (thin) thinOut(place, thin)
  const mb = (bytes / 1024 / 1024).toFixed(1)
  process.stdout.write(`${file}: ${mb} MB. It was opened again and is complete.\n`)
}

/** Restores the last backup as a drill, and says what it has. */
async function drillLast(data: string): Promise<void> {
  const keys = expectBackupKeys(data)
  const found = await drillLastBackup({ data, keys, clock: systemClock, onStep: tellingSteps() })
  process.stdout.write(
    `The backup of ${new Date(found.madeAt).toISOString()} can be restored: ${contentText(found)}. It was removed again.\n`,
  )
}

function expectBackupKeys(data: string): BackupKeys {
  const keys = readBackupKeys(data)
  if (keys) return keys
  throw new BackupError('There is no recovery key yet. Make it first: npm run backup -- --new-key')
}

/** Ensures that the database has the journal: the backup has all that was acknowledged before it. */
async function bringJournalIn(data: string): Promise<void> {
  const { journal } = openKeys(data)
  const file = join(data, 'roomwire.sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    if (isServed(data)) await awaitJournal(data, journal, database)
    else refuseUnreadJournal(data, journal, database)
  } catch (cause) {
    throw isCorrupt(cause) ? unusable({ file }, cause) : cause
  } finally {
    database.close()
  }
}

/** Reads the options of this program; the rest are settings. */
function readOwn(args: readonly string[]): Options {
  const own: Options = {
    to: undefined,
    drill: false,
    newKey: false,
    newPlace: false,
    thin: undefined,
    rest: [],
  }
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--new-key') own.newKey = true
    else if (arg === '--drill') own.drill = true
    else if (arg === '--new-place') own.newPlace = true
    else if (arg === '--thin-out') own.thin = usualBackupSchedule
    else if (arg.startsWith('--thin-out=')) own.thin = keptOf(arg.slice('--thin-out='.length))
    else if (arg === '--to') own.to = left.shift()
    else if (arg.startsWith('--to=')) own.to = arg.slice('--to='.length)
    else own.rest.push(arg)
  }
  return own
}

/** @throws SettingError when it is not three numbers. */
function keptOf(text: string): KeptBackups {
  const [days, weeks, months] = text.split(',').map(Number)
  const { data } = keptSchema.safeParse({ days, weeks, months })
  if (data) return data
  throw new SettingError(
    '--thin-out needs how many days, weeks and months are kept, such as --thin-out=7,4,12.',
  )
}

const { days, weeks, months } = backupScheduleLimits
const partOf = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)
const keptSchema = z.object({
  days: partOf(days),
  weeks: partOf(weeks),
  months: partOf(months),
})

/** A server that has started this program hears it too. */
const tellServer = (message: BackupMessage): void => void process.send?.(message)

function tellingSteps() {
  const say = sayingSteps()
  return (step: string, part?: number): void => {
    say.step(step, part)
    tellServer({ step, part: part ?? null })
  }
}

await runProgram(main, (_error, fault) => tellServer({ fault }))
