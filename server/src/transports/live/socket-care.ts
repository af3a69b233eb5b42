import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { RawData, WebSocket } from 'ws'

/** The number of waiting messages of a page from which its socket is not read any more. */
const waitingMessagesMax = 32

/** The interval of the pings to a peer. */
const pingMs = 30_000

type MessageHandling = {
  handle(data: RawData, isBinary: boolean): Promise<void>
  /** More wait than a page may have waiting: it closes the socket. */
  tooMany(): void
}

/**
 * Handles messages one after another, the first when `ready`, and gives the other sockets their
 * turn after each; pauses the socket while too many wait. What has been read already still comes:
 * when that is far too much the socket is closed, and what still waits is not done.
 */
export function inOrder(
  socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused' | 'terminate'>,
  ready: Promise<unknown>,
  { handle, tooMany }: MessageHandling,
): { take(data: RawData, isBinary: boolean): void } {
  let last: Promise<unknown> = ready.catch(() => socket.terminate())
  let waiting = 0
  let isOver = false
  return {
    take(data, isBinary) {
      if (isOver) return
      waiting += 1
      if (waiting >= waitingMessagesMax) socket.pause()
      if (waiting > limits.liveWaitingMessagesMax) {
        isOver = true
        tooMany()
        return
      }
      last = last.then(async () => {
        if (isOver) return
        await handle(data, isBinary)
        waiting -= 1
        if (waiting > 0) await nextTurn()
        else if (socket.isPaused) socket.resume()
      })
    },
  }
}

/** Closes a socket whose peer has silently gone. */
export function pingWhileOpen(socket: WebSocket): void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, pingMs)
  socket.once('close', () => clearInterval(timer))
}
