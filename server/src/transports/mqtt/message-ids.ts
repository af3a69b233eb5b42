const idMax = 65_535

/** The identifiers of unacknowledged QoS 1 messages to one device (MQTT §2.2.1). */
export class MessageIds {
  #inFlight: Set<number> | undefined
  readonly #inFlightMax: number
  #last = 0

  constructor(inFlightMax: number) {
    this.#inFlightMax = inFlightMax
  }

  /** An identifier that no unacknowledged message uses, or null when the maximum is reached. */
  take(): number | null {
    // Most devices subscribe at QoS 0.
    this.#inFlight ??= new Set()
    if (this.#inFlight.size >= this.#inFlightMax) return null
    do this.#last = (this.#last % idMax) + 1
    while (this.#inFlight.has(this.#last))
    this.#inFlight.add(this.#last)
    return this.#last
  }

  /** The device has acknowledged the message. */
  release(id: number): void {
    this.#inFlight?.delete(id)
  }
}
