import type { DownlinkTopic, ReportTopic } from '@roomwire/contracts/device/topics.ts'
import type { ConnectRequest } from './connect-request.ts'
import type { FirmwareMessage, Translation } from './dialects/dialect.ts'
import type { SendResult } from './packet-writer.ts'

/*
 * The types between a device's connection, which knows MQTT, and the gateway,
 * which knows devices.
 */

/** The outcome of a message: null when it is stored, a text for its author when it is refused, else why it is not stored. */
export type MessageOutcome = string | null | Error

/** The gateway's side of one connected device. */
export type Admission = {
  /** Where the device speaks a dialect of its own instead of the device protocol. */
  firmware?: Firmware | undefined
  /** How large its packets may be; as large as those of any device without it. */
  packetBytesMost?: number | undefined
  /**
   * Handles one message of the device; resolves to a text for its author when it is refused, else null. Rejects with
   * a Refusal for one that could not be stored: the device keeps it. Called in order; the next one only when that is
   * done, or at once where this returns undefined: then `settle` hears, by the end of this turn as a rule, what
   * became of it.
   */
  receive(
    topic: ReportTopic,
    payload: Buffer,
    settle: (outcome: MessageOutcome) => void,
  ): Promise<string | null | undefined> | undefined
  /** The connection has ended, for any reason. Called exactly once, after the last receive has finished. */
  ended(): Promise<void>
}

/** The gateway's side of firmware that speaks its own dialect. */
export type Firmware = {
  translation: Translation
  /** Handles one message on a topic of interest, and whether it is marked as retained; resolves to what it is sent, or to undefined when it could not be stored. Called strictly one after another. */
  receive(
    topic: string,
    payload: Buffer,
    isRetained: boolean,
  ): Promise<readonly FirmwareMessage[] | undefined>
}

/** The connection as the gateway uses it. */
export type DeviceLine = {
  /** Sends a message to the device if it has subscribed to that topic. 'sent', 'not_listening', or 'too_slow' (more than limits.mqttWaitingBytesMax waits: the connection is then destroyed). Never waits. */
  send(topic: DownlinkTopic, payload: string): SendResult
  close(reason: CloseReason): void
}

/** The reason why the server closes a connection whose packets have broken no rule. */
export type CloseReason = 'replaced' | 'not_authorized' | 'too_fast' | 'going_away'

/** Who a device says it is, and what is wrong with how it says so. */
export type ConnectClaim = Pick<
  ConnectRequest,
  'deviceIdentifier' | 'secret' | 'clientId' | 'lacks' | 'faultFor' | 'willTopic'
> & {
  remoteAddress: string
  /** Whether its line has ended while it waited. */
  isGone(): boolean
}

/**
 * Decides whether a device may connect: null refuses (bad user name or password), a Refusal means too
 * many attempts, a PacketFault is the fault of the claim, which only who has shown the secret is told.
 */
export type Admit = (claim: ConnectClaim, line: DeviceLine) => Promise<Admission | null>
