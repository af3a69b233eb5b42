import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { expect, test } from 'vitest'
import { aDevice } from '../devices/state/a-device.ts'
import { scenePins } from './scene-draft.ts'
import { sceneExamples } from './scene-examples.ts'

const pin = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 } as const
const switchboard = aDevice()
const fanBoard = aDevice({
  deviceIdentifier: 'PC-000002',
  kind: 'PC',
  room_id: 2,
  room_name: 'Study',
  pins: { '13': pin, '18': { ...pin, icon: 'heater' }, '19': pin, '21': pin },
})
const tank = aDevice({
  deviceIdentifier: 'WLM-000003',
  kind: 'WLM',
  pins: {},
  outputs: { pump: pin, led: pin },
})
const unplaced = { room_id: null, room_name: null }

const offered = (...devices: Device[]) =>
  sceneExamples(scenePins(devices)).map(({ name, states }) => [
    name,
    states.map((one) => `${one.pin} ${one.state}${one.for ? ` ${one.for}` : ''}`).join(', '),
  ])

test('CTRL-1 a home without scenes is offered three that fit its devices, of whichever kind they are, and none that heats', () => {
  const ofSwitchboard = [
    '18 0, 19 0, 21 0, 25 0',
    '18 1, 19 1, 21 1, 25 1',
    '18 1, 19 0, 21 0, 25 0',
  ]
  expect(offered(switchboard)).toEqual([
    ['Good night', ofSwitchboard[0]],
    ['Evening in Living Room', ofSwitchboard[1]],
    ['A little light', ofSwitchboard[2]],
  ])
  expect(offered({ ...switchboard, ...unplaced })).toEqual([
    ['Good night', ofSwitchboard[0]],
    ['Evening', ofSwitchboard[1]],
    ['A little light', ofSwitchboard[2]],
  ])
  expect(offered(fanBoard)).toEqual([
    ['Good night', '13 0, 18 0, 19 0, 21 0'],
    ['Evening in Study', '19 1, 21 1'],
    ['Cool down', '13 3 3600'],
  ])
  expect(offered(tank)).toEqual([
    ['Good night', 'pump 0, led 0'],
    ['Fill the tank', 'pump 1 1800'],
    ['Look at the tank', 'led 1 900'],
  ])
  expect(offered(fanBoard, tank, switchboard).map(([name]) => name)).toEqual([
    'Good night',
    'Evening in Living Room',
    'Fill the tank',
  ])
  expect(offered()).toEqual([])
})
