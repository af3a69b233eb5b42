import { randomInt } from 'node:crypto'
import type { CommandRow } from '../command-store.ts'
import type { DeviceEvent } from '../device-events.ts'
import type { ShownDevice } from '../shown-device.ts'

export type CommandEvent = Extract<DeviceEvent, { kind: 'command' }>

/** The row of the command log. Its id is given when it is stored. */
export function newCommand(
  device: Pick<ShownDevice, 'id' | 'homeId'>,
  event: CommandEvent,
  now: number,
): CommandRow {
  const { requester, cause, messageId, origin, action, pin, desired, lifeMs } = event
  return {
    id: 0,
    home_id: device.homeId,
    device_id: device.id,
    requester_kind: requester.kind,
    requester_id: requester.id,
    cause,
    message_id: messageId,
    origin,
    action,
    pin,
    desired,
    begun_at: now,
    deadline_at: now + lifeMs,
    received_at: null,
    outcome: null,
    error: null,
    ended_at: null,
    count: 1,
  }
}

/**
 * Gives the numbers by which devices know commands that are not stored yet, in 31 bits, as they read
 * them: far above those of stored ones, and others after each start.
 */
export function openUnstoredIds(): () => number {
  let last = 2 ** 30 + randomInt(2 ** 29)
  return () => {
    last += 1
    return last
  }
}
