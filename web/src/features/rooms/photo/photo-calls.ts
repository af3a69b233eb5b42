import type {
  removeRoomPhotoEndpoint,
  roomPhotoEndpoint,
  setRoomPhotoEndpoint,
} from '@roomwire/contracts/http/room-photos.ts'
import { queryOptions } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'

const at = (roomId: number) => ({ path: { id: String(roomId) } })

/** The photo of a room. Another photo has another name, so this one is asked for once. */
export const photoQuery = (roomId: number, name: string) =>
  queryOptions({
    queryKey: ['room-photo', roomId, name],
    queryFn: async () => {
      const { photo } = await callServer<typeof roomPhotoEndpoint>(
        'GET',
        '/api/rooms/{id}/photo',
        at(roomId),
      )
      return photo
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Sets the photo of a room, or removes it. */
export async function savePhoto(roomId: number, photo: string | null): Promise<void> {
  if (photo === null) {
    await callServer<typeof removeRoomPhotoEndpoint>('DELETE', '/api/rooms/{id}/photo', at(roomId))
  } else {
    await callServer<typeof setRoomPhotoEndpoint>('PUT', '/api/rooms/{id}/photo', {
      ...at(roomId),
      body: { photo },
    })
  }
}
