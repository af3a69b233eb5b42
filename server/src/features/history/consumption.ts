import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { kiloFactor } from '@roomwire/contracts/vocabulary/known-units.ts'
import type { ShownDevice } from '../devices/shown-device.ts'
import type { Series } from '../series/history-store.ts'
import type { Measured } from '../series/measured.ts'
import { pinOfSeries } from './series-sight.ts'

/** A number for each day; null where nothing is known. */
export type PerDay = (number | null)[]

/** A series of a device with what it came to on each day. */
type SeriesDays = { series: Series; days: (Measured | undefined)[] }

/** What a device has done and used on each day. */
export type DeviceDays = {
  device: ShownDevice
  pins: { pin: PinKey; onMs: PerDay; kwh: PerDay | null }[]
  /** What the device has measured itself; null where it measures neither power nor energy. */
  metered: PerDay | null
  /** Null without a tank of which is known what it holds. */
  litres: PerDay | null
}

const hourMs = 3_600_000

/** Of watts times milliseconds. */
const perKwh = hourMs * 1_000

/** What follows for a device from its series. */
export function consumptionOf(device: ShownDevice, all: readonly SeriesDays[]): DeviceDays {
  const { tankLitres } = device
  const level = all.find(({ series }) => series.key === 'device.level')
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
    metered: meteredKwh(all),
    litres:
      level && tankLitres !== null
        ? level.days.map((day) => day && (day.fall / 100) * tankLitres).map(orNull)
        : null,
  }
}

/** A counter of energy says more than a power that is looked at now and then. What has no known unit does not count. */
function meteredKwh(all: readonly SeriesDays[]): PerDay | null {
  const energy = counted(all, 'energy', ({ rise }) => rise)
  if (energy.length > 0) return addedUp(energy)
  const power = counted(all, 'power', ({ sum }) => sum / hourMs)
  return power.length === 0 ? null : addedUp(power)
}

/** What each series of a kind came to on each day, kWh; `amount` is in its own unit, or that times hours. */
function counted(
  all: readonly SeriesDays[],
  kind: 'power' | 'energy',
  amount: (day: Measured) => number,
): PerDay[] {
  return all.flatMap(({ series, days }) => {
    const factor = series.kind === kind ? kiloFactor(kind, series.unit) : undefined
    if (factor === undefined) return []
    return [days.map((day) => (day ? amount(day) * factor : null))]
  })
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
