import { kiloFactor, litreFactor } from '@roomwire/contracts/vocabulary/known-units.ts'
import type { SeriesKey, SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { CountRule } from './count-state.ts'

/** The series of every device, and how they are read. */
const ofDevice: Partial<Record<SeriesKey, { kind: SeriesKind; unit: string }>> = {
  'device.level': { kind: 'level', unit: '%' },
  'device.signal': { kind: 'signal', unit: 'dBm' },
  'device.memory': { kind: 'memory', unit: 'bytes' },
  'device.uptime': { kind: 'uptime', unit: 's' },
}

/** How a series is read by its key; a declared reading says it itself. */
export function kindOfSeries(key: SeriesKey): {
  kind: SeriesKind
  unit: string | null
  decimals: number
} {
  if (key.startsWith('pin.')) return { kind: 'pin', unit: null, decimals: 0 }
  return { ...(ofDevice[key] ?? { kind: 'other', unit: null }), decimals: 0 }
}

/** More than this in an hour is not possible: kWh, litres. */
const fastest = { energy: 100, volume: 100_000 }

/** How a series counts, by its kind and unit; undefined for one that does not. */
export function ruleOf(kind: SeriesKind, unit: string | null): CountRule | undefined {
  if (kind === 'level') return { kind }
  if (kind !== 'energy' && kind !== 'volume') return undefined
  const factor = kind === 'energy' ? kiloFactor(kind, unit) : litreFactor(unit)
  return { kind: 'counter', fastest: factor === undefined ? Infinity : fastest[kind] / factor }
}
