import type { Duplex } from 'node:stream'
import type { EventLoop } from '../../platform/event-loop.ts'
import { answerWaitMs } from './asked-devices.ts'

export type HeldWrites = ReturnType<typeof openHeldWrites>

/**
 * Hot: gathers what is written to a stream, so that it leaves in one write: at the end of the turn of the
 * event loop, or, where all of it can wait, within a moment with what follows.
 */
export function openHeldWrites(
  stream: Pick<Duplex, 'cork' | 'uncork'>,
  { atTurnEnd }: Pick<EventLoop, 'atTurnEnd'>,
) {
  let [isHeld, isDue, isDueLater] = [false, false, false]

  function leave(): void {
    stream.uncork()
    isHeld = false
    isDue = false
  }
  function leaveSoon(): void {
    if (isDue) return
    isDue = true
    atTurnEnd(leave)
  }
  function leaveAlone(): void {
    isDueLater = false
    if (isHeld) leaveSoon()
  }

  return {
    /** Whether something is held that has not left yet. */
    isHeld: (): boolean => isHeld,

    /** To be called before each write. */
    hold(canWait: boolean): void {
      if (!isHeld) stream.cork()
      isHeld = true
      if (!canWait) leaveSoon()
      else if (!isDue && !isDueLater) {
        isDueLater = true
        setTimeout(leaveAlone, answerWaitMs)
      }
    },
  }
}
