import type { Room } from '@roomwire/contracts/http/rooms.ts'

/**
 * The room that a page is about. It travels in the navigation state, which survives
 * a reload (CTRL-1).
 */
export type RoomPlace = { roomId: number; roomName: string }

/** The navigation state that opens a room. */
export function placeOf({ room_id, room_name }: Pick<Room, 'room_id' | 'room_name'>): RoomPlace {
  return { roomId: room_id, roomName: room_name }
}

/** The same on a room's card and on the head of its page, of which one becomes the other. */
export const roomPart = (roomId: number) => `room-${roomId}`

/** Reads the room from a navigation state; null when there is none. */
export function readRoomPlace(state: unknown): RoomPlace | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('roomId' in state) || !('roomName' in state)) return null
  const { roomId, roomName } = state
  if (typeof roomId !== 'number' || !Number.isInteger(roomId) || roomId <= 0) return null
  return typeof roomName === 'string' && roomName !== '' ? { roomId, roomName } : null
}
