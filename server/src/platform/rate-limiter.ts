import type { Clock } from './clock.ts'

/** How often something may come: `perSecond` without end, `burst` at once after a quiet while. */
export type Rate = { perSecond: number; burst: number }

/**
 * A token bucket: it lets `perSecond` through in a second, and `burst` at once after a quiet
 * while. Only this process knows it: within a second there is nothing to share or to keep.
 */
export class RateLimiter {
  readonly #rate: Rate
  readonly #clock: Clock
  #left: number
  #countedAt: number

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate
    this.#clock = clock
    this.#left = rate.burst
    this.#countedAt = clock.now()
  }

  /** Tells whether one more may pass now, and counts it. */
  consume(): boolean {
    this.#refill()
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** Counts one more, or so many, in any case; returns how long it has to wait for its turn, ms. */
  reserve(count = 1): number {
    this.#refill()
    this.#left -= count
    return this.#waitOf(-this.#left)
  }

  /** How long from now until one may pass, ms. */
  waitMs(): number {
    this.#refill()
    return this.#waitOf(1 - this.#left)
  }

  /** Takes back one that should not have been counted. */
  refund(): void {
    this.#left = Math.min(this.#rate.burst, this.#left + 1)
  }

  /** Tells whether it is as a new one would be. */
  isUnused(): boolean {
    this.#refill()
    return this.#left === this.#rate.burst
  }

  #refill(): void {
    const now = this.#clock.now()
    // A clock that is set back counts as one that stands still.
    const passedMs = Math.max(0, now - this.#countedAt)
    const { perSecond, burst } = this.#rate
    this.#left = Math.min(burst, this.#left + (passedMs / 1_000) * perSecond)
    this.#countedAt = now
  }

  #waitOf(missing: number): number {
    return missing <= 0 ? 0 : Math.ceil((missing / this.#rate.perSecond) * 1_000)
  }
}

/** The number of keys from which unused limiters are looked for. */
const sweepFrom = 1_000

/**
 * A rate limiter for each key: a person, a home, a device, an address. One that is unused again
 * is forgotten, so that memory is needed only for those who send something now.
 */
export function openRateLimiters(
  rate: Rate,
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
      const limiter = new RateLimiter(rate, clock)
      limiters.set(key, limiter)
      return limiter
    },
  }
}
