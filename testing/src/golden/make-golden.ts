import { deepStrictEqual } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openTestDatabaseOf } from '../fixtures/open-test-database.ts'
import { scratch } from '../fixtures/scratch.ts'
import { startTestServer, stillClock } from '../worlds/test-server.ts'
import { postgresPrograms, startPostgres } from '../worlds/test-services.ts'
import { appliedMigrations, goldenFolder, type InHand } from './golden-files.ts'
import { liveGoldenLife } from './golden-home.ts'
import { lookAfterMs, lookAtEverything, verifyGolden } from './look-at-everything.ts'

/*
 * Makes the golden databases of the newest migration: `node scripts/run.mjs
 * testing/src/golden/make-golden.ts`. They are made once, by the program of that time, and never
 * again: tests show that every later program still understands them.
 */

/** When it all happens. The clock stands still, so that both engines tell the same. */
const begin = Date.UTC(2026, 9, 1, 12)

type Place = { data: string; databaseUrl: string; busUrl: '' }

async function main(): Promise<void> {
  const folder = mkdtempSync(join(scratch, 'roomwire-golden-'))
  const postgres = await startPostgres()
  try {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')]
    const sqlite = await live({ data: one, databaseUrl: '', busUrl: '' }, copyFile)
    mkdirSync(other)
    cpSync(join(one, 'keys.json'), join(other, 'keys.json'))
    const onPostgres = { data: other, databaseUrl: postgres.url, busUrl: '' } as const
    const { copy, inHand, ...said } = await live(onPostgres, dump)
    deepStrictEqual(said, {
      madeAt: sqlite.madeAt,
      migration: sqlite.migration,
      shown: sqlite.shown,
    })

    const golden = goldenFolder(said.migration)
    if (existsSync(golden)) throw new Error(`${golden} is there already, and stays as it is`)
    mkdirSync(golden)
    cpSync(join(one, 'keys.json'), join(golden, 'keys.json'))
    writeFileSync(join(golden, 'roomwire.sqlite'), sqlite.copy)
    writeFileSync(join(golden, 'roomwire.sql'), copy)
    writeFileSync(join(golden, 'in-hand.json'), asJson({ sqlite: sqlite.inHand, postgres: inHand }))
    writeFileSync(join(golden, 'shown.json'), asJson({ madeAt: said.madeAt, people: said.shown }))
    process.stdout.write(`${golden} is made.\n`)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

/** Lives the life on a new database, copies it, and looks at what everybody is shown. */
async function live(shared: Place, copyOf: (place: Place) => Buffer | string) {
  const clock = stillClock(begin)
  const server = await startTestServer('sqlite', { shared, clock, limitScale: 1 })
  const secrets = await liveGoldenLife(server)
  await server.stop()
  const db = await openTestDatabaseOf({ config: shared })
  const migration = (await appliedMigrations(db)).at(-1) ?? ''
  const { head, broken } = await verifyGolden(db, shared.data)
  if (!head || broken !== null) throw new Error(broken ?? 'There is no record')
  await db.destroy()
  const copy = copyOf(shared)

  const madeAt = clock.now()
  clock.advance(lookAfterMs)
  const again = await startTestServer('sqlite', { shared, clock, limitScale: 1 })
  const shown = await lookAtEverything(again, secrets)
  await again.stop()
  const { count, link } = head
  const inHand: InHand = { ...secrets, head: { count, link } }
  return { copy, madeAt, migration, shown, inHand }
}

/** The whole file, without anything left in the log beside it. */
function copyFile({ data }: Place): Buffer {
  const file = join(data, 'roomwire.sqlite')
  const db = new DatabaseSync(file)
  db.exec('vacuum; pragma wal_checkpoint(truncate)')
  db.close()
  return readFileSync(file)
}

/** All of a PostgreSQL as statements, without what only psql, or only this PostgreSQL, understands. */
function dump({ databaseUrl }: Place): string {
  const flags = ['--inserts', '--column-inserts', '--no-owner', '--no-privileges', '--no-comments']
  const written = execFileSync(join(postgresPrograms(), 'pg_dump'), [...flags, databaseUrl])
  const all = String(written)
  return `${all.slice(all.indexOf('\nCREATE '), all.lastIndexOf('\n\\unrestrict')).trim()}\n`
}

await main()
