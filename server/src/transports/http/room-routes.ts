import * as photos from '@roomwire/contracts/http/room-photos.ts'
import * as rooms from '@roomwire/contracts/http/rooms.ts'
import {
  changeRoom,
  deleteRoom,
  previewRoomDeletion,
} from '../../features/devices/arranging/change-room.ts'
import { arrangeRooms } from '../../features/rooms/arrange-rooms.ts'
import { createRoom } from '../../features/rooms/create-room.ts'
import { listRooms, showRoom } from '../../features/rooms/list-rooms.ts'
import { removeRoomPhoto, setRoomPhoto, showRoomPhoto } from '../../features/rooms/room-photos.ts'
import type { NeedsOf } from '../../roomwire.ts'
import { presentRoom, presentRoomDeletion } from './room-presenter.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<
  | typeof listRooms
  | typeof showRoom
  | typeof arrangeRooms
  | typeof createRoom
  | typeof changeRoom
  | typeof showRoomPhoto
  | typeof setRoomPhoto
  | typeof removeRoomPhoto
  | typeof previewRoomDeletion
  | typeof deleteRoom
>

/** The calls about rooms: API-8…10, and those that arrange them. */
export function roomRoutes(needs: Needs, serve: Serve): void {
  serve(rooms.listRoomsEndpoint, async (_input, { actor }) => ({
    rooms: (await listRooms(needs, actor)).map(presentRoom),
  }))
  serve(rooms.getRoomEndpoint, async ({ path }, { actor }) =>
    presentRoom(await showRoom(needs, actor, path.id)),
  )
  serve(rooms.arrangeRoomsEndpoint, async ({ body }, { actor }) => {
    await arrangeRooms(needs, actor, body.room_ids)
    return { message: 'Order saved' }
  })
  serve(rooms.createRoomEndpoint, async ({ body }, { actor }) =>
    presentRoom(await createRoom(needs, actor, body.room_name)),
  )
  serve(rooms.changeRoomEndpoint, async ({ path, body: { room_name: name, paint } }, { actor }) =>
    presentRoom(await changeRoom(needs, actor, { roomId: path.id, name, paint })),
  )
  serve(photos.roomPhotoEndpoint, async ({ path }, { actor, reply }) => {
    const { hash, jpeg } = await showRoomPhoto(needs, actor, path.id)
    // Kept by the browser, which asks each time whether it still may show it.
    void reply.headers({ 'cache-control': 'private, no-cache', etag: `"${hash}"` })
    return { photo: jpeg }
  })
  serve(photos.setRoomPhotoEndpoint, async ({ path, body: { photo } }, { actor }) =>
    presentRoom(await setRoomPhoto(needs, actor, { roomId: path.id, photo })),
  )
  serve(photos.removeRoomPhotoEndpoint, async ({ path }, { actor }) => {
    await removeRoomPhoto(needs, actor, path.id)
    return { message: 'Photo removed' }
  })
  serve(rooms.roomDeletionEndpoint, async ({ path }, { actor }) =>
    presentRoomDeletion(await previewRoomDeletion(needs, actor, path.id), path.id),
  )
  serve(rooms.deleteRoomEndpoint, async ({ path }, { actor }) => {
    await deleteRoom(needs, actor, path.id)
    return { message: 'Room deleted' }
  })
}
