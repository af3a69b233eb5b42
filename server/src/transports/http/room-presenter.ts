import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { ShownRoom } from '../../features/rooms/list-rooms.ts'

/** A room under the field names of the specification. */
export function presentRoom({ id, name, deviceCount }: ShownRoom): Room {
  return { room_id: id, room_name: name, device_count: deviceCount }
}
