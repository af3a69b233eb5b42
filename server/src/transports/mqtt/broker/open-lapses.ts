/**
 * A field of a board that becomes something else by itself after a time: an input whose device never says that it is
 * off, or something that is not known unless it is told again (`to` null).
 */
export type Lapse = { board: string; field: string; to: unknown; ms: number }

/** Waits for the times of lapses to be over: each has one timer, which begins anew whenever its device says the same. */
export function openLapses(isOver: (lapse: Lapse) => void) {
  const timers = new Map<string, NodeJS.Timeout>()
  return {
    begin(lapse: Lapse): void {
      const id = JSON.stringify([lapse.board, lapse.field, lapse.to])
      const end = () => {
        timers.delete(id)
        isOver(lapse)
      }
      clearTimeout(timers.get(id))
      timers.set(id, setTimeout(end, lapse.ms))
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
