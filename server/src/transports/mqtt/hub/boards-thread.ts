import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HubBoard } from './hub-board.ts'

/** A list, and the keys of the boards that are adopted. */
export type BoardsToRead = [payload: Uint8Array, adopted: readonly string[]]

/** A thread that reads the lists of boards of hubs, one after another. It is begun with the first one. */
export function openBoardsThread() {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** A thread that fails, for want of memory say, is followed by another one. */
  function begin(): Worker {
    const begun = new Worker(new URL('./boards-worker.ts', import.meta.url))
    return begun.once('error', () => {
      worker = undefined
    })
  }

  async function readNow([payload, adopted]: BoardsToRead): Promise<HubBoard[] | undefined> {
    worker ??= begin()
    worker.ref()
    // The bytes are handed over: nothing is copied.
    const bytes = Uint8Array.from(payload)
    worker.postMessage([bytes, adopted] satisfies BoardsToRead, [bytes.buffer])
    const [boards]: (HubBoard[] | undefined)[] = await once(worker, 'message')
    worker.unref()
    return boards
  }

  return {
    /** Reads a list; undefined for what is none. */
    read(...list: BoardsToRead): Promise<HubBoard[] | undefined> {
      const next = last.then(() => readNow(list))
      last = next.catch(() => undefined)
      return next
    },
    async close(): Promise<void> {
      await worker?.terminate()
    },
  }
}
