import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { DeviceFeature } from '@roomwire/contracts/vocabulary/lease.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import type { Selectable } from 'kysely'
import type { Engine } from '../../../platform/database/engine.ts'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import { randomText } from '../../../platform/random.ts'
import { idsInRoom, pinRoomsOf } from '../../access/pin-rooms.ts'
import type { DeviceObject } from '../rules/device-access.ts'
import type { Protection } from '../rules/protection.ts'
import { type Connecting, connectRows } from './connect-rows.ts'
import { databaseNow } from './replica-leases.ts'

export type DeviceStore = ReturnType<typeof deviceStore>

/** The fields of a device that most verbs need. */
export type DeviceRef = DeviceObject & {
  identifier: string
  name: string | null
  connected: boolean
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

/** The fields of a device that people set; undefined means unchanged. */
export type DeviceSettings = {
  name?: string | undefined
  localIp?: string | undefined
  tankLitres?: number | null | undefined
  /** The keys of the readings that count; null where that is guessed. */
  meters?: readonly string[] | null | undefined
  roomId?: number | null
  staticIp?: string
  gateway?: string
  subnet?: string
  dns?: string
  /** The keys of its pins, joined by commas. */
  pinOrder?: string
}

/** The fields of a pin that people set; undefined means unchanged. */
export type PinSettings = {
  name?: string | null | undefined
  icon?: PinIcon | null | undefined
  /** A room of its own; null for that of its device. */
  roomId?: number | null | undefined
  /** Power while it is on, W. */
  watts?: number | null | undefined
  /** For how many seconds it is on when nobody says how long; null for as long as nobody asks. */
  onForS?: number | null | undefined
}

/** More than a device can connect between two waits for the disk. */
const epochsOfAStart = 1_000

/** The devices and their pins: the only writer of `device`, `pin`. */
export function deviceStore(db: Db, engine: Engine) {
  /** A row for each pin of a device that has a room of its own, or one row. */
  const stored = (homeId: number, identifier: string) =>
    db
      .selectFrom('device')
      .leftJoin('pin', (on) =>
        on.onRef('pin.device_id', '=', 'device.id').on('pin.room_id', 'is not', null),
      )
      .select(['id', 'home_id', 'device.room_id', 'identifier', 'device.name', 'connected'])
      .select(['pin.key as pin', 'pin.room_id as pin_room_id'])
      .where('home_id', '=', homeId)
      .where('identifier', '=', identifier)

  /**
   * What people set has changed. While a device is connected, only its twin counts that in `seq`. It
   * comes first: whoever writes takes the row of the device before those of its pins, and devices in
   * the order of their ids. In mixed order two transactions could wait for each other.
   */
  const changed = (...deviceIds: number[]) =>
    db
      .updateTable('device')
      .set((on) => ({
        settings_version: on('settings_version', '+', 1),
        seq: on(on('seq', '+', 1), '-', on.ref('connected')),
      }))
      .where('id', 'in', deviceIds)

  /** Takes the rows of several devices, in that order; on SQLite nobody else writes meanwhile. */
  async function lock(deviceIds: readonly number[]): Promise<void> {
    if (engine !== 'postgres') return
    const rows = db.selectFrom('device').select('id').where('id', 'in', deviceIds)
    await rows.orderBy('id').forNoKeyUpdate().execute()
  }

  /** Counts a change of pins' settings, for those who see single pins. */
  const changedPins = () =>
    db.updateTable('pin').set((on) => ({ settings_changes: on('settings_changes', '+', 1) }))

  /** Counts it for all pins in a room, by themselves or with their device. */
  const changedPinsIn = (roomId: number) =>
    changedPins().where(({ eb, or, and, selectFrom }) =>
      or([
        eb('room_id', '=', roomId),
        and([
          eb('room_id', 'is', null),
          eb('device_id', 'in', selectFrom('device').select('id').where('room_id', '=', roomId)),
        ]),
      ]),
    )

  const nextEpochs = () =>
    db.updateTable('device').set((set) => ({ epoch: set('epoch', '+', 1), seq: 0 }))

  const inNextEpoch = (deviceId: number) => nextEpochs().where('id', '=', deviceId)

  /** Keeps the names of deleted devices until the history has forgotten them (delete-device.ts). */
  async function bury(erased: readonly { history_id: string }[], now: number): Promise<void> {
    if (erased.length === 0) return
    await db
      .insertInto('erased_device')
      .values(erased.map(({ history_id }) => ({ history_id, erased_at: now })))
      .execute()
  }

  return {
    async find(homeId: number, identifier: string): Promise<DeviceRef | undefined> {
      return refOf(await stored(homeId, identifier).where('deleted_at', 'is', null).execute())
    },

    /** A device that is marked as deleted, and whose deletion can still be undone. */
    async findDeleted(homeId: number, identifier: string): Promise<DeviceRef | undefined> {
      return refOf(await stored(homeId, identifier).where('deleted_at', 'is not', null).execute())
    },

    /** Marks a device as deleted, and ends the epoch of its connection. */
    async markDeleted(deviceId: number, now: number): Promise<void> {
      await inNextEpoch(deviceId).set({ deleted_at: now, connected: 0 }).execute()
    },

    /** Marks all devices of a home as deleted, and ends the epochs of their connections. */
    async markDeletedOfHome(homeId: number, now: number): Promise<void> {
      const all = db
        .selectFrom('device')
        .select('id')
        .where('home_id', '=', homeId)
        .where('deleted_at', 'is', null)
        .orderBy('id')
      await nextEpochs()
        .set({ deleted_at: now, connected: 0 })
        .where('id', 'in', engine === 'postgres' ? all.forNoKeyUpdate() : all)
        .execute()
    },

    /** Takes the mark away; returns whether it was there. */
    async restore(deviceId: number): Promise<boolean> {
      const row = await changed(deviceId)
        .set({ deleted_at: null })
        .where('deleted_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** The devices that were marked as deleted at this instant or before, in homes that have people: others are erased whole. */
    deletedBy: (instant: number) =>
      db
        .selectFrom('device')
        .select(['id', 'home_id as homeId'])
        .where('deleted_at', '<=', instant)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('person')
              .select('person.id')
              .whereRef('person.home_id', '=', 'device.home_id'),
          ),
        )
        .execute(),

    /** Deletes a device that is marked, and all that depends on it; returns whether it was there. */
    async erase(deviceId: number, now: number): Promise<boolean> {
      const rows = await db
        .deleteFrom('device')
        .where('id', '=', deviceId)
        .where('deleted_at', 'is not', null)
        .returning('history_id')
        .execute()
      await bury(rows, now)
      return rows.length > 0
    },

    /** Deletes some devices of a home that is deleted, with all that depends on them; returns how many. */
    async eraseSome(homeId: number, most: number, now: number): Promise<number> {
      const some = db
        .selectFrom('device')
        .select('id')
        .where('home_id', '=', homeId)
        .orderBy('id')
        .limit(most)
      const rows = await db
        .deleteFrom('device')
        .where('id', 'in', some)
        .returning('history_id')
        .execute()
      await bury(rows, now)
      return rows.length
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

    /** Takes all that is in a room out of it; each of these devices is in it, itself or with a pin. */
    async leaveRoom(deviceIds: readonly number[], roomId: number): Promise<void> {
      if (deviceIds.length === 0) return
      await lock(deviceIds)
      await changedPinsIn(roomId).set({ room_id: null }).execute()
      await changed(...deviceIds)
        .set(({ eb }) => ({
          room_id: eb.case().when('room_id', '=', roomId).then(null).else(eb.ref('room_id')).end(),
        }))
        .execute()
    },

    /**
     * All devices of these identifiers, in any home: the secret decides which one connects. One that
     * is marked as deleted is among them, so that its secret does not count as a wrong one.
     */
    candidates: (identifiers: readonly string[]) =>
      db
        .selectFrom('device')
        .select(['id', 'home_id', 'identifier', 'secret_hash', 'trusted_network'])
        .where('identifier', 'in', identifiers)
        .execute(),

    /** @throws a conflict (see isConflict) when the home has this identifier. */
    async add(device: {
      homeId: number
      identifier: string
      name: string
      localIp: string
      roomId: number | null
      secretHash: string
      createdAt: number
    }): Promise<number> {
      const { id } = await db
        .insertInto('device')
        .values({
          home_id: device.homeId,
          identifier: device.identifier,
          name: device.name,
          local_ip: device.localIp,
          room_id: device.roomId,
          secret_hash: device.secretHash,
          created_at: device.createdAt,
          history_id: randomText(16),
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

    /** Gives it a new secret, and ends the epoch of a connection with the old one. */
    async setSecret(deviceId: number, secretHash: string): Promise<void> {
      await inNextEpoch(deviceId).set({ secret_hash: secretHash, connected: 0 }).execute()
    },

    /** Changes the fields that people set, and counts the change of a device that is offline. */
    async change(
      deviceId: number,
      { localIp, roomId, staticIp, pinOrder, tankLitres, meters, ...rest }: DeviceSettings,
    ): Promise<void> {
      await changed(deviceId)
        .set({
          local_ip: localIp,
          room_id: roomId,
          static_ip: staticIp,
          pin_order: pinOrder,
          tank_litres: tankLitres,
          meters: meters === null ? null : meters?.join(','),
          ...rest,
        })
        .$if(rest.name !== undefined, (named) =>
          named.set((on) => ({ name_changes: on('name_changes', '+', 1) })),
        )
        .execute()
      if (roomId !== undefined) {
        await changedPins().where('device_id', '=', deviceId).where('room_id', 'is', null).execute()
      }
    },

    /** Counts the new name of a room for each of these devices, which are in it themselves or with a pin, and for each pin that is there. */
    async renameRoom(roomId: number, deviceIds: readonly number[]): Promise<void> {
      if (deviceIds.length === 0) return
      await lock(deviceIds)
      await changed(...deviceIds).execute()
      await changedPinsIn(roomId).execute()
    },

    /** Changes what people set about a pin; returns whether the device has it. */
    async changePin(deviceId: number, key: PinKey, change: PinSettings): Promise<boolean> {
      const { name, icon, roomId, watts, onForS } = change
      await changed(deviceId).execute()
      const found = await db
        .updateTable('pin')
        .set({ name, icon, room_id: roomId, watts, on_for_s: onForS })
        .set((on) => ({ settings_changes: on('settings_changes', '+', 1) }))
        .where('device_id', '=', deviceId)
        .where('key', '=', key)
        .returning('key')
        .executeTakeFirst()
      return found !== undefined
    },

    /** Sets what the device keeps a pin to; of two that exclude each other each does. */
    async protectPin(deviceId: number, key: PinKey, protection: Protection): Promise<void> {
      const { longestOnS, shortestOffS, afterPowerOn, notWith } = protection
      const pair = notWith === null ? [key] : [key, notWith]
      await changed(deviceId).execute()
      await changedPins()
        .set({ not_with: null })
        .where('device_id', '=', deviceId)
        .where(({ eb, or }) => or([eb('key', 'in', pair), eb('not_with', 'in', pair)]))
        .execute()
      const pins = () => db.updateTable('pin').where('device_id', '=', deviceId)
      await pins()
        .set({ longest_on_s: longestOnS, shortest_off_s: shortestOffS })
        .set({ after_power_on: afterPowerOn, not_with: notWith })
        .where('key', '=', key)
        .execute()
      if (notWith !== null) await pins().set({ not_with: key }).where('key', '=', notWith).execute()
    },

    /** Lets go of a pin whose last change was at this time, epoch ms; returns whether that is so. */
    async letGo(deviceId: number, key: PinKey, changedAt: number): Promise<boolean> {
      await changed(deviceId).execute()
      const found = await changedPins()
        .set({ let_go_of: changedAt })
        .where('device_id', '=', deviceId)
        .where('key', '=', key)
        .where('changed_at', '=', changedAt)
        .returning('key')
        .executeTakeFirst()
      return found !== undefined
    },

    /** Counts a change that lies outside the device's own rows: a command that began or ended. */
    async countChange(deviceId: number): Promise<void> {
      await db
        .updateTable('device')
        .set((set) => ({ seq: set('seq', '+', 1) }))
        .where('id', '=', deviceId)
        .execute()
    },

    /**
     * Marks devices connected and starts the next epoch of each: reports of older epochs are refused.
     * @param connecting each device once
     * @returns the epochs by device; none for one whose secret is not this one any more, or that is
     * deleted.
     */
    async connect(
      connecting: readonly Connecting[],
      now: number,
      replica: string,
    ): Promise<Map<number, number>> {
      const { rows } = await connectRows(engine, connecting, { now, replica }).execute(db)
      return new Map(rows.map(({ id, epoch }) => [id, Number(epoch)]))
    },

    /** The devices that are connected at a replica, with their epochs and the versions of their settings. */
    ofReplica: (replica: string) =>
      db
        .selectFrom('device')
        .select(['id', 'epoch', 'settings_version'])
        .where('connected', '=', 1)
        .where('replica', '=', replica)
        .execute(),

    /**
     * Marks the devices disconnected whose replica has no lease any more, and returns them. What
     * that replica still does for them is of an older epoch, and counts no more.
     */
    async lapse(): Promise<number[]> {
      const lapsed = db
        .selectFrom('device')
        .select('id')
        .where('connected', '=', 1)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('replica')
                .select('replica.id')
                .whereRef('replica.id', '=', 'device.replica')
                .where('lease_until', '>', databaseNow),
            ),
          ),
        )
        .orderBy('id')
      const rows = await nextEpochs()
        .set({ connected: 0 })
        .where('id', 'in', engine === 'postgres' ? lapsed.forNoKeyUpdate() : lapsed)
        .returning('id')
        .execute()
      return rows.map((row) => row.id)
    },

    /**
     * Marks every device disconnected; for the start of a single server, when none can be connected
     * yet. Pages may have seen more than its predecessor could store: reports, and after a power cut
     * also connects. All of that is of an older epoch from now on.
     */
    async disconnectAll(): Promise<void> {
      await db
        .updateTable('device')
        .set((set) => ({ connected: 0, epoch: set('epoch', '+', epochsOfAStart), seq: 0 }))
        .execute()
    },
  }
}

type Ref = Pick<
  Selectable<Schema['device']>,
  'id' | 'home_id' | 'room_id' | 'identifier' | 'name' | 'connected'
> &
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
  }
}
