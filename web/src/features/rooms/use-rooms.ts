import type { getRoomEndpoint, listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'

/** The query key of the rooms. */
export const roomsKey = ['rooms'] as const

/** The rooms, to be fetched. */
export const roomsQuery = queryOptions({
  queryKey: roomsKey,
  queryFn: async () => {
    const { rooms } = await callServer<typeof listRoomsEndpoint>('GET', '/api/rooms/my-rooms')
    return rooms
  },
})

/** The rooms that this person may see. */
export function useRooms() {
  return useQuery(roomsQuery)
}

/** The query of one room. */
export function roomQuery(roomId: number) {
  return queryOptions({
    queryKey: [...roomsKey, roomId],
    queryFn: () =>
      callServer<typeof getRoomEndpoint>('GET', '/api/rooms/{id}', {
        path: { id: String(roomId) },
      }),
  })
}

/** Fetches one room. */
export function useRoom(roomId: number) {
  return useQuery(roomQuery(roomId))
}
