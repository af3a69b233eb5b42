import { join } from 'node:path'
import { errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { makeFolder, openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { isConflict, openDatabase } from './open-database.ts'
import { asDatabaseError, isUnavailable, refusalOfOutage } from './outage.ts'
import { withBriefOutages } from './outage-log.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'

type Table = { t: { id: number; text: string } }

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('It did not fail'),
    (error: unknown) => error,
  )
const codeOf = (error: unknown) => refusalOfOutage(error)?.code

describe('an outage of the embedded database', () => {
  let db: Kysely<Table>
  let file: string
  let remove: () => Promise<void>
  beforeEach(async () => {
    const made = await makeFolder()
    remove = made.remove
    file = join(made.folder, 'some.sqlite')
    db = new Kysely<Table>({ dialect: sqliteDialect(file) })
    await sql`create table t (id integer primary key, text text not null)`.execute(db)
  })
  afterEach(async () => {
    await db.destroy()
    await remove()
  })
  const add = (on: Kysely<Table>, text: string) =>
    on
      .insertInto('t')
      .values({ text, id: Math.floor(Math.random() * 2 ** 31) })
      .execute()

  it('R-62 is a full disk: the transaction is undone, its cause is told, and the next one works', async () => {
    await sql`pragma max_page_count = 10`.execute(db)
    await sql`pragma cache_size = 1`.execute(db)
    const error = await errorOf(
      db.transaction().execute(async (transaction) => {
        await add(transaction, 'half')
        for (let more = 0; more < 100; more += 1) await add(transaction, 'x'.repeat(10_000))
      }),
    )
    expect(codeOf(error)).toBe('disk_full')
    expect(await db.selectFrom('t').selectAll().execute()).toEqual([])
    await sql`pragma max_page_count = 1000000`.execute(db)
    await db.transaction().execute((transaction) => add(transaction, 'whole'))
    expect(await db.selectFrom('t').select('text').execute()).toEqual([{ text: 'whole' }])
  })

  it('is a file that may not be written, or that another program holds', async () => {
    await sql`pragma query_only = on`.execute(db)
    expect(codeOf(await errorOf(add(db, 'x')))).toBe('disk_not_writable')
    await sql`pragma query_only = off`.execute(db)
    await sql`pragma busy_timeout = 0`.execute(db)
    const other = new Kysely<Table>({ dialect: sqliteDialect(file) })
    await other.transaction().execute(async () => {
      expect(codeOf(await errorOf(add(db, 'x')))).toBe('database_away')
    })
    await other.destroy()
  })

  it('is not a mistake in a statement', async () => {
    const twice = async () => {
      await db.insertInto('t').values({ id: 1, text: 'x' }).execute()
      await db.insertInto('t').values({ id: 1, text: 'x' }).execute()
    }
    const error = await errorOf(twice())
    expect([isConflict(error), isUnavailable(error)]).toEqual([true, false])
    expect(isUnavailable(await errorOf(sql`select nothing`.execute(db)))).toBe(false)
  })
})

describe('an outage of PostgreSQL', () => {
  it('R-50 is a statement or a lock that takes too long, a session that was ended, a port where nobody listens', async () => {
    const { db, place, close } = await openTestDatabase('postgres')
    const { db: other } = await openDatabase(place)
    const failures = [
      ...(await db.connection().execute(async (one) => {
        await sql`set statement_timeout = 50`.execute(one)
        const slow = await errorOf(sql`select pg_sleep(10)`.execute(one))
        await sql`set statement_timeout = 0`.execute(one)
        await sql`set lock_timeout = 50`.execute(one)
        const locked = await other.transaction().execute(async (holder) => {
          await sql`lock table room`.execute(holder)
          return errorOf(one.selectFrom('room').selectAll().execute())
        })
        await sql`reset all`.execute(one)
        return [slow, locked]
      })),
      await errorOf(
        db.transaction().execute(async (one) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
          await sql`select 1`.execute(one)
        }),
      ),
      await errorOf(
        db.transaction().execute(async (one) => {
          await sql`set local idle_in_transaction_session_timeout = 20`.execute(one)
          await sql`select pg_sleep(0.1)`.execute(other)
          await sql`select 1`.execute(one)
        }),
      ),
    ]
    const nobody = new Kysely({ dialect: postgresDialect('postgres://me@127.0.0.1:1/x') })
    failures.push(await errorOf(sql`select 1`.execute(nobody)))
    expect(failures.map(codeOf)).toEqual(failures.map(() => 'database_away'))
    // The connections that broke are replaced.
    const { rows } = await sql`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
    expect(isUnavailable(await errorOf(sql`select nothing`.execute(db)))).toBe(false)
    await Promise.all([nobody.destroy(), other.destroy()])
    await close()
  })

  it('never cuts a migration short, and no other work is without bounds', async () => {
    const { url, drop } = await createDatabase(inject('postgresUrl'))
    const slow = {
      up: async (on: Kysely<unknown>) => void (await sql`select pg_sleep(8.5)`.execute(on)),
    }
    const { db } = await openDatabase({ url }, { migrations: { '0001-slow': slow } })
    const bounds = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    for (const bound of bounds) {
      const { rows } = await sql<{ s: string }>`select current_setting(${bound}) as s`.execute(db)
      expect(rows[0]?.s).toMatch(/^[5-7]s$/)
    }
    await db.destroy()
    await drop()
  })
})

describe('an outage', () => {
  it('is told by its code, in whatever it is wrapped, and is answered with 503 and a wait', () => {
    const coded = (code: string) => Object.assign(new Error('No'), { code })
    const codes = '08006 53300 57P01 57P02 57P03 55P03 57014 25P03'
    for (const code of codes.split(' '))
      expect([code, codeOf(coded(code))]).toEqual([code, 'database_away'])
    for (const code of ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']) {
      expect([code, codeOf(asDatabaseError(coded(code)))]).toEqual([code, 'database_away'])
      // NATS, a mail server or an SMS gateway may fail in the same way.
      const ofAnother = new Error('NATS', { cause: coded(code) })
      expect([codeOf(coded(code)), codeOf(ofAnother)]).toEqual([undefined, undefined])
    }
    expect(codeOf(coded('53100'))).toBe('disk_full')
    expect(codeOf(coded('25006'))).toBe('disk_not_writable')
    for (const code of ['23505', '40P01', '42P01', 'ENOENT', ''])
      expect(codeOf(coded(code))).toBe(undefined)
    const sqlite = (errcode: number) => Object.assign(new Error('No'), { errcode })
    expect([5, 8, 778, 13, 14, 787, 1].map((errcode) => codeOf(sqlite(errcode)))).toEqual([
      'database_away',
      'disk_not_writable',
      'disk_not_writable',
      'disk_full',
      'database_away',
      undefined,
      undefined,
    ])
    const wrapped = new Error('A verb failed', { cause: new Error('A', { cause: coded('57P01') }) })
    expect(isUnavailable(wrapped)).toBe(true)
    const circle = new Error('Round')
    circle.cause = circle
    expect([circle, 'text', undefined].map(isUnavailable)).toEqual([false, false, false])
    for (const code of ['57P01', '53100', '25006']) {
      const refusal = refusalOfOutage(coded(code))
      expect(refusal?.status).toBe(503)
      expect(refusal?.retryAfterS).toBeGreaterThan(0)
      expect(errorCodes[refusal?.code ?? 'server_error'].status).toBe(503)
    }
  })

  it('is logged as one warning a second, and bugs as they are', () => {
    const lines: { level: number; msg: string; leftOut?: number; err?: object }[] = []
    let now = 1_790_000_000_000
    const outer = pino({ level: 'trace' }, { write: (line) => lines.push(JSON.parse(line)) })
    const log = withBriefOutages(outer, { now: () => now })
    const err = Object.assign(new Error('terminated'), { code: '57P01' })
    for (let call = 0; call < 1_000; call += 1) log.error({ err }, 'a call failed')
    now += 1_000
    log.error({ err }, 'a call failed')
    now -= 3_600_000
    log.error({ err }, 'a call failed')
    expect(lines).toMatchObject([
      { level: 40, leftOut: 0, why: 'terminated', during: 'a call failed' },
      { level: 40, leftOut: 999 },
      { level: 40, leftOut: 0 },
    ])
    log.error({ err: new Error('a bug') }, 'a call failed')
    log.error('only words')
    log.info({ err }, 'something else')
    expect(lines.slice(3)).toMatchObject([
      { level: 50, msg: 'a call failed', err: { message: 'a bug' } },
      { level: 50, msg: 'only words' },
      { level: 30, msg: 'something else' },
    ])
  })
})
