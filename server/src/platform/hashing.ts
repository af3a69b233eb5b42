import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What argon2id is computed of; `memory` in KiB. */
export type HashJob = {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Threads of this process that have nothing to do; they don't keep it from ending. */
const idle: Worker[] = []

/**
 * Computes argon2id (RFC 9106) in a thread of its own: on a small box two hashes
 * at once would else take both cores from those who press a switch.
 * @throws RangeError for a job that argon2id does not know.
 */
export async function hashInWorker(job: HashJob): Promise<Buffer> {
  const hasher = idle.pop() ?? new Worker(new URL('./hasher.ts', import.meta.url))
  hasher.ref()
  hasher.postMessage(job)
  // A job that fails ends its thread, and the next one gets another.
  const [tag]: Uint8Array[] = await once(hasher, 'message')
  hasher.unref()
  idle.push(hasher)
  return Buffer.from(tag ?? [])
}
