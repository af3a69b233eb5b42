/** One server without a bus works on a PostgreSQL, or several with one. */

import { isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { programTest } from '@roomwire/testing/fixtures/program-test.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import pg from 'pg'
import { describe, inject } from 'vitest'

type Database = { url: string; query(statement: string): Promise<{ pid: number }[]> }

const it = programTest.extend<{ database: Database }>({
  database: async ({ here: _ }, use) => {
    const { url, drop } = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await use({ url, query: async (statement) => (await client.query(statement)).rows })
    await client.end()
    await drop()
  },
})

describe.concurrent('a second start on the same PostgreSQL', () => {
  const refused =
    'Roomwire could not start. Another Roomwire uses this database (DATABASE_URL). Stop it, or give each of them the same BUS_URL, so that they work together.\n'

  it('without a bus is refused; devices stay connected and presses reach them', async ({
    database,
    here: { start },
    expect,
  }) => {
    const first = start(['--no-demo'], { DATABASE_URL: database.url })
    const { url, mqttUrl } = await first.ready()
    const { identifier, device, page } = await openLiveHome({ url, mqttUrl })
    await page.settles()
    const bus = { BUS_URL: inject('natsUrl') }
    expect(await start(['--no-demo'], { DATABASE_URL: database.url }).ended).toMatchObject({
      code: 2,
      err: refused,
    })
    const joining = await start(['--no-demo'], { DATABASE_URL: database.url, ...bus }).ended
    expect([joining.code, joining.err]).toEqual([
      2,
      'Roomwire could not start. Another Roomwire without a bus uses this database (DATABASE_URL). Several servers need the same BUS_URL: set it for each of them, or stop the other one.\n',
    ])
    page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId: 1 })
    await page.hears(isUpdate(({ connected, pins }) => connected && pins['18']?.state === 1))
    await device.leave()
    await page.close()
    first.signal('SIGTERM')
    expect(await first.ended).toMatchObject({ code: 0, err: '' })
  })

  it('R-60 works at once after the first was killed', async ({
    database,
    here: { start },
    expect,
  }) => {
    const first = start(['--no-demo'], { DATABASE_URL: database.url })
    await first.ready()
    first.signal('SIGKILL')
    await first.ended
    await start(['--no-demo'], { DATABASE_URL: database.url }).ready()
    expect((await start(['--no-demo'], { DATABASE_URL: database.url }).ended).err).toBe(refused)
  })

  it('is refused also after the connection that holds the lock was broken', async ({
    database,
    here: { start },
    expect,
  }) => {
    const first = start(['--no-demo'], { DATABASE_URL: database.url })
    await first.ready()
    const locks = () =>
      database.query(
        `select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
      )
    const [broken] = await locks()
    await database.query(`select pg_terminate_backend(${broken?.pid})`)
    await expect
      .poll(async () => (await locks()).map(({ pid }) => pid))
      .toEqual([expect.not.toBeOneOf([broken?.pid])])
    expect((await start(['--no-demo'], { DATABASE_URL: database.url }).ended).err).toBe(refused)
    first.signal('SIGTERM')
    expect(await first.ended).toMatchObject({ code: 0 })
  })

  it('with the same bus both work, and may share the folder', async ({
    database,
    here: { start },
    expect,
  }) => {
    const shared = { DATABASE_URL: database.url, BUS_URL: inject('natsUrl') }
    const servers = [1, 2].map(() => start(['--no-demo'], shared))
    const urls = await Promise.all(servers.map((one) => one.ready()))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(2)
    const alone = await start(['--no-demo'], { DATABASE_URL: database.url }).ended
    expect([alone.code, alone.err]).toEqual([2, refused])
    for (const one of servers) {
      one.signal('SIGTERM')
      expect(await one.ended).toMatchObject({ code: 0, err: '' })
    }
  })
})

it('a start whose query PostgreSQL does not do says so in a sentence, and another one may work', async ({
  database,
  here: { start },
  expect,
}) => {
  await database.query('begin; lock table home')
  const { code, err } = await start(['--no-demo'], { DATABASE_URL: database.url }).ended
  expect(err).toMatch(
    /^Roomwire could not start\. The database did not do what this start asked of it: [^\n]+ lock timeout\. Nothing is half done\. [^\n]+ start again\.\n$/,
  )
  expect(code).toBe(1)
  await database.query('rollback')
  await start(['--no-demo'], { DATABASE_URL: database.url }).ready()
})
