import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { Listeners } from '../ui/browser/listeners.ts'
import { type LiveSubscription, LiveSubscriptions } from './live-subscriptions.ts'
import { readServerMessage } from './read-message.ts'
import type { Timers } from './timers.ts'

/*
 * A page's connection to the live socket. It opens, notices when it is lost,
 * tries again after growing pauses and then subscribes anew.
 */

/** The part of a WebSocket that the connection uses. */
export type Socket = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'
>

/** The state of the connection (spec §7). */
export type ConnectionState = {
  phase: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'closed'
  /** The number of this attempt to reconnect; 0 while none is needed. */
  attempt: number
  /** Why it stays closed until a person retries. */
  error: 'max_attempts_reached' | 'blocked_by_browser' | 'closed_by_peer' | 'address_refused' | null
}

type Needs = {
  /** Fetches a one-time ticket, for each attempt a new one; null where the server gives none to a page of this address. */
  ticket: () => Promise<string | null>
  /** Throws when the browser refuses. */
  open: (ticket: string) => Socket
  timers: Timers
  random: () => number
  /** Whether nobody looks at the page: connecting can wait a moment then. */
  isAway: () => boolean
  onMessage: (message: ToBrowser) => void
  /** The server has ended this person's access. */
  onAccessEnded: (reason: string) => void
  /** The server says why the access has ended, after this page has stopped the connection. */
  onEndExplained?: (reason: string) => void
}

const idle: ConnectionState = { phase: 'idle', attempt: 0, error: null }
const openState = 1
/** An attempt has failed when it has not opened by then. */
const openWaitMs = 10_000
/** A press before the page's first connection waits this long for it. */
const firstOpenWaitMs = 2_000
/** A connection whose server is asked and stays silent this long is dead. */
const answerWaitMs = 5_000
/** The server closes a page within a second of ending its access; a busy one takes longer. */
const reasonWaitMs = 5_000

/** Why there is none, where the server gives none to a page of this address. */
export const addressRefusedText = 'This server refuses the live connection from this address'

/** Whether the connection is known to be lost; its first second is not a loss. */
export function isLost({ phase }: ConnectionState): boolean {
  return phase === 'reconnecting' || phase === 'closed'
}

/** Whether it tries no more by itself, though another time it might succeed. */
export function hasGivenUp({ error }: ConnectionState): boolean {
  return error === 'max_attempts_reached' || error === 'address_refused'
}

/** The state machine of one page's live connection. */
export class LiveConnection {
  #needs: Needs
  #state = idle
  #socket: Socket | null = null
  #cancel: () => void = () => undefined
  #cancelCheck: () => void = () => undefined
  /** How often silence was noted since the server was heard. */
  #silentFor = 0
  readonly #listeners = new Listeners()
  #subscriptions: LiveSubscriptions

  constructor(needs: Needs) {
    this.#needs = needs
    this.#subscriptions = new LiveSubscriptions((message) => this.send(message), needs.timers)
  }

  subscribe = this.#listeners.subscribe

  state = (): ConnectionState => this.#state

