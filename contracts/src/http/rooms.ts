import { z } from 'zod'
import { id, idInPath, roomName } from '../vocabulary/fields.ts'
import { paint } from '../vocabulary/paint.ts'
import { endpoint } from './endpoint.ts'
import { lostAccess } from './lost-access.ts'
import { done } from './refusals.ts'

/** A room as somebody sees it. */
export const room = z.object({
  room_id: id,
  room_name: z.string(),
  /** Devices in the room that the caller may see. */
  device_count: z.int().nonnegative(),
  /** Its colour on pages; missing where nobody has chosen one, and pages choose by `room_id`. */
  paint: paint.optional(),
  /** Its photo, by a text that another photo does not have; missing where it has none, or the caller does not see the whole room. */
  photo: z.string().optional(),
})

export const shownRoom = room.extend({
  /** Identifiers of its devices; present where the caller has put them into an order of their own. */
  device_order: z.array(z.string()).optional(),
})
export type Room = z.infer<typeof shownRoom>

export const listRoomsEndpoint = endpoint({
  method: 'GET',
  url: '/api/rooms/my-rooms',
  summary: 'The rooms the caller may see, by name or in the order that the caller has made.',
  access: 'session',
  reply: z.object({ rooms: z.array(shownRoom) }),
})

export const arrangeRoomsEndpoint = endpoint({
  method: 'PUT',
  url: '/api/rooms/order',
  summary:
    'Saves the caller’s own order of rooms. Rooms that are not named follow; those that the caller may not see are ignored.',
  access: 'session',
  body: z.strictObject({ room_ids: z.array(id) }),
  reply: done,
})

export const getRoomEndpoint = endpoint({
  method: 'GET',
  url: '/api/rooms/{id}',
  summary: 'One room.',
  access: 'session',
  path: z.object({ id: idInPath }),
  reply: room,
})

export const createRoomEndpoint = endpoint({
  method: 'POST',
  url: '/api/rooms/',
  summary: 'Creates a room.',
  access: 'managers',
  body: z.strictObject({ room_name: roomName }),
  reply: room,
})

export const changeRoomEndpoint = endpoint({
  method: 'PUT',
  url: '/api/rooms/{id}',
  summary: 'Gives a room a name and, where `paint` is sent, a colour.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  body: z.strictObject({ room_name: roomName, paint: paint.optional() }),
  reply: room,
})

const namedDevice = z.object({ deviceIdentifier: z.string(), device_name: z.string().nullable() })

/** The effects of deleting a room, shown to a person before they decide. */
const roomDeletion = lostAccess.extend({
  devices: z.array(namedDevice),
  /** Devices of other rooms, or of none, that have pins in it: these count for the room of their device then. */
  boards: z.array(namedDevice),
})
export type RoomDeletion = z.infer<typeof roomDeletion>

export const roomDeletionEndpoint = endpoint({
  method: 'GET',
  url: '/api/rooms/{id}/deletion',
  summary:
    'What deleting a room would do: the devices that would be in no room, and who would lose access.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  reply: roomDeletion,
})

export const deleteRoomEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/rooms/{id}',
  summary:
    'Deletes a room. Its devices are then in no room; the access of its guests ends, and so do codes for it.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  reply: done,
})
