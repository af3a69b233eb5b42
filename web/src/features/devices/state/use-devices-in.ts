import { useCallback } from 'react'
import type { LiveDevices } from './apply-live-message.ts'
import { useOfDevices } from './use-device-states.ts'

/**
 * The identifiers of a room's devices, in the order of their names.
 * @param roomId null for the devices that are in no room.
 */
export function useDevicesIn(roomId: number | null): readonly string[] {
  const select = useCallback(
    (devices: LiveDevices) =>
      [...devices.values()]
        .map(({ device }) => device)
        .filter((device) => device.room_id === roomId)
        .sort((a, b) => (a.device_name ?? '').localeCompare(b.device_name ?? ''))
        .map(({ deviceIdentifier }) => deviceIdentifier),
    [roomId],
  )
  return useOfDevices(select, sameList)
}

const sameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
