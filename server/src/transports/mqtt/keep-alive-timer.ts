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
  /** When the timer looks. */
  #looksAt = Number.POSITIVE_INFINITY

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

  /** Hot: the peer was asked something that it has to answer. A timer that looks sooner stays. */
  expectAnswer(): void {
    if (this.#askedAt !== undefined || this.#most.askedMs >= this.#most.usualMs) return
    this.#askedAt = performance.now()
    if (this.#looksAt > this.#askedAt + this.#most.askedMs) this.#wait()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const { usualMs, askedMs } = this.#most
    const answerAt = (this.#askedAt ?? Number.POSITIVE_INFINITY) + askedMs
    this.#looksAt = Math.min(this.#resetAt + usualMs, answerAt)
    const leftMs = this.#looksAt - performance.now()
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
