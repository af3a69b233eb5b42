import type { ReachedStage } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { FoundBoard } from '@roomwire/contracts/vocabulary/found-board.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import { type Bus, busTopic, type Waiting } from '../../../platform/bus/bus.ts'
import { madeOnce } from '../../../platform/made-once.ts'
import type { DevicePart, PlacedDevice } from '../../access/grant.ts'
import type { ChangedObject } from '../../identity/home-events.ts'
import type { DeviceObject } from '../rules/device-access.ts'
import type { CommandRow, OfLease, Requester } from './command-store.ts'
import type { ShownDevice } from './shown-device.ts'

/*
 * Events about devices between replicas: for the replica that has a device's
 * connection, and for those that serve a page of its home.
 */

/** A request to a device for a function of its local page; see ask-device.ts. */
export type DeviceQuestion =
  | {
      kind: 'set_ip'
      requestId: string
      staticIp: string
      gateway?: string
      subnet?: string
      dns?: string
    }
  | { kind: 'wifi_info'; requestId: string }
  /** The boards that a hub has found. */
  | ({ kind: 'found_boards'; requestId: string } & BoardsAsked)

/** The answer of the device; `status` is that of its local page. */
export type DeviceAnswer = {
  requestId: string
  ok: boolean
  status?: number | undefined
  error?: string | undefined
  ip?: string | undefined
  ssid?: string | undefined
  /** Wi-Fi signal, dBm. */
  rssi?: number | undefined
  boards?: readonly FoundBoard[] | undefined
  /** How many more boards there are. */
  more?: number | undefined
  /** Whether there are yet others, which the server does not read. */
  isUnread?: boolean | undefined
}

/** The boards that are asked for: those with a part of their names, or those with these keys; else all. */
export type BoardsAsked = { q?: string | undefined; keys?: readonly string[] | undefined }

/** Where a connection of a device comes from, and what it calls itself there. */
export type ConnectedFrom = { address: string; clientId: string }

/** An event for the replica that has the device's connection. */
export type DeviceEvent =
  /** A person who may do so requests a command. */
  | {
      kind: 'command'
      requester: Requester | OfLease
      cause: CommandRow['cause']
      /** The page's own id of the message, as JSON. */
      messageId: string
      /** The page that receives the stages. */
      origin: string
      action: string
      pin: PinKey
      desired: PinState
      /** For how many seconds; 0 for as long as nobody asks, null for as long as the pin is usually on. */
      leaseS: number | null
      /** The scene that was pressed, if any. */
      sceneId: number | null
      /** For how many seconds a schedule leaves a pin alone that somebody has switched. */
      holdS?: number | undefined
      /** How long the command may still live, ms: clocks of two machines are never compared. */
      lifeMs: number
    }
  /** The settings of the device have changed, and are stored. */
  | { kind: 'settings_changed'; device: ShownDevice }
  | { kind: 'request'; request: DeviceQuestion }
  /** Connections of an epoch before this one have been replaced. */
  | { kind: 'replaced'; epoch: number; by?: ConnectedFrom }
  /** The secret was changed: a connected device must show the new one. */
  | { kind: 'secret_changed' }
  /** A hub speaks for other boards than before. */
  | { kind: 'boards_changed' }
  /** The device does not belong to a home any more. */
  | { kind: 'removed' }

/** A stored command, as its device gets it. */
export type CommandSent = {
  commandId: number
  pin: PinKey
  form: PinForm
  desired: PinState
  /** Seconds after which the device switches the pin off; undefined where that is not its part. */
  leaseS?: number | undefined
  /** The run of a schedule that it is for, where the device may have done that by itself; due at an instant, epoch ms. */
  run?: { scheduleId: number; dueAt: number } | undefined
}

/** The topic to which only the replica that has the device's connection subscribes. */
export const deviceTopic = (deviceId: number) => busTopic<DeviceEvent>(`device.${deviceId}`)

/** A device's answer to a request, or that its connection does not take requests. */
export type ReplyEvent = DeviceAnswer | 'not_listening'

/** The topic for the answer to one request; it contains the device, so that no other can answer. */
export const deviceReplyTopic = (deviceId: number, requestId: string) =>
  busTopic<ReplyEvent>(`reply.${deviceId}.${requestId}`)

/** The cause of a device change, where pages show it. */
export type ChangeCause = {
  /** A touch on the device. */
  touched?: { touchPin: number; state: PinState } | undefined
  /** The commands that the report confirms, by the messageIds of their pages. */
  acks?: { pin: PinKey; messageId: string | number }[]
}

