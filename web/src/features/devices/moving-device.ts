import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { RoomPlace } from '../rooms/room-place.ts'
import { deviceLabel } from './plate/device-label.ts'

/**
 * The device to move and the room it is in. Both travel in the navigation state,
 * which survives a reload (REASSIGN-1).
 */
export type MovingDevice = { deviceId: string; deviceName: string; currentRoom: RoomPlace }

/** The navigation state that moves a device. */
export function movingFrom(
  currentRoom: RoomPlace,
  device: Pick<Device, 'deviceIdentifier' | 'device_name'>,
): MovingDevice {
  return { deviceId: device.deviceIdentifier, deviceName: deviceLabel(device), currentRoom }
}
