import { dirname, resolve } from 'node:path'
import { type Config, readConfig } from '../config/config.ts'
import {
  expectFile,
  expectNoHome,
  type RestoredHome,
  restoreBackup,
} from '../features/backups/restore-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { SettingError } from '../platform/setting.ts'
import { askLine } from './ask-line.ts'
import { contentText, count, sayingSteps } from './backup-texts.ts'
import { dataFolderOfStart, dataFolders } from './data-folder.ts'
import { giveToOwner } from './give-to-owner.ts'
import { runProgram } from './run-program.ts'

/* Restores a home from a backup. */

const usage = `Restores a home from a backup into a data folder that has none, and an empty database.

Usage: npm run restore -- --from FILE [settings]

  --from FILE    The backup. Its recovery key is asked for.
  --help         Shows this.

The settings are those of npm start; with --database-url the home goes into that PostgreSQL,
whichever database it came from. Without --data the home goes to where a home of your own is
kept (npm start -- --no-demo).
Exit codes: 0 done, 1 not restored, 2 could not run.
`

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const { from, rest } = readOwn(args)
  if (from === undefined) throw new SettingError('Name the backup: --from FILE')
  const settings = ['--no-demo', ...rest]
  const config = readConfig(settings, process.env, dataFolderOfStart(dataFolders(process.env)))
  const { data, databaseUrl } = config
  process.on('exit', () => giveToOwner(data))
  const lock = databaseUrl ? await onlyOn(databaseUrl) : undefined
  try {
    await restore(resolve(from), { data, databaseUrl })
  } finally {
    await lock?.release()
  }
}

/** No server works on a database that gets a home. */
async function onlyOn(url: string) {
  const { lockPostgres } = await import('../platform/database/postgres-lock.ts')
  return lockPostgres(url, { isShared: false })
}

async function restore(file: string, place: Pick<Config, 'data' | 'databaseUrl'>): Promise<void> {
  expectFile(file)
  await expectNoHome(place.data, place.databaseUrl)
  const key = await askLine('Recovery key: ')
  const found = await restoreBackup({
    ...place,
    file,
    key,
    notes: dirname(file),
    clock: systemClock,
    onStep: sayingSteps().step,
  })
  process.stdout.write(report(found, place))
}

/** A sentence where the clock of this machine is before a time of the backup, epoch ms. */
function clockWarning(madeAt: number): string[] {
  const now = systemClock.now()
  if (now >= madeAt) return []
  return [
    `The clock of this machine is before that, at ${new Date(now).toISOString()}: set it before you start.`,
  ]
}

function report(
  { madeAt, waiting, ...content }: RestoredHome,
  { data, databaseUrl }: Pick<Config, 'data' | 'databaseUrl'>,
): string {
  const lines = [
    `Restored from ${new Date(madeAt).toISOString()}: ${contentText(content)}.`,
    ...clockWarning(madeAt),
    'Everybody signs in anew. Join codes are made anew.',
  ]
  if (waiting > 0) {
    const parts = count(
      waiting,
      'guest, pass or API token waits',
      'guests, passes and API tokens wait',
    )
    lines.push(`${parts} until an owner has gone through them: the dashboard leads there.`)
  }
  const beside = databaseUrl ? ', with the same DATABASE_URL' : ''
  return `${[...lines, `Start it: npm start -- --no-demo --data ${data}${beside}`].join('\n')}\n`
}

/** Reads the option of this program; the rest are settings. */
function readOwn(args: readonly string[]): { from: string | undefined; rest: string[] } {
  let from: string | undefined
  const rest: string[] = []
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--from') from = left.shift()
    else if (arg.startsWith('--from=')) from = arg.slice('--from='.length)
    else rest.push(arg)
  }
  return { from, rest }
}

await runProgram(main)
