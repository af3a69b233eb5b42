import { z } from 'zod'
import { id, idInPath, roomName } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'

const room = z.object({
  room_id: id,
  room_name: z.string(),
  /** Devices in the room that the caller may see. */
  device_count: z.int().nonnegative(),
})
export type Room = z.infer<typeof room>

export const listRoomsEndpoint = endpoint({
  method: 'GET',
  url: '/api/rooms/my-rooms',
  summary: 'The rooms the caller may see.',
  access: 'session',
  reply: z.object({ rooms: z.array(room) }),
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
