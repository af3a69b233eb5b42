import { expect, test } from 'vitest'
import { aDevice } from '../../live/a-device.ts'
import { takeDevices } from '../../live/apply-live-message.ts'
import { summaryMark, summaryOf, summaryWords } from './room-summary.ts'

const off = { touchPin: null, name: null, reportedAt: 1, state: 0 } as const
const on = { ...off, state: 1 } as const

test('DASH-7 a room is told by its devices and switches', () => {
  const devices = takeDevices(
    new Map(),
    [
      aDevice({ pins: { '18': on, '19': on, '21': off, '25': off } }),
      aDevice({ deviceIdentifier: 'SC-2', connected: false }),
      aDevice({ deviceIdentifier: 'SC-3', room_id: 2 }),
    ],
    0,
  )
  const summary = summaryOf(devices, 1)
  expect(summary.switches).toEqual(['on', 'on', 'off', 'off', 'away', 'away', 'away', 'away'])
  expect(summaryWords(summary, 2)).toBe('2 devices, 2 on, 1 offline')
  expect(summaryMark(summary)).toBe('2 on')
  expect(summaryWords(summaryOf(devices, 2), 1)).toBe('1 device, all off')
  expect(summaryWords(summaryOf(devices, 3), 0)).toBe('0 devices')
})

test('a room with a tank tells its level in the words of the device', () => {
  const tank = aDevice({
    kind: 'WLM',
    pins: {},
    pumpStatus: 'ON',
    ledStatus: 'OFF',
    waterLevelString: '72%',
  })
  const summary = summaryOf(takeDevices(new Map(), [tank], 0), 1)
  expect(summaryWords(summary, 1)).toBe('1 device, 1 on, tank 72%')
  expect(summaryMark(summary)).toBe('72%')
})
