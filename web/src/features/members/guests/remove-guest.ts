import type { deleteGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { callServer } from '../../../api/call.ts'

/** Deletes a guest's account. */
export function removeGuest(userId: number) {
  return callServer<typeof deleteGuestEndpoint>('DELETE', '/api/users/guest/delete/{id}', {
    path: { id: String(userId) },
  })
}
