import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { openCheckpoints, usual } from './checkpoints.ts'
import { openErasure } from './erasure.ts'
import type { Db } from './schema.ts'

/** Numbers that are the same in every run, as shuffled as one could wish. */
function shuffled(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

function person(email: string, address: string) {
  const rest = { role: 'user' as const, username: 'x', password_hash: 'x', created_at: 1 }
  return { ...rest, email, address }
}

/** An erasure of a database, with checkpoints that move nothing by themselves. */
async function openWithErasure(now: () => number) {
  const { db, file, place, close } = await openTestDatabase('sqlite')
  if (!file || !('file' in place)) throw new Error('It is not SQLite')
  const rarely = { ...usual, lookMs: 3_600_000 }
  const checkpoints = openCheckpoints(place.file, file, { warn: vi.fn() }, rarely)
  return {
    db,
    file,
    path: place.file,
    erasure: openErasure(db, { file, checkpoints }, { now }),
    async close() {
      await checkpoints.stop()
      await close()
    },
  }
}

/** People come, move and change among each other, until those who carry the word are deleted. */
async function comeAndGo(db: Db, word: string, below: (most: number) => number): Promise<void> {
  const leaving: number[] = []
  for (let n = 0; n < 700; n += 1) {
    const isLeaving = below(10) < 3
    const name = `${below(1e9)}.${isLeaving ? word : 'somebody'}.${n}@example.com`
    const address = (isLeaving ? word : 'address ').repeat(below(40))
    const { id } = await db
      .insertInto('person')
      .values(person(name, address))
      .returning('id')
      .executeTakeFirstOrThrow()
    if (isLeaving) leaving.push(id)
    const moved = leaving[below(leaving.length + 1)]
    if (moved === undefined) continue
    const changed = { address: word.repeat(below(60)) }
    await db.updateTable('person').set(changed).where('id', '=', moved).execute()
  }
  await db.deleteFrom('person').where('id', 'in', leaving).execute()
}

it('R-95 no file of the database contains deleted data, however rows were moved', async () => {
  let now = 0
  const { db, path, erasure, close } = await openWithErasure(() => now)
  const folder = dirname(path)
  const word = 'CANARY'
  const inFiles = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1').split(word).length - 1)
      .reduce((sum, found) => sum + found, 0)
  let withoutIt = 0
  let left = 0
  for (let round = 0; round < 5; round += 1) {
    await db.transaction().execute((within) => comeAndGo(within, word, shuffled(round + 1)))
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    withoutIt += inFiles()
    now += 3_600_000
    await erasure.request()
    left += inFiles()
  }
  figure(
    'R-95',
    'copies of deleted rows that SQLite leaves in its file, and after the erasure',
    `${withoutIt}, ${left}`,
  )
  expect(withoutIt).toBeGreaterThan(0)
  expect(left).toBe(0)
  await close()
})

const hour = 3_600_000

it('R-95 an erasure pauses before the next, and a request in the pause stays pending', async () => {
  let now = 0
  const { db, path, erasure, close } = await openWithErasure(() => now)
  const log = `${path}-wal`
  const isDone = () => readFileSync(log).length === 0
  const write = () => db.insertInto('home').values({ founded_at: 1 }).execute()
  await write()
  await erasure.run()
  expect(isDone()).toBe(false)
  await erasure.request()
  expect(isDone()).toBe(true)
  await write()
  await erasure.request()
  now += 59_999
  await erasure.run()
  expect(isDone()).toBe(false)
  // A run that took long pauses for longer.
  now += hour
  await erasure.run()
  expect(isDone()).toBe(true)
  await close()
})

it('R-95 another program that reads the file delays it, but blocks nobody', async () => {
  let now = 0
  const { db, path, erasure, close } = await openWithErasure(() => now)
  const reader = new DatabaseSync(path)
  reader.exec('begin')
  reader.prepare('select count(*) from person').all()
  await db.insertInto('home').values({ founded_at: 1 }).execute()
  const own = startOwnTime()
  await erasure.request()
  expect(own()).toBeLessThan(slack * 1_000)
  expect(readFileSync(`${path}-wal`).length).toBeGreaterThan(0)
  reader.close()
  now += hour
  await erasure.run()
  expect(readFileSync(`${path}-wal`).length).toBe(0)

  await db.insertInto('home').values({ founded_at: 1 }).execute()
  const writer = new DatabaseSync(path)
  writer.exec('begin immediate')
  now += hour
  await erasure.request()
  expect(readFileSync(`${path}-wal`).length).toBeGreaterThan(0)
  writer.close()
  now += hour
  await erasure.run()
  expect(readFileSync(`${path}-wal`).length).toBe(0)
  await close()
})

it('R-95 an erasure keeps every row, reference, index and counted id', async () => {
  const { db, file, erasure, close } = await openWithErasure(() => 1)
  const all = (text: string) => file.prepare(text).all()
  const home = { founded_at: 1 }
  const { id } = await db.insertInto('home').values(home).returning('id').executeTakeFirstOrThrow()
  for (const name of ['Hall', 'Attic']) {
    const room = { home_id: id, name, name_key: name, created_at: 1 }
    await db.insertInto('room').values(room).execute()
  }
  await db.deleteFrom('room').where('name', '=', 'Attic').execute()
  const look = () => ({
    schema: all('select type, name, sql from sqlite_schema order by type, name').map((one) => ({
      ...one,
      sql: String(one.sql).replaceAll('"', ''),
    })),
    counts: all('select name, seq from sqlite_sequence order by name'),
    rooms: all('select * from room'),
    homes: all('select * from home'),
  })
  const before = look()
  await erasure.request()
  expect(look()).toEqual(before)
  expect(all('pragma foreign_key_check')).toEqual([])
  expect(all('pragma foreign_keys')).toMatchObject([{ foreign_keys: 1 }])
  // References still work: what belongs to a home goes with it.
  await db.deleteFrom('home').execute()
  expect(all('select * from room')).toEqual([])
  await close()
})

it('R-95 what an erasure writes does not grow with what happens', async () => {
  let now = 0
  const { db, file, path, erasure, close } = await openWithErasure(() => now)
  const many = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => String(n)))
  const fill = [
    `command (home_id, device_id, requester_kind, requester_id, cause, message_id, origin, action,
      pin, desired, begun_at, deadline_at)
      select 1, 1, 'person', 1, 'page', value, 'page', 'on', '18', 1, 1, 1`,
    `activity (home_id, device_id, part, at, value, cause, count, last_at)
      select 1, 1, '18', value, '1', 'touch', 1, value`,
    `schedule_run (schedule_id, due_at, begun_at, outcome) select 1, value, value, 'done'`,
  ]
  async function pagesWritten(): Promise<number> {
    // A reader keeps the write-ahead log from being emptied, so that it can be measured.
    const reader = new DatabaseSync(path)
    reader.exec('begin')
    reader.prepare('select count(*) from person').all()
    now += 3_600_000
    await erasure.request()
    const { length } = readFileSync(`${path}-wal`)
    reader.close()
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return length
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const empty = await pagesWritten()
  file.exec('pragma foreign_keys = off')
  for (const text of fill) file.prepare(`insert into ${text} from json_each(?)`).run(many)
  file.exec('pragma foreign_keys = on')
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const full = await pagesWritten()
  figure(
    'R-95',
    'bytes that an erasure writes with nothing, and with 20,000 commands, changes and runs',
    `${empty}, ${full}`,
  )
  expect(empty).toBeGreaterThan(0)
  expect(full).toBeLessThan(empty * 1.5)
  await close()
})

it('R-95 between two tables of an erasure others have the connection, and what they delete asks for another run', async () => {
  let now = 0
  const { db, file, path, erasure, close } = await openWithErasure(() => now)
  const executed = vi.spyOn(file, 'exec')
  const written = () => executed.mock.calls.filter(([text]) => text === 'commit').length
  let isDone = false
  const erased = erasure.request().then(() => {
    isDone = true
  })
  /** Tables that were written when each of the others had the connection. */
  const turns = [0]
  while (!isDone) {
    await db.selectFrom('home').select('id').execute()
    if (turns.length === 1) await erasure.request()
    await setImmediate() // The thread’s answer comes in between.
    turns.push(written())
  }
  await erased
  const most = Math.max(...turns.map((tables, at) => tables - (turns[at - 1] ?? 0)))
  figure('R-95', 'tables of an erasure between which nobody else has the connection', `${most}`)
  expect(written()).toBeGreaterThan(20)
  expect(most).toBeLessThanOrEqual(2)
  await db.insertInto('home').values({ founded_at: 1 }).execute()
  // The request in between was not lost.
  now += 3_600_000
  await erasure.run()
  expect(readFileSync(`${path}-wal`).length).toBe(0)
  await close()
})
