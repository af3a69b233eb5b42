/** A start of a new version on PostgreSQL tries its update in a transaction first, and leaves the home alone where that fails. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { firstInGate } from '@roomwire/testing/browser/only-in-prove.ts'
import { signInByPassword } from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { emailOf, passwordOf } from '@roomwire/testing/golden/golden-steps.ts'
import { startMain } from '@roomwire/testing/worlds/main-process.ts'
import { postgresPrograms } from '@roomwire/testing/worlds/test-services.ts'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { newestMigration } from '../src/platform/database/migrations.ts'
import { version } from '../src/platform/version.ts'
import { copyGolden } from './golden-copy.ts'

const [oldest = ''] = goldenVersions()

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

/** A home of the oldest release, to which something was done by hand. */
async function openOldHome(change = '') {
  const home = await copyGolden(oldest, 'postgres')
  onTestFinished(home.remove)
  const { data, databaseUrl: url } = home.shared
  if (change) await ask(url, change)
  const start = () =>
    startMain(['--data', data, '--no-demo'], { LOG_LEVEL: 'info', DATABASE_URL: url })
  return { data, url, start }
}

/** A digest of all tables and rows; what gives the next number may go on. */
function digestOf(url: string): string {
  const whole = String(
    execFileSync(join(postgresPrograms(), 'pg_dump'), [url], { maxBuffer: 1 << 28 }),
  )
  const text = whole.replaceAll(/^(SELECT pg_catalog\.setval|\\(un)?restrict).*$/gm, '')
  return createHash('sha256').update(text).digest('hex')
}

const keptIn = async (url: string) =>
  await ask(
    url,
    'select (select count(*) from person) people, (select count(*) from device) devices, (select count(*) from pin) pins',
  )

it('R-91 an update of PostgreSQL that works in a transaction is done, and nothing of its trial is left', async () => {
  const { data, url, start } = await openOldHome()
  const before = await keptIn(url)
  const server = start()
  const { url: page } = await server.ready()
  expect(server.said.out + server.said.err).toContain('the update was tried in a transaction')
  await signInByPassword({ url: page, email: emailOf('owner'), password: passwordOf('owner') })
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(await keptIn(url)).toEqual(before)
  expect(readdirSync(data)).not.toContain('update.scratch')
  const again = start()
  await again.ready()
  expect(again.said.out + again.said.err).not.toContain('was tried')
  again.signal('SIGTERM')
  await again.ended
})

it.each([
  ['the tables cannot be changed', 'alter table device add column note text', 'already exists'],
  [
    'a home cannot be listed',
    'alter table room rename column name to title',
    'column "name" does not exist',
  ],
  [
    'the update loses rows',
    `create function lose() returns trigger language plpgsql as $$ begin delete from pin; return null; end $$;
     create trigger t after insert on kysely_migration execute function lose()`,
    'rows of pin are lost',
  ],
])(
  'R-91 where %s on PostgreSQL, the start says so, and the home is as it was',
  async (_fault, change, words) => {
    const { url, start } = await openOldHome(change)
    const before = digestOf(url)
    const { code, err } = await start().ended
    expect(code).toBe(2)
    expect(err).toContain(`The update to Roomwire ${version} was tried in a transaction`)
    expect(err).toContain(words)
    expect(err).toContain('start the version of Roomwire that you had before')
    expect(digestOf(url)).toBe(before)
  },
)

it('R-91 an update of PostgreSQL that is killed at any moment leaves the old home or the new one, and the next start ends it', async () => {
  const found = { old: 0, new: 0 }
  const moments = firstInGate([1_200, 600, 1_800, 2_400, 3_000], 2)
  for (const killedAfterMs of moments) {
    const { url, start } = await openOldHome()
    const [digest, before] = [digestOf(url), await keptIn(url)]
    const server = start()
    await wait(killedAfterMs)
    server.signal('SIGKILL')
    await server.ended
    const [{ is } = {}] = await ask(
      url,
      `select exists (select 1 from kysely_migration where name = '${newestMigration}') as is`,
    )
    if (is) found.new += 1
    else if (digestOf(url) === digest) found.old += 1
    const again = start()
    await again.ready()
    again.signal('SIGTERM')
    expect((await again.ended).code).toBe(0)
    expect(await keptIn(url)).toEqual(before)
  }
  figure('R-91', 'kills while an update of PostgreSQL was tried and done', found.old + found.new)
  expect(found.old + found.new).toBe(moments.length)
  expect(found.old).toBeGreaterThan(0)
})

it('R-91 an update that a killed start has left at work in PostgreSQL is ended by the next start', async () => {
  const { url, start } = await openOldHome()
  const left = new pg.Client({ connectionString: url, application_name: 'roomwire-update' })
  left.on('error', () => undefined)
  await left.connect()
  await left.query('begin; lock table installation, home')
  left.query('select pg_sleep(3600)').catch(() => undefined)
  const atWork = () =>
    ask(url, `select from pg_stat_activity where query = 'select pg_sleep(3600)'`)
  await expect.poll(atWork).toHaveLength(1)
  left.connection.stream.destroy()
  const server = start()
  await server.ready()
  expect(server.said.out + server.said.err).toContain('the update of a start that was killed')
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
})
