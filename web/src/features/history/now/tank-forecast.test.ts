import { expect, test } from 'vitest'
import { forecastText, tankForecast } from './tank-forecast.ts'

const minute = 60_000
const levels = (...percents: number[]) =>
  percents.map((percent, at) => ({ percent, at: at * minute }))

test('a tank that rises says when it is full, one that falls when it is empty', () => {
  expect(tankForecast(levels(50, 51, 52, 53, 54), 0, 4 * minute)).toEqual({
    end: 'full',
    seconds: expect.closeTo(46 * 60, 3),
  })
  expect(tankForecast(levels(54, 53, 52, 51, 50), 0, 4 * minute)).toEqual({
    end: 'empty',
    seconds: expect.closeTo(50 * 60, 3),
  })
})

test('nothing is forecast of a tank that stands still, of too few levels, or beyond a day', () => {
  expect(tankForecast(levels(50, 50, 50, 50, 50), 0, 4 * minute)).toBeNull()
  expect(tankForecast(levels(50, 51, 52), 0, 2 * minute)).toBeNull()
  expect(tankForecast([], 0, 0)).toBeNull()
  expect(tankForecast(levels(99, 98.95, 98.9, 98.85), 0, 3 * minute)).toBeNull()
})

test('levels from before the pump was switched do not count', () => {
  const turned = levels(60, 58, 56, 54, 55, 56, 57, 58)
  expect(tankForecast(turned, 3 * minute, 7 * minute)?.end).toBe('full')
  expect(tankForecast(turned, 6 * minute, 7 * minute)).toBeNull()
})

test('a forecast is told to the minute within the hour, and to ten minutes from then on', () => {
  expect(forecastText({ end: 'full', seconds: 38 * 60 })).toBe('Full in 38 min')
  expect(forecastText({ end: 'empty', seconds: 97 * 60 })).toBe('Empty in 1 h 40 min')
})
