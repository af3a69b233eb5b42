import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { BackupError } from '../features/backups/backup-error.ts'
import {
  expectNoHome,
  type RestoredHome,
  restoreBackup,
} from '../features/backups/restore-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { DatabaseError } from '../platform/database/open-database.ts'
import { DataFolderError } from '../platform/keys.ts'
import { SettingError } from '../platform/setting.ts'
import { askLine } from './ask-line.ts'
import { dataFolderOfStart, dataFolders } from './data-folder.ts'

/* Restores a home from a backup. */

const usage = `Restores a home from a backup into a data folder that has none.

Usage: npm run restore -- --from FILE [settings]

  --from FILE    The backup. Its recovery key is asked for.
  --help         Shows this.

The settings are those of npm start. Without --data the home goes to where a home of your own is
kept (npm start -- --no-demo).
Exit codes: 0 done, 1 not restored, 2 could not run.
`

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const { from, rest } = readOwn(args)
  if (from === undefined) throw new SettingError('Say what: --from and a file.')
  const settings = ['--no-demo', ...rest]
  const config = readConfig(settings, process.env, dataFolderOfStart(dataFolders(process.env)))
  if (config.databaseUrl) {
    throw new DatabaseError('A backup is restored into a data folder, not into PostgreSQL.')
  }
  expectNoHome(config.data)
  const key = await askLine('Recovery key: ')
  const file = resolve(from)
  const found = await restoreBackup({
    file,
    key,
    data: config.data,
    clock: systemClock,
    onStep: sayingSteps(),
  })
  process.stdout.write(report(found, config.data))
}

/** Says each step once, and each tenth of it. */
function sayingSteps() {
  let shown = ''
  return (step: string, part?: number): void => {
    const line = part === undefined ? step : `${step}: ${Math.floor(part * 10) * 10} %`
    if (line !== shown) process.stdout.write(`${line}\n`)
    shown = line
  }
}

function report({ madeAt, homes, people, devices, paused }: RestoredHome, data: string): string {
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`
  const lines = [
    `Restored from ${new Date(madeAt).toISOString()}: ${count(homes, 'home', 'homes')}, ${count(people, 'person', 'people')}, ${count(devices, 'device', 'devices')}.`,
    'Everybody signs in anew. Programs need new API tokens, and join codes are made anew.',
  ]
  if (paused > 0) {
    const guests = count(paused, 'guest or pass waits', 'guests and passes wait')
    lines.push(`${guests} until an owner resumes them on the dashboard.`)
  }
  return `${[...lines, `Start it: npm start -- --no-demo --data ${data}`].join('\n')}\n`
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

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = [BackupError, SettingError, DatabaseError, DataFolderError].some(
    (kind) => error instanceof kind,
  )
  if (!isExpected) throw error
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(error instanceof BackupError ? 1 : 2)
})
