import type { Clock } from './clock.ts'

export type RateLimiter = ReturnType<typeof openRateLimiter>

/**
 * A token bucket: it lets `perSecond` through in a second, and as many at once after a quiet
 * second. Only this process knows it: within a second there is nothing to share or to keep.
 */
export function openRateLimiter(perSecond: number, clock: Clock) {
  let left = perSecond
  let countedAt = clock.now()
  return {
    /** Tells whether one more may pass now, and counts it. */
    consume(): boolean {
      const now = clock.now()
      // A clock that is set back counts as one that stands still.
      const passedMs = Math.max(0, now - countedAt)
      left = Math.min(perSecond, left + (passedMs / 1000) * perSecond)
      countedAt = now
      if (left < 1) return false
      left -= 1
      return true
    },
    /** Takes back one that should not have been counted. */
    refund(): void {
      left = Math.min(perSecond, left + 1)
    },
  }
}
