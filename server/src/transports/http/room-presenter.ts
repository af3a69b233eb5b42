import type { Room, RoomDeletion } from '@roomwire/contracts/http/rooms.ts'
import type { previewRoomDeletion } from '../../features/devices/arranging/delete-room.ts'
import type { ShownRoom } from '../../features/rooms/list-rooms.ts'

/** A room under the field names of the specification. */
export function presentRoom({ id, name, deviceCount }: ShownRoom): Room {
  return { room_id: id, room_name: name, device_count: deviceCount }
}

export function presentRoomDeletion({
  devices,
  guests,
  joinCodes,
}: Awaited<ReturnType<typeof previewRoomDeletion>>): RoomDeletion {
  return {
    devices: devices.map(({ identifier, name }) => ({
      deviceIdentifier: identifier,
      device_name: name,
    })),
    guests: guests.map(({ personId, username }) => ({ user_id: personId, username })),
    join_codes: joinCodes,
  }
}
