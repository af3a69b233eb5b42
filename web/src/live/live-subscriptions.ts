import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Timers } from './timers.ts'

/**
 * Live messages that a page requests. It contains the functions that create it again
 * on every new connection.
 */
export type LiveSubscription = {
  /** Subscriptions with the same key are one for the server. */
  key: string
  /** The message that creates it. */
  subscribe: (messageId: number) => BrowserMessage
  /** The message that ends it. */
  unsubscribe: (messageId: number) => BrowserMessage
}

/** The same subscription may succeed later; what is not found or not allowed stays so. */
const passingCodes: readonly ErrorCode[] = [
  'server_error',
  'server_busy',
  'slow_down',
  'deleted_meanwhile',
  'database_away',
  'disk_full',
  'disk_not_writable',
  'server_outdated',
]

/** The ref-counted subscriptions of a page. They outlive every reconnection. */
export class LiveSubscriptions {
  #send: (message: BrowserMessage) => boolean
  #timers: Timers
  #acquired = new Map<string, { subscription: LiveSubscription; count: number }>()
  #cancelRetry: () => void = () => undefined

  constructor(send: (message: BrowserMessage) => boolean, timers: Timers) {
    this.#send = send
    this.#timers = timers
  }

  /** Subscribes, unless the key is subscribed already. The returned function releases it. */
  acquire(subscription: LiveSubscription): () => void {
    const { key } = subscription
    const count = this.#acquired.get(key)?.count ?? 0
    this.#acquired.set(key, { subscription, count: count + 1 })
    if (count === 0) this.#subscribe(subscription)
    return () => this.#release(key)
  }

  isAcquired(key: string): boolean {
    return this.#acquired.has(key)
  }

  /** Creates all of them again: a new connection has none. */
  subscribeAll() {
    this.#cancelRetry()
    for (const { subscription } of this.#acquired.values()) this.#subscribe(subscription)
  }

  /** Retries after the server has failed to subscribe: otherwise the page would look live and not be. */
  handle(message: ToBrowser) {
    if (!('type' in message) || message.type !== 'error') return
    // Subscriptions have numbers as messageId, commands do not.
    if (!passingCodes.includes(message.code) || typeof message.messageId !== 'number') return
    this.#cancelRetry()
    this.#cancelRetry = this.#timers.after(limits.reconnectBaseMs, () => this.subscribeAll())
  }

  /** The connection has ended. */
  pause() {
    this.#cancelRetry()
  }

  #release(key: string) {
    const acquired = this.#acquired.get(key)
    if (!acquired) return
    acquired.count -= 1
    if (acquired.count > 0) return
    this.#acquired.delete(key)
    this.#send(acquired.subscription.unsubscribe(this.#timers.now()))
  }

  #subscribe({ subscribe }: LiveSubscription) {
    this.#send(subscribe(this.#timers.now()))
  }
}
