import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { openSeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import { makeFolder, writeEmptyFile } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkFile, openDatabaseChecks, readCheck } from './database-check.ts'

let folder: string
let file: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeFolder())
  file = join(folder, 'roomwire.sqlite')
  await writeEmptyFile(file)
  const database = new DatabaseSync(file)
  database.exec(`
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < 2000)
    insert into contact_message (name, email, message, written_at)
      select 'Asha ' || n, 'asha' || n || '@example.com', 'Hello ' || n, n from nth;
    with recursive nth (n) as (select 1 union all select n + 1 from nth where n < 2000)
    insert into attempt (key, count, window_ends_at) select 'key ' || (n + 10000), 1, n from nth;`)
  database.close()
})
afterEach(() => remove())

/** Writes other bytes over some of the file. */
function damage(bytes: Buffer, at: number): void {
  const opened = openSync(file, 'r+')
  writeSync(opened, bytes, 0, bytes.length, at)
  closeSync(opened)
}

const log = () => ({ error: vi.fn(), warn: vi.fn() })
const clock = { now: () => Date.UTC(2026, 5, 1) }

it('R-65 a database that is well is told to be well, quickly and as a whole', async () => {
  expect(await checkFile(file, 'quick')).toEqual([])
  expect(await checkFile(file, 'whole')).toEqual([])
})

it('R-65 a page that is no page any more is found at the start; a value that its index does not have, only when the whole file is checked', async () => {
  const bytes = readFileSync(file)
  // The newest row of a leaf in the middle: the first of both places is the index or the table, each a copy.
  damage(Buffer.from('key 7'), bytes.indexOf('key 11000'))
  expect(await checkFile(file, 'quick')).toEqual([])
  const [fault, ...more] = await checkFile(file, 'whole')
  expect(fault).toMatch(/^attempt: row \d+ missing from index|^attempt: wrong # of entries/)
  expect(more.every((one) => one.startsWith('attempt: '))).toBe(true)
  const page = Math.floor(bytes.indexOf('Hello 1000') / 4_096)
  damage(Buffer.alloc(8), page * 4_096)
  expect((await checkFile(file, 'quick')).join()).toContain('contact_message: ')
})

it('R-65 a fault is said in the log, again at each start, until a whole check finds none; a week later the whole is checked again', async () => {
  const good = readFileSync(file)
  const start = async (now: number) => {
    const said = log()
    const checks = openDatabaseChecks(file, said, { now: () => now })
    checks.start()
    await checks.tend()
    await checks.stop()
    return said.error.mock.calls.map(([about]) => about)
  }
  const day = 86_400_000
  const { now } = clock
  expect(await start(now())).toEqual([])
  expect(readCheck(file)).toEqual({ checkedAt: now(), faults: [] })
  damage(Buffer.from('key 7'), good.indexOf('key 11000'))
  expect(await start(now() + 6 * day)).toEqual([])
  const faulty = { faults: [expect.stringContaining('attempt: ')] }
  expect(await start(now() + 7 * day)).toMatchObject([faulty])
  // One fault at once, and one because the whole is checked again.
  expect(await start(now() + 8 * day)).toMatchObject([faulty, faulty])
  writeFileSync(file, good)
  expect(await start(now() + 8 * day)).toMatchObject([faulty])
  expect(await start(now() + 8 * day)).toEqual([])
})

it('R-65 of copies in which 60 bytes were flipped, most are found out; the figures say how many', async () => {
  const copies = volume('FLIPPED_COPIES', 4)
  const good = readFileSync(file)
  const seen = { quick: 0, whole: 0 }
  for (let nth = 0; nth < copies; nth += 1) {
    const random = openSeededRandom(testSeed, nth)
    const bytes = Buffer.from(good)
    for (let flips = 0; flips < 60; flips += 1) {
      const at = random.below(bytes.length)
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 + random.below(255)), at)
    }
    writeFileSync(file, bytes)
    const faults = (kind: 'quick' | 'whole') =>
      checkFile(file, kind).catch((error) => [String(error)])
    if ((await faults('quick')).length > 0) seen.quick += 1
    if ((await faults('whole')).length > 0) seen.whole += 1
  }
  figure('R-65', 'copies with 60 flipped bytes', copies)
  figure('R-65', 'of these found damaged at the start', seen.quick)
  figure('R-65', 'of these found damaged when all of it is checked', seen.whole)
  expect(seen.whole).toBeGreaterThanOrEqual(seen.quick)
  expect(seen.whole).toBeGreaterThan(0)
})
