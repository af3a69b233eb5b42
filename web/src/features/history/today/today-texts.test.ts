import { expect, test } from 'vitest'
import { moneyText } from '../../../ui/text/money-text.ts'
import { linePath } from '../plate/line-path.ts'
import { withNewest } from '../plate/newest-readings.ts'
import { type DaysShown, dayNumbers } from './today-texts.ts'

const aDay = (more: Partial<DaysShown['days'][number]>) => ({
  ...{ date: '2026-11-24', from: 0, until: 1 },
  ...{ on_ms: null, kwh: null, kwh_fed_in: null, cost: null, litres: null },
  ...more,
})

test('today has the numbers that are known, each beside the days before', () => {
  const days = [aDay({ kwh: 1.5 }), aDay({ kwh: 2, litres: 12.4, cost: 3 })]
  const reply = {
    ...{ time_zone: 'UTC', currency: 'EUR', price_per_kwh: 1.5, days },
    ...{ pins: [], meters: [], tanks: [], water_meters: [] },
  }
  const numbers = dayNumbers(reply, 'metric')
  expect(numbers.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    `Electricity: 2 kWh, ${moneyText(3, 'EUR')}`,
    'Water: 12 l',
  ])
  expect(dayNumbers(reply, 'us')[1]?.text).toBe('3 gal')
  expect(numbers[1]?.before).toBe('Previous days, newest first: not known')
})

test('the line of a level is broken where nothing is known', () => {
  const hour = 3_600_000
  const points = [
    ...[
      { from: 0, until: hour, mean: 100 },
      { from: hour, until: 2 * hour, mean: 0 },
    ],
    { from: 3 * hour, until: 4 * hour, mean: 50 },
  ]
  expect(linePath(points, { from: 0, to: 4 * hour })).toBe(
    'M0.0 2.0H60.0L60.0 30.0H120.0M180.0 16.0H240.0',
  )
})

test('a number that comes over the live connection takes the place of the one before, of its device only', () => {
  const reading = (value: number) => ({
    ...({ series: 'temperature', kind: 'temperature', name: 'Temperature', unit: '°C' } as const),
    ...{ decimals: 1, value, at: 1, changed: 1, silent_from: null },
  })
  const before = {
    devices: [
      { device_identifier: 'SC-1', readings: [reading(20)] },
      { device_identifier: 'SC-2', readings: [reading(20)] },
    ],
  }
  const heard = { series: 'temperature', value: 25, at: 9, changed: 8, silent_from: 39 }
  const news = { deviceIdentifier: 'SC-2', readings: [heard] }
  const { devices } = withNewest(before, news)
  expect(devices.map(({ readings }) => readings[0]?.value)).toEqual([20, 25])
  expect(devices[1]?.readings[0]).toMatchObject({ at: 9, changed: 8, silent_from: 39 })
})
