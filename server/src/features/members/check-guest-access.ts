import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../identity/guest-store.ts'

/** The access that a manager asks for: instants in epoch ms; without room and device the whole home. */
export type RequestedAccess = {
  startAt: number
  expiresAt: number
  roomId?: number | null | undefined
  deviceIdentifier?: string | null | undefined
}

/** @throws Refusal 'invalid_input' for an access that ends too early, or lasts too long. */
export function checkTimes({ startAt, expiresAt }: RequestedAccess, now: number): void {
  if (expiresAt <= startAt) throw invalidEnd('The access must end after it starts')
  if (expiresAt <= now) throw invalidEnd('The access would already have ended')
  if (expiresAt - startAt > limits.guestSpanMaxMs) {
    throw invalidEnd('A guest may have access for a year at most')
  }
}

/**
 * Finds the room and the device of an access in a home.
 * @throws Refusal 'not_found' for a room or device of another home.
 */
export async function findScope(
  guests: GuestStore,
  homeId: number,
  { roomId = null, deviceIdentifier = null }: RequestedAccess,
): Promise<{ roomId: number | null; deviceId: number | null }> {
  const { room, device } = await guests.findScope(homeId, roomId, deviceIdentifier)
  if (room === undefined) throw refuse('not_found', 'Room not found', { field: 'roomId' })
  if (device === undefined) {
    throw refuse('not_found', 'Device not found', { field: 'deviceIdentifier' })
  }
  return { roomId: room?.id ?? null, deviceId: device?.id ?? null }
}

const invalidEnd = (error: string) => refuse('invalid_input', error, { field: 'expiresAt' })
