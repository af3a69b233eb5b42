import { PacketFault } from './mqtt-reasons.ts'

const empty = Buffer.alloc(0)

/**
 * Cuts a stream of bytes into whole packets by the length in their fixed header
 * (MQTT §2.1), so that a length can be refused before memory is reserved for it.
 */
export class PacketGuard {
  readonly #allow: (firstByte: number, length: number) => void
  #unread: Buffer = empty
  /** A packet whose end has not arrived yet. */
  #begun: { bytes: Buffer; filled: number } | null = null

  /** `allow` sees the first byte and the whole length of each packet, and throws when it may not come in. */
  constructor(allow: (firstByte: number, length: number) => void) {
    this.#allow = allow
  }

  /** Adds the bytes that have arrived. */
  add(chunk: Buffer): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk])
  }

  /** The next whole packet, or null when more bytes must arrive first. */
  next(): Buffer | null {
    if (!this.#begun) {
      const length = lengthOf(this.#unread)
      if (length === null) return null
      this.#allow(this.#unread.readUInt8(0), length)
      if (this.#unread.length >= length) return this.#take(length)
      this.#begun = { bytes: Buffer.allocUnsafe(length), filled: 0 }
    }
    const { bytes, filled } = this.#begun
    this.#begun.filled += this.#take(bytes.length - filled).copy(bytes, filled)
    if (this.#begun.filled < bytes.length) return null
    this.#begun = null
    return bytes
  }

  #take(length: number): Buffer {
    const taken = this.#unread.subarray(0, length)
    this.#unread = this.#unread.length > length ? this.#unread.subarray(length) : empty
    return taken
  }
}

/** The offset of the variable header: after the type and one to four bytes of length (MQTT §2.1.4, 3.1.1 §2.2.3). */
export function bodyStart(packet: Buffer): number {
  let at = 1
  while ((packet[at] ?? 0) & 0x80) at++
  return at + 1
}

/** The whole length of the packet that begins here, or null while its header is not complete. */
function lengthOf(bytes: Buffer): number | null {
  let remaining = 0
  for (let at = 1; at <= 4; at++) {
    const byte = bytes[at]
    if (byte === undefined) return null
    remaining += (byte & 0x7f) * 128 ** (at - 1)
    if (byte < 0x80) return at + 1 + remaining
  }
  throw new PacketFault('malformed packet')
}
