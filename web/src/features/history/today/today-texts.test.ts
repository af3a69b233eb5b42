import { expect, test } from 'vitest'
import { moneyText } from '../../../ui/text/money-text.ts'
import { type DaysShown, dayNumbers } from './today-texts.ts'

const aDay = (more: Partial<DaysShown['days'][number]>) => ({
  date: '2026-11-24',
  from: 0,
  until: 1,
  on_ms: null,
  kwh: null,
  kwh_fed_in: null,
  cost: null,
  litres: null,
  ...more,
})

test('today has the numbers that are known, each beside the days before', () => {
  const days = [aDay({ kwh: 1.5 }), aDay({ kwh: 2, litres: 12.4, cost: 3 })]
  const reply = {
    time_zone: 'UTC',
    currency: 'EUR',
    price_per_kwh: 1.5,
    days,
    pins: [],
    meters: [],
    tanks: [],
    levels: [],
    water_meters: [],
  }
  const numbers = dayNumbers(reply, 'metric')
  expect(numbers.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    `Electricity: 2 kWh, ${moneyText(3, 'EUR')}`,
    'Water: 12 l',
  ])
  expect(dayNumbers(reply, 'us')[1]?.text).toBe('3 gal')
  expect(numbers.map(({ before }) => before)).toEqual([
    'Previous days, newest first: 1.5 kWh',
    'Previous days: not known',
  ])
})
