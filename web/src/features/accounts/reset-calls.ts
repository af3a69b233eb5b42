import type {
  forgotPasswordEndpoint,
  profileByEmailEndpoint,
  resetPasswordEndpoint,
} from '@roomwire/contracts/http/accounts.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { callServer } from '../../api/call.ts'

/* The three calls of the password reset. */

/** What may be known of an account before anybody has signed in to it: no more than the mobile's last digits. */
export type FoundProfile = Reply<typeof profileByEmailEndpoint>['user']

/** The way a code takes. */
export type Way = 'email' | 'mobile'

export async function findProfile(email: string): Promise<FoundProfile> {
  const { user } = await callServer<typeof profileByEmailEndpoint>(
    'GET',
    '/api/users/profile-by-email',
    {
      query: { email },
    },
  )
  return user
}

/** Resolves to the way the code took; undefined where the server may not tell. */
export async function sendCode(email: string, via: Way): Promise<Way | undefined> {
  const answer = await callServer<typeof forgotPasswordEndpoint>(
    'POST',
    '/api/users/forgot-password',
    { body: { email, via } },
  )
  return answer.via
}

export async function setPassword(body: {
  email: string
  token: string
  new_password: string
}): Promise<void> {
  await callServer<typeof resetPasswordEndpoint>('POST', '/api/users/reset-password', { body })
}
