/*
 * The end of a turn of the event loop: all that had arrived when it began has been handled. What is sent
 * in a turn leaves then, in one write for each socket instead of one for each message.
 *
 * Hot: each press and each report comes here several times.
 */

let waiting: (() => void)[] = []

/** Not that of a test, whose time may stand still. */
const soon = setImmediate

/** Calls back at the end of this turn, in the order of the calls; what is added meanwhile too. It must not throw. */
export function atTurnEnd(flush: () => void): void {
  if (waiting.length === 0) soon(endTurn)
  waiting.push(flush)
}

function endTurn(): void {
  try {
    for (let next = 0; next < waiting.length; next += 1) waiting[next]?.()
  } finally {
    waiting = []
  }
}
