type Handlers = {
  /** Whether the peer has a reason to be silent: it is waiting for the server. */
  excused(): boolean
  /** The peer has been silent for too long. */
  silent(): void
}

/** How long a peer may be silent, ms; Infinity for ever. */
type Silence = {
  usualMs: number
  /** After it was asked something. */
  askedMs: number
}

/**
 * Reports a peer that has been silent for too long. One timer serves the whole
 * connection: each packet only changes a number, and the timer checks it when it
 * fires.
 */
export class KeepAliveTimer {
  readonly #most: Silence
  readonly #handlers: Handlers
  #resetAt = performance.now()
  /** Since when the peer owes an answer. */
  #askedAt: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(most: Silence, handlers: Handlers) {
    this.#most = most
    this.#handlers = handlers
    this.#wait()
  }

  /** The peer has sent something. */
  reset(): void {
    this.#resetAt = performance.now()
    this.#askedAt = undefined
  }

  /** The peer was asked something that it has to answer. */
  expectAnswer(): void {
    if (this.#askedAt !== undefined || this.#most.askedMs >= this.#most.usualMs) return
    this.#askedAt = performance.now()
    this.#wait()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const { usualMs, askedMs } = this.#most
    const answerAt = (this.#askedAt ?? Number.POSITIVE_INFINITY) + askedMs
    const leftMs = Math.min(this.#resetAt + usualMs, answerAt) - performance.now()
    if (leftMs <= 0) this.#handlers.silent()
    else if (leftMs < Number.POSITIVE_INFINITY) {
      this.#timer = setTimeout(() => this.#look(), Math.ceil(leftMs))
    }
  }

  #look(): void {
    if (this.#handlers.excused()) this.reset()
    this.#wait()
  }
}
