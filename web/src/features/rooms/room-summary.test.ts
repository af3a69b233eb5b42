import { expect, test } from 'vitest'
import { aDevice } from '../devices/state/a-device.ts'
import { type LiveDevices, takeDevices } from '../devices/state/apply-live-message.ts'
import { devicesInRoom } from '../devices/state/devices-by-room.ts'
import { summaryIcon, summaryOf as summaryOfRoom, summaryText } from './room-summary.ts'

const off = { touchPin: null, name: null, icon: null, reportedAt: 1, state: 0 } as const
const on = { ...off, state: 1 } as const

const summaryOf = (devices: LiveDevices, roomId: number) =>
  summaryOfRoom(devicesInRoom(devices, roomId), roomId)

test('DASH-7 a summary counts the devices and switches of a room', () => {
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
  expect(summary).toMatchObject({ pins: 8, on: 2, off: 2, away: 1 })
  expect(summaryText(summary, 2)).toBe('2 devices, 2\u00a0on, 1\u00a0offline')
  expect(summaryIcon(summary)).toBe('2 on')
  expect(summaryText(summaryOf(devices, 2), 1)).toBe('1 device, all\u00a0off')
  expect(summaryText(summaryOf(devices, 3), 0)).toBe('0 devices')
})

test('DASH-7 a pin counts for its own room, and its board for the room that it is in', () => {
  const yard = { room_id: 2, room_name: 'Yard' }
  const board = aDevice({ pins: { '18': { ...on, ...yard }, '19': on, '21': off, '25': off } })
  const outputs = { pump: { ...on, ...yard }, led: off }
  const level = { waterLevelString: '72%', deviceIdentifier: 'WLM-1', kind: 'WLM' } as const
  const devices = takeDevices(new Map(), [board, aDevice({ ...level, pins: {}, outputs })], 0)
  expect(summaryText(summaryOf(devices, 2), 2)).toBe('2 devices, 2\u00a0on')
  expect(summaryText(summaryOf(devices, 1), 2)).toBe('2 devices, 1\u00a0on, tank\u00a072%')
})

test('a room with a tank shows its level as the device reports it, and none while it is offline', () => {
  const tank = aDevice({
    kind: 'WLM',
    pins: {},
    pumpStatus: 'ON',
    ledStatus: 'OFF',
    waterLevelString: '72%',
  })
  const summary = summaryOf(takeDevices(new Map(), [tank], 0), 1)
  expect(summaryText(summary, 1)).toBe('1 device, 1\u00a0on, tank\u00a072%')
  expect(summaryIcon(summary)).toBe('72%')
  const away = summaryOf(takeDevices(new Map(), [{ ...tank, connected: false }], 0), 1)
  expect(summaryText(away, 1)).toBe('1 device, 1\u00a0offline')
  expect(summaryIcon(away)).toBe('')
})

test('an open cover and an open door are not counted as on', () => {
  const board = aDevice({
    pins: {
      '18': on,
      '19': { ...on, state: 100, form: { kind: 'cover', position: true } },
      '21': { ...on, form: { kind: 'input', senses: 'contact', texts: ['Closed', 'Open'] } },
      '25': off,
    },
  })
  const summary = summaryOf(takeDevices(new Map(), [board], 0), 1)
  expect(summary).toMatchObject({ pins: 4, on: 1, off: 1 })
})
