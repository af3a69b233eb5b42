import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { useCallback } from 'react'
import type { LiveDevices } from './apply-live-message.ts'
import { noOrder } from './devices-in-order.ts'
import { isInRoom } from './rooms-of.ts'
import { useOfDevices } from './use-device-states.ts'

/**
 * The identifiers of the devices that are in a room themselves or with a pin, in the order of their names;
 * those of other rooms come last.
 * @param roomId null for the devices that are in no room.
 * @param order identifiers that come first, as the person has arranged them.
 */
export function useDevicesIn(
  roomId: number | null,
  order: readonly string[] = noOrder,
): readonly string[] {
  const select = useCallback(
    (devices: LiveDevices) => {
      const byName = [...devices.values()]
        .map(({ device }) => device)
        .filter((device) => (roomId === null ? device.room_id === null : isInRoom(device, roomId)))
        .sort(
          (a, b) =>
            Number(a.room_id !== roomId) - Number(b.room_id !== roomId) ||
            compareNames(a.device_name ?? '', b.device_name ?? ''),
        )
        .map(({ deviceIdentifier }) => deviceIdentifier)
      return arranged(byName, order, String)
    },
    [roomId, order],
  )
  return useOfDevices(select, sameList)
}

const sameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
