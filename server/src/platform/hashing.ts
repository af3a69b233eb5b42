import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The input of argon2id; `memory` in KiB. */
export type HashJob = {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Threads for hashing. Otherwise, two hashes at once would take both cores of a small machine from people who press a switch. */
export function openHashThreads() {
  /** Threads that have nothing to do. They do not keep the process from ending. */
  const idle: Worker[] = []
  let isClosed = false
  return {
    /**
     * Computes argon2id (RFC 9106) in a thread of its own.
     * @throws RangeError for a job with impossible parameters.
     */
    async hash(job: HashJob): Promise<Buffer> {
      const hasher = idle.pop() ?? new Worker(new URL('./hasher.ts', import.meta.url))
      hasher.ref()
      hasher.postMessage(job)
      // A failed job ends its thread, and the next job gets another one.
      const [tag]: Uint8Array[] = await once(hasher, 'message')
      hasher.unref()
      if (isClosed) await hasher.terminate()
      else idle.push(hasher)
      return Buffer.from(tag ?? [])
    },
    /** Ends the threads; one that still hashes ends after that. */
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(idle.splice(0).map((hasher) => hasher.terminate()))
    },
  }
}
