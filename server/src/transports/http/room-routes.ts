import * as rooms from '@roomwire/contracts/http/rooms.ts'
import { createRoom } from '../../features/rooms/create-room.ts'
import { listRooms, showRoom } from '../../features/rooms/list-rooms.ts'
import { type Door, serve } from './serve.ts'

/** The calls about rooms: API-8…10. */
export function roomRoutes(door: Door): void {
  const { roomwire } = door
  serve(door, rooms.listRooms, (_given, { actor }) => listRooms(roomwire, actor))
  serve(door, rooms.getRoom, ({ path }, { actor }) => showRoom(roomwire, actor, path.id))
  serve(door, rooms.createRoom, ({ body }, { actor }) =>
    createRoom(roomwire, actor, body.room_name),
  )
}
