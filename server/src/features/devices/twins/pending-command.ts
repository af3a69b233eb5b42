import { randomInt } from 'node:crypto'
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type CoverMove, isSwitched, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { LiveCommand } from '../records/command-store.ts'
import type { DeviceEvent } from '../records/device-events.ts'
import type { ShownDevice, ShownPin } from '../records/shown-device.ts'
import type { CheckedReport } from './connected-device.ts'

/**
 * A command that has no outcome yet. Its device knows it by `sentAs`, and is sent it
 * once it has that: the id of its row, unless the database is away.
 */
export type PendingCommand = {
  row: LiveCommand
  sentAs: number | undefined
  /** When it was handed to the device last, epoch ms. */
  sentAt: number | undefined
  /** Whether the device itself is to end what was asked for some time only. */
  endsOnDevice: boolean
  /** Presses of the same person that asked for the same meanwhile: they are counted in its row. */
  joined: CommandMessage[]
}

/** Gives commands the messages that had joined the same ones at an older connection. */
export function adoptMessages(
  commands: readonly PendingCommand[],
  older: readonly PendingCommand[],
): void {
  for (const command of commands) {
    const same = older.find(({ row }) => row.id !== null && row.id === command.row.id)
    if (!same) continue
    command.joined.push(...same.joined.splice(0))
    command.row = { ...command.row, count: same.row.count }
  }
}

/**
 * Whether a report says that a command is done: that its pin is so, and for how long where that is the device's part.
 * That of a cover is done once it moves there: it may take a minute.
 */
export const isConfirmed = (
  { row, sentAs, endsOnDevice }: PendingCommand,
  { pins, leases, moving, pressed }: Pick<CheckedReport, 'pins' | 'leases' | 'moving' | 'pressed'>,
): boolean =>
  sentAs !== undefined &&
  (pressed?.includes(row.pin) ||
    isOnItsWay(row.desired, pins.get(row.pin), moving?.get(row.pin))) &&
  (row.lease_s === null || !endsOnDevice || leases?.get(row.pin)?.commandId === sentAs)

function isOnItsWay(
  desired: PinState,
  state: PinState | null | undefined,
  moving?: CoverMove,
): boolean {
  if (state == null) return false
  if (desired === stopState) return moving === undefined
  if (moving === undefined) return state === desired
  return moving === 'opening' ? desired > state : desired < state
}

/** The message of a page that requested a command. */
export type CommandMessage = Pick<LiveCommand, 'origin' | 'message_id'>

/** Every message whose page hears what becomes of a command. */
export const messagesOf = ({ row, joined }: PendingCommand): CommandMessage[] => [row, ...joined]

export const pendingCommand = (
  row: LiveCommand,
  sentAs: number | undefined,
  endsOnDevice = false,
): PendingCommand => ({
  row,
  sentAs,
  endsOnDevice,
  sentAt: undefined,
  joined: [],
})

/** Presses that are alike in these are one command. */
const joined = [
  'desired',
  'lease_s',
  'requester_kind',
  'requester_id',
  'cause',
  'scene_id',
] as const

/** Whether two requests ask for the same, in the name of the same requester. */
export const asksForSame = (one: LiveCommand, other: LiveCommand): boolean =>
  joined.every((field) => one[field] === other[field])

/** Whether a command was requested by this very message, or has joined it. */
export const isOfMessage = (
  command: PendingCommand,
  { message_id, requester_kind, requester_id }: LiveCommand,
): boolean =>
  command.row.requester_kind === requester_kind &&
  command.row.requester_id === requester_id &&
  messagesOf(command).some((message) => message.message_id === message_id)

export type CommandEvent = Extract<DeviceEvent, { kind: 'command' }>

type TimedPin = Pick<ShownPin, 'key' | 'onForS' | 'form' | 'state' | 'lease'>

/** The command that is requested, before it is stored. */
export function newCommand(
  device: Pick<ShownDevice, 'id' | 'homeId'>,
  pins: readonly TimedPin[],
  event: CommandEvent,
  now: number,
): LiveCommand {
  const { requester, cause, messageId, origin, action, pin, desired, lifeMs } = event
  return {
    id: null,
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
    lease_s: leaseOf(event, pins, now),
    scene_id: event.sceneId,
    begun_at: now,
    deadline_at: now + lifeMs,
    received_at: null,
    outcome: null,
    error: null,
    error_code: null,
    ended_at: null,
    count: 1,
  }
}

/** For how many seconds a pin is to be on: as it was asked for, or as it usually is. */
function leaseOf(
  { pin, desired, leaseS, cause }: CommandEvent,
  pins: readonly TimedPin[],
  now: number,
): number | null {
  if (desired === 0 || leaseS === 0) return null
  if (leaseS !== null) return leaseS
  // An undone pin is as it was.
  if (cause === 'undo_all_off' || cause === 'undo_scene') return null
  const known = pins.find(({ key }) => key === pin)
  if (known && !isSwitched(known.form)) return null
  return (known && leftOfLevel(known, now)) ?? known?.onForS ?? null
}

/** A level that is changed while it is on goes off when it was to go off, in s. */
function leftOfLevel({ form, state, lease }: TimedPin, now: number): number | null {
  if (form.kind !== 'level' || !state || !lease) return null
  return Math.max(1, Math.round((lease.endsAt - now) / 1_000))
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

/** The ended commands of a pin that its device may do yet: it does them in their order. */
export function stillPossible(ended: readonly LiveCommand[], state: number | null) {
  const done = ended.findLastIndex(({ desired }) => desired === state)
  return done < 0 ? [] : ended.slice(done + 1)
}
