import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Db } from '../../../platform/database/schema.ts'

export type FavouriteStore = ReturnType<typeof favouriteStore>

/** The favourite pins of people: the only writer of `favourite`. */
export function favouriteStore(db: Db) {
  return {
    /** In the order in which they became favourites. */
    async of(personId: number): Promise<{ deviceId: number; pin: PinKey }[]> {
      return db
        .selectFrom('favourite')
        .select(['device_id as deviceId', 'pin'])
        .where('person_id', '=', personId)
        .orderBy('added_at')
        .orderBy('device_id')
        .orderBy('pin')
        .execute()
    },

    /** Keeps the first time where it is one already. */
    async add(personId: number, deviceId: number, pin: PinKey, now: number): Promise<void> {
      await db
        .insertInto('favourite')
        .values({ person_id: personId, device_id: deviceId, pin, added_at: now })
        .onConflict((conflict) => conflict.columns(['person_id', 'device_id', 'pin']).doNothing())
        .execute()
    },

    async remove(personId: number, deviceId: number, pin: PinKey): Promise<void> {
      await db
        .deleteFrom('favourite')
        .where('person_id', '=', personId)
        .where('device_id', '=', deviceId)
        .where('pin', '=', pin)
        .execute()
    },
  }
}
