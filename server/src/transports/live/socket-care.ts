import type { RawData, WebSocket } from 'ws'

/** The number of waiting messages of a page from which its socket is not read any more. */
const waitingMessagesMax = 32

/** The interval of the pings to a peer. */
const pingMs = 30_000

/** Handles messages one after another, the first when `ready`; pauses the socket while too many wait. */
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
