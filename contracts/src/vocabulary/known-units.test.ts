import { expect, test } from 'vitest'
import { kiloFactor, knownUnit, lacksKnownUnit } from './known-units.ts'
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
] as const)(
  'GEN-2 %s in %s is not counted: that is not certain, or no unit of it',
  (kind, unit) => {
    expect(kiloFactor(kind, unit)).toBeUndefined()
    expect(lacksKnownUnit(kind, unit)).toBe(true)
  },
)

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
] as const)('GEN-2 %s is %s, and is told in the units of the home', (text, unit) => {
  expect(knownUnit(text)).toBe(unit)
  expect(inHomeUnits({ value: 1, unit: text }, 'us')).toEqual(inHomeUnits({ value: 1, unit }, 'us'))
})
