import type { Duplex } from 'node:stream'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WebSocket } from 'ws'
import { isActive, type SignedIn } from '../../features/identity/actor.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { presentRefusal } from '../refusal-presenter.ts'

/** One open page, shared by hub and socket. */
export type Page = {
  id: string
  /** The person as last read; replaced when their rights change. */
  actor: SignedIn
  /** When the person was read (see access-reader.ts); undefined when they must be read again. */
  accessVersion: number | undefined
  /** The rooms it watches. */
  rooms: Set<number>
  /** Whether it watches every device of its home, in a room or in none. */
  watchesHome: boolean
  /** The commands that were passed on to another replica and have not reached any stage, by messageId. */
  unanswered: Map<string | number, NodeJS.Timeout>
  send(text: string): void
  /** Gives the reason and closes with 1008. */
  endAccess(reason: string): void
  /** Gives the refusal and closes with 1013: the page goes on sending what is too fast. */
  endTooFast(refusal: Refusal): void
}

/** Bytes that a page may leave unread before it is disconnected. */
const unreadBytesMax = 256 * 1024

/** How long a page that sends too fast has to read why it is closed. */
const closeWaitMs = 1_000

/**
 * Makes the page of this socket.
 * @param stream what carries the socket
 */
export function openPage(id: string, socket: WebSocket, stream: Duplex, actor: SignedIn): Page {
  let isGathering = false
  /** What is sent in one turn leaves in one write. */
  const gather = () => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    process.nextTick(() => {
      isGathering = false
      stream.uncork()
    })
  }
  return {
    id,
    actor,
    accessVersion: undefined,
    unanswered: new Map(),
    rooms: new Set(),
    watchesHome: false,
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      // The server never waits for a slow page: it disconnects it, and the page reconnects and gets a snapshot.
      if (socket.bufferedAmount > unreadBytesMax) return socket.terminate()
      gather()
      socket.send(text)
    },
    endAccess(reason) {
      this.send(JSON.stringify({ type: 'error', code: 'session_expired', error: reason }))
      socket.close(limits.closeAccessEnded, reason)
    },
    endTooFast(refusal) {
      this.send(JSON.stringify({ type: 'error', ...presentRefusal(refusal) }))
      socket.close(limits.closeTooFast, refusal.message)
      // Its answer stands behind all that it has sent, which nobody reads any more.
      setTimeout(() => socket.terminate(), closeWaitMs)
    },
  }
}

/** Sends one message to a page. */
export function sendMessage(page: Pick<Page, 'send'>, message: ToBrowser): void {
  page.send(JSON.stringify(message))
}

/** How long another replica may take to answer for a device, ms. */
const answerWaitMs = 3_000

/** Tells the page that a command has failed unless it reaches a stage in time. */
export function expectStage(page: Page, messageId: string | number): void {
  const late = setTimeout(() => {
    page.unanswered.delete(messageId)
    const error = 'The device has not answered'
    sendMessage(page, { stage: 'failed', messageId, code: 'device_no_answer', error })
  }, answerWaitMs)
  page.unanswered.set(messageId, late.unref())
}

/** A command of the page has reached a stage. */
export function stageReached(page: Page, messageId: string | number): void {
  clearTimeout(page.unanswered.get(messageId))
  page.unanswered.delete(messageId)
}

/** The reason why a page's access has ended, from its person before and now; undefined while it has not. */
export function whyEnded(
  last: SignedIn,
  actor: SignedIn | undefined,
  now: number,
): string | undefined {
  if (!actor || actor.session.expiresAt <= now) return 'Session ended'
  const isMoved = last.homeId !== null && actor.homeId !== last.homeId
  if (actor.role !== last.role || isMoved) return 'Your role has changed'
  return isActive(actor, now) ? undefined : 'Guest access has ended'
}
