import { type Refusal, refuse } from './refusal.ts'

/** A process stood still when nothing ran in it for longer than this, ms. */
const stallMs = 1_000

/** The clocks. Both in ms: a suspended machine stops the one, a stopped process neither. */
type Times = { wall(): number; steady(): number }

/**
 * Notices that this process stood still: stopped, suspended with its machine, or blocked. The
 * messages since then waited in a buffer for nobody knows how long, so that a press among them may
 * not be done any more.
 */
export type Stalls = {
  /** How often the process stood still so far. To be asked before anything that arrived is handled. */
  count(): number
  /**
   * Calls the listener as soon as a stall is noticed. Every press is late until the promises of all
   * listeners have settled.
   * @returns ends that
   */
  onStall(listener: () => Promise<unknown> | undefined): () => void
  /** Whether a listener has still to settle since the last stall. */
  isProving(): boolean
  /** @returns whether what arrives now has waited in a stall by the time that this is asked. */
  arrival(): () => boolean
  stop(): void
}

/** Watches this process from now on. */
export function watchForStalls({ wall, steady }: Times): Stalls {
  const read = () => ({ wall: wall(), steady: steady() })
  const listeners = new Set<() => Promise<unknown> | undefined>()
  let last = read()
  let stalls = 0
  let noticedAt = Number.NEGATIVE_INFINITY
  let proving = 0

  async function prove(work: Promise<unknown>): Promise<void> {
    proving += 1
    await Promise.allSettled([work])
    proving -= 1
  }

  function count(): number {
    const now = read()
    const stoodMs = Math.max(now.wall - last.wall, now.steady - last.steady)
    last = now
    if (stoodMs > stallMs) {
      stalls += 1
      noticedAt = now.steady
      for (const listener of listeners) {
        const work = listener()
        if (work) void prove(work)
      }
    }
    return stalls
  }

  const isProving = () => {
    count()
    return proving > 0
  }
  const timer = setInterval(count, stallMs / 4).unref()
  return {
    count,
    isProving,
    onStall(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    arrival() {
      const before = count()
      // Messages that have waited are read within this time.
      const isSuspect = steady() - noticedAt < stallMs
      return () => isSuspect || isProving() || count() !== before
    },
    stop: () => clearInterval(timer),
  }
}

/** The stalls of a process whose time is not watched, as in tests that share theirs with a server. */
export const noStalls: Stalls = {
  count: () => 0,
  isProving: () => false,
  onStall: () => () => undefined,
  arrival: () => () => false,
  stop: () => undefined,
}

/** The refusal of a press that may have waited in a stall. */
export const stoodStill = (): Refusal =>
  refuse('server_stood_still', 'The server stood still for a moment. Press again.', {
    retryAfterS: 1,
  })
