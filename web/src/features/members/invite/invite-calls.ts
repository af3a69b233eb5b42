import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  createJoinCodeEndpoint,
  revokeJoinCodeEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import { callServer } from '../../../api/call.ts'

/** A new join code with its role and scope. */
export type InviteForm = RequestInput<typeof createJoinCodeEndpoint>['body']

/** Makes a join code (REG-5). */
export function makeCode(body: InviteForm) {
  return callServer<typeof createJoinCodeEndpoint>('POST', '/api/users/join-code/create', { body })
}

/** Revokes a join code. */
export function revokeCode(id: number) {
  return callServer<typeof revokeJoinCodeEndpoint>('DELETE', '/api/users/join-code/delete/{id}', {
    path: { id: String(id) },
  })
}
