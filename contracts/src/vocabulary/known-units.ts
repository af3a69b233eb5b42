import type { SeriesKind } from './series.ts'

/*
 * The units that Roomwire knows, and how devices usually spell them. A number in any other unit is shown as it
 * was sent: it is neither converted nor counted.
 */

/** Spellings of each unit, blanks and capitals aside. */
const spellings = {
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  J: ['ws', 'joule', 'joules'],
  kJ: ['kilojoule', 'kilojoules'],
  GJ: ['gigajoule', 'gigajoules'],
  Wh: ['watthour', 'watthours', 'watt-hour', 'watt-hours'],
  kWh: ['kwhr', 'kilowatthour', 'kilowatthours', 'kilowatt-hour', 'kilowatt-hours'],
  '°C': ['c', 'degc', 'celsius'],
  '°F': ['f', 'degf', 'fahrenheit'],
  ml: ['milliliter', 'milliliters', 'millilitre', 'millilitres'],
  l: ['liter', 'liters', 'litre', 'litres', 'ltr', 'dm³', 'dm3'],
  gal: ['gals', 'gallon', 'gallons', 'usgal'],
  'm³': ['m3', 'm^3', 'cbm'],
  'ft³': ['ft3', 'ft^3', 'cuft', 'cu.ft', 'cu.ft.'],
  CCF: ['hcf'],
  'l/min': ['lpm'],
  'gal/min': ['gpm'],
  cm: ['centimeter', 'centimeters', 'centimetre', 'centimetres'],
  ft: ['foot', 'feet'],
  in: ['inch', 'inches'],
  hPa: ['mbar', 'millibar'],
  inHg: [],
  'km/h': ['kmh', 'kph'],
  mph: [],
} as const

/** Small and capital letters mean different units here: m is a thousandth, M a million. */
const byCapitals = { m: 'm', mW: 'mW', MW: 'MW', MJ: 'MJ', MWh: 'MWh' } as const

export type KnownUnit = keyof typeof spellings | keyof typeof byCapitals

const exact = new Map<string, KnownUnit>(Object.entries(byCapitals))
const spelled = new Map<string, KnownUnit>(
  Object.entries(spellings).flatMap(([unit, others]) =>
    // The compiler forgets which keys the object has.
    [unit.toLowerCase(), ...others].map((text) => [text, unit as KnownUnit] as const),
  ),
)

/** The unit that a device means; undefined for one that is not known. */
export function knownUnit(text: string): KnownUnit | undefined {
  const plain = text
    .replaceAll(/[º˚]/gu, '°')
    .replaceAll('㎥', 'm³')
    .replaceAll('℃', '°C')
    .replaceAll('℉', '°F')
    .replaceAll(/[\s·⋅]/gu, '')
  return exact.get(plain) ?? spelled.get(plain.toLowerCase())
}

/** The kilowatts, kilowatt hours or litres in one of a unit. */
const scales: Readonly<Record<CountedKind, Partial<Record<KnownUnit, number>>>> = {
  power: { mW: 1e-6, W: 1e-3, kW: 1, MW: 1e3 },
  energy: { J: 1 / 3.6e6, kJ: 1 / 3_600, MJ: 1 / 3.6, GJ: 1e3 / 3.6, Wh: 1e-3, kWh: 1, MWh: 1e3 },
  volume: {
    ml: 1e-3,
    l: 1,
    gal: 3.785411784,
    'm³': 1_000,
    'ft³': 28.316846592,
    CCF: 2_831.6846592,
  },
}
type CountedKind = 'power' | 'energy' | 'volume'

const isCounted = (kind: SeriesKind): kind is CountedKind => Object.hasOwn(scales, kind)

/** The units of numbers whose device declares none. */
const unitless: Readonly<Partial<Record<SeriesKind, string>>> = { power: 'W', energy: 'kWh' }

function countedFactor(kind: CountedKind, unit: string | null): number | undefined {
  const known = knownUnit(unit ?? unitless[kind] ?? '')
  return known && scales[kind][known]
}

/** The factor from a power to kW, from an energy to kWh; undefined where its unit is not known. */
export const kiloFactor = (kind: 'power' | 'energy', unit: string | null): number | undefined =>
  countedFactor(kind, unit)

/** The factor from a volume to litres; undefined where its unit is not known. */
export const litreFactor = (unit: string | null): number | undefined =>
  countedFactor('volume', unit)

/** `number * factor + offset` in one unit is the same number in another one. */
export type UnitConversion = { factor: number; offset: number }

const celsius: Partial<Record<KnownUnit, UnitConversion>> = {
  '°C': { factor: 1, offset: 0 },
  '°F': { factor: 1 / 1.8, offset: -32 / 1.8 },
}

/** The conversion of numbers of a kind from one unit to another; undefined where there is none. */
export function unitConversion(
  kind: SeriesKind,
  from: string | null,
  to: string | null,
): UnitConversion | undefined {
  const [one, other] = [from, to].map((unit) => unit ?? unitless[kind] ?? '')
  const [known, toKnown] = [knownUnit(one ?? ''), knownUnit(other ?? '')]
  if (one === other || (known !== undefined && known === toKnown)) return { factor: 1, offset: 0 }
  if (known === undefined || toKnown === undefined) return undefined
  for (const scale of Object.values(scales)) {
    const [factor, by] = [scale[known], scale[toKnown]]
    if (factor !== undefined && by !== undefined) return { factor: factor / by, offset: 0 }
  }
  const [begin, end] = [celsius[known], celsius[toKnown]]
  if (!begin || !end) return undefined
  return { factor: begin.factor / end.factor, offset: (begin.offset - end.offset) / end.factor }
}

/** Whether a reading may count for what was used: a meter of electricity or of water. */
export const isCountable = ({ kind, unit }: { kind: SeriesKind; unit: string | null }): boolean =>
  isCounted(kind) && countedFactor(kind, unit) !== undefined

/** Whether a reading of this kind would be counted, and is not because its unit is no known one of it. */
export const lacksKnownUnit = (kind: SeriesKind, unit: string | null): boolean =>
  isCounted(kind) && countedFactor(kind, unit) === undefined
