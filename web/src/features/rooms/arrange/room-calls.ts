import type {
  deleteRoomEndpoint,
  renameRoomEndpoint,
  roomDeletionEndpoint,
} from '@roomwire/contracts/http/rooms.ts'
import { callServer } from '../../../api/call.ts'

const at = (roomId: number) => ({ path: { id: String(roomId) } })

/** Gives a room another name. */
export const saveRoomName = (roomId: number, room_name: string) =>
  callServer<typeof renameRoomEndpoint>('PUT', '/api/rooms/{id}', {
    ...at(roomId),
    body: { room_name },
  })

/** Asks what deleting a room would do. */
export const previewDeletion = (roomId: number) =>
  callServer<typeof roomDeletionEndpoint>('GET', '/api/rooms/{id}/deletion', at(roomId))

/** Deletes a room. */
export const endRoom = (roomId: number) =>
  callServer<typeof deleteRoomEndpoint>('DELETE', '/api/rooms/{id}', at(roomId))
