import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { type RoomPlace, readRoomPlace } from '../rooms/room-place.ts'
import { deviceLabel } from './device-label.ts'

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

/** Reads the device from a navigation state; null when there is none. */
export function readMovingDevice(state: unknown): MovingDevice | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('deviceId' in state) || !('deviceName' in state) || !('currentRoom' in state)) return null
  const { deviceId, deviceName } = state
  const currentRoom = readRoomPlace(state.currentRoom)
  if (typeof deviceId !== 'string' || typeof deviceName !== 'string' || !currentRoom) return null
  return deviceId && deviceName ? { deviceId, deviceName, currentRoom } : null
}
