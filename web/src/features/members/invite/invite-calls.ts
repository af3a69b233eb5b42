import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  createJoinCodeEndpoint,
  revokeJoinCodeEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import { callServer } from '../../../api/call.ts'

export type InviteForm = RequestInput<typeof createJoinCodeEndpoint>['body']

export function makeCode(body: InviteForm) {
  return callServer<typeof createJoinCodeEndpoint>('POST', '/api/users/join-code/create', { body })
}

export function revokeCode(id: number) {
  return callServer<typeof revokeJoinCodeEndpoint>('DELETE', '/api/users/join-code/delete/{id}', {
    path: { id: String(id) },
  })
}
