import { expect, it } from 'vitest'
import { movingFrom } from '../moving-device.ts'
import { readMovingDevice } from './read-moving-device.ts'

const room = { roomId: 7, roomName: 'Kitchen' }
const moving = { deviceId: 'SC-000001', deviceName: 'Lights', currentRoom: room }

it('REASSIGN-1 reads the device, its name and its room back from the navigation state', () => {
  const device = { deviceIdentifier: 'SC-000001', device_name: 'Lights' }
  expect(readMovingDevice(movingFrom(room, device))).toEqual(moving)
  expect(movingFrom(room, { ...device, device_name: null }).deviceName).toBe('Unnamed')
})

it.each([
  null,
  undefined,
  'SC-000001',
  {},
  { ...moving, deviceId: '' },
  { ...moving, deviceId: 7 },
  { ...moving, deviceName: '' },
  { ...moving, currentRoom: null },
  { ...moving, currentRoom: { roomId: 0, roomName: 'Kitchen' } },
])('REASSIGN-1 takes no device from %j', (state) => {
  expect(readMovingDevice(state)).toBeNull()
})
