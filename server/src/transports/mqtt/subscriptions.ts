import { type DownlinkTopic, downlinkTopics, topicOf } from '@roomwire/contracts/device/topics.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { ISubscription } from 'mqtt-packet'
import type { Version } from './packet-codec.ts'

type GrantedQos = 0 | 1

/** The subscriptions of one device. */
export class Subscriptions {
  readonly #deviceIdentifier: string
  readonly #version: Version
  /** A map would take three times as much of each device. */
  readonly #granted: Partial<Record<DownlinkTopic, GrantedQos | undefined>> = {}

  constructor(deviceIdentifier: string, version: Version) {
    this.#deviceIdentifier = deviceIdentifier
    this.#version = version
  }

  /** The QoS at which the device gets this, or undefined when it is not subscribed. */
  qosOf(topic: DownlinkTopic): GrantedQos | undefined {
    return this.#granted[topic]
  }

  /** Adds the topics of a SUBSCRIBE; returns the codes of its SUBACK (MQTT 5 §3.9.3, 3.1.1 §3.9.3). */
  add(desired: readonly ISubscription[]): number[] {
    const refused = this.#version === 5 ? { topic: 0x87, many: 0x97 } : { topic: 0x80, many: 0x80 }
    return desired.map(({ topic, qos }, position) => {
      if (position >= limits.mqttSubscriptionsMax) return refused.many
      const downlink = this.#downlinkOf(topic)
      if (!downlink) return refused.topic
      const granted = qos === 0 ? 0 : 1
      this.#granted[downlink] = granted
      return granted
    })
  }

  /** Removes the topics of an UNSUBSCRIBE; returns the codes of its UNSUBACK (MQTT 5 §3.11.3). */
  remove(unwanted: readonly string[]): number[] {
    return unwanted.map((topic) => {
      const downlink = this.#downlinkOf(topic)
      if (!downlink || this.#granted[downlink] === undefined) return 0x11
      this.#granted[downlink] = undefined
      return 0x00
    })
  }

  #downlinkOf(topic: string): DownlinkTopic | undefined {
    return downlinkTopics.find((one) => topic === topicOf(this.#deviceIdentifier, one))
  }
}
