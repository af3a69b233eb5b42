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
import { parseArgs } from 'node:util'
import type { Engine } from '@roomwire/server/platform/database/engine.ts'
import { version } from '@roomwire/server/platform/version.ts'
import pg from 'pg'
import { openTestDatabaseOf } from '../fixtures/open-test-database.ts'
import { scratch } from '../fixtures/scratch.ts'
import { startTestServer, stillClock } from '../worlds/test-server.ts'
import { postgresPrograms, startPostgres } from '../worlds/test-services.ts'
import { goldenFolder, type InHand, readGolden, type Shown } from './golden-files.ts'
import { liveGoldenLife } from './golden-home.ts'
import { lookAfterMs, lookAtEverything, verifyGolden } from './look-at-everything.ts'

/*
 * Makes the golden home of a release: `node scripts/run.mjs testing/src/golden/make-golden.ts`. It is
 * named after its version, made once, by the program of that release, and never again:
 * tests show that every later program still understands it. `--from NAME` lets no new home live, but
 * brings the kept home NAME to the present schema: for the last program that can, before its migrations go.
 */

/** When it all happens. The clock stands still, so that both engines tell the same. */
const begin = Date.UTC(2026, 9, 1, 12)

type Place = { data: string; databaseUrl: string; busUrl: '' }

/** A home on one engine: its database, and what people see and have in hand. */
type Kept = { copy: Buffer | string; madeAt: number; shown: Shown; inHand: InHand }

async function main(): Promise<void> {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
  const golden = goldenFolder(version)
  if (existsSync(golden)) throw new Error(`${golden} is there already, and stays as it is`)
  const folder = mkdtempSync(join(scratch, 'roomwire-golden-'))
  const postgres = await startPostgres()
  try {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')]
    const make = (place: Place, engine: Engine) =>
      from ? bring(from, place, engine) : live(place, engine)
    mkdirSync(one)
    if (from) cpSync(join(goldenFolder(from), 'keys.json'), join(one, 'keys.json'))
    const sqlite = await make({ data: one, databaseUrl: '', busUrl: '' }, 'sqlite')
    mkdirSync(other)
    cpSync(join(one, 'keys.json'), join(other, 'keys.json'))
    const onPostgres = { data: other, databaseUrl: postgres.url, busUrl: '' } as const
    const { copy, inHand, ...said } = await make(onPostgres, 'postgres')
    deepStrictEqual(said, { madeAt: sqlite.madeAt, shown: sqlite.shown })

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

/** Lives the life on a new database. */
async function live(place: Place, engine: Engine): Promise<Kept> {
  const clock = stillClock(begin)
  const server = await startTestServer('sqlite', { shared: place, clock, limitScale: 1 })
  const secrets = await liveGoldenLife(server)
  await server.stop()
  const db = await openTestDatabaseOf({ config: place })
  const { head, broken } = await verifyGolden(db, place.data)
  if (!head || broken !== null) throw new Error(broken ?? 'There is no record')
  await db.destroy()
  const { count, link } = head
  return keep(place, engine, { ...secrets, head: { count, link } }, clock.now())
}

/** Brings a kept home to the present schema, and changes nothing else. */
async function bring(name: string, place: Place, engine: Engine): Promise<Kept> {
  const golden = goldenFolder(name)
  if (engine === 'sqlite') {
    cpSync(join(golden, 'roomwire.sqlite'), join(place.data, 'roomwire.sqlite'))
  } else {
    const client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    await client.query(readFileSync(join(golden, 'roomwire.sql'), 'utf8'))
    await client.end()
  }
  const db = await openTestDatabaseOf({ config: place })
  await db.destroy()
  const { inHand, madeAt } = readGolden(name, engine)
  return keep(place, engine, inHand, madeAt)
}

/** Copies the database, and then looks at what everybody is shown. */
async function keep(place: Place, engine: Engine, inHand: InHand, madeAt: number): Promise<Kept> {
  const copy = engine === 'sqlite' ? copyFile(place) : dump(place)
  const clock = stillClock(madeAt + lookAfterMs)
  const server = await startTestServer('sqlite', { shared: place, clock, limitScale: 1 })
  const shown = await lookAtEverything(server, inHand)
  await server.stop()
  return { copy, madeAt, shown, inHand }
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
