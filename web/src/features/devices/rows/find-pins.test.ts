import { expect, test } from 'vitest'
import { realTimers } from '../../../live/timers.ts'
import { aDevice } from '../state/a-device.ts'
import { DeviceStates } from '../state/device-states.ts'
import { countPins, letterPlaces, pinFinder } from './find-pins.ts'

const pin = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 } as const
const bench = aDevice({
  deviceIdentifier: 'SC-000001',
  device_name: 'Bench',
  room_id: 1,
  pins: { '18': { ...pin, state: 1, name: 'Küche' }, '19': pin, '21': pin, '25': pin },
})
const attic = aDevice({
  deviceIdentifier: 'SC-000002',
  device_name: 'Attic',
  room_id: 1,
  connected: false,
  pins: { '18': pin, '19': pin, '21': pin, '25': { ...pin, room_id: 2, room_name: 'Hall' } },
})
const list = { identifiers: ['SC-000001', 'SC-000002'], roomId: 1 }

function statesOf(...devices: (typeof bench)[]) {
  const states = new DeviceStates(realTimers)
  states.takeAll(devices)
  return states.devices()
}

test('pins are found by their name or that of their device, by what is on, and by what is offline', () => {
  const devices = statesOf(bench, attic)
  const found = (text: string, only: 'on' | 'offline' | null) =>
    pinFinder(list, { text, only })(devices).map(({ deviceIdentifier, pins }) => [
      deviceIdentifier,
      ...pins,
    ])
  expect(found('', null)).toEqual([
    ['SC-000001', '18', '19', '21', '25'],
    ['SC-000002', '18', '19', '21'],
  ])
  expect(found('kuche', null)).toEqual([['SC-000001', '18']])
  expect(found('attic 19', null)).toEqual([['SC-000002', '19']])
  expect(found('', 'on')).toEqual([['SC-000001', '18']])
  expect(found('bench', 'offline')).toEqual([])
  expect(countPins(devices, list)).toEqual({ all: 7, on: 1, offline: 3 })
})

test('a pin that was found stays when it no longer fits, until another filter is chosen', () => {
  const filter = { text: '', only: 'on' } as const
  const find = pinFinder(list, filter)
  expect(find(statesOf(bench))).toEqual([{ deviceIdentifier: 'SC-000001', pins: ['18'] }])
  const off = { ...bench, pins: { ...bench.pins, '18': pin, '19': { ...pin, state: 1 as const } } }
  expect(find(statesOf(off))).toEqual([{ deviceIdentifier: 'SC-000001', pins: ['18', '19'] }])
  expect(pinFinder(list, filter)(statesOf(off))).toEqual([
    { deviceIdentifier: 'SC-000001', pins: ['19'] },
  ])
})

test('a letter leads to the first name that begins with it, marks aside', () => {
  const names = ['Über', 'attic', 'Unter', '3D printer'].map((name) => ({ key: name, name }))
  expect(letterPlaces(names)).toEqual([
    ['U', 'Über'],
    ['A', 'attic'],
    ['#', '3D printer'],
  ])
})
