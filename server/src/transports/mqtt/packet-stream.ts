import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventLoop } from '../../platform/event-loop.ts'
import { PacketGuard } from './packet-guard.ts'

/**
 * The packets of one device that are handled before the others get their turn. One that takes more
 * than a moment counts for all of them.
 */
const packetsPerTurn = 32

type Handlers = {
  /** Throws when a packet with this first byte may not come in. */
  allow(firstByte: number, length: number): void
  /** Handles one whole packet; the next one waits until it is done. */
  packet(bytes: Buffer): Promise<void> | void
  /** Handles any error that `allow` or `packet` threw. */
  fault(error: unknown): void
}

/** The turns of the event loop in which packets are handled, and leave. */
export type TurnsOfPackets = Pick<EventLoop, 'atTurnEnd' | 'tryTurn' | 'waitForTurn'>

/**
 * A stream as a sequence of whole packets, handled strictly one after another. It is
 * read only when the packet before is done, so a peer that sends faster than it
 * is served fills its own network buffers and no memory here.
 */
export class PacketStream {
  /** Resolves when the stream is closed and the last packet is done. */
  readonly over: Promise<void>
  readonly #stream: Duplex
  readonly #handlers: Handlers
  readonly #closeWaitMs: number
  readonly #eventLoop: TurnsOfPackets
  readonly #guard: PacketGuard
  #busy = false
  #work: Promise<void> | undefined
  #ending: boolean
  /** The peer has closed its side; what arrived before is still being handled. */
  #ended = false
  #lastWait: NodeJS.Timeout | undefined
  /** The bytes that leave at the end of this turn, and their number. */
  #held: Buffer[] = []
  #heldBytes = 0

  constructor(stream: Duplex, handlers: Handlers, closeWaitMs: number, eventLoop: TurnsOfPackets) {
    this.#stream = stream
    this.#handlers = handlers
    this.#closeWaitMs = closeWaitMs
    this.#eventLoop = eventLoop
    this.#guard = new PacketGuard(handlers.allow)
    this.#ending = stream.destroyed
    this.over = new Promise((resolve) => {
      if (stream.closed) resolve()
      else stream.on('close', () => resolve(this.#closed()))
    })
    // A broken line is handled as a closed one; 'close' follows.
    stream.on('error', () => undefined)
    stream.on('end', () => {
      this.#ended = true
      if (!this.#busy) this.#endSoon()
    })
    stream.on('readable', () => this.#read())
  }

  /** Whether something can still be sent. */
  get open(): boolean {
    return !this.#ending && this.#stream.writable
  }

  /** A packet is being handled. */
  get busy(): boolean {
    return this.#busy
  }

  /** Bytes that the network has not taken yet. */
  get waitingBytes(): number {
    return this.#stream.writableLength + this.#heldBytes
  }

  /** Hot: writes bytes. Those of one turn leave together at its end: several acknowledgements are one system call. */
  write(bytes: Buffer): void {
    if (!this.open) return
    if (this.#held.length === 0) this.#eventLoop.atTurnEnd(this.#leave)
    this.#held.push(bytes)
    this.#heldBytes += bytes.length
  }

  readonly #leave = () => {
    const [first] = this.#held
    if (!first) return
    const bytes = this.#held.length === 1 ? first : Buffer.concat(this.#held, this.#heldBytes)
    this.#held = []
    this.#heldBytes = 0
    if (this.#stream.writable) this.#stream.write(bytes)
  }

  /** Closes; a peer that does not close in turn is cut off after a moment. */
  end(): void {
    if (this.#ending) return
    this.#ending = true
    if (this.#stream.destroyed) return
    this.#leave()
    this.#lastWait = setTimeout(() => this.#stream.destroy(), this.#closeWaitMs)
    this.#stream.end()
    this.#discard()
  }

  /** Closes behind what this turn has yet to say: what arrived in it is stored, and acknowledged, by its end. */
  #endSoon(): void {
    this.#eventLoop.atTurnEnd(() => this.end())
  }

  /** Cuts the line at once. */
  cut(): void {
    this.#ending = true
    this.#stream.destroy()
  }

  #read(): void {
    if (this.#ending) this.#discard()
    else if (this.#busy) return
    else if (this.#eventLoop.tryTurn()) this.#handle()
    else this.#handleInTurn()
  }

  /** Hot: handles what has arrived, without a promise where no packet needs one. */
  #handle(first?: Buffer): void {
    this.#busy = true
    try {
      let bytes = first ?? this.#next()
      for (let handled = 1; bytes; handled += 1) {
        const work = this.#handlers.packet(bytes)
        bytes = work === undefined ? this.#next() : null
        if (work === undefined && (!bytes || handled < packetsPerTurn)) continue
        this.#work = this.#goOn(work, bytes)
        return
      }
    } catch (error) {
      this.#handlers.fault(error)
    }
    this.#rest()
  }

  /** Goes on when a packet is done, and others have had their turn. */
  async #goOn(work: Promise<void> | void, next: Buffer | null): Promise<void> {
    try {
      await work
      const bytes = next ?? this.#next()
      if (bytes) {
        this.#handleInTurn(bytes)
        return
      }
    } catch (error) {
      this.#handlers.fault(error)
    }
    this.#rest()
  }

  /** Handles what has arrived when others have had their turn. */
  #handleInTurn(first?: Buffer): void {
    this.#busy = true
    this.#eventLoop.waitForTurn(() => this.#handle(this.#ending ? undefined : first))
  }

  #rest(): void {
    this.#busy = false
    if (this.#ended) this.#endSoon()
  }

  #next(): Buffer | null {
    while (!this.#ending) {
      const packet = this.#guard.next()
      // A packet that arrived whole before the line broke is still handled.
      if (packet) return packet
      const chunk: Buffer | null = this.#stream.read()
      if (!chunk) return null
      this.#guard.add(chunk)
    }
    return null
  }

  /** Discards bytes that arrive after the end, so that the peer's own end is seen behind them. */
  #discard(): void {
    while (this.#stream.read() !== null);
  }

  async #closed(): Promise<void> {
    clearTimeout(this.#lastWait)
    while (this.#busy) {
      await this.#work
      await nextTurn()
    }
  }
}
