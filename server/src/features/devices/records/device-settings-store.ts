import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  copySetting,
  type DeviceSettings,
  noSettings,
  type SettingsChange,
  shownSettingNames,
} from '@roomwire/contracts/vocabulary/device-settings.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import type { Selectable } from 'kysely'
import type { Engine } from '../../../platform/database/engine.ts'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import type { Protection } from '../rules/protection.ts'
import { countSettings } from './device-rows.ts'

/** The fields of a device that people set; undefined means unchanged. */
type DeviceChange = SettingsChange & {
  name?: string | undefined
  localIp?: string | undefined
  /** The encryption key of a node, sealed: whatever node has it is taken. */
  nodeKey?: string | undefined
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
  /** Whether pages ask before they turn it on; null for undecided. */
  askFirst?: boolean | null | undefined
}

type SettingColumns = Pick<Selectable<Schema['device']>, keyof DeviceSettings>

/** The settings of a device from its row; meters are stored as one text. */
export function settingsInRow(row: SettingColumns): DeviceSettings {
  const meters = row.meters === null ? null : row.meters.split(',').filter((key) => key !== '')
  const settings = { ...noSettings, meters }
  for (const name of shownSettingNames) copySetting(settings, row, name)
  return settings
}

/** Stores the settings of devices and their pins that people make; a part of deviceStore. */
export function deviceSettings(db: Db, engine: Engine) {
  /** Takes the rows of several devices, in that order; on SQLite nobody else writes meanwhile. */
  async function lock(deviceIds: readonly number[]): Promise<void> {
    if (engine !== 'postgres') return
    const rows = db.selectFrom('device').select('id').where('id', 'in', deviceIds)
    await rows.orderBy('id').forNoKeyUpdate().execute()
  }

  /** Counts a change of pins' settings, for those who see single pins. */
  const countPinSettings = () =>
    db.updateTable('pin').set((on) => ({ settings_changes: on('settings_changes', '+', 1) }))

  /** Counts it for all pins in a room, by themselves or with their device. */
  const countPinSettingsIn = (roomId: number) =>
    countPinSettings().where(({ eb, or, and, selectFrom }) =>
      or([
        eb('room_id', '=', roomId),
        and([
          eb('room_id', 'is', null),
          eb('device_id', 'in', selectFrom('device').select('id').where('room_id', '=', roomId)),
        ]),
      ]),
    )

  return {
    /** Changes the fields that people set, and counts the change of a device that is offline. */
    async change(
      deviceId: number,
      { localIp, nodeKey, roomId, staticIp, pinOrder, meters, ...rest }: DeviceChange,
    ): Promise<void> {
      await countSettings(db, deviceId)
        .set({
          local_ip: localIp,
          ...(nodeKey !== undefined && { node_key: nodeKey, node_mac: null }),
          room_id: roomId,
          static_ip: staticIp,
          pin_order: pinOrder,
          meters: meters === null ? null : meters?.join(','),
          ...rest,
        })
        .$if(rest.name !== undefined, (named) =>
          named.set((on) => ({ name_changes: on('name_changes', '+', 1) })),
        )
        .execute()
      if (roomId !== undefined) {
        await countPinSettings()
          .where('device_id', '=', deviceId)
          .where('room_id', 'is', null)
          .execute()
      }
    },

    /** Counts the new name of a room for each of these devices, which are in it themselves or with a pin, and for each pin that is there. */
    async renameRoom(roomId: number, deviceIds: readonly number[]): Promise<void> {
      if (deviceIds.length === 0) return
      await lock(deviceIds)
      await countSettings(db, ...deviceIds).execute()
      await countPinSettingsIn(roomId).execute()
    },

    /** Changes what people set about a pin; returns whether the device has it. */
    async changePin(deviceId: number, key: PinKey, change: PinSettings): Promise<boolean> {
      const { name, icon, roomId, watts, onForS, askFirst } = change
      const ask_first = typeof askFirst === 'boolean' ? (askFirst ? 1 : 0) : askFirst
      await countSettings(db, deviceId).execute()
      const found = await db
        .updateTable('pin')
        .set({ name, icon, room_id: roomId, watts, on_for_s: onForS, ask_first })
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
      await countSettings(db, deviceId).execute()
      await countPinSettings()
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
      await countSettings(db, deviceId).execute()
      const found = await countPinSettings()
        .set({ let_go_of: changedAt })
        .where('device_id', '=', deviceId)
        .where('key', '=', key)
        .where('changed_at', '=', changedAt)
        .returning('key')
        .executeTakeFirst()
      return found !== undefined
    },

    /** Takes all that is in a room out of it; each of these devices is in it, itself or with a pin. */
    async leaveRoom(deviceIds: readonly number[], roomId: number): Promise<void> {
      if (deviceIds.length === 0) return
      await lock(deviceIds)
      await countPinSettingsIn(roomId).set({ room_id: null }).execute()
      await countSettings(db, ...deviceIds)
        .set(({ eb }) => ({
          room_id: eb.case().when('room_id', '=', roomId).then(null).else(eb.ref('room_id')).end(),
        }))
        .execute()
    },
  }
}
