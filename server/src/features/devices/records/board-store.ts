import {
  kindOf,
  mayDeclarePins,
  type PinKey,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { formOfKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import { aliasesFor, type BoardMatches, readAliases } from '../rules/pin-aliases.ts'
import { boardBefore } from './board-undo-store.ts'
import { declaredKeys, declaredRows, keysShown, pinsOfRows } from './declared-pins.ts'
import { countSettings } from './device-rows.ts'

type DeviceRow = Selectable<Schema['device']>
type PinRow = Selectable<Schema['pin']>

/** The boards behind devices; a part of deviceStore. */
export function deviceBoards(db: Db) {
  const rowsOf = async (id: number) => ({
    device: await db
      .selectFrom('device')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
    pins: await db.selectFrom('pin').selectAll().where('device_id', '=', id).execute(),
  })

  return {
    /** The devices of boards in a home whose hub was deleted for good. */
    withoutHub: (homeId: number, dialect: Dialect) =>
      db
        .selectFrom('device')
        .select(['id', 'identifier', 'name', 'hub_key'])
        .where('home_id', '=', homeId)
        .where('dialect', '=', dialect)
        .where('hub_id', 'is not', null)
        .where('deleted_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('device as hub').select('hub.id').whereRef('hub.id', '=', 'device.hub_id'),
            ),
          ),
        )
        .orderBy('id')
        .execute(),

    /** Puts a board behind another hub. @throws a conflict (see isConflict) where that has it already */
    async setHub(deviceId: number, hubId: number): Promise<void> {
      await countSettings(db, deviceId).set({ hub_id: hubId }).execute()
    },

    /**
     * Gives a device the board of another one, which is deleted: its identifier, secret and firmware. Its pins
     * stay with all that people have set, and begin the next epoch.
     * @param matches the pins and readings of the device that the board has, by those of the other device
     * @returns by pin of the other device, the pin that it is from now on; 'gone' where one of them is not there any more, 'too_many' for more pins than a device may ever have;
     * then nothing may be kept of this transaction
     */
    async replaceBoard(
      deviceId: number,
      otherId: number,
      matches: BoardMatches,
      now: number,
    ): Promise<ReadonlyMap<PinKey, PinKey> | 'gone' | 'too_many'> {
      // It locks the rows of devices first, in the order of their ids, as everywhere.
      for (const id of [deviceId, otherId].toSorted((one, other) => one - other)) {
        await countSettings(db, id).execute()
      }
      const [{ device, pins }, other] = [await rowsOf(deviceId), await rowsOf(otherId)]
      if (!device || !other.device) return 'gone'
      const next = mayDeclarePins(kindOf(other.device.identifier))
        ? pinsAfter({ device, pins }, other.device, other.pins, matches)
        : {
            device: { pin_aliases: aliasesAfter(other.device, matches, []) },
            pins: [],
            byPin: new Map(),
          }
      if (next === 'too_many') return 'too_many'
      await db.deleteFrom('device').where('id', '=', otherId).execute()
      await db
        .insertInto('erased_device')
        .values({ history_id: other.device.history_id, erased_at: now })
        .execute()
      await db
        .updateTable('device')
        .set({
          ...boardOf(device, other.device, other.pins),
          ...next.device,
          ...boardBefore(device, pins, other.device),
          board_replaced_at: now,
        })
        .where('id', '=', deviceId)
        .execute()
      for (const { key, ...row } of next.pins) {
        await db
          .insertInto('pin')
          .values({ device_id: deviceId, key, ...row })
          .onConflict((on) => on.columns(['device_id', 'key']).doUpdateSet(row))
          .execute()
      }
      await db
        .updateTable('pin')
        .set(({ eb }) => ({
          settings_changes: eb('settings_changes', '+', 1),
          lease_command: null,
          lease_ends_at: null,
          lease_holder: null,
        }))
        .where('device_id', '=', deviceId)
        .execute()
      return next.byPin
    },
  }
}

/** The columns of a board. The versions are above those of both devices: pages know both, by their identifiers. */
const boardOf = (device: DeviceRow, other: DeviceRow, otherPins: readonly PinRow[]) => ({
  identifier: other.identifier,
  dialect: other.dialect,
  hub_id: other.hub_id,
  hub_key: other.hub_key,
  node_key: other.node_key,
  node_mac: other.node_mac,
  secret_hash: other.secret_hash,
  trusted_network: other.trusted_network,
  local_ip: other.local_ip,
  static_ip: other.static_ip,
  gateway: other.gateway,
  subnet: other.subnet,
  dns: other.dns,
  ip_address: other.ip_address,
  firmware: other.firmware,
  uptime_s: other.uptime_s,
  rssi: other.rssi,
  free_memory: other.free_memory,
  features: other.features,
  stored_config: '',
  connected: 0 as const,
  epoch: Math.max(device.epoch, other.epoch) + 1,
  seq: 0,
  pin_changes: '',
  settings_version: Math.max(device.settings_version, other.settings_version) + 1,
  name_changes: otherPins.reduce(
    (sum, { settings_changes }) => sum + settings_changes,
    device.name_changes + other.name_changes + 1,
  ),
})

const aliasesOf = (stored: string | null) => (stored === null ? undefined : readAliases(stored))

const aliasesAfter = (other: DeviceRow, matches: BoardMatches, keys: readonly PinKey[]) =>
  aliasesFor(matches, keys, aliasesOf(other.pin_aliases))

/** The pins of a device once it has another board: what it had is its own now, whatever its kind was. */
function pinsAfter(
  { device, pins }: { device: DeviceRow; pins: readonly PinRow[] },
  other: DeviceRow,
  otherPins: readonly PinRow[],
  matches: BoardMatches,
) {
  const kinds = { before: kindOf(device.identifier), after: kindOf(other.identifier) }
  const shown = keysShown(kinds.before, declaredKeys(device), pins)
  const ofKind = pinsOf(kinds.after)
  let places = Math.max(ofKind.length, ...pins.map(({ place }) => (place ?? 0) + 1))
  const kept = pins.map((pin) => {
    if (!shown.includes(pin.key)) return pin
    const known = pin.place ?? ofKind.indexOf(pin.key)
    const place = known >= 0 ? known : places
    if (known < 0) places += 1
    return { ...pin, place, form: pin.form ?? JSON.stringify(formOfKind(kinds.before, pin.key)) }
  })
  const board = aliasesOf(other.pin_aliases)
  const aliases = aliasesAfter(other, matches, shown)
  const renamed = aliasesOf(aliases)
  const byKey = new Map(otherPins.map((pin) => [pin.key, pin]))
  const present = [...pinsOfRows(other, otherPins)]
  const byPin = new Map(
    present.map(([key]) => [key, renamed?.pinOf(board?.onBoard(key) ?? key) ?? key]),
  )
  const declared = present.flatMap(([key, { form, newForm, isGone }]) =>
    isGone
      ? []
      : {
          key: byPin.get(key) ?? key,
          name: byKey.get(key)?.declared_name ?? null,
          form: newForm ?? form,
        },
  )
  const changed = declaredRows(kinds.after, declared, kept, limits.pinsMax)
  if (!changed) return 'too_many'
  const own = kept.flatMap(({ key, place, form, new_form, declared_name }) =>
    shown.includes(key) && place !== null ? { key, place, form, new_form, declared_name } : [],
  )
  return {
    byPin,
    device: {
      pin_aliases: aliases,
      declared_pins: declared.map(({ key }) => key).join(),
      water_level: kinds.before === kinds.after ? device.water_level : null,
    },
    pins: [...new Map([...own, ...changed].map((row) => [row.key, row])).values()],
  }
}
