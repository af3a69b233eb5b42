import type { Sent } from '@roomwire/contracts/http/endpoint.ts'
import type { createJoinCode, revokeJoinCode } from '@roomwire/contracts/http/join-codes.ts'
import { call } from '../../../api/call.ts'

export type InviteForm = Sent<typeof createJoinCode>['body']

export function makeCode(body: InviteForm) {
  return call<typeof createJoinCode>('POST', '/api/users/join-code/create', { body })
}

export function revokeCode(id: number) {
  return call<typeof revokeJoinCode>('DELETE', '/api/users/join-code/delete/{id}', {
    path: { id: String(id) },
  })
}
