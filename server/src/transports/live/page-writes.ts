import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { EventLoop } from '../../platform/event-loop.ts'
import { answerWaitMs } from './asked-devices.ts'
import { type SizedText, textFrames } from './text-frames.ts'

export type PageWrites = ReturnType<typeof openPageWrites>

/**
 * Hot: gathers what is sent to a page, so that it leaves in one write: at the end of the turn of the event
 * loop, or, where all of it can wait, within a moment with what follows. What waits when the socket closes
 * does not leave.
 * @param stream what the socket stands on
 */
export function openPageWrites(
  socket: Pick<WebSocket, 'readyState' | 'OPEN'>,
  stream: Pick<Duplex, 'write'>,
  { atTurnEnd }: Pick<EventLoop, 'atTurnEnd'>,
) {
  let texts: SizedText[] = []
  let heldBytes = 0
  /** When the first of them was held that can wait. */
  let heldAt = 0
  let [isDue, isDueLater] = [false, false]

  function leave(): void {
    isDue = false
    if (texts.length === 0) return
    // The library would write each by itself, in two parts.
    if (socket.readyState === socket.OPEN) stream.write(textFrames(texts))
    texts = []
    heldBytes = 0
  }
  function leaveSoon(): void {
    if (isDue) return
    isDue = true
    atTurnEnd(leave)
  }
  function leaveLater(ms: number): void {
    isDueLater = true
    setTimeout(leaveAlone, ms)
  }
  function leaveAlone(): void {
    isDueLater = false
    if (texts.length === 0 || isDue) return
    // Those that it was set for may have left, and timers count from the beginning of their turn.
    const leftMs = heldAt + answerWaitMs - performance.now()
    if (leftMs > 0) leaveLater(leftMs)
    else leaveSoon()
  }

  return {
    /** How many bytes are held that have not left yet. */
    heldBytes: (): number => heldBytes,

    /** Sends a text in its turn. */
    send(text: string, canWait: boolean): void {
      const size = Buffer.byteLength(text)
      if (canWait && texts.length === 0) heldAt = performance.now()
      texts.push({ text, size })
      heldBytes += size
      if (!canWait) leaveSoon()
      else if (!isDue && !isDueLater) leaveLater(answerWaitMs)
    },

    /** Writes what is held at once: something else is to follow it. */
    leave,
  }
}
