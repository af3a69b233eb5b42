import type { SeriesKey, SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'

/** What every device has, and how it is read. */
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

/** How much a number of a series may waver without having risen or fallen: water is never still. */
export const bandOf = (kind: SeriesKind): number => (kind === 'level' ? 2 : 0)
