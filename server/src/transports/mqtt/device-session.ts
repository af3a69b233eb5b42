import type { ErrorReport } from '@roomwire/contracts/device/to-device.ts'
import {
  type DownlinkTopic,
  type ReportTopic,
  reportTopics,
  topicOf,
} from '@roomwire/contracts/device/topics.ts'
import type { IPublishPacket, ISubscribePacket, IUnsubscribePacket, Packet } from 'mqtt-packet'
import { Refusal } from '../../platform/refusal.ts'
import type { Admission, MessageOutcome } from './admission.ts'
import type { ConnectRequest } from './connect-request.ts'
import { PacketFault } from './mqtt-reasons.ts'
import { Outgoing } from './outgoing.ts'
import { isWellFormed, readPacket, type Version } from './packet-codec.ts'
import type { SendResult } from './packet-writer.ts'
import { Subscriptions } from './subscriptions.ts'

type Needs = {
  /** Handles a report. */
  receive: Admission['receive']
  /** Sends a packet to the device, or returns the reason why not. */
  send(packet: Packet): SendResult
  /** The device has disconnected. */
  left(): void
  /** A message could not be taken after the next one was begun. */
  fault(error: unknown): void
}

/** A message, and what became of it, once that is known. */
type OpenMessage = { packet: IPublishPacket; outcome: MessageOutcome | undefined }

/** Types of the packets that may come from a device once it is connected (MQTT §2.1.2). */
const expected: ReadonlySet<number> = new Set([
  3, // PUBLISH
  4, // PUBACK
  8, // SUBSCRIBE
  10, // UNSUBSCRIBE
  12, // PINGREQ
  14, // DISCONNECT
])

/** Throws unless a packet with this first byte may come from a connected device. */
export function checkExpected(firstByte: number): void {
  if (!expected.has(firstByte >> 4)) {
    throw new PacketFault('a packet that may not come from a device, or not now')
  }
}

/** The session of an admitted device, from the answer to its CONNECT to its end. */
export class DeviceSession {
  readonly #needs: Needs
  readonly #deviceIdentifier: string
  readonly #version: Version
  readonly #subscriptions: Subscriptions
  readonly #outgoing: Outgoing
  /** Messages whose outcome is not known yet, and those behind them: PUBACKs leave in the order of messages (MQTT-4.6.0-2). */
  #open: OpenMessage[] = []
  /** The storing of an acknowledgement; the next message is taken meanwhile. Never rejects. */
  #storing: Promise<void> | undefined

  constructor(needs: Needs, { deviceIdentifier, version, receiveMaximum }: ConnectRequest) {
    this.#needs = needs
    this.#deviceIdentifier = deviceIdentifier
    this.#version = version
    this.#subscriptions = new Subscriptions(deviceIdentifier, version)
    this.#outgoing = new Outgoing(needs.send, receiveMaximum)
  }

  /** Handles one packet of the device; throws a PacketFault for one that ends the connection. */
  take(bytes: Buffer): Promise<void> | void {
    const packet = readPacket(bytes, this.#version)
    switch (packet.cmd) {
      case 'publish':
        return this.#take(packet)
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

  /** Resolves when every message that was taken is handled. */
  async settled(): Promise<void> {
    await this.#storing
  }

  /** Sends a message to the device, at the QoS it has subscribed with. */
  send(topic: DownlinkTopic, payload: string): SendResult {
    const qos = this.#subscriptions.qosOf(topic)
    if (qos === undefined) return 'not_listening'
    return this.#outgoing.publish(topicOf(this.#deviceIdentifier, topic), payload, qos)
  }

  /**
   * Hot: takes a message; the next one waits until it is handled, unless both are stored in this turn. Only the
   * acknowledgement of a command is always followed at once by what came of it: both are stored together,
   * and pages hear of both without that wait.
   */
  #take(packet: IPublishPacket): Promise<void> | undefined {
    const topic = this.#reportOf(packet)
    const payload =
      typeof packet.payload === 'string' ? Buffer.from(packet.payload) : packet.payload
    const message: OpenMessage = { packet, outcome: undefined }
    this.#open.push(message)
    const settle = (outcome: MessageOutcome) => this.#settle(message, outcome)
    const received = this.#needs.receive(topic, payload, settle)
    if (received === undefined) return undefined
    const before = this.#storing
    const done = received.then(
      (outcome) => {
        if (outcome !== undefined) settle(outcome)
      },
      (cause) => settle(cause instanceof Error ? cause : new Error('Not taken', { cause })),
    )
    if (before !== undefined) return done.then(() => before)
    if (topic !== 'ack') return done
    this.#storing = done.finally(() => {
      this.#storing = undefined
    })
    return undefined
  }

