import { expect, test } from 'vitest'
import { aDevice } from '../../devices/state/a-device.ts'
import type { DaysShown } from '../today/today-texts.ts'
import { byRooms, daysLeft, energyUsed, usualOf, waterUsed, withoutWatts } from './usage.ts'

const pin = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 } as const
const devices = [
  aDevice({
    deviceIdentifier: 'SC-1',
    device_name: 'Hall board',
    room_name: 'Hall',
    pins: { '18': { ...pin, name: 'Lamp' }, '19': { ...pin, name: 'Heater' }, '21': pin },
  }),
  aDevice({ deviceIdentifier: 'SC-2', device_name: 'Plug', room_name: 'Kitchen', pins: {} }),
  aDevice({ deviceIdentifier: 'WLM-1', device_name: 'Tank', room_name: null, pins: {} }),
]
const ofPin = (device_identifier: string, at: string, kwh: (number | null)[] | null) => ({
  device_identifier,
  pin: at,
  kwh,
  on_ms: [60_000, null],
})
const shown: DaysShown = {
  time_zone: 'UTC',
  currency: null,
  price_per_kwh: null,
  days: [],
  pins: [
    ofPin('SC-1', '18', [0.5, null]),
    ofPin('SC-1', '19', [4, 6]),
    ofPin('SC-1', '21', null),
    ofPin('SC-2', '18', [9, 9]),
    ofPin('SC-9', '18', [99, 99]),
  ],
  meters: [{ device_identifier: 'SC-2', kwh: [null, 2], kwh_fed_in: null }],
  tanks: [{ device_identifier: 'WLM-1', litres: [120, 30] }],
  levels: [],
  water_meters: [{ device_identifier: 'SC-2', litres: [200, 0] }],
}

test('what used most comes first; a device that measures counts by that, not by the watts of its pins', () => {
  const used = energyUsed(shown, devices)
  expect(used.map(({ name, place, amount }) => [name, place, amount])).toEqual([
    ['Heater', 'Hall', 10],
    ['Plug', 'Kitchen', 2],
    ['Lamp', 'Hall', 0.5],
  ])
  expect(byRooms(used).map(({ name, amount }) => [name, amount])).toEqual([
    ['Hall', 10.5],
    ['Kitchen', 2],
  ])
  expect(withoutWatts(shown)).toBe(1)
  expect(waterUsed(shown, devices).map(({ name, amount }) => [name, amount])).toEqual([
    ['Plug', 200],
    ['Tank', 150],
  ])
})

test('usual is the mean of the whole days that are known, and today is none', () => {
  expect(usualOf([100, null, 300, 5])).toBe(200)
  expect(usualOf([null, 5])).toBeNull()
})

test('a tank is empty after as many days as its level has usual falls', () => {
  expect(daysLeft(40, [20, null, 20, 3])).toBe(2)
  expect(daysLeft(40, [0.1, 0.2, 0])).toBe(Number.POSITIVE_INFINITY)
  expect(daysLeft(90, [1, 1, 1])).toBe(Number.POSITIVE_INFINITY)
  expect(daysLeft(40, [null, 3])).toBeNull()
})
