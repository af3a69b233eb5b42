import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { useCallback } from 'react'
import type { LiveDevices } from './apply-live-message.ts'
import { devicesInRoom, noOrder } from './devices-by-room.ts'
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
    (devices: LiveDevices) =>
      devicesInRoom(devices, roomId).map(
        ({ device: { deviceIdentifier, device_name, room_id } }) =>
          [Number(room_id !== roomId), device_name ?? '', deviceIdentifier] as const,
      ),
    [roomId],
  )
  const listed = useOfDevices(select, areAlike)
  // Here, since a name or a room changes seldom: not with each report.
  const byName = listed.toSorted(([a, one], [b, other]) => a - b || compareNames(one, other))
  return arranged(
    byName.map(([, , deviceIdentifier]) => deviceIdentifier),
    order,
    String,
  )
}

const areAlike = (some: unknown, others: unknown) => String(some) === String(others)