  #settle(message: OpenMessage, outcome: MessageOutcome): void {
    message.outcome = outcome
    for (let first = this.#open[0]; first?.outcome !== undefined; first = this.#open[0]) {
      this.#open.shift()
      this.#answer(first.packet, first.outcome)
    }
  }

  #answer(packet: IPublishPacket, outcome: MessageOutcome): void {
    if (outcome === null) this.#acknowledge(packet, 0x00)
    else if (typeof outcome === 'string') {
      this.#acknowledge(packet, 0x99)
      this.#complain(packet, outcome)
    } else if (outcome instanceof Refusal) {
      // MQTT 3.1.1 has no other PUBACK than that of success, and this report is not stored.
      if (this.#version === 5) this.#acknowledge(packet, 0x83)
      this.#complain(packet, outcome.message)
    } else this.#needs.fault(outcome)
  }

  #acknowledge({ qos, messageId }: IPublishPacket, reasonCode: number): void {
    if (qos === 1) this.#needs.send({ cmd: 'puback', messageId, reasonCode })
  }

  /** Tells the device why its message was not taken. */
  #complain({ topic }: IPublishPacket, error: string): void {
    const errorReport: ErrorReport = { topic, error }
    this.send('error', JSON.stringify(errorReport))
  }

  /** Returns the topic of a PUBLISH; throws when this device may not publish it. */
  #reportOf(packet: IPublishPacket): ReportTopic {
    const { retain, topic } = packet
    checkPublish(packet)
    if (retain) throw new PacketFault('retained messages are not taken')
    const report = reportNamed.get(topic.slice(topic.lastIndexOf('/') + 1))
    const isOwn = report !== undefined && topic === topicOf(this.#deviceIdentifier, report)
    if (!isOwn) throw new PacketFault('not a topic of this device')
    return report
  }

  #subscribe({ messageId, subscriptions, properties }: ISubscribePacket): void {
    if (properties?.subscriptionIdentifier !== undefined) {
      throw new PacketFault('subscription identifiers are not taken')
    }
    checkFilters(subscriptions.map(({ topic }) => topic))
    const granted = this.#subscriptions.add(subscriptions)
    this.#needs.send({ cmd: 'suback', messageId, granted })
  }

  #unsubscribe({ messageId, unsubscriptions }: IUnsubscribePacket): void {
    checkFilters(unsubscriptions)
    const granted = this.#subscriptions.remove(unsubscriptions)
    this.#needs.send({ cmd: 'unsuback', messageId, granted })
  }
}

/** Each by its own name, the end of its topic. */
const reportNamed = new Map<string, ReportTopic>(reportTopics.map((one) => [one, one]))

/** @throws PacketFault for a message that no device may send. */
export function checkPublish({ qos, dup, properties }: IPublishPacket): void {
  // MQTT-3.3.1-2: a QoS 0 message is never sent again.
  if (dup && qos === 0) throw new PacketFault('malformed packet')
  if (qos === 2) throw new PacketFault('only QoS 0 and 1 are taken')
  if (properties?.topicAlias !== undefined) throw new PacketFault('topic aliases are not taken')
}

/** @throws PacketFault for filters that no packet may have. */
export function checkFilters(filters: readonly string[]): void {
  if (filters.length === 0) throw new PacketFault('a subscription without topics')
  if (!filters.every((filter) => filter !== '' && isWellFormed(filter))) {
    throw new PacketFault('malformed packet')
  }
}
