import { clock } from '../ui/time/clock.ts'
import type { Timers } from './timers.ts'

/** How often it is looked whether the clock of this device was set, ms. */
const everyMs = 10_000

/**
 * Asks the server something, of which any answer tells its time, when that is not known for sure any
 * more: a page on a wall asks for nothing else for days. The returned function ends it.
 */
export function keepTime(ask: () => void, { after }: Timers): () => void {
  let cancel = after(everyMs, look)
  function look() {
    if (clock.isDue()) ask()
    cancel = after(everyMs, look)
  }
  return () => cancel()
}
