import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Packet } from 'mqtt-packet'
import { type EndReason, packetFor } from './mqtt-reasons.ts'
import { packetBytes, type Version } from './packet-codec.ts'
import type { PacketStream } from './packet-stream.ts'

/** The result of sending a packet; 'too_slow' when too much waits already. */
export type SendResult = 'sent' | 'not_listening' | 'too_slow'

/** Sends packets to one peer in its version, none larger than it accepts and none behind too many others. */
export class PacketWriter {
  readonly #packets: PacketStream
  readonly #version: Version
  readonly #bytesMax: number

  constructor(packets: PacketStream, version: Version, bytesMax = Number.POSITIVE_INFINITY) {
    this.#packets = packets
    this.#version = version
    this.#bytesMax = bytesMax
  }

  write(packet: Packet): SendResult {
    if (!this.#packets.open) return 'not_listening'
    const bytes = packetBytes(packet, this.#version)
    if (bytes.length > this.#bytesMax) return 'not_listening'
    if (this.#packets.waitingBytes + bytes.length > limits.mqttWaitingBytesMax) return 'too_slow'
    this.#packets.write(bytes)
    return 'sent'
  }

  /** Sends the reason why the connection ends, if MQTT has a packet for it; returns whether it was sent. */
  writeLast(reason: EndReason, connected: boolean): boolean {
    const packet = packetFor(reason, this.#version, connected)
    if (!packet) return false
    // A peer with little room gets the code without the text (MQTT 5 §3.14.2.2.3).
    return [packet, { ...packet, properties: undefined }].some(
      (last) => this.write(last) === 'sent',
    )
  }
}
