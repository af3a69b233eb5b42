import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { Db } from '../../platform/database/schema.ts'
import { idsInRoom } from '../access/pin-rooms.ts'
import type { CommandRow } from './commands/command-store.ts'
import { deviceOfRows } from './device-of-rows.ts'
import type { ShownDevice } from './shown-device.ts'

export type DeviceReader = ReturnType<typeof deviceReader>

/** A device, and its commands that have no outcome yet, oldest first. */
export type ReadDevice = { shown: ShownDevice; commands: CommandRow[] }

/** Of two states of a device with the same numbers one is the other: whatever is written counts one of them up. */
export type DeviceVersion = Pick<ShownDevice, 'id' | 'roomName' | 'settingsVersion'> & {
  epoch: number
  seq: number
}

/** What a device is called: without a name by its identifier. */
const labelOf = ({ name, identifier }: { name: string | null; identifier: string }): string =>
  name ?? identifier

/** Reads devices with their pins and pending commands, as people see them (spec §3). */
export function deviceReader(db: Db) {
  const devices = () =>
    db
      .selectFrom('device')
      .leftJoin('room', 'room.id', 'device.room_id')
      .where('device.deleted_at', 'is', null)
      .selectAll('device')
      .select('room.name as room_name')
  type Row = Awaited<ReturnType<ReturnType<typeof devices>['execute']>>[number]

  async function read(rows: Row[]): Promise<ReadDevice[]> {
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.id)
    const pins = await db
      .selectFrom('pin')
      .leftJoin('room', 'room.id', 'pin.room_id')
      .selectAll('pin')
      .select('room.name as room_name')
      .where('device_id', 'in', ids)
      .execute()
    const pending = await db
      .selectFrom('command')
      .selectAll()
      .where('device_id', 'in', ids)
      .where('outcome', 'is', null)
      .orderBy('id')
      .execute()
    const pinsOfDevice = Map.groupBy(pins, (pin) => pin.device_id)
    const pendingOfDevice = Map.groupBy(pending, (command) => command.device_id)
    return rows.map((row) => {
      const commands = pendingOfDevice.get(row.id) ?? []
      return { shown: deviceOfRows(row, pinsOfDevice.get(row.id) ?? [], commands), commands }
    })
  }

  const withPins = async (rows: Row[]) => (await read(rows)).map((device) => device.shown)

  return {
    /** By which numbers the devices of a home are known, in the order of their names. */
    async versionsOfHome(homeId: number): Promise<DeviceVersion[]> {
      const rows = await devices()
        .clearSelect()
        .select(['device.id', 'room.name as roomName', 'settings_version as settingsVersion'])
        .select(['epoch', 'seq', 'device.name', 'identifier'])
        .where('device.home_id', '=', homeId)
        .orderBy('device.id')
        .execute()
      return byName(rows, labelOf)
    },

    /** These devices, in no order. */
    async some(deviceIds: readonly number[]): Promise<ShownDevice[]> {
      if (deviceIds.length === 0) return []
      return withPins(await devices().where('device.id', 'in', deviceIds).execute())
    },

    /** The devices that are in a room themselves, or with a pin, by name. */
    async ofRoom(homeId: number, roomId: number): Promise<ShownDevice[]> {
      const rows = await devices()
        .where('device.home_id', '=', homeId)
        .where('device.id', 'in', idsInRoom(db, roomId))
        .orderBy('device.id')
        .execute()
      return withPins(byName(rows, labelOf))
    },

    async one(deviceId: number): Promise<ShownDevice | undefined> {
      const rows = await devices().where('device.id', '=', deviceId).execute()
      return (await withPins(rows)).at(0)
    },

    /** These devices, with their commands that have no outcome yet. */
    async withPending(deviceIds: readonly number[]): Promise<ReadDevice[]> {
      if (deviceIds.length === 0) return []
      return read(await devices().where('device.id', 'in', deviceIds).execute())
    },
  }
}
