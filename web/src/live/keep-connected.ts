import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { hasGivenUp, type LiveConnection } from './live-connection.ts'
import type { Timers } from './timers.ts'

/**
 * Looks every ten seconds whether the connection has given up, and if so tries
 * again by itself after pauses of 5 s doubling to 30 s: a panel on a wall has
 * nobody to press Retry Connection. The returned function ends it.
 */
export function keepConnected(connection: LiveConnection, timers: Timers): () => void {
  let tries = 0
  let cancelTry: (() => void) | null = null
  let cancelPoll = timers.after(limits.statusPollMs, poll)

  function poll() {
    cancelPoll = timers.after(limits.statusPollMs, poll)
    const state = connection.state()
    if (state.phase === 'connected') tries = 0
    if (!hasGivenUp(state) || cancelTry) return
    const pause = Math.min(
      limits.providerReconnectBaseMs * 2 ** tries,
      limits.providerReconnectCapMs,
    )
    tries += 1
    cancelTry = timers.after(pause, () => {
      cancelTry = null
      connection.retryQuietly()
    })
  }

  return () => {
    cancelPoll()
    cancelTry?.()
  }
}
