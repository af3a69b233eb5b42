import type { DeviceReply } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import type { LiveUpdate } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { CommandRow } from './command-store.ts'
import type { ShownDevice } from './device-reader.ts'

/*
 * What replicas tell each other about one device. Only the replica that holds
 * its connection listens.
 */

/** Said on a device's subject. */
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

export const deviceTopic = (deviceId: number) => `device.${deviceId}`

/** Where the answer to one request is told; the device is part of it, so that no other can answer. */
export const deviceReplyTopic = (deviceId: number, requestId: string) =>
  `reply.${deviceId}.${requestId}`

/** What is told there: the device's answer, or that its connection does not take requests. */
export type ReplyEvent = DeviceReply | 'not_listening'

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
  return publishHomeEvent(bus, shown.object.homeId, {
    kind: 'device.changed',
    object: shown.object,
    update,
  })
}

/** Tells the page that sent a command which stage it is on. */
export function publishCommandStage(
  bus: Bus,
  homeId: number,
  command: Pick<CommandRow, 'origin' | 'message_id'>,
  stage: 'sent' | 'received' | 'processed' | 'failed',
  error?: string,
): Promise<void> {
  const messageId = messageIdOf(command)
  return publishHomeEvent(bus, homeId, {
    kind: 'command.stage',
    origin: command.origin,
    messageId,
    stage,
    ...(error === undefined ? {} : { error }),
  })
}

/** The page's own name for a command, as it sent it. */
export function messageIdOf(command: Pick<CommandRow, 'message_id'>): string | number {
  const messageId: unknown = JSON.parse(command.message_id)
  return typeof messageId === 'number' ? messageId : String(messageId)
}
