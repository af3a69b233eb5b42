import * as rooms from '@roomwire/contracts/http/rooms.ts'
import { createRoom } from '../../features/rooms/create-room.ts'
import { listRooms, showRoom } from '../../features/rooms/list-rooms.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about rooms: API-8…10. */
export function roomRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, rooms.listRoomsEndpoint, (_given, { actor }) => listRooms(roomwire, actor))
  serve(context, rooms.getRoomEndpoint, ({ path }, { actor }) => showRoom(roomwire, actor, path.id))
  serve(context, rooms.createRoomEndpoint, ({ body }, { actor }) =>
    createRoom(roomwire, actor, body.room_name),
  )
}
