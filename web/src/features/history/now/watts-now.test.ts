import { expect, test } from 'vitest'
import { aDevice } from '../../devices/state/a-device.ts'
import { takeAllDevices } from '../../devices/state/apply-live-message.ts'
import type { NewestReading } from '../plate/newest-readings.ts'
import { powerOf, wattsNow } from './watts-now.ts'

const pin = (state: 0 | 1, watts?: number) => ({
  state,
  touchPin: null,
  name: null,
  icon: null,
  reportedAt: 1_000,
  ...(watts !== undefined && { watts }),
})
const board = (identifier: string, room: string, pins: Parameters<typeof aDevice>[0]) =>
  aDevice({ deviceIdentifier: identifier, room_name: room, ...pins })
const home = (...devices: Parameters<typeof takeAllDevices>[1]) =>
  takeAllDevices(new Map(), devices, 2_000)

test('what is used now is told by rooms, most first; what is off or offline uses nothing', () => {
  const now = wattsNow(
    home(
      board('SC-1', 'Kitchen', { pins: { '18': pin(1, 9), '19': pin(0, 60) } }),
      board('SC-2', 'Study', { pins: { '18': pin(1, 40), '19': pin(1) } }),
      board('SC-3', 'Garage', { pins: { '18': pin(1, 500) }, connected: false }),
    ),
    new Map(),
  )
  expect(now).toEqual({
    total: 49,
    rooms: [
      { name: 'Study', watts: 40 },
      { name: 'Kitchen', watts: 9 },
    ],
    unknown: 1,
  })
})

test('a device that measures its power counts by that, and not by the watts of its pins too', () => {
  const devices = home(board('SC-1', 'Kitchen', { pins: { '18': pin(1, 9) } }))
  expect(wattsNow(devices, new Map([['SC-1', 12.5]])).total).toBe(12.5)
})

test('a home that measures nothing has no watts, instead of 0', () => {
  const devices = home(board('SC-1', 'Kitchen', { pins: { '18': pin(1) } }))
  expect(wattsNow(devices, new Map())).toEqual({ total: null, rooms: [], unknown: 1 })
})

const power = (
  value: number | null,
  { unit = 'W', counts = 'used' }: Partial<Pick<NewestReading, 'unit' | 'counts'>> = {},
): NewestReading => ({
  series: `p${value}`,
  kind: 'power',
  name: 'Power',
  unit,
  decimals: 0,
  value,
  at: 1,
  changed: 1,
  silent_from: null,
  counts,
})

test('the powers that count add up, and what is fed in is not used', () => {
  expect(powerOf([power(1.2, { unit: 'kW' })])).toBe(1_200)
  expect(powerOf([power(100), power(50), power(20)])).toBe(170)
  const phase = { counts: null }
  expect(powerOf([power(100, phase), power(50, phase), power(150)])).toBe(150)
  expect(powerOf([power(-300)])).toBe(0)
  expect(powerOf([power(300, { counts: 'fed_in' })])).toBeUndefined()
  expect(powerOf([power(null), power(5, { unit: 'parsecs' })])).toBeUndefined()
})
