import { readRoomPlace } from '../../rooms/room-place.ts'
import type { MovingDevice } from '../moving-device.ts'

/** Reads the device from a navigation state; null when there is none. */
export function readMovingDevice(state: unknown): MovingDevice | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('deviceId' in state) || !('deviceName' in state) || !('currentRoom' in state)) return null
  const { deviceId, deviceName } = state
  const currentRoom = readRoomPlace(state.currentRoom)
  if (typeof deviceId !== 'string' || typeof deviceName !== 'string' || !currentRoom) return null
  return deviceId && deviceName ? { deviceId, deviceName, currentRoom } : null
}
