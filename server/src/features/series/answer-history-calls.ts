import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import { systemClock } from '../../platform/clock.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { openTurns } from '../../platform/turns.ts'
import { setStoredZones, setZoneData } from '../../platform/zones/zone-data.ts'
import { historyFile } from './history-file.ts'
import { sqlHistory } from './sql-history.ts'
import type { HistoryAnswer, HistoryCall, HistoryThread } from './threaded-history.ts'

/*
 * The work of the thread that owns the file of the history. It does what the server asks for, one call after
 * another; what takes long lets others come between its transactions.
 */

/** Answers the calls of the server, one after another, from the file that this thread owns. */
export function answerHistoryCalls(
  port: MessagePort,
  { file: path, zoneData }: HistoryThread,
): void {
  const turns = openTurns()
  const running = new Set<Promise<void>>()
  setZoneData(zoneData.folder)
  setStoredZones(zoneData.zones)
  const send = (answer: HistoryAnswer) => port.postMessage(answer)

  /** Lets every call that waits have a turn, also those that have just been asked for. */
  async function rest(): Promise<void> {
    turns.give()
    await nextTurn()
    await turns.take()
  }

  const file = historyFile(path, {
    now: systemClock.now,
    onBroken: (movedTo, cause) => send({ movedTo, why: reasonOf(cause) }),
    rest,
  })
  let history = sqlHistory(file.sql())

  function call({ method, values }: HistoryCall): Promise<unknown> {
    // The compiler cannot follow that these are the values of this method: threaded-history.ts sends no others.
    const asked = history[method] as (...all: readonly unknown[]) => Promise<unknown>
    return asked(...values)
  }

  /** Does a call; where the file turns out to be broken, once more on a fresh one. */
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
    await turns.take()
    try {
      send({ id, value: await callOrReplace(asked) })
    } catch (error) {
      send({ id, why: reasonOf(error) })
    } finally {
      turns.give()
    }
  }

  port.on('message', async (asked: HistoryCall) => {
    // Calls that have begun are done before the file is closed.
    if (asked.method === 'close') await Promise.all(running)
    const answered = answer(asked)
    running.add(answered)
    await answered
    running.delete(answered)
  })
}
