import { randomInt } from 'node:crypto'
import type { CommandRow } from '../command-store.ts'
import type { DeviceEvent } from '../device-events.ts'

export type CommandEvent = Extract<DeviceEvent, { kind: 'command' }>

/** The row of the command log. Its id is given when it is stored. */
export function newCommand(deviceId: number, event: CommandEvent, now: number): CommandRow {
  const { personId, messageId, origin, action, pin, desired, lifeMs } = event
  return {
    id: 0,
    device_id: deviceId,
    person_id: personId,
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
