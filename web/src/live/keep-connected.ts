import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { clock } from '../ui/time/clock.ts'
import { hasGivenUp, isLost, type LiveConnection } from './live-connection.ts'
import type { Timers } from './timers.ts'

/**
 * Looks every ten seconds whether the connection has fallen silent or has given up. If it has given up,
 * it tries again by itself after pauses of 5 s doubling to 30 s: a panel on a wall has nobody to press
 * Retry Connection. The returned function ends it.
 */
export function keepConnected(connection: LiveConnection, timers: Timers): () => void {
  let tries = 0
  let cancelTry: (() => void) | null = null
  let cancelPoll = timers.after(limits.statusPollMs, poll)

  function poll() {
    cancelPoll = timers.after(limits.statusPollMs, poll)
    connection.noteSilence()
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

/**
 * Reconnects at once when somebody looks at the page again or the network is back. The returned
 * function ends it.
 */
export function retryOnWaking(connection: LiveConnection): () => void {
  return onWaking(() => {
    if (isLost(connection.state())) connection.retry()
    else connection.check()
  })
}

/** Runs something when somebody looks at the page again or the network is back. */
export function onWaking(run: () => void): () => void {
  const wake = () => {
    if (!document.hidden) run()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', wake)
  }
}

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
