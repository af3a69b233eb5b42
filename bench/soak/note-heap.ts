import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { collectAll } from '../servers/full-collection.ts'

/*
 * `node --import` of this lets a server note each minute what it holds: a line with the bytes of its
 * objects and buffers after a full collection, in the file that NOTE_HEAP names. What the process has
 * besides, in its allocator and in SQLite, changes without a leak.
 */

const file = process.env.NOTE_HEAP
if (isMainThread && file !== undefined) {
  const note = () => {
    collectAll()
    const { heapUsed, external } = process.memoryUsage()
    appendFileSync(file, `${heapUsed + external}\n`)
  }
  setInterval(note, 60_000).unref()
}