  start() {
    if (this.#state.phase !== 'idle') return
    this.#setState({ phase: 'connecting', attempt: 0, error: null })
    this.#connect()
  }

  /** Retry Connection: starts all attempts anew, the first at once. */
  retry() {
    if (this.#state.phase === 'connected' || this.#state.phase === 'connecting') return
    this.#setState({ phase: 'reconnecting', attempt: 1, error: null })
    this.#connect()
  }

  /** Tries once more after giving up. This attempt is not counted, and the state changes only when it succeeds. */
  retryQuietly() {
    if (hasGivenUp(this.#state)) this.#connect()
  }

  /**
   * Ends the connection: code 1000 after signing out. A page may not send 1001
   * itself; when it goes away, the browser does.
   */
  stop(code?: typeof limits.closeLogout) {
    if (code === undefined) this.#hearOut()
    this.#drop(code)
    this.#setState(idle)
  }

  /** A refused call may have ended the page before the server says here why: the socket waits for that. */
  #hearOut() {
    const socket = this.#socket
    if (!socket) return
    this.#socket = null
    socket.onopen = null
    socket.onmessage = null
    const cancel = this.#needs.timers.after(reasonWaitMs, () => socket.close())
    socket.onclose = ({ code, reason }) => {
      cancel()
      if (code === limits.closeAccessEnded) this.#needs.onEndExplained?.(reason)
    }
  }

  /** Returns false when no connection is open to send it on. */
  send(message: BrowserMessage): boolean {
    if (this.#socket?.readyState !== openState) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /**
   * Sends a message as soon as the page's first connection is open, which takes a
   * moment: a person may open a page and press at once. Returns false when no first
   * connection is under way. Calls `onUnsent` when it does not open in time.
   */
  sendOnceOpen(message: BrowserMessage, onUnsent: () => void): boolean {
    const isBeginning = () => this.#state.phase === 'idle' || this.#state.phase === 'connecting'
    if (!isBeginning()) return false
    const settle = () => {
      cancel()
      end()
      if (!this.send(message)) onUnsent()
    }
    const cancel = this.#needs.timers.after(firstOpenWaitMs, settle)
    const end = this.subscribe(() => isBeginning() || settle())
    return true
  }

  /** Keeps a subscription across reconnections until the returned function releases it. */
  acquire = (subscription: LiveSubscription): (() => void) =>
    this.#subscriptions.acquire(subscription)

  /** Whether everything that a subscription brings arrives now. */
  isReceiving = ({ key }: LiveSubscription): boolean =>
    this.#state.phase === 'connected' && this.#subscriptions.isAcquired(key)

  /**
   * The connection may be dead unnoticed, as after the machine slept or where a router has forgotten it:
   * asks the server, and begins anew without an answer.
   */
  check() {
    if (this.#state.phase !== 'connected') return
    this.send({ type: 'ping' })
    this.#cancelCheck()
    this.#cancelCheck = this.#needs.timers.after(answerWaitMs, () => this.#lost())
  }

  /** Called every ten seconds: asks the server when it has said nothing at three calls in a row. */
  noteSilence() {
    this.#silentFor += 1
    if (this.#silentFor >= 3) this.check()
  }

  #connect() {
    this.#drop()
    const { ticket, timers, isAway } = this.#needs
    // An attempt that was given up is ignored when it comes back.
    let current = true
    const cancelDelay = timers.after(isAway() ? limits.hiddenConnectDelayMs : 0, () => {
      ticket().then(
        (granted) => current && (granted === null ? this.#refused() : this.#open(granted)),
        () => current && this.#lost(),
      )
    })
    const cancelWait = timers.after(openWaitMs, () => this.#lost())
    this.#cancel = () => {
      current = false
      cancelDelay()
      cancelWait()
    }
  }

  #open(ticket: string) {
    let socket: Socket
    try {
      socket = this.#needs.open(ticket)
    } catch {
      this.#drop()
      return this.#setState({ ...this.#state, phase: 'closed', error: 'blocked_by_browser' })
    }
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = ({ data }) => {
      this.#heard()
      const message = readServerMessage(data)
      if (!message) return
      this.#subscriptions.handle(message)
      this.#needs.onMessage(message)
    }
    socket.onclose = ({ code, reason }) => this.#closed(code, reason)
  }

  /** The socket would be refused too, without a word why. */
  #refused() {
    this.#drop()
    this.#setState({ phase: 'closed', attempt: 0, error: 'address_refused' })
  }

  #heard() {
    this.#silentFor = 0
    this.#cancelCheck()
  }

  #opened() {
    this.#cancel()
    this.#heard()
    this.#setState({ phase: 'connected', attempt: 0, error: null })
    this.#subscriptions.subscribeAll()
  }

  #closed(code: number, reason: string) {
    this.#socket = null
    if (code === limits.closeAccessEnded) {
      this.#drop()
      this.#setState({ phase: 'closed', attempt: 0, error: null })
      this.#needs.onAccessEnded(reason)
    } else if (code === limits.closeLogout) {
      // Code 1000 does not reconnect by itself (LIVE-1). This page has not asked for it, or the
      // socket would have no listener any more: a proxy did, so the person may retry.
      this.#drop()
      this.#setState({ phase: 'closed', attempt: 0, error: 'closed_by_peer' })
    } else this.#lost()
  }

  /** The connection broke or an attempt failed: waits and tries again, or gives up. */
  #lost() {
    this.#drop()
    const { attempt, error } = this.#state
    if (error) return
    if (attempt >= limits.reconnectAttempts) {
      this.#setState({ phase: 'closed', attempt, error: 'max_attempts_reached' })
      return
    }
    this.#setState({ phase: 'reconnecting', attempt: attempt + 1, error: null })
    const pause = reconnectPause(attempt, this.#needs.random)
    this.#cancel = this.#needs.timers.after(pause, () => this.#connect())
  }

  #drop(code?: number) {
    this.#cancel()
    this.#cancelCheck()
    this.#subscriptions.pause()
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close(code)
  }

  #setState(state: ConnectionState) {
    this.#state = state
    this.#listeners.tell()
  }
}

/** Base 3 s, doubling, ±30 %, so that a thousand pages do not reconnect in one moment. */
function reconnectPause(attempt: number, random: () => number): number {
  return limits.reconnectBaseMs * 2 ** attempt * (0.7 + 0.6 * random())
}
