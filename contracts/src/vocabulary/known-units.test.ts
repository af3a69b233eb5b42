import { expect, test } from 'vitest'
import { isCountable, kiloFactor, knownUnit, lacksKnownUnit, litreFactor } from './known-units.ts'
import { inHomeUnits } from './units.ts'

test.each([
  ['power', ['W', 'w', 'Watt', 'watts', 'WATTS', ' W '], 0.001],
  ['power', ['kW', 'KW', 'kw', 'kilowatts'], 1],
  ['power', ['MW'], 1_000],
  ['power', ['mW'], 0.000_001],
  ['energy', ['Wh', 'wh', 'WH', 'W h', 'W·h', 'watt-hours'], 0.001],
  ['energy', ['kWh', 'KWH', 'kwh', 'kW h', 'kWhr'], 1],
  ['energy', ['MWh'], 1_000],
  ['energy', ['MJ'], 1 / 3.6],
  ['energy', ['kJ', 'kj'], 1 / 3_600],
  ['energy', ['GJ'], 1_000 / 3.6],
] as const)('GEN-2 one of %s in %j is %d kW or kWh', (kind, texts, factor) => {
  for (const text of texts) expect([text, kiloFactor(kind, text)]).toEqual([text, factor])
})

test('GEN-2 power without a unit is in W, energy in kWh', () => {
  expect([kiloFactor('power', null), kiloFactor('energy', null)]).toEqual([0.001, 1])
})

test.each([
  ['power', 'VA'],
  ['power', 'hp'],
  ['power', 'kWh'],
  ['power', 'mw'],
  ['energy', 'mwh'],
  ['energy', 'mj'],
  ['energy', 'kW'],
  ['energy', 'imp'],
  ['energy', 'm³'],
  ['volume', 'bbl'],
  ['volume', null],
] as const)(
  'GEN-2 %s in %s is not counted: that is not certain, or no unit of it',
  (kind, unit) => {
    expect(isCountable({ kind, unit })).toBe(false)
    expect(lacksKnownUnit(kind, unit)).toBe(true)
  },
)

test.each([
  [['ml', 'mL'], 0.001],
  [['l', 'Ltr', 'dm³'], 1],
  [['gal', 'Gallons', 'US gal'], 3.785411784],
  [['m3', 'm^3', 'M³'], 1_000],
  [['ft³', 'ft3', 'cu ft', 'cu. ft.'], 28.316846592],
  [['CCF', 'ccf'], 2_831.6846592],
] as const)('GEN-2 a water meter may count in %j, of %d l each', (texts, factor) => {
  for (const text of texts) expect([text, litreFactor(text)]).toEqual([text, factor])
})

test.each([
  ['°C', '°C'],
  ['℃', '°C'],
  ['ºC', '°C'],
  ['° C', '°C'],
  ['C', '°C'],
  ['Celsius', '°C'],
  ['L', 'l'],
  ['litres', 'l'],
  ['m3', 'm³'],
  ['㎥', 'm³'],
  ['mbar', 'hPa'],
  ['F', '°F'],
  ['gallons', 'gal'],
  ['ft3', 'ft³'],
  ['GPM', 'gal/min'],
  ['inches', 'in'],
  ['KPH', 'km/h'],
] as const)('GEN-2 %s is %s, and is told in the units of the home', (text, unit) => {
  expect(knownUnit(text)).toBe(unit)
  for (const home of ['us', 'metric'] as const) {
    const { value } = inHomeUnits({ value: 1, unit }, home)
    expect(inHomeUnits({ value: 1, unit: text }, home).value).toBe(value)
  }
})

test.each(['MB', 'M', 'mb', 'MM'])('GEN-2 %s is none of the known units', (text) => {
  expect(knownUnit(text)).toBeUndefined()
})
