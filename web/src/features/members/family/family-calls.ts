import type { Sent } from '@roomwire/contracts/http/endpoint.ts'
import type { createFamily, deleteFamily, updateFamily } from '@roomwire/contracts/http/family.ts'
import { call } from '../../../api/call.ts'

/** @param userId whose account is changed; without it a new one is made. */
export function saveFamily(userId: number | undefined, body: Sent<typeof createFamily>['body']) {
  if (userId === undefined) {
    return call<typeof createFamily>('POST', '/api/users/family/create', { body })
  }
  return call<typeof updateFamily>('PUT', '/api/users/family/update/{id}', {
    path: { id: String(userId) },
    body,
  })
}

export function removeFamily(userId: number) {
  return call<typeof deleteFamily>('DELETE', '/api/users/family/delete/{id}', {
    path: { id: String(userId) },
  })
}
