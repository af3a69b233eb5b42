import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Timers } from './timers.ts'

/** The rooms whose live messages somebody on the page wants, across every reconnection. */
export class RoomSubscriptions {
  #say: (sentence: BrowserMessage) => boolean
  #timers: Timers
  #holders = new Map<number, number>()
  #cancelAgain: () => void = () => undefined

  constructor(say: (sentence: BrowserMessage) => boolean, timers: Timers) {
    this.#say = say
    this.#timers = timers
  }

  /** The answer lets go. */
  hold(roomId: number): () => void {
    const holders = this.#holders.get(roomId) ?? 0
    this.#holders.set(roomId, holders + 1)
    if (holders === 0) this.#subscribeTo(roomId)
    return () => this.#letGo(roomId)
  }

  /** Asks for all of them: a new connection knows of none. */
  subscribe() {
    this.#cancelAgain()
    for (const roomId of this.#holders.keys()) this.#subscribeTo(roomId)
  }

  /** Asks something that has to be answered; false when there is nothing to ask for. */
  probe(): boolean {
    const [roomId] = this.#holders.keys()
    if (roomId !== undefined) this.#subscribeTo(roomId)
    return roomId !== undefined
  }

  /** A room that the server could not show just now is asked for again: without it the page would look live and not be. */
  hear(message: ToBrowser) {
    if (!('type' in message) || message.type !== 'error') return
    // The names of subscriptions are numbers, those of commands are not; and what is not found stays so.
    if (message.code !== 'bad_message' || typeof message.messageId !== 'number') return
    this.#cancelAgain()
    this.#cancelAgain = this.#timers.after(limits.reconnectBaseMs, () => this.subscribe())
  }

  /** There is no connection any more. */
  rest() {
    this.#cancelAgain()
  }

  #letGo(roomId: number) {
    const holders = (this.#holders.get(roomId) ?? 0) - 1
    if (holders > 0) {
      this.#holders.set(roomId, holders)
      return
    }
    this.#holders.delete(roomId)
    this.#say({ type: 'unsubscribeRoom', roomId, messageId: this.#timers.now() })
  }

  #subscribeTo(roomId: number) {
    this.#say({ type: 'subscribeRoom', roomId, messageId: this.#timers.now() })
  }
}
