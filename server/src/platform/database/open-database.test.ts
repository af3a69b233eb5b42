import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentOf } from '@roomwire/testing/fixtures/database-content.ts'
import { openInOtherProcess } from '@roomwire/testing/fixtures/open-in-other-process.ts'
import { makeDatabasePlace, makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { freePort } from '@roomwire/testing/worlds/test-services.ts'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { appliedMigrations } from './applied-migrations.ts'
import { claimDatabase, refuseOtherKeys } from './claim-database.ts'
import { lastCommit, namesOfBaseline } from './migrations/baseline.ts'
import { migrationsOfProgram } from './migrations.ts'
import { DatabaseError, type DatabasePlace, openDatabase } from './open-database.ts'

const clock = { now: () => 1_790_000_000_000 }
const keysOf = (fingerprint: string) => ({ fingerprint, isNew: false })

describe.each(['sqlite', 'postgres'] as const)('opening a database (%s)', (engine) => {
  let place: DatabasePlace
  let remove: () => Promise<void>
  beforeEach(async () => {
    ;({ place, remove } = await makeDatabasePlace(engine))
  })
  afterEach(() => remove())

  it('R-91 lets three replicas start at once on an empty database', async () => {
    const replicas = Array.from({ length: 3 }, () => openInOtherProcess(place))
    expect(await Promise.all(replicas)).toMatchObject(Array(3).fill({ code: 0, said: '' }))
    const { db } = await openDatabase(place)
    expect(await appliedMigrations(db)).toEqual(Object.keys(migrationsOfProgram))
    await db.destroy()
  })

  it('R-91 completes a start that was killed in the middle of making the tables', async () => {
    const before = 12 // statements: somewhere in the first third
    const killed = await openInOtherProcess(place, before)
    expect(killed.code).toBe('SIGKILL')
    const again = await openInOtherProcess(place, 2 * before)
    expect(again.code).toBe('SIGKILL')
    const { db } = await openDatabase(place)
    await db.insertInto('home').values({ founded_at: 1 }).execute()
    await db.destroy()
  })

  it('R-92 refuses a database of a newer program with a message, and leaves it unchanged', async () => {
    const { db } = await openDatabase(place)
    const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    const applied = () => migrations.selectFrom('kysely_migration').select('name').execute()
    const before = await applied()
    await migrations
      .insertInto('kysely_migration')
      .values({ name: '9999-the-future', timestamp: new Date().toISOString() })
      .execute()
    const refused = openDatabase(place)
    await expect(refused).rejects.toThrow(DatabaseError)
    await expect(refused).rejects.toThrow(
      'This database is newer than this program (it has 9999-the-future). Start the newer Roomwire, or restore the backup made before the update.',
    )
    expect(await applied()).toEqual([...before, { name: '9999-the-future' }])
    await db.destroy()
  })

  it('R-92 refuses a database that lacks a migration of the baseline, names the commit that still opens it, and changes nothing', async () => {
    const last = namesOfBaseline.at(-1) ?? ''
    const { db } = await openDatabase(place)
    await claimDatabase(db, keysOf('our keys'), clock)
    await db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '>=', last)
      .execute()
    await db.destroy()
    const before = contentOf(place)
    const refused = openDatabase(place)
    await expect(refused).rejects.toThrow(DatabaseError)
    await expect(refused).rejects.toThrow(
      `This database is too old for this program: its last update is ${namesOfBaseline.at(-2)}. It was not changed. Start Roomwire at commit ${lastCommit} with it once, and stop it again; then this program opens it. docs/operations.md says how.`,
    )
    expect(contentOf(place)).toEqual(before)
  })

  it('refuses a database of other keys, and accepts its own', async () => {
    const { db } = await openDatabase(place)
    await claimDatabase(db, keysOf('our keys'), clock)
    await claimDatabase(db, keysOf('our keys'), clock)
    const refused = claimDatabase(db, keysOf('other keys'), clock)
    await expect(refused).rejects.toThrow(DatabaseError)
    await expect(refused).rejects.toThrow(/made with other keys.*keys\.json/)
    const lost = claimDatabase(db, { fingerprint: 'new keys', isNew: true }, clock)
    await expect(lost).rejects.toThrow(/keys\.json is missing.*Put it back from a backup/)
    await db.destroy()
  })

  it('R-92 refuses an older database of other keys before it changes any of it', async () => {
    const { db } = await openDatabase(place)
    await claimDatabase(db, keysOf('their keys'), clock)
    const applied = await appliedMigrations(db)
    const migrations = { ...migrationsOfProgram, '9999-next': { up: () => Promise.resolve() } }
    const openAs = (keys: string) =>
      openDatabase(place, {
        expectOwn: (found) => refuseOtherKeys(found, keysOf(keys)),
        migrations,
      })
    await expect(openAs('our keys')).rejects.toThrow(/made with other keys/)
    expect(await appliedMigrations(db)).toEqual(applied)
    await (await openAs('their keys')).db.destroy()
    await db.destroy()
  })

  it('belongs to one pair of keys, however many claim it at once', async () => {
    const { db } = await openDatabase(place)
    const claims = ['a', 'b', 'c', 'd'].map((keys) => claimDatabase(db, keysOf(keys), clock))
    const settled = await Promise.allSettled(claims)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await db.destroy()
  })
})

