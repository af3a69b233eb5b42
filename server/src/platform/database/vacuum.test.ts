import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from './schema.ts'
import { openVacuum } from './vacuum.ts'

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
  const { db, place, close } = await openTestDatabase('sqlite')
  const folder = dirname('file' in place ? place.file : '')
  const word = 'CANARY'
  const inFiles = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1').split(word).length - 1)
      .reduce((sum, found) => sum + found, 0)
  let now = 0
  const vacuum = openVacuum(db, 'sqlite', { now: () => now })
  let withoutIt = 0
  let left = 0
  for (let round = 0; round < 5; round += 1) {
    await db.transaction().execute((within) => comeAndGo(within, word, shuffled(round + 1)))
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    withoutIt += inFiles()
    now += 3_600_000
    await vacuum.request()
    left += inFiles()
  }
  figure(
    'R-95',
    'copies of deleted rows that SQLite leaves in its file, and after the vacuum',
    `${withoutIt}, ${left}`,
  )
  expect(withoutIt).toBeGreaterThan(0)
  expect(left).toBe(0)
  await close()
})

it('R-95 a vacuum pauses before the next, and a request in the pause stays pending', async () => {
  const { db, place, close } = await openTestDatabase('sqlite')
  const log = `${'file' in place ? place.file : ''}-wal`
  let now = 0
  const vacuum = openVacuum(db, 'sqlite', { now: () => now })
  const isDone = () => readFileSync(log).length === 0
  const write = () => db.insertInto('home').values({ founded_at: 1 }).execute()
  await write()
  await vacuum.run()
  expect(isDone()).toBe(false)
  await vacuum.request()
  expect(isDone()).toBe(true)
  await write()
  await vacuum.request()
  now += 59_999
  await vacuum.run()
  expect(isDone()).toBe(false)
  now += 1
  await vacuum.run()
  expect(isDone()).toBe(true)
  await close()
})

it('R-95 another program that reads the file delays it, but blocks nobody', async () => {
  const { db, place, close } = await openTestDatabase('sqlite')
  const file = 'file' in place ? place.file : ''
  let now = 0
  const vacuum = openVacuum(db, 'sqlite', { now: () => now })
  const reader = new DatabaseSync(file)
  reader.exec('begin')
  reader.prepare('select count(*) from person').all()
  await db.insertInto('home').values({ founded_at: 1 }).execute()
  const own = startOwnTime()
  await vacuum.request()
  expect(own()).toBeLessThan(slack * 1_000)
  expect(readFileSync(`${file}-wal`).length).toBeGreaterThan(0)
  reader.close()
  now += 60_000
  await vacuum.run()
  expect(readFileSync(`${file}-wal`).length).toBe(0)

  await db.insertInto('home').values({ founded_at: 1 }).execute()
  const writer = new DatabaseSync(file)
  writer.exec('begin immediate')
  now += 60_000
  await vacuum.request()
  expect(readFileSync(`${file}-wal`).length).toBeGreaterThan(0)
  writer.close()
  now += 60_000
  await vacuum.run()
  expect(readFileSync(`${file}-wal`).length).toBe(0)
  await close()
})
