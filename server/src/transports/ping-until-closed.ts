import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WebSocket } from 'ws'

/**
 * Pings a socket, so that no proxy takes it for dead, and closes it when its peer has silently gone,
 * until the returned function is called.
 * @param everyMs the time for an answer too
 * @param mayIgnore the peer may be one that never answers: an answer is missed once there was one
 */
export function pingUntilClosed(
  socket: WebSocket,
  { everyMs = limits.socketPingS * 1_000, mayIgnore = false } = {},
): () => void {
  let isAnswering = !mayIgnore
  let isAlive = true
  socket.on('pong', () => {
    isAnswering = true
    isAlive = true
  })
  /** The answer may have come while nobody read it: the socket waits, or this server stood still. */
  const endUnlessAlive = () => {
    if (!isAlive && !socket.isPaused) socket.terminate()
  }
  const timer = setInterval(() => {
    if (isAnswering && !isAlive) setImmediate(endUnlessAlive)
    else isAlive = false
    socket.ping()
  }, everyMs)
  return () => clearInterval(timer)
}
