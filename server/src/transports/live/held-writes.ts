import type { Duplex } from 'node:stream'
import { atTurnEnd } from '../../platform/turn-end.ts'
import { answerWaitMs } from './asked-devices.ts'

export type HeldWrites = ReturnType<typeof openHeldWrites>

/**
 * Hot: gathers what is written to a stream, so that it leaves in one write: at the end of the turn of the
 * event loop, or, where all of it can wait, within a moment with what follows.
 */
export function openHeldWrites(stream: Pick<Duplex, 'cork' | 'uncork'>) {
  let [isHeld, isDue, isDueLater] = [false, false, false]

  function leave(): void {
    if (isHeld) stream.uncork()
    isHeld = false
  }
  function atEnd(): void {
    isDue = false
    leave()
  }
  function afterwards(): void {
    isDueLater = false
    leave()
  }

  return {
    /** To be called before each write. */
    hold(canWait: boolean): void {
      if (!isHeld) stream.cork()
      isHeld = true
      if (isDue) return
      if (!canWait) {
        isDue = true
        atTurnEnd(atEnd)
      } else if (!isDueLater) {
        isDueLater = true
        setTimeout(afterwards, answerWaitMs)
      }
    },
  }
}
