import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'

/** The units of measure, as people choose them. */
export const unitLabels: readonly { value: UnitSystem; label: string }[] = [
  { value: 'metric', label: 'Metric: °C, litres' },
  { value: 'us', label: 'US: °F, gallons' },
]
