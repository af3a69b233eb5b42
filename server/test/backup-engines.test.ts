/** A backup of one engine, restored on the other one, by the programs that the operator runs. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onlyBackupIn, run, secretIn } from '@roomwire/testing/clients/backup-programs.ts'
import { goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import {
  goldenHistoryFolder,
  goldenHistoryVersions,
} from '@roomwire/testing/golden/golden-history.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { type Dialect, Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { postgresDialect } from '../src/platform/database/postgres.ts'
import { sqliteDialect } from '../src/platform/database/sqlite.ts'
import { copyGolden } from './golden-copy.ts'

let folder: string
let remove: () => Promise<unknown>
beforeAll(async () => {
  const made = await makeFolder()
  folder = made.folder
  remove = made.remove
})
afterAll(() => remove())

/** Starts a server, which ends with the test. */
async function start(env: Record<string, string>) {
  const stack = await openStack(env, 'cheap')
  onTestFinished(() => stack.close())
  return stack
}

/** The rows of tables that a restore leaves as they are, as texts in order. */
async function contentOf({ data, url }: Place): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  const read = async (dialect: Dialect, tables: readonly string[]) => {
    const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
    for (const table of tables) {
      const rows = await db.selectFrom(table).selectAll().execute()
      const texts = rows.map((row) => JSON.stringify(row, Object.keys(row).sort()))
      content[table.replace('history.', '')] = texts.sort()
    }
    await db.destroy()
  }
  if (url) {
    await read(postgresDialect(url), [...untouched, ...ofHistory.map((name) => `history.${name}`)])
  } else {
    await read(sqliteDialect(join(data, 'roomwire.sqlite')), untouched)
    await read(sqliteDialect(join(data, 'history.sqlite')), ofHistory)
  }
  return content
}

const ofHistory = ['series', 'sample', 'rolled_hour', 'rolled_day', 'heard']
const untouched = [
  'home',
  'person',
  'room',
  'pass',
  'passkey',
  'scene',
  'scene_pin',
  'schedule',
  'favourite',
  'arrangement',
  'command',
  'activity',
  'audit',
  'contact_message',
  'recovery_code',
]

/** A data folder, and its PostgreSQL where it has one. */
type Place = { data: string; url: string }
const settingsOf = ({ data, url }: Place) => [
  ...['--data', data],
  ...(url ? ['--database-url', url] : []),
]

it.each(['sqlite', 'postgres'] as const)(
  'R-64 a home with every table filled goes from %s to the other engine and back, and is the same',
  async (engine) => {
    const version = goldenVersions().at(-1) ?? ''
    const golden = await copyGolden(version, engine)
    onTestFinished(golden.remove)
    const { data, databaseUrl } = golden.shared
    await addGoldenHistory({ data, url: databaseUrl })
    // It is brought up to date, and finishes what was under way.
    const stack = await start({ DATA: data, DATABASE_URL: databaseUrl })
    await stack.stop()
    const emptyPostgres = async () => {
      const { url, drop } = await createDatabase(inject('postgresUrl'))
      onTestFinished(drop)
      return url
    }
    const first: Place = { data, url: databaseUrl }
    const before = await contentOf(first)
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    const other = engine === 'sqlite' ? await emptyPostgres() : ''
    const second: Place = { data: join(folder, `second-${engine}`), url: other }
    const third: Place = {
      data: join(folder, `third-${engine}`),
      url: engine === 'postgres' ? await emptyPostgres() : '',
    }
    for (const [from, to] of [
      [first, second],
      [second, third],
    ] as const) {
      const place = join(folder, `${to.data}-backups`)
      const made = await run('backup', ['--new-key', ...settingsOf(from)], secretIn)
      const key = secretIn(made.said) ?? ''
      const backup = ['--to', place, '--new-place', ...settingsOf(from)]
      const done = await run('backup', backup)
      expect(done.code, done.said).toBe(0)
      const file = onlyBackupIn(place)
      const restored = await run('restore', ['--from', file, ...settingsOf(to)], () => key)
      expect(restored.code, restored.said).toBe(0)
      expect(await contentOf(to)).toEqual(before)
      const again = await run('restore', ['--from', file, ...settingsOf(to)], () => key)
      expect(again.said).toContain('home already')
    }
    const end = await start({ DATA: third.data, DATABASE_URL: third.url })
    await end.stop()
    const verified = await run('audit-verify', settingsOf(third))
    expect(verified.code, verified.said).toBe(0)
  },
)

async function addGoldenHistory({ data, url }: Place): Promise<void> {
  const golden = goldenHistoryFolder(goldenHistoryVersions().at(-1) ?? '')
  if (!url) return copyFileSync(join(golden, 'history.sqlite'), join(data, 'history.sqlite'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // The golden home may have one without rows.
  await client.query('drop schema if exists history cascade')
  await client.query(readFileSync(join(golden, 'history.sql'), 'utf8'))
  await client.end()
}
