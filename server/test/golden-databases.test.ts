import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentOf, schemaOf } from '@roomwire/testing/fixtures/database-content.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { goldenVersions, readGolden } from '@roomwire/testing/golden/golden-files.ts'
import { liveGoldenLife } from '@roomwire/testing/golden/golden-home.ts'
import {
  lookAfterMs,
  lookAtEverything,
  verifyGolden,
} from '@roomwire/testing/golden/look-at-everything.ts'
import { useCredentials } from '@roomwire/testing/golden/use-credentials.ts'
import { makeDatabasePlace, makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { appliedMigrations } from '../src/platform/database/applied-migrations.ts'
import { namesOfBaseline } from '../src/platform/database/migrations/baseline.ts'
import { migrationsOfProgram } from '../src/platform/database/migrations.ts'
import { type DatabasePlace, openDatabase } from '../src/platform/database/open-database.ts'
import { version as release } from '../src/platform/version.ts'
import { copyGolden, type GoldenCopy, readTables } from './golden-copy.ts'

/*
 * Homes of former releases, made by the program of that time: the present program brings each to the
 * present schema, and everybody finds their data there.
 */

// A home without a time zone has the server's, and there it was this one.
vi.stubEnv('TZ', 'UTC')

/** An answer without the use of the session that looks: the server writes it once a minute. */
const withoutUse = (answer: object): object =>
  JSON.parse(JSON.stringify(answer), (_field, value: unknown) =>
    Object(value).user_agent === 'Looking browser' ? { user_agent: 'Looking browser' } : value,
  )

/** Who is in a home, and whether it has made their account. */
async function membersIn({ place }: Pick<GoldenCopy, 'place'>) {
  const { db } = await openDatabase(place)
  const rows = await db
    .selectFrom('person')
    .select(['email', 'made_by_home'])
    .where('role', 'in', ['family', 'guest'])
    .orderBy('id')
    .execute()
  await db.destroy()
  return rows
}

const members = [
  ...['family', ...['room', 'device', 'home', 'tomorrow'].map((of) => `guest-of-${of}`)].map(
    (name) => ({ email: `${name}@golden.example`, made_by_home: 1 }),
  ),
  ...['guest-by-code', 'homeless'].map((name) => ({
    email: `${name}@golden.example`,
    made_by_home: 0,
  })),
]

const versions = goldenVersions()
const engines = ['sqlite', 'postgres'] as const
const homes = versions.flatMap((version) => engines.map((engine) => ({ version, engine })))

/** The migrations that the baseline stands for. */
const baseline = Object.fromEntries(
  namesOfBaseline.map((name) => [name, migrationsOfProgram[name] ?? expect.fail(name)]),
)

async function openAndClose(place: DatabasePlace, options: { migrations?: typeof baseline } = {}) {
  const { db } = await openDatabase(place, options)
  const applied = await appliedMigrations(db)
  await db.destroy()
  return applied
}

it('R-92 the release has a golden home', () => {
  const text = 'a release takes one: node scripts/run.mjs testing/src/golden/make-golden.ts'
  expect(versions, text).toContain(release)
})

it('R-92 the life of a golden home fills every table and column of today', async () => {
  const { folder, remove } = await makeFolder()
  const shared = { data: folder, databaseUrl: '', busUrl: '' } as const
  const server = await startTestServer('sqlite', {
    shared,
    clock: stillClock(Date.UTC(2026, 9, 1, 12)),
    limitScale: 1,
  })
  await liveGoldenLife(server)
  await server.stopKeepingData()
  const tables = await readTables({ place: { file: join(folder, 'roomwire.sqlite') } })
  // A server that ends has linked what waited there, and one without others has no lease.
  const kept = tables.filter(({ name }) => !['audit_pending', 'replica'].includes(name))
  expect(kept.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([])
  expect(kept.flatMap(({ empty }) => empty)).toEqual([])
  await remove()
})

it.each(engines)(
  'R-92 a home that has been through all migrations of the baseline is opened without a change (%s)',
  async (engine) => {
    const { place, remove } = await copyGolden('0.1.0', engine)
    const before = contentOf(place)
    expect(await openAndClose(place, { migrations: baseline })).toEqual(namesOfBaseline)
    expect(contentOf(place) === before).toBe(true)
    await remove()
  },
)

it.each(homes)(
  'R-92 the golden home $version ($engine) gets the same tables as a new one',
  async ({ version, engine }) => {
    const copy = await copyGolden(version, engine)
    const { place, remove } = await makeDatabasePlace(engine)
    expect(await openAndClose(copy.place)).toEqual(await openAndClose(place))
    expect(schemaOf(copy.place)).toEqual(schemaOf(place))
    await copy.remove()
    await remove()
  },
)

/** Each test goes on with what the one before has left: a copy is migrated once, and one server looks at it. */
describe.each(homes)('the golden home $version ($engine)', ({ version, engine }) => {
  const { madeAt, people, inHand } = readGolden(version, engine)
  let copy: GoldenCopy
  let tables: Awaited<ReturnType<typeof readTables>>
  beforeAll(async () => {
    copy = await copyGolden(version, engine)
    tables = await readTables(copy)
  })
  afterAll(() => copy.remove())

  const verify = async () => {
    const { db } = await openDatabase(copy.place)
    const verdict = await verifyGolden(db, copy.shared.data, inHand.head)
    await db.destroy()
    return verdict
  }

  it('R-90 R-92 R-16 keeps every row when it is opened, the audit log stays unbroken, and accounts that the home has made are told from others', async () => {
    const verdict = await verify() // Opens it, and so brings it to the present schema.
    const after = new Map((await readTables(copy)).map(({ name, rows }) => [name, rows]))
    for (const { name, rows } of tables.filter(({ name }) => name !== 'kysely_migration')) {
      expect(after.get(name), name).toBe(rows)
    }
    expect(verdict.rows + verdict.cut.cut_count).toBe(inHand.head.count)
    expect(verdict).toMatchObject({ head: inHand.head, broken: null })
    expect(await membersIn(copy)).toEqual(members)
    if (!('file' in copy.place)) return
    const file = new DatabaseSync(copy.place.file)
    expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
    expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    file.close()
  })

  describe('in the present program', () => {
    let server: TestServer
    beforeAll(async () => {
      // A moment after the copy was made: none of its data has expired.
      const clock = stillClock(madeAt + lookAfterMs)
      server = await startTestServer(engine, { shared: copy.shared, clock, limitScale: 1 })
    })
    afterAll(() => server.stop())

    it('R-90 R-92 R-96 lets everybody sign in with their password and shows them the same data as then', async () => {
      const shown = await lookAtEverything(server, inHand)
      // There may be new fields; no old one may be missing or different.
      for (const [name, seen] of Object.entries(people)) {
        for (const [part, answer] of Object.entries(seen)) {
          expect(shown[name]?.[part], `${part} of ${name}`).toMatchObject(withoutUse(answer))
        }
      }
      expect(server.bugs).toEqual([])
    })

    it('R-90 R-92 R-96 accepts the tokens, codes and secrets that people and devices still hold, and goes on with the audit log', async () => {
      await useCredentials(server, inHand)
      await server.stopKeepingData()
      expect(server.bugs).toEqual([])
      expect((await verify()).broken).toBeNull()
      figure(
        'R-90',
        'homes of a former release: rows, people or secrets that are lost',
        0,
        `${version}, ${engine}`,
      )
    })
  })
})
