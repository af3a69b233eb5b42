import { z } from 'zod'
import { type KnownUnit, knownUnit } from './known-units.ts'

/** The units of measure in which a home reads what its devices measure. */
export const unitSystem = z.enum(['metric', 'us'], 'must be metric or us')
export type UnitSystem = z.infer<typeof unitSystem>

/** Where temperatures are told in Fahrenheit. */
const usRegions = new Set(
  'AS BS BZ FM GU KY LR MH MP PR PW UM US VI'.split(' '), // The United States, and those who measure as they do.
)

/** The units that people of a locale use: of 'en-US' those of the United States; metric where it tells no region. */
export function unitsOfLocale(locale: string | null): UnitSystem {
  if (!locale) return 'metric'
  return usRegions.has(new Intl.Locale(locale).region ?? '') ? 'us' : 'metric'
}

/** A unit, and the one that the other system has for it: `metric * factor + offset` is the other. */
type Pair = { metric: KnownUnit; us: KnownUnit; factor: number; offset?: number }

const pairs: readonly Pair[] = [
  { metric: '°C', us: '°F', factor: 1.8, offset: 32 },
  { metric: 'l', us: 'gal', factor: 1 / 3.785411784 },
  { metric: 'l/min', us: 'gal/min', factor: 1 / 3.785411784 },
  { metric: 'm³', us: 'ft³', factor: 35.314666721488585 },
  { metric: 'm', us: 'ft', factor: 1 / 0.3048 },
  { metric: 'cm', us: 'in', factor: 1 / 2.54 },
  { metric: 'hPa', us: 'inHg', factor: 1 / 33.863886666667 },
  { metric: 'km/h', us: 'mph', factor: 1 / 1.609344 },
]

/**
 * A measured value in the units of a home: 21 °C are 69.8 °F where those are used. What both systems
 * measure alike, such as % and W, stays as it is, and so does a value without a unit.
 */
export function inHomeUnits(
  { value, unit }: { value: number; unit: string | null },
  system: UnitSystem,
): { value: number; unit: string | null } {
  const name = unit === null ? null : (knownUnit(unit) ?? unit)
  const pair = pairs.find(({ metric, us }) => name === metric || name === us)
  if (!pair || pair[system] === name) return { value, unit }
  const { factor, offset = 0 } = pair
  const converted = system === 'us' ? value * factor + offset : (value - offset) / factor
  return { value: converted, unit: pair[system] }
}
