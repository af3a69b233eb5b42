import type { DownlinkTopic, ReportTopic } from '@roomwire/contracts/device/topics.ts'
import type { SendResult } from './packet-writer.ts'

/*
 * What stands between a device's connection, which knows MQTT, and the gateway,
 * which knows devices.
 */

/** What the gateway decides about one connected device. */
export type Admission = {
  /** Takes one message of the device; resolves to a text for its author when it is refused, else null. Messages are handed over strictly one after another, in order. */
  receive(topic: ReportTopic, payload: Uint8Array): Promise<string | null>
  /** The connection has ended, for whatever reason. Called exactly once, after the last receive has finished. */
  ended(): Promise<void>
}

/** What the gateway may do with the connection. */
export type DeviceLine = {
  /** Hands a message to the device if it has subscribed to that topic. 'sent', 'not_listening', or 'too_slow' (more than limits.mqttWaitingBytesMax waits: the connection is then destroyed). Never waits. */
  send(topic: DownlinkTopic, payload: string): SendResult
  close(reason: CloseReason): void
}

/** Why the server closes a connection that has done nothing wrong. */
export type CloseReason = 'replaced' | 'not_authorized' | 'going_away'

/** Decides who may connect: null refuses (bad user name or password), a Refusal says that it is tried too often. */
export type Admit = (
  claim: { deviceIdentifier: string; secret: string; remoteAddress: string },
  line: DeviceLine,
) => Promise<Admission | null>
