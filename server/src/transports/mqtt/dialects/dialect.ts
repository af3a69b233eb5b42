import type { DownlinkTopic, ReportTopic } from '@roomwire/contracts/device/topics.ts'
import type { Clock } from '../../../platform/clock.ts'

/*
 * The dialects of firmwares that people own. Each is a translation between the topics of one firmware and the
 * messages of the device protocol, within the connection of one device: everything behind it sees only these.
 */

/** A message as the firmware reads it. */
export type FirmwareMessage = { topic: string; payload: string }

/** A message of the firmware in the words of the device protocol. */
export type Report = { topic: ReportTopic; message: object }

/** The results of a message of the firmware: reports, in order, and replies. */
export type Taken = { reports: readonly Report[]; replies: readonly FirmwareMessage[] }

/** A lease that the board ends by itself: the command that it was given with, and its end, epoch ms. */
export type GivenLease = { messageId: string; endsAt: number }

/** Translates for one connection of one device. */
export type Translation = {
  /** Whether the firmware may subscribe to a filter: to its commands, or to what it is never sent. */
  subscribe(filter: string): 'commands' | 'nothing' | 'refused'
  /** Takes over the leases that the board was given over its connection before, by pin. */
  resume(leases: ReadonlyMap<string, GivenLease>): void
  /** The greeting, sent once the firmware listens for commands: asks what it has, and how that is. */
  greeting(): readonly FirmwareMessage[]
  /** Whether a message on a topic says something of interest; 'foreign' for a topic that it may not use. */
  listensTo(topic: string): 'yes' | 'no' | 'foreign'
  /**
   * Takes a message of the firmware on a topic of interest.
   * @throws Refusal 'invalid_input' for a payload that can't be read
   */
  take(topic: string, payload: Buffer): Taken
  /** A message of the device protocol as the firmware understands it; undefined where it has nothing like it. */
  send(topic: DownlinkTopic, message: string): readonly FirmwareMessage[] | undefined
}

/**
 * Begins a connection of a firmware.
 * @param device.willTopic where its last will is to be told
 * @returns undefined where that is not a topic of this firmware
 */
export type OpenDialect = (
  device: { identifier: string; willTopic: string | undefined },
  clock: Clock,
) => Translation | undefined
