import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import type { Db } from '../../platform/database/schema.ts'
import { idsInRoom } from '../access/pin-rooms.ts'
import type { CommandRow } from './command-store.ts'
import type { DeviceObject } from './device-access.ts'
import { deviceOfRows } from './device-of-rows.ts'

export type DeviceReader = ReturnType<typeof deviceReader>

/** A pin as people see it. */
export type ShownPin = {
  key: PinKey
  /** What the device last reported; null when it has not reported yet. */
  state: PinState | null
  /** The nickname, if the pin has one. */
  name: string | null
  icon: PinIcon | null
  /** Epoch ms. */
  reportedAt: number | null
  /** The state that a pending command asks for; null when no command is pending. */
  desired: PinState | null
  /** The name of its own room; null where it counts for that of its device. */
  roomName: string | null
  /** How often its state has changed, or what is asked for: counted by the twin. */
  changes: number
}

/** A device as people see it, with its pins in the order of their kind. */
export type ShownDevice = DeviceObject & {
  identifier: string
  kind: DeviceKind
  name: string | null
  roomName: string | null
  localIp: string | null
  staticIp: string | null
  gateway: string | null
  subnet: string | null
  dns: string | null
  /** The address that the device itself reports. */
  ipAddress: string | null
  pins: ShownPin[]
  /** The pins as the home has arranged them; null while nobody has. */
  pinOrder: PinKey[] | null
  /** In the device's own format. */
  waterLevel: string | null
  /** How often that has changed: counted by the twin. */
  levelChanges: number
  connected: boolean
  /** When it connected last, epoch ms: what it reported before may have changed since. Null when it never connected. */
  connectedAt: number | null
  /** Epoch ms; null when it never connected. */
  lastSeenAt: number | null
  firmware: string | null
  uptimeS: number | null
  /** Wi-Fi signal, dBm. */
  rssi: number | null
  freeMemoryBytes: number | null
  /** Of two states the one with the higher version has the newer of what people set. */
  settingsVersion: number
  /** [epoch, seq]: of two states the one with the higher rev is the newer. */
  rev: [epoch: number, seq: number]
  /** Whether some of it is hidden from whoever is shown this: its rev counts what is not. */
  isPart?: true
  /** Whether some of it is in other rooms than those that are shown. */
  isElsewhere?: true
}

/** A device, and its commands that have no outcome yet, oldest first. */
export type ReadDevice = { shown: ShownDevice; commands: CommandRow[] }

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
    /** All devices of a home, by name. */
    async ofHome(homeId: number): Promise<ShownDevice[]> {
      const rows = await devices()
        .where('device.home_id', '=', homeId)
        .orderBy('device.name')
        .orderBy('device.id')
        .execute()
      return withPins(rows)
    },

    /** The devices that are in a room themselves, or with a pin, by name. */
    async ofRoom(homeId: number, roomId: number): Promise<ShownDevice[]> {
      const rows = await devices()
        .where('device.home_id', '=', homeId)
        .where('device.id', 'in', idsInRoom(db, roomId))
        .orderBy('device.name')
        .orderBy('device.id')
        .execute()
      return withPins(rows)
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

/** Whether a device has reported a pin since it connected. */
export const isFresh = ({ reportedAt }: ShownPin, connectedAt: number | null): boolean =>
  reportedAt !== null && connectedAt !== null && reportedAt >= connectedAt
