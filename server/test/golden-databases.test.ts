import { DatabaseSync } from 'node:sqlite'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import {
  appliedMigrations,
  goldenVersions,
  readGolden,
} from '@roomwire/testing/golden/golden-files.ts'
import {
  lookAfterMs,
  lookAtEverything,
  verifyGolden,
} from '@roomwire/testing/golden/look-at-everything.ts'
import { useWhatIsInHand } from '@roomwire/testing/golden/use-credentials.ts'
import { makeDatabasePlace } from '@roomwire/testing/worlds/test-database.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { presentEventName } from '../src/features/audit/present-names.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { copyGolden, type GoldenCopy, readTables } from './golden-copy.ts'

/*
 * Databases of every former schema, made by the program of that time: the present program
 * migrates each to the present schema, and everybody finds their data there.
 */

// A home without a time zone has the server's, and there it was this one.
vi.stubEnv('TZ', 'UTC')

/** The present names of tables, by their names in an older version. */
const renamedTables: Record<string, string> = { guest_access: 'access_grant' }

/** The present names of fields of an answer, by their names in an older version. */
const renamedFields: Record<string, string> = { wanted: 'desired' }

/** An answer of an older version, with the fields and audit events named as they are today. */
const inPresentNames = (answer: object): object =>
  JSON.parse(JSON.stringify(answer), (field, value: unknown) => {
    if (field === 'event' && typeof value === 'string') return presentEventName(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const fields = Object.entries(value)
    return Object.fromEntries(fields.map(([name, one]) => [renamedFields[name] ?? name, one]))
  })

/** What guests were shown of devices before version 12. */
const hiddenFromGuests = [
  'local_ip',
  'static_ip',
  'gateway',
  'subnet',
  'dns',
  'ipAddress',
  'firmware',
  'uptimeSeconds',
  'rssi',
  'freeMemoryBytes',
]

/** The same, as a person of this name is shown it today; the room of a device's guest is now that of the device. */
const asShownTo = (name: string, answer: object): object =>
  JSON.parse(JSON.stringify(inPresentNames(answer)), (field, value: unknown) => {
    if (name.startsWith('guest') && hiddenFromGuests.includes(field)) return null
    // Of the session that looks: the server writes once a minute when it was used.
    if (Object(value).user_agent === 'Looking browser') return { user_agent: 'Looking browser' }
    const { room_id: _id, room_name: _name, ...rest } = Object(value)
    const isGuestOfDevice = rest.device_identifier && 'start_at' in rest && 'email' in rest
    return isGuestOfDevice ? rest : value
  })

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
/**
 * Where everybody signs in and looks: everywhere in `npm run prove`; in the gate at the oldest and the
 * newest, and on SQLite, whose rows are the same, at one that each commit draws by lot. Every one of
 * them is migrated and counted.
 */
const looksAtAll = volume('GOLDEN_LOOKS', 1) > 1
const drawnByLot = versions[testSeed % versions.length]
const isLookedAt = (version: string, engine: string) =>
  looksAtAll ||
  [versions.at(0), versions.at(-1)].includes(version) ||
  (engine === 'sqlite' && version === drawnByLot)
const stands = versions.flatMap((version) => engines.map((engine) => ({ version, engine })))

it.each(engines)('R-92 the newest schema has a golden database (%s)', async (engine) => {
  const { place, remove } = await makeDatabasePlace(engine)
  const { db } = await openDatabase(place)
  const newest = (await appliedMigrations(db)).at(-1) ?? ''
  await db.destroy()
  const text = 'a new migration takes one: node scripts/run.mjs testing/src/golden/make-golden.ts'
  expect(versions, text).toContain(newest)
  const schemaOf = async (copy: Pick<GoldenCopy, 'place'>) =>
    (await readTables(copy)).map(({ name, columns }) => [name, columns])
  const copy = await copyGolden(newest, engine)
  expect(await schemaOf(copy), 'a migration once kept never changes').toEqual(
    await schemaOf({ place }),
  )
  await copy.remove()
  await remove()
})

/** Each test goes on with what the one before has left: a copy is migrated once, and one server looks at it. */
describe.each(stands)('the golden database $version ($engine)', ({ version, engine }) => {
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

  it('R-92 has a row in every table and something in every column', () => {
    // A server that ends has linked what waited there, and one without others has no lease.
    const passing = ['audit_pending', 'replica']
    const kept = tables.filter(({ name }) => !passing.includes(name))
    expect(kept.length).toBeGreaterThan(20)
    expect(kept.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([])
    expect(kept.flatMap(({ empty }) => empty)).toEqual([])
  })

  it('R-92 R-16 keeps every row when it is migrated to the present schema, the audit log stays unbroken, and whoever came with an account is told from whom the home has made', async () => {
    const verdict = await verify() // Opens it, and so migrates it to the present schema.
    const after = new Map((await readTables(copy)).map(({ name, rows }) => [name, rows]))
    for (const { name, rows } of tables.filter(({ name }) => name !== 'kysely_migration')) {
      expect(after.get(renamedTables[name] ?? name), name).toBe(rows)
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

  describe.each(isLookedAt(version, engine) ? [engine] : [])('in the present program (%s)', () => {
    let server: TestServer
    beforeAll(async () => {
      // A moment after the copy was made: none of its data has expired.
      const clock = stillClock(madeAt + lookAfterMs)
      server = await startTestServer(engine, { shared: copy.shared, clock, limitScale: 1 })
    })
    afterAll(() => server.stop())

    it('R-92 R-96 lets everybody sign in with their password and shows them the same data as then', async () => {
      const shown = await lookAtEverything(server, inHand)
      // There may be new fields; no old one may be missing or different.
      for (const [name, seen] of Object.entries(people)) {
        for (const [what, answer] of Object.entries(seen)) {
          expect(shown[name]?.[what], `${what} of ${name}`).toMatchObject(asShownTo(name, answer))
        }
      }
      expect(server.bugs).toEqual([])
    })

    it('R-92 R-96 accepts the tokens, codes and secrets that people and devices still hold, and goes on with the audit log', async () => {
      await useWhatIsInHand(server, inHand)
      await server.stopKeepingData()
      expect(server.bugs).toEqual([])
      expect((await verify()).broken).toBeNull()
    })
  })
})
