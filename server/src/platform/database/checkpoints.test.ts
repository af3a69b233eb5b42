/** Checkpoints move writes from the log of the file into the file beside its writer, which never waits for them. */
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Checkpoints, openCheckpoints, pagesOfLog, pagesOfWriter } from './checkpoints.ts'

let file: string
let remove: () => Promise<void>
let database: DatabaseSync
let checkpoints: Checkpoints | undefined
const log = { warn: vi.fn() }
const soon = { lookMs: 5, idleMs: 60_000, pauseMs: 60_000 }

beforeEach(async () => {
  const made = await makeFolder()
  remove = made.remove
  file = join(made.folder, 'roomwire.sqlite')
  database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; pragma wal_autocheckpoint = ${pagesOfWriter};
    create table lamp (id integer primary key, text text)`)
  log.warn.mockReset()
  vi.restoreAllMocks()
})
afterEach(async () => {
  await checkpoints?.stop()
  checkpoints = undefined
  if (database.isOpen) database.close()
  await remove()
})

/** Writes this many pages and more, each row on one of its own. */
function write(pages: number): void {
  const add = database.prepare('insert into lamp (text) values (?)')
  database.exec('begin')
  for (let page = 0; page < pages; page += 1) add.run('x'.repeat(3_500))
  database.exec('commit')
}
const waiting = () => {
  const { log: written, checkpointed } = database.prepare('pragma wal_checkpoint(noop)').get() ?? {}
  return Number(written) - Number(checkpointed)
}
/** The rows of the file alone, without its log. */
function rowsInFile(): number {
  const copy = `${file}.copy`
  copyFileSync(file, copy)
  const alone = new DatabaseSync(copy)
  const { count } = alone.prepare('select count(*) as count from lamp').get() ?? {}
  alone.close()
  rmSync(copy)
  return Number(count)
}

it('R-60 moves what waits into the file while its writer goes on, and the writer’s next rows stay', async () => {
  checkpoints = openCheckpoints(file, database, log, soon)
  write(1_200)
  await expect.poll(waiting).toBe(0)
  expect(rowsInFile()).toBe(1_200)
  write(10)
  const { count } = database.prepare('select count(*) as count from lamp').get() ?? {}
  expect(count).toBe(1_210)
  expect(log.warn).not.toHaveBeenCalled()
})

it('R-60 the log begins anew when its writer waits until all of it is moved', async () => {
  const opened = openCheckpoints(file, database, log, soon)
  checkpoints = opened
  const seen: boolean[] = []
  const post = Worker.prototype.postMessage
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    seen.push(opened.isMovingAll())
    post.call(this, message)
  })
  write(pagesOfLog + 100)
  await expect.poll(waiting).toBe(0)
  await expect.poll(opened.isMovingAll).toBe(false)
  expect(seen).toEqual([true])
  write(10)
  const { log: written } = database.prepare('pragma wal_checkpoint(noop)').get() ?? {}
  expect(Number(written)).toBeLessThan(50)
})

it('leaves little in the log where it is: a thread is not worth it', async () => {
  checkpoints = openCheckpoints(file, database, log, soon)
  write(500)
  const before = waiting()
  const looked = vi.spyOn(StatementSync.prototype, 'get')
  await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(5)
  expect(waiting()).toBe(before)
  expect(before).toBeGreaterThan(500)
})

it('R-60 goes on when there is more later, after its thread has ended', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  checkpoints = openCheckpoints(file, database, log, { ...soon, idleMs: 10 })
  for (const rows of [1_200, 2_400]) {
    ended.mockClear()
    write(1_200)
    await expect.poll(waiting).toBe(0)
    expect(rowsInFile()).toBe(rows)
    await expect.poll(() => ended.mock.calls.length).toBe(1)
  }
})

it('R-57 says once why it fails, and nothing is lost', async () => {
  const began = vi.spyOn(Worker.prototype, 'unref')
  checkpoints = openCheckpoints(join(file, 'nowhere'), database, log, { ...soon, pauseMs: 10 })
  write(1_200)
  await expect.poll(() => began.mock.calls.length).toBeGreaterThan(2)
  expect(log.warn).toHaveBeenCalledOnce()
  const { count } = database.prepare('select count(*) as count from lamp').get() ?? {}
  expect(count).toBe(1_200)
})

it('stops at once, and then the file can be closed', async () => {
  checkpoints = openCheckpoints(file, database, log, soon)
  write(1_200)
  await checkpoints.stop()
  database.close()
  expect(rowsInFile()).toBe(1_200)
})
