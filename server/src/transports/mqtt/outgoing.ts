import type { Packet } from 'mqtt-packet'
import { MessageIds } from './message-ids.ts'
import type { SendResult } from './packet-writer.ts'

/**
 * Sends messages to one device. When as many QoS 1 messages are unacknowledged as the device allows
 * (MQTT 5 §4.9), the next goes at QoS 0 instead of waiting: a command that waits would fire late. For the
 * same reason nothing is ever sent again.
 */
export class Outgoing {
  readonly #send: (packet: Packet) => SendResult
  readonly #ids: MessageIds

  constructor(send: (packet: Packet) => SendResult, receiveMaximum: number) {
    this.#send = send
    this.#ids = new MessageIds(receiveMaximum)
  }

  /** Sends a message at the QoS with which its topic is subscribed to. */
  publish(topic: string, payload: string, qos: 0 | 1): SendResult {
    const messageId = qos === 1 ? this.#ids.take() : null
    const message = { cmd: 'publish', topic, payload, dup: false, retain: false } as const
    if (messageId === null) return this.#send({ ...message, qos: 0 })
    const sent = this.#send({ ...message, qos: 1, messageId })
    if (sent !== 'sent') this.#ids.release(messageId)
    return sent
  }

  /** The device has acknowledged a message. */
  acknowledged(messageId: number): void {
    this.#ids.release(messageId)
  }
}
