/** Servers of two versions on one PostgreSQL, while they are updated one after the other. */
import { join } from 'node:path'
import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { answerOf } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { startMain, startProgram } from '@roomwire/testing/worlds/main-process.ts'
import { envOf, openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { appliedInFile, appliedMigrations } from '../src/platform/database/applied-migrations.ts'
import { postgresDialect } from '../src/platform/database/postgres.ts'
import type { Db, Schema } from '../src/platform/database/schema.ts'
import { copyGolden } from './golden-copy.ts'

let fixture: Awaited<ReturnType<typeof openFixture>>
let server: TestServer
const logged: { level: number; msg: string; replica?: string }[] = []

beforeAll(async () => {
  fixture = await openFixture()
  const onLog = (line: string) => logged.push(JSON.parse(line))
  server = await startTestServer('postgres', { shared: fixture, onLog })
})
afterAll(async () => {
  await server.stop()
  await fixture.leave()
})

/** Changes the tables as a newer program does when it starts. */
async function updateTables(db: Db): Promise<void> {
  await sql`alter table join_code add column reason text not null default 'old'`.execute(db)
  await sql`alter table join_code alter column reason drop default`.execute(db)
  await sql`alter table schedule rename column name to title`.execute(db)
  await sql`insert into kysely_migration values ('9999-the-future', '2030-01-01')`.execute(db)
}

it('R-92 a server whose database a newer one updates meanwhile refuses in words what it cannot do any more, does the rest, and each says that the other is there', async () => {
  const db = await openTestDatabaseOf(server)
  const { owner, device, page } = await openLiveHome(server)
  const invite = () => answerOf(owner, createJoinCodeEndpoint, { body: { role: 'family' } })
  expect((await invite()).status).toBe(200)
  await updateTables(db)
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await invite()).toMatchObject({
      status: 503,
      body: {
        code: 'server_outdated',
        error:
          'A newer Roomwire has updated the database, and this server is older. It cannot do this until it is updated too.',
      },
    })
  }
  expect((await answerOf(owner, listRoomsEndpoint, {})).status).toBe(200)
  page.say({ deviceIdentifier: 'SC-000001', action: 'on', pin: 18, messageId: 'm' })
  await page.hears(isStage('processed', 'm'))
  expect(device.commands).toHaveLength(1)

  const until = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint + 600000`
  const versions = { older: '', newer: '9999-the-future' }
  for (const [id, newest_migration] of Object.entries(versions)) {
    await db.insertInto('replica').values({ id, lease_until: until, newest_migration }).execute()
  }
  await db.destroy()
  const warnings = () => logged.filter(({ replica }) => replica !== undefined)
  await expect
    .poll(() =>
      warnings()
        .map(({ replica }) => replica)
        .sort(),
    )
    .toEqual(['newer', 'older'])
  expect(
    warnings()
      .map(({ msg }) => msg)
      .sort(),
  ).toEqual([
    expect.stringMatching(/^a newer Roomwire works on the same database: update this one/),
    expect.stringMatching(/^an older Roomwire works on the same database: update it/),
  ])
  await expect(startTestServer('postgres', { shared: fixture })).rejects.toThrow(
    'This database is newer than this program (it has 9999-the-future).',
  )
  expect(server.bugs).toEqual([])
})

it('R-92 a replica whose database a newer program has updated says so and ends, and its next start is refused in the same words', async () => {
  const shared = await openFixture()
  onTestFinished(shared.leave)
  const start = () => startMain(['--no-demo'], { LOG_LEVEL: 'info', ...envOf(shared) })
  const replica = start()
  await replica.ready()
  const db = new Kysely<Schema>({ dialect: postgresDialect(shared.databaseUrl) })
  await updateTables(db)
  await db.destroy()
  const ended = await replica.ended
  expect(ended.code).toBe(1) // Which starts it again.
  const why =
    'This database is newer than this program (it has 9999-the-future). Start the newer Roomwire'
  expect(ended.out + ended.err).toContain(why)
  const refused = await start().ended
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining(why)])
})

it('R-07 what is wrong with a statement is a bug while no newer server has been there', async () => {
  const alone = await openFixture()
  const other = await startTestServer('postgres', { shared: alone })
  const { owner } = await openLiveHome(other)
  const db = await openTestDatabaseOf(other)
  await sql`alter table join_code add column reason text not null default 'old'`.execute(db)
  await sql`alter table join_code alter column reason drop default`.execute(db)
  await db.destroy()
  const { status } = await answerOf(owner, createJoinCodeEndpoint, {
    body: { role: 'family' },
  })
  expect(status).toBe(500)
  expect(other.bugs.splice(0)).toHaveLength(1)
  await other.stop()
  await alone.leave()
})

it('R-92 a start that would update the tables is refused in words while servers of another version work on them', async () => {
  const [oldest = ''] = goldenVersions()
  const home = await copyGolden(oldest, 'postgres')
  onTestFinished(home.remove)
  const db = new Kysely<Schema>({ dialect: postgresDialect(home.shared.databaseUrl) })
  onTestFinished(() => db.destroy())
  const lease_until = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint + 600000`
  const older = { id: 'older', lease_until, newest_migration: '0040' }
  await db.insertInto('replica').values(older).execute()
  const before = await appliedMigrations(db)
  const start = () => startTestServer('postgres', { shared: home.shared })
  await expect(start()).rejects.toThrow(
    'Servers of another version work on this database. Nothing was changed.',
  )
  expect(await appliedMigrations(db)).toEqual(before)
  await db.deleteFrom('replica').where('id', '=', 'older').execute()
  await (await start()).stopKeepingData()
  expect((await appliedMigrations(db)).length).toBeGreaterThan(before.length)
})

it('R-92 a program beside the server updates no home: only a start does', async () => {
  const [oldest = ''] = goldenVersions()
  const home = await copyGolden(oldest, 'sqlite')
  onTestFinished(home.remove)
  const { data } = home.shared
  const before = appliedInFile(join(data, 'roomwire.sqlite'))
  for (const [program, ...args] of [
    ['admin.ts', 'list'],
    ['outbox.ts'],
    ['audit-verify.ts'],
  ] as const) {
    const { code, err } = await startProgram(program, [...args, '--data', data]).ended
    expect(code).not.toBe(0)
    expect(err).toContain('only a start of the server updates it')
  }
  expect(appliedInFile(join(data, 'roomwire.sqlite'))).toEqual(before)
})
