import type { LostAccess } from '@roomwire/contracts/http/lost-access.ts'
import type { Room, RoomDeletion } from '@roomwire/contracts/http/rooms.ts'
import type { previewRoomDeletion } from '../../features/devices/arranging/change-room.ts'
import type { previewDeviceDeletion } from '../../features/devices/arranging/delete-device.ts'
import type { ShownRoom } from '../../features/rooms/list-rooms.ts'

/** A room under the field names of the specification. */
export function presentRoom({ id, name, deviceCount, deviceOrder, ...looks }: ShownRoom): Room {
  const { paint, photo } = looks
  const chosen = { ...(paint && { paint }), ...(photo && { photo }) }
  const order = deviceOrder && { device_order: deviceOrder }
  return { room_id: id, room_name: name, device_count: deviceCount, ...chosen, ...order }
}

export function presentRoomDeletion(
  { devices, holders, joinCodes }: Awaited<ReturnType<typeof previewRoomDeletion>>,
  roomId: number,
): RoomDeletion {
  return {
    devices: devices.filter((device) => device.roomId === roomId).map(presentName),
    boards: devices.filter((device) => device.roomId !== roomId).map(presentName),
    ...presentLostAccess({ holders, joinCodes }),
  }
}

const presentName = ({ identifier, name }: { identifier: string; name: string | null }) => ({
  deviceIdentifier: identifier,
  device_name: name,
})

/** Whose access goes with a room or device. */
export function presentLostAccess({
  holders,
  joinCodes,
}: Awaited<ReturnType<typeof previewDeviceDeletion>>): LostAccess {
  return {
    guests: holders
      .filter(({ kind }) => kind === 'person')
      .map(({ id, name }) => ({ user_id: id, username: name })),
    passes: holders
      .filter(({ kind }) => kind === 'pass')
      .map(({ id, name }) => ({ id, label: name })),
    join_codes: joinCodes,
  }
}
