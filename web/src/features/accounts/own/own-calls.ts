import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { leaveHomeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import type {
  changeEmailEndpoint,
  changePasswordEndpoint,
  changeProfileEndpoint,
  confirmEmailEndpoint,
  deleteAccountEndpoint,
  exportDataEndpoint,
} from '@roomwire/contracts/http/own-account.ts'
import type {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '@roomwire/contracts/http/sessions.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'

/* The calls of people about their own account. */

/** The query key of the person's sessions. */
export const sessionsKey = ['sessions'] as const

/** A session of the person. */
export type SessionEntry = Reply<typeof listSessionsEndpoint>['sessions'][number]

/** The details to change. */
export type DetailsChange = RequestInput<typeof changeProfileEndpoint>['body']

/**
 * The person's sessions. No live message reports those elsewhere, so they are fetched whenever they
 * are shown.
 */
export function useOwnSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: listOwnSessions, staleTime: 0 })
}

async function listOwnSessions(): Promise<SessionEntry[]> {
  const { sessions } = await callServer<typeof listSessionsEndpoint>('GET', '/api/auth/sessions')
  return sessions
}

/** Ends one session. */
export function signOutOf(id: string) {
  return callServer<typeof endSessionEndpoint>('DELETE', '/api/auth/sessions/{id}', {
    path: { id },
  })
}

/** Ends all sessions but this one. */
export function endOtherSessions() {
  return callServer<typeof endOtherSessionsEndpoint>('DELETE', '/api/auth/sessions')
}

/** Changes the password. */
export function savePassword(body: RequestInput<typeof changePasswordEndpoint>['body']) {
  return callServer<typeof changePasswordEndpoint>('PUT', '/api/account/password', { body })
}

/** Asks for a code for a new email. */
export function requestEmailCode(body: RequestInput<typeof changeEmailEndpoint>['body']) {
  return callServer<typeof changeEmailEndpoint>('POST', '/api/account/email', { body })
}

/** Changes the email with the code that was sent there. */
export function saveEmail(code: string) {
  return callServer<typeof confirmEmailEndpoint>('POST', '/api/account/email/confirm', {
    body: { code },
  })
}

/** Saves changed details. */
export async function saveOwnDetails(body: DetailsChange) {
  const { user } = await callServer<typeof changeProfileEndpoint>('PUT', '/api/account/profile', {
    body,
  })
  return user
}

/** Fetches the first part of everything stored about the person. */
export function exportOwnData(password: string) {
  return callServer<typeof exportDataEndpoint>('POST', '/api/account/export', {
    body: { password },
  })
}

/** Takes the person out of their home. */
export function leaveTheHome(password: string) {
  return callServer<typeof leaveHomeEndpoint>('POST', '/api/users/leave', { body: { password } })
}

/** Deletes the person's account. */
export function deleteOwn(body: RequestInput<typeof deleteAccountEndpoint>['body']) {
  return callServer<typeof deleteAccountEndpoint>('POST', '/api/account/delete', { body })
}
