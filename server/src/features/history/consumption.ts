import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { kiloFactor, litreFactor } from '@roomwire/contracts/vocabulary/known-units.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import type { Series } from '../series/history-store.ts'
import type { Measured } from '../series/measured.ts'
import type { CounterHabits } from './counter-habits.ts'
import { type CountsFor, metersOf } from './meters.ts'
import { pinOfSeries } from './series-sight.ts'

/** A number for each day; null where nothing is known. */
export type PerDay = (number | null)[]

/** A series of a device with what it came to on each day. */
type SeriesDays = { series: Series; days: (Measured | undefined)[] }

/** The times on and the consumption of a device, by day. */
export type DeviceDays = {
  device: ShownDevice
  pins: { pin: PinKey; onMs: PerDay; kwh: PerDay | null }[]
  /** The energy that the device has measured, kWh; null where it measures neither power nor energy that counts. */
  metered: PerDay | null
  /** The energy that it has fed in, kWh; null where it has fed in nothing. */
  fedIn: PerDay | null
  /** How far its tank has fallen, %; null without one. */
  fell: PerDay | null
  /** Null without a tank of known size. */
  litres: PerDay | null
  /** The litres that its water meters have counted; null without one. */
  meteredLitres: PerDay | null
}

const hourMs = 3_600_000

/** Watts times milliseconds in a kWh. */
const perKwh = hourMs * 1_000

/**
 * Works out the days of a device from its series.
 * @param habits how its totals behave (read-habits.ts)
 */
export function consumptionOf(
  device: ShownDevice,
  all: readonly SeriesDays[],
  habits: ReadonlyMap<Series, CounterHabits>,
): DeviceDays {
  const meters = metersOf(
    all.map(({ series }) => series),
    device.settings.meters,
    habits,
  )
  const isUsing = [...meters].some(([{ kind }, is]) => kind !== 'volume' && is === 'used')
  const fedIn = metered(all, meters, 'fed_in')
  return {
    device,
    pins: all.flatMap(({ series, days }) => {
      const pin = pinOfSeries(series.key)
      if (pin === undefined) return []
      const watts = device.pins.find(({ key }) => key === pin)?.watts ?? null
      const onMs = days.map((day) => day?.onMs ?? null)
      const kwh = watts === null ? null : onMs.map((ms) => ms && (ms * watts) / perKwh)
      return { pin, onMs, kwh }
    }),
    metered: isUsing ? metered(all, meters, 'used') : null,
    fedIn: fedIn?.some(Boolean) ? fedIn : null,
    ...litresOf(device, all, meters),
  }
}

/**
 * The count of electricity meters, kWh. A counter of energy says more than a power that is looked at now and
 * then; a power fills the days without a counter. Power below 0 is fed in.
 */
function metered(
  all: readonly SeriesDays[],
  meters: ReadonlyMap<Series, CountsFor>,
  countsFor: CountsFor,
): PerDay | null {
  const of = (one: SeriesDays) => meters.get(one.series)
  const energy = all.filter((one) => one.series.kind === 'energy' && of(one) === countsFor)
  const power = all.filter(({ series }) => series.kind === 'power' && meters.has(series))
  const counted = counts(energy, ({ rise }) => rise)
  const lasted = counts(power, (day, one) => {
    const above = (day.sum + day.below) / hourMs
    const below = day.below / hourMs
    const outward = of(one) === 'fed_in'
    if (countsFor === 'used') return outward ? 0 : above
    return outward ? Math.max(above, below) : below
  })
  if (counted.length + lasted.length === 0) return null
  const [byCounter, byPower] = [addedUp(counted), addedUp(lasted)]
  const length = Math.max(byCounter.length, byPower.length)
  return Array.from({ length }, (_, day) => byCounter[day] ?? byPower[day] ?? null)
}

/** The energy of each series on each day, kWh; `amount` is in its own unit, or that times hours. */
const counts = (
  all: readonly SeriesDays[],
  amount: (day: Measured, one: SeriesDays) => number,
): PerDay[] =>
  all.map((one) => {
    const { kind, unit } = one.series
    const factor = (kind === 'power' || kind === 'energy') && kiloFactor(kind, unit)
    return one.days.map((day) => (day && factor ? amount(day, one) * factor : null))
  })

/** Water that was used, l: what tanks have lost, and what meters have counted. */
function litresOf(
  { settings: { tank_litres: tankLitres } }: ShownDevice,
  all: readonly SeriesDays[],
  meters: ReadonlyMap<Series, CountsFor>,
): Pick<DeviceDays, 'fell' | 'litres' | 'meteredLitres'> {
  const level = all.find(({ series }) => series.key === 'device.level')
  const volumes = all.filter(({ series }) => series.kind === 'volume' && meters.has(series))
  const counted = volumes.map(({ series, days }) => {
    const factor = litreFactor(series.unit) ?? 0
    return days.map((day) => orNull(day && day.rise * factor))
  })
  const fell = level ? level.days.map((day) => orNull(day?.fall)) : null
  return {
    fell,
    litres:
      tankLitres === null
        ? null
        : (fell?.map((percent) => percent && (percent / 100) * tankLitres) ?? null),
    meteredLitres: counted.length === 0 ? null : addedUp(counted),
  }
}

const orNull = (value: number | undefined): number | null => value ?? null

/** Lists of numbers of the same days, added up day by day; null on days of which none knows anything. */
export function addedUp(lists: readonly PerDay[]): PerDay {
  const length = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length }, (_, day) => {
    const known = lists.flatMap((list) => list[day] ?? [])
    return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
  })
}
