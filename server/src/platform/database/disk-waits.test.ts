/** Commits that are answered are on the disk, and nobody but those who wait for it waits. */
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onDiskWait } from '@roomwire/testing/fixtures/slow-disk.ts'
import { makeFolder, openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DiskError, openDiskWaits } from './disk-waits.ts'
import { refusalOfOutage } from './outage.ts'
import type { Db } from './schema.ts'
import { type Transaction, transactions } from './transactions.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let kinds: { durable: Transaction; relaxed: Transaction }
let restore = (): void => undefined
beforeEach(async () => {
  opened = await openTestDatabase('sqlite')
  kinds = transactions(opened.db, 'sqlite', opened.waits)
})
afterEach(async () => {
  restore()
  await opened.close()
})

const found = (db: Db, foundedAt: number) =>
  db.insertInto('home').values({ founded_at: foundedAt }).execute()

/** Waits for the disk from now on until `finish` says that it is done. */
async function holdDisk() {
  const waits: PromiseWithResolvers<void>[] = []
  const held = await onDiskWait(async (wait) => {
    const hold = Promise.withResolvers<void>()
    waits.push(hold)
    await hold.promise
    await wait()
  })
  restore = held.restore
  return waits
}
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

it('R-61 what was answered is there after a power cut, alone or with others', async () => {
  const file = 'file' in opened.place ? opened.place.file : ''
  const cut = `${file}.cut`
  const held = await onDiskWait(async (wait) => {
    // The disk has for sure all that was written before the wait.
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${cut}${end}`)
    await wait()
  })
  restore = held.restore
  const missing: number[] = []
  async function change(nth: number): Promise<void> {
    if (nth % 3 === 0) await kinds.relaxed((db) => found(db, -nth))
    // A statement by itself is as durable as a transaction.
    await (nth % 2 ? kinds.durable((db) => found(db, nth)) : found(opened.db, nth))
    const after = new DatabaseSync(cut, { readOnly: true })
    if (!after.prepare('select 1 from home where founded_at = ?').get(nth)) missing.push(nth)
    after.close()
  }
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([1, 2, 3, 4, 5].map((nth) => change(round * 5 + nth)))
  }
  expect(missing).toEqual([])
})

it('a press goes on while somebody waits for the disk, and one wait serves all who have come meanwhile', async () => {
  const waits = await holdDisk()
  let answered = 0
  const changes = [1, 2, 3, 4, 5, 6].map(async (nth) => {
    await kinds.durable((db) => found(db, nth))
    answered += 1
  })
  await turns()
  await kinds.relaxed((db) => found(db, 7))
  // Everybody sees what was committed; only its answer waits.
  expect(await opened.db.selectFrom('home').select('id').execute()).toHaveLength(7)
  expect([answered, waits.length]).toEqual([0, 1])
  waits[0]?.resolve()
  await expect.poll(() => waits.length).toBe(2)
  waits[1]?.resolve()
  await Promise.all(changes)
  expect([answered, waits.length]).toEqual([6, 2])
})

it('whoever asks is told when nobody waits any more, and at once where nobody does', async () => {
  const waits = await holdDisk()
  await opened.waits?.settled()
  const change = kinds.durable((db) => found(db, 1))
  await expect.poll(() => waits.length).toBe(1)
  let isSettled = false
  const settled = opened.waits?.settled().then(() => {
    isSettled = true
  })
  await turns()
  expect(isSettled).toBe(false)
  waits[0]?.resolve()
  await Promise.all([change, settled])
})

it('an answer comes while others commit, or read, without end', async () => {
  const states = { isAnswered: false, rounds: 0 }
  const answered = kinds
    .durable((db) => found(db, 1))
    .then(() => opened.waits?.settled())
    .then(() => {
      states.isAnswered = true
    })
  async function withoutEnd(work: () => Promise<unknown>): Promise<void> {
    while (!states.isAnswered) {
      await work()
      states.rounds += 1
    }
  }
  await Promise.all([
    answered,
    withoutEnd(() => kinds.relaxed((db) => found(db, 2))),
    withoutEnd(() => kinds.durable((db) => found(db, 3))),
    withoutEnd(() => opened.db.selectFrom('home').select('id').limit(1).execute()),
  ])
  expect(states.rounds).toBeGreaterThan(0)
})

it('what is rolled back, or only read, waits for no disk', async () => {
  const waits = await holdDisk()
  const undone = kinds.durable(async (db) => {
    await found(db, 1)
    throw new Error('No')
  })
  await expect(undone).rejects.toThrow('No')
  await kinds.durable((db) => db.selectFrom('home').select('id').execute())
  expect(waits).toEqual([])
})

it.each([
  ['EIO', 'disk_not_writable'],
  ['ENOSPC', 'disk_full'],
])(
  'R-62 a disk that fails with %s is told, and what follows is answered when all of the log is in the file',
  async (code, refusal) => {
    let fails = true
    let waits = 0
    const held = await onDiskWait(async (wait) => {
      waits += 1
      if (fails) throw Object.assign(new Error('the disk failed'), { code })
      await wait()
    })
    restore = held.restore
    const error = await kinds.durable((db) => found(db, 1)).catch((cause: unknown) => cause)
    expect(refusalOfOutage(error)?.code).toBe(refusal)
    fails = false
    await kinds.durable((db) => found(db, 2))
    const alone = new DatabaseSync('file' in opened.place ? opened.place.file : '')
    const { log, checkpointed } = alone.prepare('pragma wal_checkpoint(noop)').get() ?? {}
    alone.close()
    expect([log, waits]).toEqual([checkpointed, 1])
    await kinds.durable((db) => found(db, 3))
    expect(waits).toBe(2)
  },
)

it('a log that could not be opened once is opened again, and its waits go on', async () => {
  const { folder, remove } = await makeFolder()
  const log = join(folder, 'log')
  const { wait, close } = openDiskWaits(log, () => Promise.resolve())
  await expect(wait()).rejects.toThrow(DiskError)
  writeFileSync(log, '')
  for (let time = 0; time < 4; time += 1) await wait()
  await close()
  await remove()
})
