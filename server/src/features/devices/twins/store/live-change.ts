import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../../platform/database/schema.ts'
import type { ActivityRow } from '../../records/activity-rows.ts'
import type { LiveCommand } from '../../records/command-store.ts'
import type { ShownDevice } from '../../records/shown-device.ts'

/**
 * A change of a connected device, to be stored: absolute values, so that storing it twice does no
 * harm.
 */
export type LiveChange = {
  /** The device at the rev of this change. */
  shown: ShownDevice
  /** The states of the pins that are to be stored; null for one that its device does not know. */
  pins?: ReadonlyMap<PinKey, PinState | null>
  /** A new command. */
  command?: LiveCommand
  /** Commands that the device has read, or that have ended. */
  changed?: readonly LiveCommand[]
  /** The changes that nobody asked for. */
  activity?: readonly ActivityRow[]
  /** Whether it says nothing but that the device was heard, which need not be stored each time. */
  isHeardOnly?: boolean
  /** Whether it was written before and the answer was lost: it may stand there already. */
  isRepeated?: boolean
}

/** Identifies a command: the same message of a requester acts once. */
export type CommandKey = Pick<LiveCommand, 'device_id' | 'requester_id' | 'message_id'> & {
  requester_kind: string
}

/** The key of a command as one text. */
export const commandKey = ({ device_id, requester_kind, requester_id, message_id }: CommandKey) =>
  `${device_id} ${requester_kind} ${requester_id} ${message_id}`

/**
 * Gives changed commands that were not stored yet the ids that they have now; found by their keys. A
 * transaction that came to nothing may have given them others before. Their twin's rows stay as they are.
 */
export function giveIds(changes: readonly LiveChange[], ids: ReadonlyMap<string, number>): void {
  if (ids.size === 0) return
  for (const change of changes) {
    if (!change.changed?.some(({ id }) => id === null || change.isRepeated)) continue
    change.changed = change.changed.map((row) => {
      const id = ids.get(commandKey(row))
      return id === undefined ? row : { ...row, id }
    })
  }
}

/** How a change was stored: as a whole, or, over a connection that has been replaced, nothing of it but a failed command. */
export type Stored = {
  /** Whether the connection is still the device's present one. */
  isPresent: boolean
  /** The id of the new command; undefined when the same message was stored before. */
  commandId: number | undefined
}

/** Whether one state of a device is newer than another one. */
export const isNewer = (one: ShownDevice, other: ShownDevice): boolean =>
  one.rev[0] === other.rev[0] ? one.rev[1] > other.rev[1] : one.rev[0] > other.rev[0]

/** The columns of a pin that its device reports. */
export type PinRow = Pick<
  Selectable<Schema['pin']>,
  | 'device_id'
  | 'key'
  | 'state'
  | 'changed_at'
  | 'changed_cause'
  | 'changed_by_kind'
  | 'changed_by'
  | 'lease_command'
  | 'lease_ends_at'
  | 'lease_holder'
  | 'last_level'
> & { at: number }

/** The pins that a change reports. */
export function pinRows({ shown, pins }: Pick<LiveChange, 'shown' | 'pins'>): PinRow[] {
  const rows: PinRow[] = []
  if (!pins) return rows
  for (const [key, state] of pins) {
    const pin = shown.pins.find((one) => one.key === key)
    const change = pin?.lastChange
    rows.push({
      device_id: shown.id,
      key,
      state,
      at: pin?.reportedAt ?? 0,
      changed_at: change?.at ?? null,
      changed_cause: change?.cause ?? null,
      changed_by_kind: change?.by?.kind ?? null,
      changed_by: change?.by?.id ?? null,
      lease_command: pin?.lease?.commandId ?? null,
      lease_ends_at: pin?.lease?.endsAt ?? null,
      lease_holder: pin?.lease?.holder ?? null,
      last_level: pin?.lastLevel ?? null,
    })
  }
  return rows
}

/** Every pin that was reported, as it was reported last. */
export function reportedPins(changes: readonly LiveChange[]): PinRow[] {
  const devices = new Map<number, Map<PinKey, PinRow>>()
  for (const change of changes) {
    if (!change.pins) continue
    const pins = devices.get(change.shown.id) ?? new Map<PinKey, PinRow>()
    devices.set(change.shown.id, pins)
    for (const row of pinRows(change)) pins.set(row.key, row)
  }
  return [...devices.values()].flatMap((pins) => [...pins.values()])
}
