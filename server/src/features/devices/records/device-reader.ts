import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { settingNames } from '@roomwire/contracts/vocabulary/device-settings.ts'
import { deviceFeature } from '@roomwire/contracts/vocabulary/lease.ts'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import { idsInRoom, pinRoomsOf } from '../../access/pin-rooms.ts'
import { devicePinsOf } from '../rules/device-pins.ts'
import { configOf, type Protection } from '../rules/protection.ts'
import type { CommandRow } from './command-store.ts'
import { declaredKeys, devicePinOf, keysShown, placeOfChanges } from './declared-pins.ts'
import { settingsInRow } from './device-settings-store.ts'
import type { LastChange, Lease, ShownDevice, ShownPin } from './shown-device.ts'

export type DeviceReader = ReturnType<typeof deviceReader>

/** A device, and its commands that have no outcome yet, oldest first. */
export type ReadDevice = { shown: ShownDevice; commands: CommandRow[] }

/** The counters of a device's state: each write counts one of them up, so equal ones are one state. */
export type DeviceVersion = Pick<ShownDevice, 'id' | 'roomName' | 'settingsVersion'> & {
  epoch: number
  seq: number
}

/** The name of a device, or its identifier. */
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

    /** How many devices a home has. */
    async countOfHome(homeId: number): Promise<number> {
      const { count } = await db
        .selectFrom('device')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('home_id', '=', homeId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return count
    },

    /** The devices of a home that follow one by its id, with their settings; so many at most. */
    async pageOfHome(homeId: number, after: number, most: number) {
      const rows = await devices()
        .clearSelect()
        .select(['device.id', 'identifier', 'device.name', ...settingNames])
        .where('device.home_id', '=', homeId)
        .where('device.id', '>', after)
        .orderBy('device.id')
        .limit(most)
        .execute()
      return rows.map(({ id, identifier, name, ...row }) => ({
        id,
        identifier,
        name,
        settings: settingsInRow(row),
      }))
    },

    /** The device of a home that follows one by its id. */
    after: (homeId: number, deviceId: number) =>
      devices()
        .clearSelect()
        .select(['device.id', 'identifier'])
        .where('device.home_id', '=', homeId)
        .where('device.id', '>', deviceId)
        .orderBy('device.id')
        .limit(1)
        .executeTakeFirst(),

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

type DeviceRow = Selectable<Schema['device']> & { room_name: string | null }
type PinRow = Selectable<Schema['pin']> & { room_name: string | null }

/** A device as people see it, from its row, those of its pins, and its commands without an outcome. */
export function deviceOfRows(
  row: DeviceRow,
  pinRows: readonly PinRow[],
  pending: readonly CommandRow[],
): ShownDevice {
  const kind = kindOf(row.identifier)
  const pins = shownPins(row, pinRows, pending)
  return {
    homeId: row.home_id,
    id: row.id,
    roomId: row.room_id,
    pinRooms: pinRoomsOf(pinRows.map(({ key, room_id }) => ({ pin: key, pin_room_id: room_id }))),
    identifier: row.identifier,
    kind,
    dialect: row.dialect,
    isOfHub: row.hub_id !== null,
    name: row.name,
    roomName: row.room_name,
    localIp: row.local_ip,
    staticIp: row.static_ip,
    gateway: row.gateway,
    subnet: row.subnet,
    dns: row.dns,
    ipAddress: row.ip_address,
    pins,
    pinOrder: pinOrderOf(row, pins),
    settings: settingsInRow(row),
    waterLevel: row.water_level,
    levelChanges: changesAt(row, pinsOf(kind).length),
    connected: row.connected === 1,
    connectedAt: row.connected_at,
    lastSeenAt: row.last_seen_at,
    firmware: row.firmware,
    uptimeS: row.uptime_s,
    rssi: row.rssi,
    freeMemoryBytes: row.free_memory,
    features: row.features.split(',').flatMap((one) => deviceFeature.safeParse(one).data ?? []),
    configVersion: configOf(pins).version,
    storedConfig: row.stored_config,
    settingsVersion: row.settings_version,
    nameChanges: row.name_changes,
    rev: [row.epoch, row.seq],
  }
}

/** The order of the pins where it is not that of the kind: as the home has arranged them, or as the device declares them. */
function pinOrderOf(row: DeviceRow, pins: readonly ShownPin[]): PinKey[] | null {
  const keys = pins.map(({ key }) => key)
  if (row.pin_order !== null) return arranged(keys, row.pin_order.split(','), String)
  return declaredKeys(row) ? keys : null
}

const changesAt = ({ pin_changes }: DeviceRow, place: number): number =>
  Number(pin_changes.split(',')[place] ?? 0)

function shownPins(
  device: DeviceRow,
  pinRows: readonly PinRow[],
  pending: readonly CommandRow[],
): ShownPin[] {
  const kind = kindOf(device.identifier)
  const ofKind = devicePinsOf(kind)
  const declared = declaredKeys(device)
  const rows = new Map(pinRows.map((row) => [row.key, row]))
  return keysShown(kind, declared, pinRows).map((key) => {
    const row = rows.get(key)
    const place = row?.place ?? pinsOf(kind).indexOf(key)
    const { form, isOwn, newForm, isGone, lastLevel } = devicePinOf(ofKind.get(key), declared, row)
    // Each field by its name: with others' spread into it a pin would be two objects, for as long as it is kept.
    return {
      form,
      isOwn,
      newForm,
      isGone,
      lastLevel,
      key,
      state: row?.state ?? null,
      moving: null,
      name: row?.name ?? null,
      declaredName: row?.declared_name ?? null,
      icon: row?.icon ?? null,
      reportedAt: row?.reported_at ?? null,
      desired: pending.findLast(({ pin }) => pin === key)?.desired ?? null,
      roomName: row?.room_name ?? null,
      watts: row?.watts ?? null,
      lease: row ? leaseOf(row) : null,
      onForS: row?.on_for_s ?? null,
      askFirst: row?.ask_first == null ? null : row.ask_first === 1,
      protection: row ? protectionOf(row) : null,
      lastChange: row ? lastChangeOf(row) : null,
      letGoOf: row?.let_go_of ?? null,
      place,
      changes: changesAt(device, placeOfChanges(kind, place)),
      settingsChanges: row?.settings_changes ?? 0,
    }
  })
}

function leaseOf({
  lease_command: commandId,
  lease_ends_at: endsAt,
  lease_holder: holder,
}: PinRow): Lease | null {
  if (commandId === null || endsAt === null || holder === null) return null
  return { commandId, endsAt, holder }
}

function protectionOf({
  longest_on_s: longestOnS,
  shortest_off_s: shortestOffS,
  after_power_on: afterPowerOn,
  not_with: notWith,
}: PinRow): Protection | null {
  const protection = { longestOnS, shortestOffS, afterPowerOn, notWith }
  return Object.values(protection).every((one) => one === null) ? null : protection
}

function lastChangeOf({
  changed_at: at,
  changed_cause: cause,
  changed_by_kind: kind,
  changed_by: id,
}: PinRow): LastChange | null {
  if (at === null || cause === null) return null
  return { at, cause, by: kind === null || id === null ? null : { kind, id } }
}
