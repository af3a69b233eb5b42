import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  createFamilyEndpoint,
  deleteFamilyEndpoint,
  updateFamilyEndpoint,
} from '@roomwire/contracts/http/family.ts'
import { callServer } from '../../../api/call.ts'

/** @param userId the account to change; without it a new account is made. */
export function saveFamily(
  userId: number | undefined,
  body: RequestInput<typeof createFamilyEndpoint>['body'],
) {
  if (userId === undefined) {
    return callServer<typeof createFamilyEndpoint>('POST', '/api/users/family/create', { body })
  }
  return callServer<typeof updateFamilyEndpoint>('PUT', '/api/users/family/update/{id}', {
    path: { id: String(userId) },
    body,
  })
}

/** Deletes a family member's account. */
export function removeFamily(userId: number) {
  return callServer<typeof deleteFamilyEndpoint>('DELETE', '/api/users/family/delete/{id}', {
    path: { id: String(userId) },
  })
}
