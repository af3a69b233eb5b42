import type { RawData, WebSocket } from 'ws'

/** How many messages of a page may wait before its socket is not read any more. */
const waitingMessagesMax = 32

/** How often a peer is asked whether it is still there. */
const pingMs = 30_000

/** Takes messages one after another, the first when `ready`; when too many wait, the socket is not read until they are done. */
export function inOrder(
  socket: WebSocket,
  ready: Promise<unknown>,
  handle: (data: RawData, isBinary: boolean) => Promise<void>,
): { take(data: RawData, isBinary: boolean): void } {
  let last: Promise<unknown> = ready.catch(() => socket.terminate())
  let waiting = 0
  return {
    take(data, isBinary) {
      waiting += 1
      if (waiting >= waitingMessagesMax) socket.pause()
      last = last.then(async () => {
        await handle(data, isBinary)
        waiting -= 1
        if (waiting === 0 && socket.isPaused) socket.resume()
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
