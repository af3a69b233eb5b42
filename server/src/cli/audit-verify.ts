import { join } from 'node:path'
import { auditStore } from '../features/audit/audit-store.ts'
import type { Head } from '../features/audit/chain.ts'
import { presentEventName } from '../features/audit/present-names.ts'
import { type Verdict, verifyChain } from '../features/audit/verify-chain.ts'
import { systemClock } from '../platform/clock.ts'
import { claimDatabase } from '../platform/database/claim-database.ts'
import { refuseMissingDatabase } from '../platform/database/missing-database.ts'
import { openDatabase, refuseUpdate } from '../platform/database/open-database.ts'
import { refuseUnreadJournal } from '../platform/database/unread-journal.ts'
import { openKeys } from '../platform/keys.ts'
import { SettingError } from '../platform/setting.ts'
import { configOfTool, expectKeys } from './data-folder.ts'
import { runProgram } from './run-program.ts'

/* Tells the operator whether the audit log is as it was written. */

const usage = `Checks whether anybody has changed the audit log.

Usage: npm run audit:verify -- [--since ID:LINK] [--list N] [settings]

  --since ID:LINK   Also checks that a head you noted earlier is still part of it.
                    Somebody who can write to the database can restore an older state;
                    only a head that was noted elsewhere reveals that.
  --list N          Also shows the last N rows.
  --help            Shows this.

The settings are those of npm start; --data and --database-url say where the audit log is. Without
--data it finds the home by itself; if there are two, --no-demo chooses your own.
Exit codes: 0 when the audit log is unbroken; 1 when it is broken, or when the head that you
noted can't be compared because its row is old and was removed; 2 when it could not run.
`

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const { since, list, rest } = readOwn(args)
  const config = configOfTool(rest)
  expectKeys(config.data)
  if (!config.databaseUrl) refuseMissingDatabase(config.data)
  const keys = openKeys(config.data)
  const { db, file } = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { file: join(config.data, 'roomwire.sqlite') },
    { expectOwn: refuseUpdate },
  )
  try {
    await claimDatabase(db, keys, systemClock)
    if (file) refuseUnreadJournal(config.data, keys.journal, file)
    const store = auditStore(db, keys.audit)
    for (const row of (await store.newest(list)).reverse()) {
      const { id, at, home_id, person_id, event, detail } = row
      const actor = `home ${home_id ?? '-'}, person ${person_id ?? '-'}`
      process.stdout.write(
        `${id}  ${timeText(at)}  ${actor}  ${presentEventName(event)}  ${detail}\n`,
      )
    }
    const verdict = await verifyChain(store, keys.audit, since)
    process.stdout.write(`${report(verdict)}\n`)
    process.exitCode = verdict.broken === null && verdict.uncompared === null ? 0 : 1
  } finally {
    await db.destroy()
  }
}

function report({ rows, firstAt, lastAt, head, cut, uncompared, broken }: Verdict): string {
  const { cut_count, cut_at } = cut
  return [
    ...(cut_count === 0 ? [] : [`Removed  up to row ${cut_count}, ${timeText(cut_at)}`]),
    `Rows   ${rows}${broken === null ? '' : ' up to the break'}`,
    `First  ${timeText(firstAt)}`,
    `Last   ${timeText(lastAt)}`,
    `Head   ${head ? `${head.count}:${head.link}` : 'none'}`,
    broken === null ? 'The audit log is unbroken.' : `The audit log is broken. ${broken}`,
    ...(uncompared === null ? [] : [uncompared]),
  ].join('\n')
}

const timeText = (at: number | null) => (at === null ? '-' : new Date(at).toISOString())

/** Reads the options of this program; the rest are settings. */
function readOwn(args: readonly string[]) {
  const own = new Map([
    ['--since', ''],
    ['--list', '0'],
  ])
  const rest: string[] = []
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [name = '', ...inline] = arg.split('=')
    if (!own.has(name)) rest.push(arg)
    else own.set(name, inline.length > 0 ? inline.join('=') : (left.shift() ?? 'nothing'))
  }
  const since = own.get('--since')
  return { since: since ? readHead(since) : undefined, list: readCount(own.get('--list')), rest }
}

function readHead(text: string): Head {
  const [, count, link] = /^([1-9]\d{0,14}):([\w-]{43})$/.exec(text) ?? []
  if (count === undefined || link === undefined) {
    throw new SettingError('--since must be a head as this program shows it: ID:LINK')
  }
  return { count: Number(count), link }
}

function readCount(text = ''): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new SettingError('--list must be a number of rows')
}

await runProgram(main)
