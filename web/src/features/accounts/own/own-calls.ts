import type { Reply, Sent } from '@roomwire/contracts/http/endpoint.ts'
import type {
  changePassword,
  changeProfile,
  deleteAccount,
  exportData,
} from '@roomwire/contracts/http/own-account.ts'
import type {
  endOtherSessions,
  endSession,
  listSessions,
} from '@roomwire/contracts/http/sessions.ts'
import { call } from '../../../api/call.ts'

/* The calls of a person about their own account. */

export const sessionsKey = ['sessions'] as const

export type OwnSession = Reply<typeof listSessions>['sessions'][number]
export type DetailsChange = Sent<typeof changeProfile>['body']

export async function askSessions(): Promise<OwnSession[]> {
  const { sessions } = await call<typeof listSessions>('GET', '/api/auth/sessions')
  return sessions
}

export function signOutOf(id: string) {
  return call<typeof endSession>('DELETE', '/api/auth/sessions/{id}', { path: { id } })
}

export function signOutElsewhere() {
  return call<typeof endOtherSessions>('DELETE', '/api/auth/sessions')
}

export function savePassword(body: Sent<typeof changePassword>['body']) {
  return call<typeof changePassword>('PUT', '/api/account/password', { body })
}

export async function saveDetails(body: DetailsChange) {
  const { user } = await call<typeof changeProfile>('PUT', '/api/account/profile', { body })
  return user
}

export function askOwnData(password: string) {
  return call<typeof exportData>('POST', '/api/account/export', { body: { password } })
}

export function deleteOwn(body: Sent<typeof deleteAccount>['body']) {
  return call<typeof deleteAccount>('POST', '/api/account/delete', { body })
}
