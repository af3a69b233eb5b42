import { Worker } from 'node:worker_threads'
import { reasonOf } from '../../platform/reason-of.ts'
import { sharedZoneData } from '../../platform/zones/zone-data.ts'
import type { KeptHistory } from './history-store.ts'

/** The calls to the thread, and its answers. */
export type HistoryCall = { id: number; method: keyof KeptHistory; values: readonly unknown[] }
export type HistoryAnswer =
  | { id: number; value: unknown }
  | { id: number; why: string }
  | BrokenHistory

/** The data with which the thread starts. */
export type HistoryThread = { file: string; zoneData: ReturnType<typeof sharedZoneData> }

/** A broken file that was set aside, with its new name and why. */
export type BrokenHistory = { movedTo: string; why: string }

const methods: Record<keyof KeptHistory, true> = {
  add: true,
  declare: true,
  hear: true,
  end: true,
  list: true,
  read: true,
  make: true,
  rollUp: true,
  prune: true,
  dropEmptyMonths: true,
  forget: true,
  devices: true,
  close: true,
  forgetAfter: true,
  keptSince: true,
  countUnowned: true,
  installation: true,
  claim: true,
}

/**
 * The history on a SQLite file of its own, owned by a thread: neither a disk that is slow nor a chart of
 * very many samples makes a press wait. The thread is started when it is needed first.
 */
export function threadedHistory(
  file: string,
  onBroken: (broken: BrokenHistory) => void,
): KeptHistory {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let thread: Worker | undefined
  let count = 0

  /** A thread that fails ends after that, when another one may have begun: what that is asked goes on. */
  function failAll(made: Worker, why: string): void {
    if (thread !== made) return
    for (const { reject } of waiting.values()) reject(new Error(`The history failed: ${why}`))
    waiting.clear()
    thread = undefined
  }

  function start(): Worker {
    const made = new Worker(new URL('./history-thread.ts', import.meta.url), {
      workerData: { file, zoneData: sharedZoneData() } satisfies HistoryThread,
    })
    made.unref()
    made.on('message', (answer: HistoryAnswer) => {
      if ('movedTo' in answer) return onBroken(answer)
      const call = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) made.unref()
      if ('why' in answer) call?.reject(new Error(`The history failed: ${answer.why}`))
      else call?.resolve(answer.value)
    })
    made.on('error', (error) => failAll(made, reasonOf(error)))
    made.on('exit', () => failAll(made, 'its thread has ended'))
    return made
  }

  function call(method: keyof KeptHistory, values: readonly unknown[]): Promise<unknown> {
    thread ??= start()
    count += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(count, answer)
    thread.ref()
    thread.postMessage({ id: count, method, values } satisfies HistoryCall)
    return answer.promise
  }

  const calls = Object.fromEntries(
    Object.keys(methods).map((method) => [
      method,
      // The record names the methods of the store, and nothing else.
      (...values: readonly unknown[]) => call(method as keyof KeptHistory, values),
    ]),
  )
  return {
    // The thread answers with what the methods of the same names resolve to.
    ...(calls as KeptHistory),
    async close(): Promise<void> {
      if (!thread) return
      await call('close', [])
      await thread.terminate()
    },
  }
}
