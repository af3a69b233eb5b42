import * as rooms from '@roomwire/contracts/http/rooms.ts'
import {
  deleteRoom,
  previewRoomDeletion,
  renameRoom,
} from '../../features/devices/arranging/change-room.ts'
import { arrangeRooms } from '../../features/rooms/arrange-rooms.ts'
import { createRoom } from '../../features/rooms/create-room.ts'
import { listRooms, showRoom } from '../../features/rooms/list-rooms.ts'
import { presentRoom, presentRoomDeletion } from './room-presenter.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about rooms: API-8…10, and those that arrange them. */
export function roomRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, rooms.listRoomsEndpoint, async (_input, { actor }) => ({
    rooms: (await listRooms(roomwire, actor)).map(presentRoom),
  }))
  serve(context, rooms.getRoomEndpoint, async ({ path }, { actor }) =>
    presentRoom(await showRoom(roomwire, actor, path.id)),
  )
  serve(context, rooms.arrangeRoomsEndpoint, async ({ body }, { actor }) => {
    await arrangeRooms(roomwire, actor, body.room_ids)
    return { message: 'Order saved' }
  })
  serve(context, rooms.createRoomEndpoint, async ({ body }, { actor }) =>
    presentRoom(await createRoom(roomwire, actor, body.room_name)),
  )
  serve(context, rooms.renameRoomEndpoint, async ({ path, body }, { actor }) =>
    presentRoom(await renameRoom(roomwire, actor, { roomId: path.id, name: body.room_name })),
  )
  serve(context, rooms.roomDeletionEndpoint, async ({ path }, { actor }) =>
    presentRoomDeletion(await previewRoomDeletion(roomwire, actor, path.id), path.id),
  )
  serve(context, rooms.deleteRoomEndpoint, async ({ path }, { actor }) => {
    await deleteRoom(roomwire, actor, path.id)
    return { message: 'Room deleted' }
  })
}
