import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inHomeUnits, unitsOfLocale } from './units.ts'

test.each([
  [21, '°C', 'us', 69.8, '°F'],
  [-40, '°F', 'metric', -40, '°C'],
  [10, 'L', 'us', 2.6417, 'gal'],
  [1013.25, 'mbar', 'us', 29.9213, 'inHg'],
  [100, 'cm', 'us', 39.3701, 'in'],
  [55, '%', 'us', 55, '%'],
  [230, 'V', 'us', 230, 'V'],
  [21, '°C', 'metric', 21, '°C'],
  [7, 'L', 'metric', 7, 'L'],
  [7, null, 'us', 7, null],
] as const)(
  'GEN-2 %d %s in a home of %s units is %d %s',
  (value, unit, system, other, otherUnit) => {
    const shown = inHomeUnits({ value, unit }, system)
    expect(shown.value).toBeCloseTo(other, 4)
    expect(shown.unit).toBe(otherUnit)
  },
)

test('GEN-2 what is told in other units and back is what was measured', () => {
  const units = ['°C', 'l', 'l/min', 'm³', 'm', 'cm', 'hPa', 'km/h', '%', 'W']
  const measured = {
    value: fc.integer({ min: -10_000, max: 10_000 }),
    unit: fc.constantFrom(...units),
  }
  fc.assert(
    fc.property(fc.record(measured), (reading) => {
      const back = inHomeUnits(inHomeUnits(reading, 'us'), 'metric')
      expect(back.unit).toBe(reading.unit)
      expect(back.value).toBeCloseTo(reading.value, 6)
    }),
  )
})

test.each([
  ['en-US', 'us'],
  ['es-PR', 'us'],
  ['en-GB', 'metric'],
  ['en', 'metric'],
  [null, 'metric'],
] as const)('GEN-2 a home whose founder reads %s begins with %s units', (locale, units) => {
  expect(unitsOfLocale(locale)).toBe(units)
})
