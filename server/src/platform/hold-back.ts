import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from './clock.ts'

/**
 * Holds back one sender that is too fast: whoever waits for `hold` before it reads on makes the
 * sender wait too.
 * @param mostMs how long it may be held back without a break.
 */
export function openHoldBack(clock: Clock, mostMs: number) {
  let since: number | undefined
  return {
    /**
     * Waits this long; 0 is a break, and true comes at once.
     * @returns false, at once, when the sender has been held back for too long already.
     */
    hold(waitMs: number): boolean | Promise<true> {
      if (waitMs <= 0) {
        since = undefined
        return true
      }
      const now = clock.now()
      since ??= now
      return now - since > mostMs ? false : wait(waitMs, true)
    },
  }
}
