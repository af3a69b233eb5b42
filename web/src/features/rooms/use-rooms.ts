import type { getRoomEndpoint, listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'

/** The query key of the rooms. */
export const roomsKey = ['rooms'] as const

/** The rooms that this person may see. */
export function useRooms() {
  return useQuery({
    queryKey: roomsKey,
    queryFn: async () => {
      const { rooms } = await callServer<typeof listRoomsEndpoint>('GET', '/api/rooms/my-rooms')
      return rooms
    },
  })
}

/** One room, as the server knows it now. */
export function useRoom(roomId: number) {
  return useQuery({
    queryKey: [...roomsKey, roomId],
    queryFn: () =>
      callServer<typeof getRoomEndpoint>('GET', '/api/rooms/{id}', {
        path: { id: String(roomId) },
      }),
  })
}
