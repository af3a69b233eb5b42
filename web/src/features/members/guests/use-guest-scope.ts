import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useState } from 'react'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import { pinName } from '../../devices/plate/pin-text.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { isInRoom, pinOf, roomOfPin } from '../../devices/state/pins-of.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import { reachText } from './access-summary.ts'
import { type AccessBefore, pinPlaceName, placeKey } from './guest-places.ts'

/** The choice that gives access to every room. */
export const fullAccess = 'everything'

/** The chosen scope as the fields hold it. */
type Choice = {
  /** A room's id, or everything; null until somebody chooses. */
  roomId: string | null
  /** Empty means all of them. */
  deviceIdentifier: string
  /** Null means all of the device. */
  pin: PinKey | null
}

/** The present choice; empty once the room or device of the access is deleted. */
function presentChoice(before: AccessBefore | undefined): Choice {
  if (!before?.has_access) return { roomId: null, deviceIdentifier: '', pin: null }
  const { room_id, device_identifier, places } = before
  if (device_identifier !== null) {
    return { roomId: null, deviceIdentifier: device_identifier, pin: places[0]?.pin ?? null }
  }
  const roomId = room_id === null ? fullAccess : String(room_id)
  return { roomId, deviceIdentifier: '', pin: null }
}

/**
 * The place of an access: the choice, the options and the result.
 * @param before the access as it is now; undefined for a new one
 */
export function useGuestScope(before?: AccessBefore) {
  const rooms = useRooms()
  const devices = useDevices()
  const [choice, setChoice] = useState(() => presentChoice(before))
  const chosen = devices.data?.find((one) => one.deviceIdentifier === choice.deviceIdentifier)
  const placeOfChosen = chosen && (placeOf(chosen, choice.pin) ?? fullAccess)
  // Everything is given only when somebody chooses it, or when there is nothing less to give.
  const usual = placeOfChosen ?? (rooms.data && (rooms.data[0]?.room_id ?? fullAccess))
  const roomId = choice.roomId ?? String(usual ?? '')
  const room = rooms.data?.find(({ room_id }) => String(room_id) === roomId)
  const inReach = devices.data?.filter((one) => !room || isInRoom(one, room.room_id)) ?? []
  const device = inReach.find((one) => one.deviceIdentifier === choice.deviceIdentifier)
  const pin = device ? choice.pin : null
  const scope = {
    ...(room && { room_id: room.room_id }),
    ...(device && { device_identifier: device.deviceIdentifier }),
  }
  return {
    choice: { ...choice, roomId },
    choose: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
    rooms: rooms.data ?? [],
    devices: inReach,
    /** Pins of the chosen device in the chosen room. */
    pins: device ? pinChoices(device, room?.room_id) : [],
    /** The choice needs both lists to fill in what nobody has chosen. */
    isMissing: { rooms: rooms.isError, devices: devices.isError },
    /** False while it is not known where, or when the device that they have is not known yet. */
    isChosen: Boolean(room || device || roomId === fullAccess) && !isUnknown(choice, devices.data),
    /** In the form the specification names; empty for a pin. */
    scope: pin === null ? scope : {},
    /** The key of the first place; empty for everything. */
    place: placeKey({ ...scope, pin }),
    reach: reachText(room?.room_name, device && chosenName(device, pin)),
  }
}

const placeOf = (device: Device, pin: PinKey | null) =>
  pin === null ? device.room_id : roomOfPin(device, pin)

const pinChoices = (device: Device, roomId: number | undefined) =>
  pinsShown(device, roomId).map((pin) => ({ pin, name: nameOf(device, pin) }))

const nameOf = (device: Device, pin: PinKey) => pinName(device, pin)

function chosenName(device: Device, pin: PinKey | null): string {
  const name = deviceLabel(device)
  return pin === null
    ? name
    : pinPlaceName(device.deviceIdentifier, name, pin, pinOf(device, pin)?.name)
}

/** The fields of a guest's scope. */
export type GuestScopeFields = ReturnType<typeof useGuestScope>

/** Whether a device is chosen whose list has not come: without it the choice would mean more. */
const isUnknown = ({ deviceIdentifier }: Choice, devices: readonly unknown[] | undefined) =>
  deviceIdentifier !== '' && devices === undefined
