import type {
  forgotPasswordEndpoint,
  profileByEmailEndpoint,
  resetPasswordEndpoint,
} from '@roomwire/contracts/http/accounts.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { callServer } from '../../api/call.ts'

/* The three calls of the password reset. */

/** How the code is sent. */
export type Way = 'email' | 'mobile'

/**
 * The account as a visitor may know it: at most the
 * last digits of the mobile number.
 */
export type FoundProfile = Reply<typeof profileByEmailEndpoint>['user'] & {
  /** The ways that this server sends, whatever account it is. */
  carriedWays: readonly Way[]
}

/** Finds the account of an email (RESET-2). */
export async function findProfile(email: string): Promise<FoundProfile> {
  const { user, carried_ways } = await callServer<typeof profileByEmailEndpoint>(
    'GET',
    '/api/users/profile-by-email',
    {
      query: { email },
    },
  )
  return { ...user, carriedWays: carried_ways }
}

/** The outcome of sending a code: its way if the server may tell, and the ways that it sends. */
export type SentCode = { via: Way | undefined; carriedWays: readonly Way[] }

/** Asks for a code; with the key of a mail also where strangers have asked for too many. */
export async function sendCode(
  email: string,
  via: Way,
  mailKey: string | undefined,
): Promise<SentCode> {
  const answer = await callServer<typeof forgotPasswordEndpoint>(
    'POST',
    '/api/users/forgot-password',
    { body: { email, via, ...(mailKey && { mail_key: mailKey }) } },
  )
  return { via: answer.via, carriedWays: answer.carried_ways }
}

/** Sets a new password with a code (RESET-5). */
export async function setPassword(body: {
  email: string
  token: string
  new_password: string
  mail_key?: string
}): Promise<void> {
  await callServer<typeof resetPasswordEndpoint>('POST', '/api/users/reset-password', { body })
}
