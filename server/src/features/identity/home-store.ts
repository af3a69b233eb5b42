import { type UnitSystem, unitsOfLocale } from '@roomwire/contracts/vocabulary/units.ts'
import type { Db } from '../../platform/database/schema.ts'
import { effectiveTimeZone } from '../access/grant-rows.ts'
import { type HomePlace, homePlaceOf, placeColumns } from './stored-place.ts'

export type HomeStore = ReturnType<typeof homeStore>

/** The settings of a home, with the defaults of those that nobody has set. */
export type HomeSettings = {
  /** Null while nobody has given it one. */
  name: string | null
  /** IANA name; that of the server while nobody has set it. */
  timeZone: string
  isTimeZoneSet: boolean
  /** ISO 4217. */
  currency: string | null
  /** The price of a kilowatt hour, in that currency. */
  pricePerKwh: number | null
  /** How times are written for others; null while it is not known. */
  locale: string | null
  /** The units; those of its locale while nobody has chosen any. */
  units: UnitSystem
  /** Where it is; null while nobody has set it. */
  place: HomePlace | null
  /** Until when no schedule of it acts, epoch ms; null while they do. */
  schedulesPausedUntil: number | null
  /** For how many seconds schedules leave alone what somebody has switched; 0 for not at all. */
  holdS: number
  /** The end of its made-up records, epoch ms; null where it has none. */
  madeUpUntil: number | null
}

/** Whether a home takes its first visitor's time zone: one with a made-up past, as a demo's, and without a zone. */
export const wantsTimeZone = ({
  isTimeZoneSet,
  madeUpUntil,
}: Pick<HomeSettings, 'isTimeZoneSet' | 'madeUpUntil'>): boolean =>
  madeUpUntil !== null && !isTimeZoneSet

/** A price is stored as a whole number. */
const parts = 10_000

/** The settings of homes: the only writer of these columns. */
export function homeStore(db: Db) {
  const find = (homeId: number) =>
    db
      .selectFrom('home')
      .select([
        'name',
        'time_zone as timeZone',
        'locale',
        'units',
        'currency',
        'kwh_price as price',
        'latitude',
        'longitude',
        'schedules_paused_until as schedulesPausedUntil',
        'hold_s as holdS',
        'made_up_until as madeUpUntil',
      ])
      .where('id', '=', homeId)
      .executeTakeFirst()
  const home = (homeId: number) => db.updateTable('home').where('id', '=', homeId)

  return {
    async settingsOf(homeId: number): Promise<HomeSettings> {
      const row = await find(homeId)
      const locale = row?.locale || null
      return {
        name: row?.name || null,
        timeZone: effectiveTimeZone(row?.timeZone ?? null),
        isTimeZoneSet: Boolean(row?.timeZone),
        locale,
        units: row?.units || unitsOfLocale(locale),
        currency: row?.currency ?? null,
        pricePerKwh: typeof row?.price === 'number' ? row.price / parts : null,
        place: row ? homePlaceOf(row) : null,
        schedulesPausedUntil: row?.schedulesPausedUntil ?? null,
        holdS: row?.holdS ?? 0,
        madeUpUntil: row?.madeUpUntil ?? null,
      }
    },

    /** The clocks that it goes by, and the place where the sun rises for it. */
    async clocksOf(homeId: number): Promise<Pick<HomeSettings, 'timeZone' | 'place'>> {
      const row = await find(homeId)
      return {
        timeZone: effectiveTimeZone(row?.timeZone ?? null),
        place: row ? homePlaceOf(row) : null,
      }
    },

    /** Whether there is no other home on this server. */
    async isOnly(homeId: number): Promise<boolean> {
      const others = db.selectFrom('home').select('id').where('id', '!=', homeId)
      return (await others.limit(1).executeTakeFirst()) === undefined
    },

    async rename(homeId: number, name: string): Promise<void> {
      await home(homeId).set({ name }).execute()
    },

    /** Sets the currency and the price; an undefined one stays. */
    async setPrice(
      homeId: number,
      {
        currency,
        pricePerKwh,
      }: { currency?: string | null | undefined; pricePerKwh?: number | null | undefined },
    ): Promise<void> {
      const kwh_price =
        typeof pricePerKwh === 'number' ? Math.round(pricePerKwh * parts) : pricePerKwh
      await home(homeId).set({ currency, kwh_price }).execute()
    },

    /** @param timeZone IANA name */
    async setTimeZone(homeId: number, timeZone: string): Promise<void> {
      await home(homeId).set({ time_zone: timeZone }).execute()
    },

    async setLocale(homeId: number, locale: string): Promise<void> {
      await home(homeId).set({ locale }).execute()
    },

    async setPlace(homeId: number, place: HomePlace | null): Promise<void> {
      await home(homeId).set(placeColumns(place)).execute()
    },

    /** @param until epoch ms; null lets schedules act again */
    async pauseSchedules(homeId: number, until: number | null): Promise<void> {
      await home(homeId).set({ schedules_paused_until: until }).execute()
    },

    async setHold(homeId: number, holdS: number): Promise<void> {
      await home(homeId).set({ hold_s: holdS }).execute()
    },

    /** @param until epoch ms */
    async setMadeUp(homeId: number, until: number): Promise<void> {
      await home(homeId).set({ made_up_until: until }).execute()
    },

    async setUnits(homeId: number, units: UnitSystem): Promise<void> {
      await home(homeId).set({ units }).execute()
    },
  }
}
