import { randomInt } from 'node:crypto'
import type { CommandRow } from '../commands/command-store.ts'
import type { DeviceEvent } from '../device-events.ts'
import type { ShownDevice, ShownPin } from '../shown-device.ts'

export type CommandEvent = Extract<DeviceEvent, { kind: 'command' }>

/** The row of the command log. Its id is given when it is stored. */
export function newCommand(
  device: Pick<ShownDevice, 'id' | 'homeId'>,
  pins: readonly Pick<ShownPin, 'key' | 'onForS'>[],
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
    lease_s: leaseOf(event, pins),
    scene_id: event.sceneId ?? null,
    begun_at: now,
    deadline_at: now + lifeMs,
    received_at: null,
    outcome: null,
    error: null,
    ended_at: null,
    count: 1,
  }
}

/** For how many seconds a pin is to be on: as it was asked for, or as it usually is. */
function leaseOf(
  { pin, desired, leaseS, cause }: CommandEvent,
  pins: readonly Pick<ShownPin, 'key' | 'onForS'>[],
): number | null {
  if (desired === 0 || leaseS === 0) return null
  if (leaseS != null) return leaseS
  // What is undone is as it was.
  if (cause === 'undo_all_off' || cause === 'undo_scene') return null
  return pins.find(({ key }) => key === pin)?.onForS ?? null
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
