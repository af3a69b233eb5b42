import type { Db } from '../../platform/database/schema.ts'
import { effectiveTimeZone } from '../access/grant-rows.ts'

export type HomeStore = ReturnType<typeof homeStore>

/** What people have set of their home; null while nobody has. */
export type HomeSettings = {
  /** Empty while nobody has given it one. */
  name: string
  /** IANA name; that of the server while nobody has set it. */
  timeZone: string
  /** ISO 4217. */
  currency: string | null
  /** Of a kilowatt hour, in that currency. */
  pricePerKwh: number | null
}

/** A price is stored as a whole number. */
const parts = 10_000

/** What people have set of their home. This is the only writer of these columns. */
export function homeStore(db: Db) {
  const find = (homeId: number) =>
    db
      .selectFrom('home')
      .select(['name', 'time_zone as timeZone', 'currency', 'kwh_price as price'])
      .where('id', '=', homeId)
      .executeTakeFirst()

  return {
    async settingsOf(homeId: number): Promise<HomeSettings> {
      const row = await find(homeId)
      return {
        name: row?.name ?? '',
        timeZone: effectiveTimeZone(row?.timeZone ?? null),
        currency: row?.currency ?? null,
        pricePerKwh: typeof row?.price === 'number' ? row.price / parts : null,
      }
    },

    async rename(homeId: number, name: string): Promise<void> {
      await db.updateTable('home').set({ name }).where('id', '=', homeId).execute()
    },

    /** What is undefined stays. */
    async setPrice(
      homeId: number,
      {
        currency,
        pricePerKwh,
      }: { currency?: string | null | undefined; pricePerKwh?: number | null | undefined },
    ): Promise<void> {
      const kwh_price =
        typeof pricePerKwh === 'number' ? Math.round(pricePerKwh * parts) : pricePerKwh
      await db.updateTable('home').set({ currency, kwh_price }).where('id', '=', homeId).execute()
    },

    /** @param timeZone IANA name */
    async setTimeZone(homeId: number, timeZone: string): Promise<void> {
      await db.updateTable('home').set({ time_zone: timeZone }).where('id', '=', homeId).execute()
    },
  }
}
