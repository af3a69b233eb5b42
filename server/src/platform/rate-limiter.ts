import type { Clock } from './clock.ts'

export type RateLimiter = ReturnType<typeof openRateLimiter>

/**
 * Lets so many through in a second, and as many at once after a quiet one. Kept by this
 * process alone: over a second there is nothing to share or to survive.
 */
export function openRateLimiter(perSecond: number, clock: Clock) {
  let left = perSecond
  let lookedAt = clock.now()
  return {
    /** Whether one more may pass now. */
    consume(): boolean {
      const now = clock.now()
      // A clock that is put back only stands still.
      const passedMs = Math.max(0, now - lookedAt)
      left = Math.min(perSecond, left + (passedMs / 1000) * perSecond)
      lookedAt = now
      if (left < 1) return false
      left -= 1
      return true
    },
    /** The last one need not have been counted. */
    refund(): void {
      left = Math.min(perSecond, left + 1)
    },
  }
}
