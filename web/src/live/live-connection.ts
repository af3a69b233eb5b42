import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { readServerMessage } from './read-message.ts'
import { RoomSubscriptions } from './room-subscriptions.ts'
import type { Timers } from './timers.ts'

/*
 * One page's connection to the live socket: it opens, notices when it is lost,
 * tries again with growing pauses, and after coming back says again what the
 * page had subscribed to.
 */

/** What is needed of a WebSocket. */
export type Socket = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'
>

export type ConnectionState = {
  phase: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'closed'
  /** Which attempt to come back this is; 0 while none is needed. */
  attempt: number
  error: 'Max reconnect attempts exceeded' | 'WebSocket blocked by browser policy' | null
}

type Needs = {
  /** A one-time ticket, asked for anew for each attempt. */
  ticket: () => Promise<string>
  /** Throws where the browser refuses. */
  open: (ticket: string) => Socket
  timers: Timers
  random: () => number
  /** Nobody looks at the page: connecting can wait a moment. */
  isAway: () => boolean
  hear: (message: ToBrowser) => void
  /** The server ended this person's access, and why. */
  accessEnded: (reason: string) => void
}

const resting: ConnectionState = { phase: 'idle', attempt: 0, error: null }
const openState = 1
/** An attempt that has not opened by then has failed. */
const openWaitMs = 10_000
/** A press that comes before the page's first connection waits so long for it. */
const firstOpenWaitMs = 2_000
/** After waking up: a connection that is silent for so long is dead. */
const answerWaitMs = 5_000

export class LiveConnection {
  #needs: Needs
  #state = resting
  #socket: Socket | null = null
  #cancel: () => void = () => undefined
  #cancelCheck: () => void = () => undefined
  #listeners = new Set<() => void>()
  #rooms: RoomSubscriptions

  constructor(needs: Needs) {
    this.#needs = needs
    this.#rooms = new RoomSubscriptions((sentence) => this.say(sentence), needs.timers)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  state = (): ConnectionState => this.#state

  start() {
    if (this.#state.phase !== 'idle') return
    this.#become({ phase: 'connecting', attempt: 0, error: null })
    this.#connect()
  }

  /** Retry Connection: all attempts begin anew, the first at once. */
  retry() {
    if (this.#state.phase === 'connected' || this.#state.phase === 'connecting') return
    this.#become({ phase: 'reconnecting', attempt: 1, error: null })
    this.#connect()
  }

  /** One more try after giving up. It is not counted, and until it succeeds nothing is said of it. */
  tryQuietly() {
    if (this.#state.error === 'Max reconnect attempts exceeded') this.#connect()
  }

  /**
   * Ends the connection: code 1000 after signing out. A page may not send 1001
   * itself; when it goes away, the browser does.
   */
  stop(code?: typeof limits.closeLogout) {
    this.#drop(code)
    this.#become(resting)
  }

  /** Says a sentence; false when there is no open connection to say it on. */
  say(sentence: BrowserMessage): boolean {
    if (this.#socket?.readyState !== openState) return false
    this.#socket.send(JSON.stringify(sentence))
    return true
  }

  /**
   * Says a sentence as soon as the page's first connection is there, which is a
   * matter of a moment: who opens a page and presses at once is not turned away.
   * False when there is none to wait for; `otherwise` is called when it did not come in time.
   */
  sayOnceOpen(sentence: BrowserMessage, otherwise: () => void): boolean {
    const isBeginning = () => this.#state.phase === 'idle' || this.#state.phase === 'connecting'
    if (!isBeginning()) return false
    const settle = () => {
      cancel()
      end()
      if (!this.say(sentence)) otherwise()
    }
    const cancel = this.#needs.timers.after(firstOpenWaitMs, settle)
    const end = this.subscribe(() => isBeginning() || settle())
    return true
  }

  /** Holds a room's live messages for as long as somebody wants them; the answer lets go. */
  holdRoom = (roomId: number): (() => void) => this.#rooms.hold(roomId)

  /** After the machine slept a connection may be dead without knowing: ask, and begin anew if nothing answers. */
  check() {
    if (this.#state.phase !== 'connected' || !this.#rooms.probe()) return
    this.#cancelCheck()
    this.#cancelCheck = this.#needs.timers.after(answerWaitMs, () => this.#lost())
  }

  #connect() {
    this.#drop()
    const { ticket, timers, isAway } = this.#needs
    // Whatever comes back from an attempt that has been given up is not heard.
    let current = true
    const cancelDelay = timers.after(isAway() ? limits.hiddenConnectDelayMs : 0, () => {
      ticket().then(
        (granted) => current && this.#open(granted),
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
      const error = 'WebSocket blocked by browser policy'
      return this.#become({ ...this.#state, phase: 'closed', error })
    }
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = ({ data }) => {
      this.#cancelCheck()
      const message = readServerMessage(data)
      if (!message) return
      this.#rooms.hear(message)
      this.#needs.hear(message)
    }
    socket.onclose = ({ code, reason }) => this.#closed(code, reason)
  }

  #opened() {
    this.#cancel()
    this.#become({ phase: 'connected', attempt: 0, error: null })
    this.#rooms.subscribe()
  }

  #closed(code: number, reason: string) {
    this.#socket = null
    if (code === limits.closeLogout || code === limits.closeAccessEnded) {
      this.#drop()
      this.#become({ phase: 'closed', attempt: 0, error: null })
      if (code === limits.closeAccessEnded) this.#needs.accessEnded(reason)
      return
    }
    this.#lost()
  }

  /** The connection broke or an attempt failed: wait and try again, or give up. */
  #lost() {
    this.#drop()
    const { attempt, error } = this.#state
    if (error) return
    if (attempt >= limits.reconnectAttempts) {
      this.#become({ phase: 'closed', attempt, error: 'Max reconnect attempts exceeded' })
      return
    }
    this.#become({ phase: 'reconnecting', attempt: attempt + 1, error: null })
    const pause = reconnectPause(attempt, this.#needs.random)
    this.#cancel = this.#needs.timers.after(pause, () => this.#connect())
  }

  #drop(code?: number) {
    this.#cancel()
    this.#cancelCheck()
    this.#rooms.rest()
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close(code)
  }

  #become(state: ConnectionState) {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** Base 3 s, doubling; ±30 %, so that a thousand pages do not come back in one moment. */
function reconnectPause(attempt: number, random: () => number): number {
  return limits.reconnectBaseMs * 2 ** attempt * (0.7 + 0.6 * random())
}
