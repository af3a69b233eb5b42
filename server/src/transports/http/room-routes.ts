import * as rooms from '@roomwire/contracts/http/rooms.ts'
import { createRoom } from '../../features/rooms/create-room.ts'
import { listRooms, showRoom } from '../../features/rooms/list-rooms.ts'
import { presentRoom } from './room-presenter.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about rooms: API-8…10. */
export function roomRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, rooms.listRoomsEndpoint, async (_input, { actor }) => ({
    rooms: (await listRooms(roomwire, actor)).map(presentRoom),
  }))
  serve(context, rooms.getRoomEndpoint, async ({ path }, { actor }) =>
    presentRoom(await showRoom(roomwire, actor, path.id)),
  )
  serve(context, rooms.createRoomEndpoint, async ({ body }, { actor }) =>
    presentRoom(await createRoom(roomwire, actor, body.room_name)),
  )
}
