import type { CommandStage, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WebSocket } from 'ws'
import { isActive, type SessionActor } from '../../features/identity/actor.ts'
import type { AccessChange } from '../../features/identity/home-events.ts'
import type { Counts } from '../../platform/counts.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { presentRefusal } from '../refusal-presenter.ts'
import type { PageWrites } from './page-writes.ts'

/** One open page, shared by hub and socket. */
export type Page = {
  id: string
  /** Whose it is, as last read; replaced when their rights change. */
  actor: SessionActor
  /** When that was, epoch ms. */
  readAt: number
  /** The reach of a guest, as JSON, when it was looked at last. */
  reach: string
  /** When the reach changes next by the clock, epoch ms. */
  turnsAt: number
  /** When it was last sent all that it watches beside its own requests, epoch ms. */
  shownAt: number
  /** The rooms it watches. */
  rooms: Set<number>
  /** The rev at which it was sent a device last of which it sees some pins only, by the id of the device. */
  partRevs: Map<number, string> | undefined
  /** Whether it watches every device of its home, in a room or in none. */
  watchesHome: boolean
  /** Its latest commands by messageId, with the progress that it was sent; undefined where none is ever passed on to another replica. */
  commands: Map<string | number, Progress> | undefined
  /** Sends a message. One that can wait leaves with what follows within a moment, in this order. */
  send(text: string, canWait?: boolean): void
  /** Gives the reason and closes with 1008; what is sent afterwards does not reach the page. */
  endAccess(reason: string): void
  /** Does the same a moment later: a better reason may arrive meanwhile. */
  endAccessSoon(reason: string): void
  /** Gives the refusal and closes with 1013: the page comes back later, and keeps its session. */
  endForNow(refusal: Refusal): void
}

/** Bytes that a page may leave unread, beside the most that it was sent at once, before it is disconnected. */
const unreadBytesMax = 256 * 1024

/** Bytes that are sent to a page at once: twice all of the largest home. */
const atOnceBytesMax = 32 * 1024 * 1024

/** How long a page has to read why it is closed for now. */
const closeWaitMs = 1_000

/** How long after an end of access is stored the bus may take to tell why. */
export const reasonWaitMs = 500

/** The parts of its socket that a page needs. */
export type PageSocket = Pick<
  WebSocket,
  'readyState' | 'OPEN' | 'bufferedAmount' | 'close' | 'terminate'
>

/**
 * Makes the page of this socket.
 * @param writes gather what is sent to it
 * @param needs `counts` counts what is sent; only replicas pass commands on
 */
export function openPage(
  id: string,
  socket: PageSocket,
  writes: PageWrites,
  actor: SessionActor,
  { counts, hasReplicas }: { counts: Pick<Counts, 'toPages'>; hasReplicas: boolean },
): Page {
  let isOver = false
  /** Bytes that it had left unread before what is held: of that it could read nothing yet. */
  let unread = 0
  /** Bytes of the most that left at once since it had read everything: all that it watches, a change of a whole home. */
  let atOnce = 0
  const send = (text: string, canWait = false) => {
    if (socket.readyState !== socket.OPEN) return
    if (writes.heldBytes() === 0) {
      unread = socket.bufferedAmount
      if (unread === 0) atOnce = 0
    }
    // The server never waits for a slow page: it disconnects it, and the page reconnects and gets a snapshot.
    const isTooMuch = unread > unreadBytesMax + atOnce || atOnce > atOnceBytesMax
    if (isTooMuch) return socket.terminate()
    counts.toPages += 1
    writes.send(text, canWait)
    atOnce = Math.max(atOnce, writes.heldBytes())
  }
  const endAccess = (reason: string) => {
    isOver = true
    if (socket.readyState !== socket.OPEN) return
    send(JSON.stringify({ type: 'error', code: 'session_expired', error: reason }))
    writes.leave()
    socket.close(limits.closeAccessEnded, reason)
  }
  return {
    id,
    actor,
    readAt: 0,
    reach: '[]',
    turnsAt: Infinity,
    shownAt: 0,
    commands: hasReplicas ? new Map() : undefined,
    rooms: new Set(),
    partRevs: undefined,
    watchesHome: false,
    send(text, canWait) {
      if (!isOver) send(text, canWait)
    },
    endAccess,
    endAccessSoon(reason) {
      if (isOver) return
      isOver = true
      setTimeout(endAccess, reasonWaitMs, reason)
    },
    endForNow(refusal) {
      if (isOver) return
      this.send(JSON.stringify({ type: 'error', ...presentRefusal(refusal) }))
      isOver = true
      writes.leave()
      socket.close(limits.closeForNow, refusal.message)
      // Its answer stands behind all that it has sent, which nobody reads any more.
      setTimeout(() => socket.terminate(), closeWaitMs)
    },
  }
}

/** Sends one message to a page. */
export function sendMessage(page: Pick<Page, 'send'>, message: ToBrowser): void {
  page.send(JSON.stringify(message))
}

/**
 * The progress of a command that a page was sent: a stage; or nothing yet, since it was passed on to
 * another replica, until the timer runs out; or that it was given up.
 */
type Progress = 'a stage' | NodeJS.Timeout | 'given up'

type Recipient = Pick<Page, 'commands' | 'send'>

/** How long another replica may take to answer for a device, ms. */
const lostAfterMs = 3_000

/** How many commands of a page are remembered after their stages were sent. */
const rememberedMost = 256

/**
 * Tells the page that a command has failed unless it reaches a stage in time. A command that is
 * requested again does nothing, so nothing more is expected of it.
 */
export function expectStage(page: Recipient, messageId: string | number): void {
  const { commands } = page
  if (!commands || commands.has(messageId)) return
  const late = setTimeout(() => {
    remember(commands, messageId, 'given up')
    const error = 'The device has not answered'
    sendMessage(page, { stage: 'failed', messageId, code: 'device_no_answer', error })
  }, lostAfterMs)
  remember(commands, messageId, late.unref())
}

/** Sends the stage that a command of the page has reached, unless the page was sent that it has failed. */
export function sendStage(page: Recipient, stage: CommandStage): void {
  const { commands } = page
  const progress = commands?.get(stage.messageId)
  if (progress === 'given up') return
  if (commands && progress !== 'a stage') {
    clearTimeout(progress)
    remember(commands, stage.messageId, 'a stage')
  }
  const isOnTheWay = stage.stage === 'sent' || stage.stage === 'received'
  page.send(JSON.stringify(stage), isOnTheWay)
}

function remember(
  commands: Map<string | number, Progress>,
  messageId: string | number,
  progress: Progress,
): void {
  commands.set(messageId, progress)
  for (const [id, known] of commands) {
    if (commands.size <= rememberedMost) return
    if (typeof known === 'string') commands.delete(id)
  }
}

/**
 * The reason why a page's access has ended, from its actor before and now; undefined while it
 * has not.
 * @param change missing while nothing is known of one.
 */
export function whyEnded(
  last: SessionActor,
  actor: SessionActor | undefined,
  now: number,
  change?: AccessChange,
): string | undefined {
  const gone = change?.isTakenBack ? 'Your access was removed' : undefined
  if (!actor) return gone ?? (change?.isOver ? guestEnded : 'Session ended')
  if (actor.session.expiresAt <= now) return 'Session ended'
  const isMoved = last.homeId !== null && actor.homeId !== last.homeId
  if (isMoved) return gone ?? 'Your role has changed'
  if (actor.role !== last.role) return 'Your role has changed'
  if (isActive(actor, now)) return undefined
  return actor.kind === 'pass' ? 'This pass has ended' : guestEnded
}

const guestEnded = 'Guest access has ended'
