import { expect, test } from 'vitest'
import { hasPlaces, isSilent, type NewestReading, withNewest } from './newest-readings.ts'

const minute = 60_000

const heardAtNought = (more: Partial<NewestReading>): NewestReading => ({
  series: 'hall',
  kind: 'temperature',
  name: 'Hall',
  unit: '°C',
  decimals: 1,
  value: 21,
  at: 0,
  changed: 0,
  silent_from: null,
  counts: null,
  ...more,
})
const level = { series: 'device.level', kind: 'level', name: null, unit: '%' } as const

test.each([
  ['a reading that came as usual', {}, 4 * minute, false],
  ['one that is told no more, whose pauses nobody knows', {}, 6 * minute, true],
  ['one that is told no more', { silent_from: minute }, 2 * minute, true],
  ['a level that may be told only as it changes', level, 60 * minute, false],
  ['a level that was told again and again', { ...level, silent_from: minute }, 2 * minute, true],
  ['what was never heard', { at: null }, 60 * minute, false],
])('GEN-2 %s: after %j at %d ms it is silent: %s', (_, more, now, silent) => {
  expect(isSilent(heardAtNought(more), now)).toBe(silent)
})

test('GEN-2 a number that the page has no place for is asked for', () => {
  const known = { devices: [{ device_identifier: 'SC-1', readings: [heardAtNought({})] }] }
  const news = (deviceIdentifier: string, series: string) => ({
    deviceIdentifier,
    readings: [{ series, value: 1, at: 1, changed: 1, silent_from: null }],
  })
  expect(hasPlaces(known, news('SC-1', 'hall'))).toBe(true)
  expect(hasPlaces(known, news('SC-1', 'yard'))).toBe(false)
  expect(hasPlaces(known, news('SC-2', 'hall'))).toBe(false)
})

test('a number that comes over the live connection takes the place of the one before, of its device only', () => {
  const reading = (value: number) => ({
    ...({ series: 'temperature', kind: 'temperature', name: 'Temperature', unit: '°C' } as const),
    decimals: 1,
    value,
    at: 1,
    changed: 1,
    silent_from: null,
    counts: null,
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
