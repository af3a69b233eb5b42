import { expect, it } from 'vitest'
import { aDevice } from '../state/a-device.ts'
import { findDevices } from './find-devices.ts'

const lamp = aDevice({
  deviceIdentifier: 'SC-000002',
  device_name: 'Lamp 2',
  room_name: 'Kitchen',
  local_ip: '192.168.1.40',
})
const tenth = aDevice({
  deviceIdentifier: 'SC-000010',
  device_name: 'Lamp 10',
  room_name: 'Bath',
  local_ip: '10.0.0.8',
})
const nameless = aDevice({
  deviceIdentifier: 'WLM-0000AF',
  device_name: null,
  room_name: null,
  local_ip: null,
  ipAddress: null,
})
const all = [nameless, tenth, lamp]

it.each([
  ['lamp', [lamp, tenth]],
  ['  KITCHEN ', [lamp]],
  ['0000af', [nameless]],
  ['1.40', [lamp]],
  ['unnamed', [nameless]],
  ['unassigned', [nameless]],
  ['not set', [nameless]],
  ['lamp bath', [tenth]],
  ['lamp cellar', []],
])('MANAGE-1 “%s” finds devices by name, ID, IP and room', (desired, found) => {
  expect(findDevices(all, desired, 'name')).toEqual(found)
})

it('MANAGE-1 devices stand by name as people count, or by room with the unassigned last', () => {
  expect(findDevices(all, '', 'name')).toEqual([lamp, tenth, nameless])
  expect(findDevices(all, '', 'room')).toEqual([tenth, lamp, nameless])
})
