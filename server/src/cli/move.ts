import type { Config } from '../config/config.ts'
import { moveToFiles, moveToPostgres } from '../features/backups/move-home.ts'
import type { CopyWatch } from '../features/backups/table-sums.ts'
import { systemClock } from '../platform/clock.ts'
import { lockDataFolder } from '../platform/database/data-folder-lock.ts'
import { lockPostgres } from '../platform/database/postgres-lock.ts'
import { SettingError } from '../platform/setting.ts'
import { noteInAudit } from './audit-note.ts'
import { count, sayingSteps } from './backup-texts.ts'
import { configOfTool, expectKeys } from './data-folder.ts'
import { runProgram } from './run-program.ts'

/* Moves a home from one kind of database to the other, while no server runs. */

const usage = `Moves a home from SQLite to PostgreSQL, or back. Stop its server first.

Usage: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE [settings]
       npm run move -- --to files --database-url postgres://… [settings]

  --to URL       An empty PostgreSQL, into which the home goes. Afterwards its files are set
                 aside in the data folder.
  --to files     Files of the data folder, into which a home on PostgreSQL goes. That database
                 keeps what it has: drop it once the home runs.
  --help         Shows this.

Each table is read again, and compared by the number and a digest of its rows. Where one differs,
nothing is moved. The settings are those of npm start; --data chooses the Roomwire.
Exit codes: 0 done, 1 not moved, 2 could not run.
`

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const { to, rest } = readOwn(args)
  const config = configOfTool(rest)
  expectKeys(config.data)
  if (to === 'files') return await toFiles(config)
  if (/^postgres(ql)?:\/\//.test(to)) return await toPostgres(config, to)
  throw new SettingError('--to needs the address of a PostgreSQL (postgres://…), or files.')
}

async function toPostgres({ data, databaseUrl }: Config, url: string): Promise<void> {
  if (databaseUrl) {
    throw new SettingError(
      'DATABASE_URL is set, so this home is on PostgreSQL already. Move it to files first: --to files',
    )
  }
  const lock = lockDataFolder(data, { startedAt: systemClock.now() })
  try {
    const aside = await alone(url, () => moveToPostgres({ data, url, watch }))
    await noteInAudit({ data, databaseUrl: url }, 'server.moved', { to: 'postgres' })
    process.stdout.write(
      `The home is on PostgreSQL. Its files are set aside in ${aside}: remove them once all is well.\nStart it as before, with DATABASE_URL and that address.\n`,
    )
  } finally {
    lock.release()
  }
}

async function toFiles({ data, databaseUrl: url }: Config): Promise<void> {
  if (!url) throw new SettingError('Name the PostgreSQL of this home with --database-url.')
  await alone(url, () => moveToFiles({ data, url, watch }))
  await noteInAudit({ data, databaseUrl: '' }, 'server.moved', { to: 'sqlite' })
  process.stdout.write(
    `The home is in files of ${data}. PostgreSQL keeps what it had: drop that database once all is well.\nStart it as before, without DATABASE_URL.\n`,
  )
}

/** Does some work while no server uses a PostgreSQL. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockPostgres(url, { isShared: false })
  try {
    return await work()
  } finally {
    await lock.release()
  }
}

const say = sayingSteps()
const watch: CopyWatch = {
  onTable: (name, { rows, digest }) =>
    say.line(
      `${name}: ${count(rows, 'row', 'rows')}, the same on both sides (${digest.slice(0, 16)})`,
    ),
  onProgress: (part) => say.step('Moving', part),
}

/** Reads the option of this program; the rest are settings. */
function readOwn(args: readonly string[]): { to: string; rest: string[] } {
  const left = [...args]
  const at = left.findIndex((arg) => arg === '--to' || arg.startsWith('--to='))
  const [named = ''] = at < 0 ? [] : left.splice(at, 1)
  const to = named === '--to' ? (left.splice(at, 1)[0] ?? '') : named.slice('--to='.length)
  return { to, rest: left }
}

await runProgram(main)
