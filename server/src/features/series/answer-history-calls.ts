import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '../../platform/clock.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { historyFile } from './history-file.ts'
import { sqlHistory } from './sql-history.ts'
import type { HistoryAnswer, HistoryCall } from './threaded-history.ts'

/* The work of the thread that owns the file of the history: it does what the server asks for, one call after another. */

const send = (said: HistoryAnswer) => parentPort?.postMessage(said)
const file = historyFile(String(workerData), {
  now: systemClock.now,
  onBroken: (movedTo, cause) => send({ movedTo, why: reasonOf(cause) }),
})
let history = sqlHistory(file.sql())
let last: Promise<unknown> = Promise.resolve()

function call({ method, values }: HistoryCall): Promise<unknown> {
  // The compiler cannot follow that these are the values of this method: threaded-history.ts sends no others.
  const asked = history[method] as (...all: readonly unknown[]) => Promise<unknown>
  return asked(...values)
}

/** Does what is asked; where the file turns out to be broken, once more on a fresh one. */
async function callOrReplace(asked: HistoryCall): Promise<unknown> {
  try {
    return await call(asked)
  } catch (error) {
    if (!(await file.replaceIfBroken(error))) throw error
    history = sqlHistory(file.sql())
    return call(asked)
  }
}

async function answer(asked: HistoryCall): Promise<void> {
  const { id } = asked
  try {
    send({ id, value: await callOrReplace(asked) })
  } catch (error) {
    send({ id, why: reasonOf(error) })
  }
}

parentPort?.on('message', (asked: HistoryCall) => {
  last = last.then(() => answer(asked))
})
