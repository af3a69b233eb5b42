import { useState } from 'react'
import { deviceLabel } from '../../devices/device-label.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import { reachText } from './access-summary.ts'
import type { AccessBefore } from './guest-places.ts'

/** The choice that gives access to every room. */
export const fullAccess = 'everything'

/** The chosen scope as the fields hold it. */
type Choice = {
  /** A room's id, or everything; null until somebody chooses. */
  roomId: string | null
  /** Empty means all of them. */
  deviceIdentifier: string
}

/** What there is now; nothing once the room or device of the access is deleted. */
function presentChoice(before: AccessBefore | undefined): Choice {
  if (!before?.has_access) return { roomId: null, deviceIdentifier: '' }
  const { room_id, device_identifier } = before
  if (device_identifier !== null) return { roomId: null, deviceIdentifier: device_identifier }
  return { roomId: room_id === null ? fullAccess : String(room_id), deviceIdentifier: '' }
}

/**
 * What a guest may reach: the choice, the options, and the result.
 * @param before the access as it is now; undefined for a new one
 */
export function useGuestScope(before?: AccessBefore) {
  const rooms = useRooms()
  const devices = useDevices()
  const [choice, setChoice] = useState(() => presentChoice(before))
  const chosen = devices.data?.find((one) => one.deviceIdentifier === choice.deviceIdentifier)
  const placeOfChosen = chosen && (chosen.room_id ?? fullAccess)
  // Everything is given only when somebody chooses it, or when there is nothing less to give.
  const usual = placeOfChosen ?? (rooms.data && (rooms.data[0]?.room_id ?? fullAccess))
  const roomId = choice.roomId ?? String(usual ?? '')
  const room = rooms.data?.find(({ room_id }) => String(room_id) === roomId)
  const inReach = devices.data?.filter(({ room_id }) => !room || room_id === room.room_id) ?? []
  const device = inReach.find((one) => one.deviceIdentifier === choice.deviceIdentifier)
  return {
    choice: { ...choice, roomId },
    choose: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
    rooms: rooms.data ?? [],
    devices: inReach,
    /** The choice needs both lists to fill in what nobody has chosen. */
    isMissing: { rooms: rooms.isError, devices: devices.isError },
    /** False while it is not known where, or when the device that they have is not known yet. */
    isChosen: Boolean(room || device || roomId === fullAccess) && !isUnknown(choice, devices.data),
    scope: {
      ...(room && { room_id: room.room_id }),
      ...(device && { device_identifier: device.deviceIdentifier }),
    },
    reach: reachText(room?.room_name, device && deviceLabel(device)),
  }
}

/** The fields of a guest's scope. */
export type GuestScopeFields = ReturnType<typeof useGuestScope>

/** Whether a device is chosen whose list has not come: without it the choice would mean more. */
const isUnknown = ({ deviceIdentifier }: Choice, devices: readonly unknown[] | undefined) =>
  deviceIdentifier !== '' && devices === undefined
