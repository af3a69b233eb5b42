import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  changePasswordEndpoint,
  changeProfileEndpoint,
  deleteAccountEndpoint,
  exportDataEndpoint,
} from '@roomwire/contracts/http/own-account.ts'
import type {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '@roomwire/contracts/http/sessions.ts'
import { callServer } from '../../../api/call.ts'

/* The calls of people about their own account. */

export const sessionsKey = ['sessions'] as const

export type OwnSession = Reply<typeof listSessionsEndpoint>['sessions'][number]
export type DetailsChange = RequestInput<typeof changeProfileEndpoint>['body']

export async function askSessions(): Promise<OwnSession[]> {
  const { sessions } = await callServer<typeof listSessionsEndpoint>('GET', '/api/auth/sessions')
  return sessions
}

export function signOutOf(id: string) {
  return callServer<typeof endSessionEndpoint>('DELETE', '/api/auth/sessions/{id}', {
    path: { id },
  })
}

export function signOutElsewhere() {
  return callServer<typeof endOtherSessionsEndpoint>('DELETE', '/api/auth/sessions')
}

export function savePassword(body: RequestInput<typeof changePasswordEndpoint>['body']) {
  return callServer<typeof changePasswordEndpoint>('PUT', '/api/account/password', { body })
}

export async function saveOwnDetails(body: DetailsChange) {
  const { user } = await callServer<typeof changeProfileEndpoint>('PUT', '/api/account/profile', {
    body,
  })
  return user
}

export function askOwnData(password: string) {
  return callServer<typeof exportDataEndpoint>('POST', '/api/account/export', {
    body: { password },
  })
}

export function deleteOwn(body: RequestInput<typeof deleteAccountEndpoint>['body']) {
  return callServer<typeof deleteAccountEndpoint>('POST', '/api/account/delete', { body })
}
