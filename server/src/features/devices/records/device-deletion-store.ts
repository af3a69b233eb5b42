import type { Engine } from '../../../platform/database/engine.ts'
import type { Db } from '../../../platform/database/schema.ts'
import { countSettings, nextEpochs } from './device-rows.ts'

/** The deletion of devices, which can be undone for a moment; a part of deviceStore. */
export function deviceDeletions(db: Db, engine: Engine) {
  /** Keeps the names of deleted devices until the history has forgotten them (delete-device.ts). */
  async function bury(erased: readonly { history_id: string }[], now: number): Promise<void> {
    if (erased.length === 0) return
    await db
      .insertInto('erased_device')
      .values(erased.map(({ history_id }) => ({ history_id, erased_at: now })))
      .execute()
  }

  return {
    /** Marks a device as deleted, and ends the epoch of its connection. */
    async markDeleted(deviceId: number, now: number): Promise<void> {
      await nextEpochs(db)
        .where('id', '=', deviceId)
        .set({ deleted_at: now, connected: 0 })
        .execute()
    },

    /** Marks all devices of a home as deleted, and ends the epochs of their connections. */
    async markDeletedOfHome(homeId: number, now: number): Promise<void> {
      const all = db
        .selectFrom('device')
        .select('id')
        .where('home_id', '=', homeId)
        .where('deleted_at', 'is', null)
        .orderBy('id')
      await nextEpochs(db)
        .set({ deleted_at: now, connected: 0 })
        .where('id', 'in', engine === 'postgres' ? all.forNoKeyUpdate() : all)
        .execute()
    },

    /** Takes the mark away; returns whether it was there. */
    async restore(deviceId: number): Promise<boolean> {
      const row = await countSettings(db, deviceId)
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
  }
}
