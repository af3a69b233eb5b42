import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  createGuestEndpoint,
  deleteGuestEndpoint,
  updateGuestEndpoint,
} from '@roomwire/contracts/http/guests.ts'
import { callServer } from '../../../api/call.ts'

/** A new guest with the scope and time of their access. */
export type GuestForm = RequestInput<typeof createGuestEndpoint>['body']

/** Creates a guest (DASH-8). */
export function sendNewGuest(body: GuestForm) {
  return callServer<typeof createGuestEndpoint>('POST', '/api/users/guest/create', { body })
}

/** What a guest may reach, and when. */
export type GuestAccessForm = RequestInput<typeof updateGuestEndpoint>['body']

/** Changes what a guest may reach, and when. */
export function sendGuestChange(userId: number, body: GuestAccessForm) {
  return callServer<typeof updateGuestEndpoint>('PUT', '/api/users/guest/update/{id}', {
    path: { id: String(userId) },
    body,
  })
}

/** Deletes a guest's account. */
export function removeGuest(userId: number) {
  return callServer<typeof deleteGuestEndpoint>('DELETE', '/api/users/guest/delete/{id}', {
    path: { id: String(userId) },
  })
}
