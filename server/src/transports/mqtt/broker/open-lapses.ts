/** An input of a board that its device says is on, and never says is off: it is off after a time. */
export type Lapse = { board: string; field: string; off: unknown; ms: number }

/**
 * Waits for the times to be over after which inputs are off: each input has one timer, which begins anew whenever its
 * device says that it is on.
 */
export function openLapses(isOver: (lapse: Lapse) => void) {
  const timers = new Map<string, NodeJS.Timeout>()
  return {
    begin(lapse: Lapse): void {
      const id = JSON.stringify([lapse.board, lapse.field])
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
