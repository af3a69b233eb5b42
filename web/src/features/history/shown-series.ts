import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { deviceHistoryEndpoint, HistoryPoint } from '@roomwire/contracts/http/history.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { inHomeUnits, type UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import { deviceLabel } from '../devices/plate/device-label.ts'
import { lengthText } from '../devices/plate/length-text.ts'
import { pinName } from '../devices/plate/pin-text.ts'
import { formOf } from '../devices/state/pins-of.ts'

/** A series of the history of a device, as the server answers it. */
export type HistorySeries = Reply<typeof deviceHistoryEndpoint>['series'][number]

/** A series as the page shows it: its numbers are in the unit that is written behind them. */
export type ShownSeries = {
  /** Unique among all that are shown. */
  id: string
  /** Its name: 'Temperature', 'Ceiling light'. */
  name: string
  /** On which device. */
  deviceIdentifier: string
  deviceName: string
  kind: HistorySeries['kind']
  unit: string
  decimals: number
  /** The pin whose states these are; undefined for numbers. */
  pin: PinKey | undefined
  /** The form of that pin. */
  form: PinForm | undefined
  points: readonly HistoryPoint[]
  runs: HistorySeries['runs']
}

type Described = Pick<HistorySeries, 'series' | 'kind' | 'name' | 'unit' | 'decimals'>

const ofDevice: Partial<Record<HistorySeries['kind'], string>> = {
  level: 'Water level',
  signal: 'Wi-Fi signal',
  memory: 'Free memory',
  uptime: 'Uptime',
}

/** How numbers are shown that nobody reads as they come: bytes as KiB, seconds as hours. */
const readable: Partial<Record<HistorySeries['kind'], { factor: number; unit: string }>> = {
  memory: { factor: 1 / 1024, unit: 'KiB' },
  uptime: { factor: 1 / 3_600, unit: 'h' },
}

/** The pin that a series is of. */
const pinInSeries = ({ kind, series }: Described): PinKey | undefined =>
  kind === 'pin' ? series.slice('pin.'.length) : undefined

/** The name of a series. */
function seriesName(device: Device, described: Described): string {
  const { series, kind, name } = described
  const pin = pinInSeries(described)
  if (pin) return pinName(device, pin)
  return name ?? ofDevice[kind] ?? series
}

/**
 * A series of a device with all that is written beside it.
 * @param system the units of the home; null while they are not known
 */
export function shownSeries(
  device: Device,
  one: HistorySeries,
  system: UnitSystem | null,
): ShownSeries {
  const fixed = readable[one.kind]
  const convert = (value: number) =>
    fixed
      ? { value: value * fixed.factor, unit: fixed.unit }
      : inUnits({ value, unit: one.unit }, system)
  const pin = pinInSeries(one)
  const form = pin === undefined ? undefined : formOf(device, pin)
  // The states of a level or a cover are numbers: a line.
  const isLevel = form?.kind === 'level' || form?.kind === 'cover'
  const unit = isLevel ? '%' : (convert(0).unit ?? '')
  return {
    id: `${device.deviceIdentifier} ${one.series}`,
    name: seriesName(device, one),
    deviceIdentifier: device.deviceIdentifier,
    deviceName: deviceLabel(device),
    kind: isLevel ? 'level' : one.kind,
    unit,
    decimals: one.kind === 'uptime' ? 1 : one.decimals,
    pin: isLevel ? undefined : pin,
    form,
    points:
      isLevel || unit === (one.unit ?? '')
        ? one.points
        : one.points.map((point) => pointInUnits(point, convert)),
    runs: one.runs,
  }
}

/** A number in the units of the home, as long as these are known. */
const inUnits = (measured: { value: number; unit: string | null }, system: UnitSystem | null) =>
  system === null ? measured : inHomeUnits(measured, system)

const pointInUnits = (
  point: HistoryPoint,
  convert: (value: number) => { value: number },
): HistoryPoint => ({
  ...point,
  min: convert(point.min).value,
  mean: convert(point.mean).value,
  max: convert(point.max).value,
})

/** 21.4 °C, 72% */
export function numberText(
  value: number,
  { decimals, unit }: Pick<ShownSeries, 'decimals' | 'unit'>,
): string {
  const number = value.toLocaleString(undefined, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return unit === '%' || unit === '' ? `${number}${unit}` : `${number} ${unit}`
}

/** A reading in the units of the home: 69.8 °F of 21 °C. */
export function readingText(
  { value, unit, decimals }: { value: number; unit: string | null; decimals: number },
  system: UnitSystem | null,
): string {
  const shown = inUnits({ value, unit }, system)
  return numberText(shown.value, { unit: shown.unit ?? '', decimals })
}

/** 45 s, 12 min, 3 h 20 min */
export const durationText = (ms: number): string => lengthText(Math.round(ms / 1_000))
