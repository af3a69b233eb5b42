import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import { countSettings } from './device-rows.ts'

type DeviceRow = Selectable<Schema['device']>
type PinRow = Selectable<Schema['pin']>

/** The columns of a device that are those of its board. */
const ofBoard = [
  'identifier',
  'dialect',
  'hub_id',
  'hub_key',
  'node_key',
  'node_mac',
  'secret_hash',
  'trusted_network',
  'local_ip',
  'static_ip',
  'gateway',
  'subnet',
  'dns',
  'ip_address',
  'water_level',
  'firmware',
  'features',
  'declared_pins',
  'pin_aliases',
] as const satisfies (keyof DeviceRow)[]

/** The columns of a pin that a board decides. */
const ofPin = [
  'key',
  'place',
  'form',
  'new_form',
  'declared_name',
  'state',
  'reported_at',
  'last_level',
] as const satisfies (keyof PinRow)[]

/** A board before it was replaced; only this program writes and reads it. */
type BoardBefore = {
  device: Pick<DeviceRow, (typeof ofBoard)[number]>
  pins: Pick<PinRow, (typeof ofPin)[number]>[]
  /** The device that the new board was before. */
  other: Pick<DeviceRow, 'name' | 'room_id'>
}

const picked = <Row, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> => {
  const entries = keys.map((key) => [key, row[key]])
  // Object.fromEntries does not know the names of its keys.
  return Object.fromEntries(entries) as Pick<Row, Key>
}

/** The board of a device as it is before it is replaced, for its row. */
export function boardBefore(
  device: DeviceRow,
  pins: readonly PinRow[],
  other: DeviceRow,
): Pick<DeviceRow, 'board_before'> {
  const before: BoardBefore = {
    device: picked(device, ofBoard),
    pins: pins.map((pin) => picked(pin, ofPin)),
    other: picked(other, ['name', 'room_id']),
  }
  return { board_before: JSON.stringify(before) }
}

/** Boards that were replaced, as they were; a part of deviceStore. */
export function boardUndo(db: Db) {
  async function read(deviceId: number): Promise<{ at: number; before: BoardBefore } | undefined> {
    const row = await db
      .selectFrom('device')
      .select(['board_before', 'board_replaced_at'])
      .where('id', '=', deviceId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (row?.board_before == null || row.board_replaced_at === null) return undefined
    // boardBefore wrote it.
    return { at: row.board_replaced_at, before: JSON.parse(row.board_before) as BoardBefore }
  }

  return {
    /** The replacement of a device's board that can be undone; undefined where there is none. */
    async replacement(deviceId: number) {
      const found = await read(deviceId)
      return found && { at: found.at, ...picked(found.before.device, ['identifier', 'hub_id']) }
    },

    /**
     * Gives a device the board that it had before. What people have set since then stays; pins that came with
     * the other board go.
     * @returns the board that it had until now, to be registered; undefined where nothing can be undone
     * @throws a conflict (see isConflict) where another device has the old board by now
     */
    async undoReplacement(deviceId: number) {
      await countSettings(db, deviceId).execute()
      const found = await read(deviceId)
      if (!found) return undefined
      const { device, pins, other } = found.before
      const now = await db
        .selectFrom('device')
        .select(['identifier', 'dialect', 'hub_id', 'hub_key', 'node_key', 'local_ip'])
        .select(['secret_hash', 'epoch', 'settings_version', 'name_changes'])
        .where('id', '=', deviceId)
        .executeTakeFirstOrThrow()
      const rows = await db
        .selectFrom('pin')
        .select(['key', 'settings_changes'])
        .where('device_id', '=', deviceId)
        .execute()
      await db
        .updateTable('device')
        .set((on) => ({
          ...device,
          stored_config: '',
          connected: 0,
          epoch: on('epoch', '+', 1),
          seq: 0,
          pin_changes: '',
          name_changes: on('name_changes', '+', 1),
          board_before: null,
          board_replaced_at: null,
        }))
        .where('id', '=', deviceId)
        .execute()
      const leases = { lease_command: null, lease_ends_at: null, lease_holder: null }
      for (const { key, ...pin } of pins) {
        await db
          .updateTable('pin')
          .set((on) => ({
            ...pin,
            ...leases,
            settings_changes: on('settings_changes', '+', 1),
          }))
          .where('device_id', '=', deviceId)
          .where('key', '=', key)
          .execute()
      }
      const known = new Set(pins.map(({ key }) => key))
      const cameSince = rows.flatMap(({ key }) => (known.has(key) ? [] : key))
      // Pages know the device by the identifier that goes to the other one.
      const above = {
        epoch: now.epoch + 1,
        settings_version: now.settings_version + 1,
        name_changes: rows.reduce((sum, row) => sum + row.settings_changes, now.name_changes + 1),
      }
      return { identifier: device.identifier, now, other, cameSince, above }
    },

    /** Gives up what can no longer be undone: replacements from before an instant (epoch ms). */
    async forgetReplacements(before: number): Promise<void> {
      await db
        .updateTable('device')
        .set({ board_before: null, board_replaced_at: null })
        .where('board_replaced_at', '<', before)
        .execute()
    },
  }
}
