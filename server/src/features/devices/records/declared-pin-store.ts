import { type DeviceKind, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { DeclaredPin } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Db } from '../../../platform/database/schema.ts'
import { declaredKeys, declaredRows } from './declared-pins.ts'
import { countSettings } from './device-rows.ts'

/** The pins that devices declare themselves; a part of deviceStore. */
export function declaredPinRows(db: Db) {
  /** Counts a change of pins' settings, for those who see single pins. */
  const changedPins = () =>
    db.updateTable('pin').set((on) => ({ settings_changes: on('settings_changes', '+', 1) }))

  return {
    /**
     * Takes over the pins that a device declares; those that it leaves out stay.
     * @returns 'too_many' for more than it may ever have, 'replaced' over a connection that is not its
     * present one: then nothing may be kept of this transaction
     */
    async declarePins(
      { id, kind, epoch }: { id: number; kind: DeviceKind; epoch: number },
      pins: readonly DeclaredPin[],
    ): Promise<'declared' | 'too_many' | 'replaced'> {
      // It locks the row of the device first, as everywhere.
      const device = await countSettings(db, id)
        .where('epoch', '=', epoch)
        .returning(['declared_pins', 'dialect'])
        .executeTakeFirst()
      if (!device) return 'replaced'
      const rows = await db
        .selectFrom('pin')
        .select(['key', 'form', 'new_form', 'declared_name', 'place', 'last_level', 'reported_at'])
        .where('device_id', '=', id)
        .execute()
      const next = declaredRows(kind, pins, rows, limits.pinsMax)
      if (!next) return 'too_many'
      const was = declaredKeys(device) ?? pinsOf(kind)
      const keys = pins.map(({ key }) => key)
      const moved = [...was, ...keys].filter((key) => was.includes(key) !== keys.includes(key))
      const seen = new Set([...moved, ...next.map(({ key }) => key)])
      for (const { key, ...row } of next) {
        await db
          .insertInto('pin')
          .values({ device_id: id, key, ...row })
          .onConflict((on) => on.columns(['device_id', 'key']).doUpdateSet(row))
          .execute()
      }
      if (seen.size > 0) {
        await changedPins()
          .where('device_id', '=', id)
          .where('key', 'in', [...seen])
          .execute()
      }
      const order = db.updateTable('device').set({ declared_pins: keys.join() })
      await order.where('id', '=', id).execute()
      return 'declared'
    },

    /** Puts the form in force that a device declares for a pin by now; returns whether there is one. */
    async confirmPin(deviceId: number, key: PinKey): Promise<boolean> {
      await countSettings(db, deviceId).execute()
      const found = await changedPins()
        .set(({ ref }) => ({ form: ref('new_form'), new_form: null, last_level: null }))
        .where('device_id', '=', deviceId)
        .where('key', '=', key)
        .where('new_form', 'is not', null)
        .returning('key')
        .executeTakeFirst()
      return found !== undefined
    },

    /** Forgets a pin that its device declares no more, with what was given and set for it. */
    async removePin(deviceId: number, key: PinKey): Promise<void> {
      await countSettings(db, deviceId).execute()
      await changedPins()
        .set({ not_with: null })
        .where('device_id', '=', deviceId)
        .where('not_with', '=', key)
        .execute()
      await db.deleteFrom('pin').where('device_id', '=', deviceId).where('key', '=', key).execute()
      for (const table of ['favourite', 'scene_pin', 'access_grant', 'join_code_grant'] as const) {
        const rows = db.deleteFrom(table).where('device_id', '=', deviceId)
        await rows.where('pin', '=', key).execute()
      }
    },
  }
}