/** The last value of a reading, null where its device does not know it. Instants are epoch ms. */
export type HeardReading = {
  key: SeriesKey
  value: number | null
  at: number
  /** Since when it is so. */
  changed: number
  /** From when on it counts as silent; null where nobody knows what is usual. */
  silentFrom: number | null
}

/** An event about devices and commands for the pages of a home. */
export type HomeDeviceEvent =
  /** The whole state of a device, at its rev. */
  | ({ kind: 'device.changed'; device: ShownDevice } & ChangeCause)
  /** The same, where it was only asked for something yet: its report often follows within a moment. */
  | { kind: 'device.asked'; device: ShownDevice }
  /** The newest readings of about a second. */
  | {
      kind: 'readings.changed'
      device: DeviceObject & { identifier: string }
      readings: HeardReading[]
    }
  /** A command reached a stage; only the page that requested it receives this. */
  | ({ kind: 'command.stage'; pageId: string; messageId: string | number } & (
      | { stage: ReachedStage }
      | { stage: 'failed'; code: ErrorCode; error: string; until?: number | undefined }
    ))

/** Requests on their way to a device wait, since its report often follows within a moment. Failures do not. */
const onTheWay: Waiting<HomeDeviceEvent> = {
  canWait: (event) =>
    event.kind === 'device.asked' ||
    (event.kind === 'command.stage' && (event.stage === 'sent' || event.stage === 'received')),
  stateOf: (event) =>
    event.kind === 'device.asked' || event.kind === 'device.changed' ? event.device.id : undefined,
}

/** The topic to which replicas that serve a page of the home subscribe. */
export const homeDevicesTopic = madeOnce((homeId: number) =>
  busTopic(`home.${homeId}.devices`, onTheWay),
)

/** Publishes an event to the replica that has the device's connection. */
export function publishDeviceEvent(bus: Bus, deviceId: number, event: DeviceEvent): Promise<void> {
  return bus.publish(deviceTopic(deviceId), event)
}

/** Publishes the present state of a device to every open page of the home. */
export function publishDeviceChanged(
  bus: Bus,
  device: ShownDevice,
  cause: ChangeCause = {},
): Promise<void> {
  return bus.publish(homeDevicesTopic(device.homeId), { kind: 'device.changed', device, ...cause })
}

/** Publishes the state of a device that has just been sent a command. */
export function publishDeviceAsked(bus: Bus, device: ShownDevice): Promise<void> {
  return bus.publish(homeDevicesTopic(device.homeId), { kind: 'device.asked', device })
}

/** Publishes what a device has measured to open pages of its home. */
export function publishReadings(
  bus: Bus,
  { id, homeId, roomId, pinRooms, identifier }: DeviceObject & { identifier: string },
  readings: Extract<HomeDeviceEvent, { kind: 'readings.changed' }>['readings'],
): Promise<void> {
  const device = { id, homeId, roomId, pinRooms, identifier }
  return bus.publish(homeDevicesTopic(homeId), { kind: 'readings.changed', device, readings })
}

/** Publishes the stage that a command has reached to the page that requested it. */
export function publishCommandStage(
  bus: Bus,
  homeId: number,
  command: Pick<CommandRow, 'origin' | 'message_id'>,
  stage: ReachedStage,
): Promise<void> {
  return bus.publish(homeDevicesTopic(homeId), {
    kind: 'command.stage',
    pageId: command.origin,
    stage,
    messageId: messageIdOf(command),
  })
}

/**
 * Publishes to the page that requested a command that it has failed, and why.
 * @param until epoch ms from when on it may be asked for again, where that is known
 */
export function publishCommandFailed(
  bus: Bus,
  homeId: number,
  command: Pick<CommandRow, 'origin' | 'message_id' | 'error'>,
  code: ErrorCode,
  until?: number | undefined,
): Promise<void> {
  return bus.publish(homeDevicesTopic(homeId), {
    kind: 'command.stage',
    pageId: command.origin,
    stage: 'failed',
    messageId: messageIdOf(command),
    code,
    error: command.error ?? 'Control failed',
    ...(until !== undefined && { until }),
  })
}

/** The messageId that a page gave to a command, as it sent it. */
export function messageIdOf({ message_id }: Pick<CommandRow, 'message_id'>): string | number {
  // Hot: most are texts in which nothing is escaped.
  if (message_id.startsWith('"') && !message_id.includes('\\')) return message_id.slice(1, -1)
  const messageId: unknown = JSON.parse(message_id)
  return typeof messageId === 'number' ? messageId : String(messageId)
}

/** Names a device, or a part of it, as the object of a change. */
export const aboutDevice = (
  { id, roomId, pinRooms }: PlacedDevice,
  part: DevicePart = null,
): ChangedObject => ({ device: { id, roomId, pinRooms }, part })