describe('a database that cannot be used', () => {
  it('is named in a message when it is a file of something else', async () => {
    const { folder, remove } = await makeFolder()
    const file = join(folder, 'roomwire.sqlite')
    writeFileSync(file, 'this is not a database, it only has its name'.repeat(100))
    const refused = openDatabase({ file })
    await expect(refused).rejects.toThrow(DatabaseError)
    await expect(refused).rejects.toThrow(
      `The database ${file} is damaged: file is not a database. Restore`,
    )
    await remove()
  })

  it.each(['127.0.0.1', 'localhost'])(
    'is named in words without its password when nobody listens at %s',
    async (host) => {
      const port = await freePort()
      const refused = openDatabase({ url: `postgres://me:s3cret@${host}:${port}/roomwire` })
      await expect(refused).rejects.toThrow(DatabaseError)
      await expect(refused).rejects.toThrow(
        /^The database PostgreSQL \(DATABASE_URL\) can't be used: .*ECONNREFUSED/,
      )
      await expect(refused).rejects.not.toThrow('s3cret')
    },
  )

  it('is named in a message when PostgreSQL does not have it', async () => {
    const url = new URL(inject('postgresUrl'))
    url.pathname = '/nowhere'
    await expect(openDatabase({ url: url.href })).rejects.toThrow(
      /^The database PostgreSQL \(DATABASE_URL\) can't be used: database "nowhere" does not exist/,
    )
  })
})

describe('the embedded database', () => {
  it('R-92 is refused without a change, its log too, when the program that was killed on it was newer', async () => {
    const { folder, remove } = await makeFolder()
    const [running, file] = [join(folder, 'running.sqlite'), join(folder, 'roomwire.sqlite')]
    const { db } = await openDatabase({ file: running })
    const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    await migrations
      .insertInto('kysely_migration')
      .values({ name: '9999-the-future', timestamp: '' })
      .execute()
    const files = ['', '-wal', '-shm']
    for (const end of files) copyFileSync(`${running}${end}`, `${file}${end}`)
    await db.destroy()
    const content = () => ['', '-wal'].map((end) => readFileSync(`${file}${end}`, 'latin1'))
    const before = content()
    await expect(openDatabase({ file })).rejects.toThrow('it has 9999-the-future')
    expect(content()).toEqual(before)
    await remove()
  })

  it('R-91 lets no other program write between the read and the write of a transaction', async () => {
    const { place, remove } = await makeDatabasePlace('sqlite')
    if (!('file' in place)) throw new Error('unreachable')
    const { db } = await openDatabase(place)
    const other = new DatabaseSync(place.file, { timeout: 0 })
    const write = () => other.exec('insert into home (founded_at) values (2)')
    await db.transaction().execute(async (transaction) => {
      expect(await transaction.selectFrom('home').selectAll().execute()).toEqual([])
      expect(write).toThrow('database is locked')
      await transaction.insertInto('home').values({ founded_at: 1 }).execute()
    })
    write()
    expect(await db.selectFrom('home').select('founded_at').orderBy('id').execute()).toEqual([
      { founded_at: 1 },
      { founded_at: 2 },
    ])
    other.close()
    await db.destroy()
    await remove()
  })

  it('R-98 has only files that nobody else can read', async () => {
    const { place, remove } = await makeDatabasePlace('sqlite')
    if (!('file' in place)) throw new Error('unreachable')
    const { db } = await openDatabase(place)
    const folder = dirname(place.file)
    const modes = readdirSync(folder).map((name) => [
      name,
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    ])
    expect(Object.fromEntries(modes)).toEqual({
      'roomwire.sqlite': '600',
      'roomwire.sqlite-shm': '600',
      'roomwire.sqlite-wal': '600',
    })
    await db.destroy()
    await remove()
  })

  it('reads no page again in a transaction that changes many, as presses in 256 homes do', async () => {
    const { place, remove } = await makeDatabasePlace('sqlite')
    const { db, file } = await openDatabase(place)
    if (!file) throw new Error('unreachable')
    file.exec('create table lamp (id integer primary key, changes integer, text text)')
    const add = file.prepare('insert into lamp (changes, text) values (0, ?)')
    for (let page = 0; page < 1_000; page += 1) add.run('x'.repeat(3_500))
    const changeAll = file.prepare('update lamp set changes = changes + 1')
    const reads = () =>
      Number(/syscr: (\d+)/.exec(readFileSync('/proc/thread-self/io', 'utf8'))?.[1])
    file.exec('begin')
    changeAll.run()
    const before = reads()
    changeAll.run()
    expect(reads() - before).toBeLessThan(50)
    file.exec('commit')
    await db.destroy()
    await remove()
  })
})
