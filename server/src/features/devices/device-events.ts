import type { DeviceReply } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import type { LiveUpdate } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { type Bus, busTopic } from '../../platform/bus/bus.ts'
import type { CommandRow } from './command-store.ts'
import type { DeviceObject } from './device-access.ts'
import type { ShownDevice } from './device-reader.ts'

/*
 * What replicas tell each other about devices: to the one that holds a device's
 * connection, and to those that serve a page of its home.
 */

/** What the holder of a device's connection is told. */
export type DeviceEvent =
  | {
      kind: 'command'
      commandId: number
      action: string
      pin: PinKey
      state: PinState
      /** Epoch ms; after it the command must not fire. */
      deadlineAt: number
    }
  | { kind: 'request'; request: DeviceRequest }
  /** Connections of an epoch before this one have been replaced. */
  | { kind: 'replaced'; epoch: number }
  /** The secret was changed: whoever is connected must show the new one. */
  | { kind: 'secret_changed' }
  /** It belongs to nobody any more. */
  | { kind: 'removed' }

/** Only the replica that holds the device's connection listens. */
export const deviceTopic = (deviceId: number) => busTopic<DeviceEvent>(`device.${deviceId}`)

/** A device's answer to a request, or that its connection does not take requests. */
export type ReplyEvent = DeviceReply | 'not_listening'

/** Where one request is answered; the device is part of it, so that no other can answer. */
export const deviceReplyTopic = (deviceId: number, requestId: string) =>
  busTopic<ReplyEvent>(`reply.${deviceId}.${requestId}`)

/** What the pages of a home are told of its devices and commands. */
export type HomeDeviceEvent =
  /** A device's state, whole, at its rev. */
  | { kind: 'device.changed'; object: DeviceObject; update: LiveUpdate }
  /** A command reached a stage; only the page that asked for it is told. */
  | ({ kind: 'command.stage'; origin: string; messageId: string | number } & (
      | { stage: 'sent' | 'received' | 'processed' }
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
  shown: ShownDevice,
  extra: Pick<LiveUpdate, 'touchPin' | 'state' | 'acks'> = {},
): Promise<void> {
  const update = { ...shown.device, ...extra }
  const { object } = shown
  return bus.publish(homeDevicesTopic(object.homeId), { kind: 'device.changed', object, update })
}

/** Tells the page that sent a command which stage it is on. */
export function publishCommandStage(
  bus: Bus,
  homeId: number,
  command: Pick<CommandRow, 'origin' | 'message_id'>,
  stage: 'sent' | 'received' | 'processed',
): Promise<void> {
  const messageId = messageIdOf(command)
  return bus.publish(homeDevicesTopic(homeId), {
    kind: 'command.stage',
    origin: command.origin,
    messageId,
    stage,
  })
}

/** Tells the page that sent a command that it has failed, and why. */
export function publishCommandFailed(
  bus: Bus,
  homeId: number,
  command: Pick<CommandRow, 'origin' | 'message_id' | 'error'>,
  code: ErrorCode,
): Promise<void> {
  return bus.publish(homeDevicesTopic(homeId), {
    kind: 'command.stage',
    origin: command.origin,
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
