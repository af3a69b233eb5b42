type Handlers = {
  /** Whether the peer has a reason to be silent: it is waiting for the server. */
  excused(): boolean
  /** The peer has been silent for too long. */
  silent(): void
}

/**
 * Reports a peer that has been silent for too long. One timer serves the whole
 * connection: each packet only changes a number, and the timer checks it when it
 * fires.
 */
export class KeepAliveTimer {
  readonly #limitMs: number
  readonly #handlers: Handlers
  #resetAt = performance.now()
  #timer: NodeJS.Timeout

  constructor(limitMs: number, handlers: Handlers) {
    this.#limitMs = limitMs
    this.#handlers = handlers
    this.#timer = setTimeout(() => this.#look(), limitMs)
  }

  /** The peer has sent something. */
  reset(): void {
    this.#resetAt = performance.now()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #look(): void {
    if (this.#handlers.excused()) this.reset()
    const leftMs = this.#resetAt + this.#limitMs - performance.now()
    if (leftMs <= 0) this.#handlers.silent()
    else this.#timer = setTimeout(() => this.#look(), Math.ceil(leftMs))
  }
}
