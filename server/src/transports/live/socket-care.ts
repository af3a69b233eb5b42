import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WebSocket } from 'ws'
import type { Stalls } from '../../platform/stalls.ts'

/** The number of waiting messages of a page from which its socket is not read any more. */
const waitingMessagesMax = 32

type MessageHandling<Message> = {
  /** Undefined where nothing is left to wait for but the end of this turn. It never fails. */
  handle(message: Message): Promise<void> | undefined
  /** More wait than a page may have waiting: it closes the socket. */
  tooMany(): void
}

// The function as it was at the start: tests that set the time replace it.
const soon = setImmediate

/**
 * Hot: handles messages one after another, the first when `ready`, and gives the other sockets their
 * turn after each; pauses the socket while too many wait. What has been read already still comes:
 * when that is far too much the socket is closed, and what still waits is not done.
 */
export function inOrder<Message>(
  socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused' | 'terminate'>,
  ready: Promise<unknown>,
  { handle, tooMany }: MessageHandling<Message>,
): { take(message: Message): void } {
  let waiting: Message[] = []
  let [isReady, isHandling, isOver] = [false, false, false]
  ready.then(
    () => {
      isReady = true
      next()
    },
    () => socket.terminate(),
  )

  function next(): void {
    isHandling = false
    const message = waiting.shift()
    if (message !== undefined) begin(message)
    else if (socket.isPaused) socket.resume()
  }

  function begin(message: Message): void {
    isHandling = true
    const work = handle(message)
    if (work === undefined) soon(next)
    else void work.then(() => soon(next))
  }

  return {
    take(message) {
      if (isOver) return
      if (isReady && !isHandling) return begin(message)
      waiting.push(message)
      const count = waiting.length + Number(isHandling)
      if (count >= waitingMessagesMax) socket.pause()
      if (count <= limits.liveWaitingMessagesMax) return
      isOver = true
      waiting = []
      tooMany()
    },
  }
}

/**
 * Calls back when the socket has closed, at once when it has already. That comes once anyway: `once`,
 * or a promise for it, takes more memory of each page.
 */
export function onClosed(socket: WebSocket, end: () => void): void {
  if (socket.readyState === socket.CLOSED) end()
  else socket.on('close', end)
}

/**
 * Knows which messages of a peer may have waited while this server stood still: all that come
 * before it has answered a ping that was sent afterwards.
 * @returns `arrival`, to be called when a message arrives: whether it is late, by the time that this
 * is asked; `stop`, for when the socket has closed
 */
export function openLateness(
  socket: WebSocket,
  stalls: Stalls,
): { arrival(): () => boolean; stop(): void } {
  let provenAt = stalls.count()
  socket.on('pong', (data) => {
    if (data.toString() === provenBy(stalls.count())) provenAt = stalls.count()
  })
  const stop = stalls.onStall(() => {
    if (socket.readyState === socket.OPEN) socket.ping(provenBy(stalls.count()))
    return undefined
  })
  const arrival = () => {
    const before = stalls.count()
    const isProven = before === provenAt
    return () => !isProven || stalls.isProving() || stalls.count() !== before
  }
  return { arrival, stop }
}

/** The text of the ping that is sent after this many stalls. */
const provenBy = (stalls: number) => `after stall ${stalls}`
