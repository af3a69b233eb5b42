import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { type Bus, busTopic } from '../../platform/bus/bus.ts'
import type { CommandRow } from './command-store.ts'
import type { ShownDevice } from './device-reader.ts'

/*
 * What replicas tell each other about devices: to the one that holds a device's
 * connection, and to those that serve a page of its home.
 */

/** What a device's local page offers, asked over its connection; see ask-device.ts. */
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

/** What the device answered; `status` is that of its local page. */
export type DeviceAnswer = {
  requestId: string
  ok: boolean
  status?: number | undefined
  error?: string | undefined
  ip?: string | undefined
  ssid?: string | undefined
  /** Wi-Fi signal, dBm. */
  rssi?: number | undefined
}

/** What the holder of a device's connection is told. */
export type DeviceEvent =
  | {
      kind: 'command'
      commandId: number
      pin: PinKey
      desired: PinState
      /** Epoch ms; after it the command must not fire. */
      deadlineAt: number
    }
  | { kind: 'request'; request: DeviceQuestion }
  /** Connections of an epoch before this one have been replaced. */
  | { kind: 'replaced'; epoch: number }
  /** The secret was changed: whoever is connected must show the new one. */
  | { kind: 'secret_changed' }
  /** It belongs to nobody any more. */
  | { kind: 'removed' }

/** Only the replica that holds the device's connection listens. */
export const deviceTopic = (deviceId: number) => busTopic<DeviceEvent>(`device.${deviceId}`)

/** A device's answer to a request, or that its connection does not take requests. */
export type ReplyEvent = DeviceAnswer | 'not_listening'

/** Where one request is answered; the device is part of it, so that no other can answer. */
export const deviceReplyTopic = (deviceId: number, requestId: string) =>
  busTopic<ReplyEvent>(`reply.${deviceId}.${requestId}`)

/** What becomes of a command that was sent (LIVE-6). */
type CommandStage = 'received' | 'processed'

/** What made a device change, where pages show it. */
export type ChangeCause = {
  /** A touch on the device. */
  touched?: { touchPin: number; state: PinState } | undefined
  /** The commands that the report confirms, by the names that their pages gave them. */
  acks?: (string | number)[]
}

/** What the pages of a home are told of its devices and commands. */
export type HomeDeviceEvent =
  /** A device's state, whole, at its rev. */
  | ({ kind: 'device.changed'; device: ShownDevice } & ChangeCause)
  /** A command went on to a stage; only the page that asked for it is told. */
  | ({ kind: 'command.stage'; pageId: string; messageId: string | number } & (
      | { stage: CommandStage }
      | { stage: 'failed'; code: ErrorCode; error: string }
    ))

/** Replicas listen that serve a page of the home. */
export const homeDevicesTopic = (homeId: number) =>
  busTopic<HomeDeviceEvent>(`home.${homeId}.devices`)

/** Tells the replica that holds the device's connection. */
export function publishDeviceEvent(bus: Bus, deviceId: number, event: DeviceEvent): Promise<void> {
  return bus.publish(deviceTopic(deviceId), event)
}

/** Tells every open page of the home how a device is now. */
export function publishDeviceChanged(
  bus: Bus,
  device: ShownDevice,
  cause: ChangeCause = {},
): Promise<void> {
  return bus.publish(homeDevicesTopic(device.homeId), { kind: 'device.changed', device, ...cause })
}

/** Tells the page that asked for a command which stage it has reached. */
export function publishCommandStage(
  bus: Bus,
  homeId: number,
  command: Pick<CommandRow, 'origin' | 'message_id'>,
  stage: CommandStage,
): Promise<void> {
  return bus.publish(homeDevicesTopic(homeId), {
    kind: 'command.stage',
    pageId: command.origin,
    messageId: messageIdOf(command),
    stage,
  })
}

/** Tells the page that asked for a command that it has failed, and why. */
export function publishCommandFailed(
  bus: Bus,
  homeId: number,
  command: Pick<CommandRow, 'origin' | 'message_id' | 'error'>,
  code: ErrorCode,
): Promise<void> {
  return bus.publish(homeDevicesTopic(homeId), {
    kind: 'command.stage',
    pageId: command.origin,
    messageId: messageIdOf(command),
    stage: 'failed',
    code,
    error: command.error ?? 'Control failed',
  })
}

/** The page's own name for a command, as it sent it. */
export function messageIdOf(command: Pick<CommandRow, 'message_id'>): string | number {
  const messageId: unknown = JSON.parse(command.message_id)
  return typeof messageId === 'number' ? messageId : String(messageId)
}
