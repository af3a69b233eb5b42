import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../../platform/reason-of.ts'
import { sqlHistory } from './sql-history.ts'
import { sqliteHistorySql } from './sqlite-history-sql.ts'
import type { HistoryAnswer, HistoryCall } from './threaded-history.ts'

/* The work of the thread that owns the file of the history: it does what the server asks for, one call after another. */

const history = sqlHistory(sqliteHistorySql(String(workerData)))
let last: Promise<unknown> = Promise.resolve()

async function answer({ id, method, values }: HistoryCall): Promise<void> {
  const send = (said: HistoryAnswer) => parentPort?.postMessage(said)
  try {
    // The compiler cannot follow that these are the values of this method: threaded-history.ts sends no others.
    const call = history[method] as (...all: readonly unknown[]) => Promise<unknown>
    send({ id, value: await call(...values) })
  } catch (error) {
    send({ id, why: reasonOf(error) })
  }
}

parentPort?.on('message', (call: HistoryCall) => {
  last = last.then(() => answer(call))
})
