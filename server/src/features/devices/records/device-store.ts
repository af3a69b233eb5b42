import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { kindOf, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { DeviceFeature } from '@roomwire/contracts/vocabulary/lease.ts'
import type { Selectable } from 'kysely'
import type { Engine } from '../../../platform/database/engine.ts'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import { randomText } from '../../../platform/random.ts'
import { idsInRoom, pinRoomsOf } from '../../access/pin-rooms.ts'
import type { DeviceObject } from '../rules/device-access.ts'
import type { DevicePins } from '../rules/device-pins.ts'
import { deviceBoards } from './board-store.ts'
import { boardUndo } from './board-undo-store.ts'
import { declaredPinRows } from './declared-pin-store.ts'
import { pinsOfRows } from './declared-pins.ts'
import { deviceConnections } from './device-connection-store.ts'
import { deviceDeletions } from './device-deletion-store.ts'
import { deviceSettings } from './device-settings-store.ts'
import { deviceNodes } from './node-store.ts'

export type DeviceStore = ReturnType<typeof deviceStore>

/** The fields of a device that most verbs need. */
export type DeviceRef = DeviceObject & {
  identifier: string
  name: string | null
  connected: boolean
  pins: DevicePins
}

/** The facts that a device reports; undefined means unchanged. */
export type DeviceFacts = {
  ipAddress?: string | undefined
  waterLevel?: string | undefined
  firmware?: string | undefined
  uptimeS?: number | undefined
  /** Wi-Fi signal, dBm. */
  rssi?: number | undefined
  freeMemoryBytes?: number | undefined
  /** Its abilities beyond setting pins. */
  features?: readonly DeviceFeature[] | undefined
  /** The version of the config that it has stored; empty while it has none. */
  storedConfig?: string | undefined
}

/** The name of a device within its home. */
export type DevicePlace = { homeId: number; identifier: string }

/** A device as it is registered. */
type NewDevice = {
  homeId: number
  identifier: string
  name: string | null
  localIp: string | null
  roomId: number | null
  dialect: Dialect | null
  hub?: { id: number; key: string } | undefined
  /** The encryption key of a node, sealed. */
  nodeKey?: string | undefined
  secretHash: string
  createdAt: number
  /** Its first versions, where pages may know another device by its identifier. */
  above?: Pick<Selectable<Schema['device']>, 'epoch' | 'settings_version' | 'name_changes'>
}

/** The devices and their pins: the only writer of `device`, `pin`. */
export function deviceStore(db: Db, engine: Engine) {
  /** A row for each pin that the device has declared or that has a room of its own, or one row. */
  const stored = (places: readonly DevicePlace[]) =>
    db
      .selectFrom('device')
      .leftJoin('pin', (on) =>
        on
          .onRef('pin.device_id', '=', 'device.id')
          .on(({ eb, or }) =>
            or([
              eb('pin.room_id', 'is not', null),
              eb('device.declared_pins', 'is not', null),
              eb('device.dialect', 'is not', null),
            ]),
          ),
      )
      .select(['id', 'home_id', 'device.room_id', 'identifier', 'device.name', 'connected'])
      .select(['pin.key as pin', 'pin.room_id as pin_room_id', 'declared_pins', 'dialect'])
      .select(['form', 'new_form', 'place', 'last_level', 'pin.reported_at'])
      .where((eb) =>
        eb.or(places.map(({ homeId, identifier }) => eb.and({ home_id: homeId, identifier }))),
      )

  return {
    ...deviceSettings(db, engine),
    ...deviceConnections(db, engine),
    ...deviceNodes(db),
    ...deviceDeletions(db, engine),
    ...declaredPinRows(db),
    ...deviceBoards(db),
    ...boardUndo(db),

    async find(homeId: number, identifier: string): Promise<DeviceRef | undefined> {
      const rows = await stored([{ homeId, identifier }]).where('deleted_at', 'is', null).execute()
      return refOf(rows)
    },

    /** The devices of these names in these homes, as far as they are there. */
    async findAll(places: readonly DevicePlace[]): Promise<DeviceRef[]> {
      const rows = await stored(places).where('deleted_at', 'is', null).execute()
      return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofOne) => refOf(ofOne) ?? [])
    },

    /** A device that is marked as deleted, and whose deletion can still be undone. */
    async findDeleted(homeId: number, identifier: string): Promise<DeviceRef | undefined> {
      const rows = await stored([{ homeId, identifier }])
        .where('deleted_at', 'is not', null)
        .execute()
      return refOf(rows)
    },

    async idsOf(homeId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('device')
        .select('id')
        .where('home_id', '=', homeId)
        .where('deleted_at', 'is', null)
        .execute()
      return rows.map((row) => row.id)
    },

    /** The devices that are in a room themselves, or with a pin, by name. */
    async inRoom(roomId: number) {
      const rows = await db
        .selectFrom('device')
        .select(['id', 'home_id as homeId', 'room_id as roomId', 'identifier', 'name'])
        .where('id', 'in', idsInRoom(db, roomId))
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute()
      return byName(rows, ({ name, identifier }) => name ?? identifier)
    },

    /** The homes of devices that the history knows by these names, as far as they are there. */
    homesOf: (historyIds: readonly string[]) =>
      historyIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('device')
            .select(['history_id as historyId', 'home_id as homeId'])
            .where('history_id', 'in', historyIds)
            .execute(),

    /** By which names the history knows these devices, as far as they are there. */
    historyIds: (ids: readonly number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('device')
            .select(['id', 'history_id as historyId'])
            .where('id', 'in', ids)
            .execute(),

    /** All devices, as the history needs them that does not know their names yet. */
    forHistory: () =>
      db
        .selectFrom('device')
        .select(['id', 'home_id as homeId', 'created_at as createdAt', 'history_id as historyId'])
        .execute(),

    /** @throws a conflict (see isConflict) when the home has this identifier. */
    async add(device: NewDevice): Promise<number> {
      const { id } = await db
        .insertInto('device')
        .values({
          home_id: device.homeId,
          identifier: device.identifier,
          name: device.name,
          local_ip: device.localIp,
          room_id: device.roomId,
          dialect: device.dialect,
          hub_id: device.hub?.id ?? null,
          hub_key: device.hub?.key ?? null,
          node_key: device.nodeKey ?? null,
          secret_hash: device.secretHash,
          created_at: device.createdAt,
          history_id: randomText(16),
          ...device.above,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const pins = pinsOf(kindOf(device.identifier))
      await db
        .insertInto('pin')
        .values(pins.map((key) => ({ device_id: id, key })))
        .execute()
      return id
    },

    /** Counts a change that lies outside the device's own rows: a command that began or ended. */
    async countChange(deviceId: number): Promise<void> {
      await db
        .updateTable('device')
        .set((set) => ({ seq: set('seq', '+', 1) }))
        .where('id', '=', deviceId)
        .execute()
    },
  }
}

type Ref = Pick<
  Selectable<Schema['device']>,
  'id' | 'home_id' | 'room_id' | 'identifier' | 'name' | 'connected' | 'declared_pins' | 'dialect'
> &
  Pick<Selectable<Schema['pin']>, 'form' | 'new_form' | 'place' | 'last_level' | 'reported_at'> &
  Parameters<typeof pinRoomsOf>[0][number]

function refOf(rows: readonly Ref[]): DeviceRef | undefined {
  const [row] = rows
  if (!row) return undefined
  return {
    homeId: row.home_id,
    id: row.id,
    roomId: row.room_id,
    pinRooms: pinRoomsOf(rows),
    identifier: row.identifier,
    name: row.name,
    connected: row.connected === 1,
    pins: pinsOfRows(
      row,
      rows.flatMap(({ pin, ...one }) => (pin === null ? [] : [{ key: pin, ...one }])),
    ),
  }
}
