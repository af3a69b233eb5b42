import type { Clock } from './clock.ts'

/** How often something may come: `perSecond` without end, `burst` at once after a quiet while. */
export type Rate = { perSecond: number; burst: number }

export type RateLimiter = ReturnType<typeof openRateLimiter>

/**
 * A token bucket: it lets `perSecond` through in a second, and `burst` at once after a quiet
 * while. Only this process knows it: within a second there is nothing to share or to keep.
 */
export function openRateLimiter(perSecond: number, clock: Clock, burst = perSecond) {
  let left = burst
  let countedAt = clock.now()

  function refill(): void {
    const now = clock.now()
    // A clock that is set back counts as one that stands still.
    const passedMs = Math.max(0, now - countedAt)
    left = Math.min(burst, left + (passedMs / 1000) * perSecond)
    countedAt = now
  }
  const waitOf = (missing: number) => (missing <= 0 ? 0 : Math.ceil((missing / perSecond) * 1000))

  return {
    /** Tells whether one more may pass now, and counts it. */
    consume(): boolean {
      refill()
      if (left < 1) return false
      left -= 1
      return true
    },
    /** Counts one more in any case; returns how long it has to wait for its turn, ms. */
    reserve(): number {
      refill()
      left -= 1
      return waitOf(-left)
    },
    /** How long from now until one may pass, ms. */
    waitMs(): number {
      refill()
      return waitOf(1 - left)
    },
    /** Takes back one that should not have been counted. */
    refund(): void {
      left = Math.min(burst, left + 1)
    },
    /** Tells whether it is as a new one would be. */
    isUnused(): boolean {
      refill()
      return left === burst
    },
  }
}

/** The number of keys from which unused limiters are looked for. */
const sweepFrom = 1_000

/**
 * A rate limiter for each key: a person, a home, a device, an address. One that is unused again
 * is forgotten, so that memory is needed only for who sends something now.
 */
export function openRateLimiters(
  { perSecond, burst }: Rate,
  clock: Clock,
): { of(key: number | string): RateLimiter } {
  const limiters = new Map<number | string, RateLimiter>()
  let sweepAt = sweepFrom

  function sweep(): void {
    for (const [key, limiter] of limiters) if (limiter.isUnused()) limiters.delete(key)
    // Twice what is in use: a sweep costs no more than the keys that were added since the last.
    sweepAt = Math.max(sweepFrom, 2 * limiters.size)
  }

  return {
    of(key) {
      const known = limiters.get(key)
      if (known) return known
      if (limiters.size >= sweepAt) sweep()
      const limiter = openRateLimiter(perSecond, clock, burst)
      limiters.set(key, limiter)
      return limiter
    },
  }
}
