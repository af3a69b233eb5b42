/** The upper bounds of how long something took, seconds. */
export const timingBounds = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5] as const

export type Timing = ReturnType<typeof openTiming>

/** Counts how long something takes, by the bounds above. It costs a comparison or two each time. */
export function openTiming() {
  /** How often it took at most as long as each bound, and longer than the one before; the last is beyond them all. */
  const within: number[] = Array.from({ length: timingBounds.length + 1 }, () => 0)
  let seconds = 0
  return {
    /** Counts what has begun at this time of the monotonic clock (performance.now(), ms) and is over now. */
    end(beganAt: number): void {
      const took = (performance.now() - beganAt) / 1_000
      seconds += took
      const at = timingBounds.findIndex((bound) => took <= bound)
      within[at < 0 ? timingBounds.length : at] = (within.at(at) ?? 0) + 1
    },

    /** How often it took at most so many seconds, by each bound; how often in all, and how long together. */
    read(): { within: { bound: number; count: number }[]; count: number; seconds: number } {
      let count = 0
      const counted = within.map((some) => {
        count += some
        return count
      })
      const bounds = timingBounds.map((bound, at) => ({ bound, count: counted[at] ?? 0 }))
      return { within: bounds, count, seconds }
    },
  }
}
