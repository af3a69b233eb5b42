import { isLost, type LiveConnection } from './live-connection.ts'

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
