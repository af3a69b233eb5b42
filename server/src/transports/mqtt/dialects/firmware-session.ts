import type { DownlinkTopic } from '@roomwire/contracts/device/topics.ts'
import type { IPublishPacket, ISubscribePacket, IUnsubscribePacket, Packet } from 'mqtt-packet'
import type { Firmware } from '../admission.ts'
import type { ConnectRequest } from '../connect-request.ts'
import { checkFilters, checkPublish } from '../device-session.ts'
import { PacketFault } from '../mqtt-reasons.ts'
import { Outgoing } from '../outgoing.ts'
import { readPacket, type Version } from '../packet-codec.ts'
import type { SendResult } from '../packet-writer.ts'
import type { FirmwareMessage } from './dialect.ts'

type Needs = {
  firmware: Firmware
  /** Sends a packet to the device, or returns the reason why not. */
  send(packet: Packet): SendResult
  /** The device has disconnected. */
  left(): void
}

/** The filters of a connection: firmware may have one for each command. */
const filtersMax = 32

/** The session of firmware that speaks its own dialect, from the answer to its CONNECT to its end. */
export class FirmwareSession {
  readonly #needs: Needs
  readonly #version: Version
  readonly #outgoing: Outgoing
  /** The filters of its commands, with their QoS. */
  readonly #filters = new Map<string, 0 | 1>()

  constructor(needs: Needs, { version, receiveMaximum }: ConnectRequest) {
    this.#needs = needs
    this.#version = version
    this.#outgoing = new Outgoing(needs.send, receiveMaximum)
  }

  /** Handles one packet of the device; throws a PacketFault for one that ends the connection. */
  take(bytes: Buffer): Promise<void> | void {
    const packet = readPacket(bytes, this.#version)
    switch (packet.cmd) {
      case 'publish':
        return this.#publish(packet)
      case 'puback':
        return this.#outgoing.acknowledged(packet.messageId ?? 0)
      case 'subscribe':
        return this.#subscribe(packet)
      case 'unsubscribe':
        return this.#unsubscribe(packet)
      case 'pingreq':
        return void this.#needs.send({ cmd: 'pingresp' })
      case 'disconnect':
        return this.#needs.left()
      default:
        throw new PacketFault('a packet that may not come from a device, or not now')
    }
  }

  /** Each message is handled before the next one is taken. */
  settled = (): Promise<void> => Promise.resolve()

  /** Sends a message of the device protocol in the words of the firmware. */
  send(topic: DownlinkTopic, payload: string): SendResult {
    if (this.#filters.size === 0) return 'not_listening'
    const messages = this.#needs.firmware.translation.send(topic, payload)
    return messages ? this.#write(messages) : 'not_listening'
  }

  #write(messages: readonly FirmwareMessage[]): SendResult {
    const qos = Math.max(0, ...this.#filters.values()) === 1 ? 1 : 0
    for (const { topic, payload } of messages) {
      const sent = this.#outgoing.publish(topic, payload, qos)
      if (sent !== 'sent') return sent
    }
    return 'sent'
  }

  /** Handles a message. One that is marked as retained is like any other: nothing is kept here. */
  async #publish(packet: IPublishPacket): Promise<void> {
    checkPublish(packet)
    const { topic, payload, qos, retain, messageId } = packet
    const { translation, receive } = this.#needs.firmware
    const isOfInterest = translation.listensTo(topic)
    if (isOfInterest === 'foreign') throw new PacketFault('not a topic of this device')
    if (isOfInterest === 'yes') {
      const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
      const replies = await receive(topic, bytes, retain)
      // It could not be stored: without a PUBACK it may come again.
      if (!replies) return
      this.#write(replies)
    }
    if (qos === 1) this.#needs.send({ cmd: 'puback', messageId })
  }

  #subscribe({ messageId, subscriptions, properties }: ISubscribePacket): void {
    if (properties?.subscriptionIdentifier !== undefined) {
      throw new PacketFault('subscription identifiers are not taken')
    }
    checkFilters(subscriptions.map(({ topic }) => topic))
    const refused = this.#version === 5 ? 0x87 : 0x80
    const { translation } = this.#needs.firmware
    const wasListening = this.#filters.size > 0
    const granted = subscriptions.map(({ topic, qos }, position) => {
      const place = translation.subscribe(topic)
      const isFull = this.#filters.size >= filtersMax && !this.#filters.has(topic)
      if (place === 'refused' || position >= filtersMax || isFull) return refused
      const grantedQos = qos === 0 ? 0 : 1
      if (place === 'commands') this.#filters.set(topic, grantedQos)
      return grantedQos
    })
    this.#needs.send({ cmd: 'suback', messageId, granted })
    if (!wasListening && this.#filters.size > 0) this.#write(translation.greeting())
  }

  #unsubscribe({ messageId, unsubscriptions }: IUnsubscribePacket): void {
    checkFilters(unsubscriptions)
    const granted = unsubscriptions.map((filter) => (this.#filters.delete(filter) ? 0x00 : 0x11))
    this.#needs.send({ cmd: 'unsuback', messageId, granted })
  }
}
