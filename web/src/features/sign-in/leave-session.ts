import type { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { callServer } from '../../api/call.ts'
import { session } from '../../api/this-session.ts'

/**
 * Ends the session here at once, for a reason that the sign-in page tells, and asks the server to
 * end it too: forgotten only here, it would live on and stay in its person's list.
 */
export function leaveSession(reason: string): void {
  const token = session.current()?.token
  session.end(reason)
  if (token)
    callServer<typeof logoutEndpoint>('POST', '/api/auth/logout', {}, { token }).catch(
      () => undefined,
    )
}
