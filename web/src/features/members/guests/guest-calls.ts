import type { Sent } from '@roomwire/contracts/http/endpoint.ts'
import type { createGuest, deleteGuest } from '@roomwire/contracts/http/guests.ts'
import { call } from '../../../api/call.ts'

export type GuestForm = Sent<typeof createGuest>['body']

export function addGuest(body: GuestForm) {
  return call<typeof createGuest>('POST', '/api/users/guest/create', { body })
}

export function removeGuest(userId: number) {
  return call<typeof deleteGuest>('DELETE', '/api/users/guest/delete/{id}', {
    path: { id: String(userId) },
  })
}
