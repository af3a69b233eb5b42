import { liveTicketEndpoint, logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import * as sessions from '@roomwire/contracts/http/sessions.ts'
import { issueTicket } from '../../features/sign-in/issue-ticket.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '../../features/sign-in/manage-sessions.ts'
import { signOut } from '../../features/sign-in/sign-out.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { isSameOrigin, refuseForeignOrigin } from './origin.ts'
import type { Serve } from './serve.ts'
import { presentSession } from './sign-in-presenter.ts'

type Needs = NeedsOf<
  | typeof signOut
  | typeof listSessions
  | typeof endSession
  | typeof endOtherSessions
  | typeof refuseForeignOrigin
  | typeof issueTicket
> &
  Pick<Roomwire, 'publicUrl'>

/** The calls about sessions: signing out, listing and ending them, tickets for the live socket (API-3). */
export function sessionRoutes(needs: Needs, serve: Serve): void {
  serve(logoutEndpoint, async (_input, { actor }) => {
    if (actor) await signOut(needs, actor)
    return { message: 'Signed out' }
  })
  serve(sessions.listSessionsEndpoint, async (_input, { actor }) => ({
    sessions: (await listSessions(needs, actor)).map(presentSession),
  }))
  serve(sessions.endSessionEndpoint, async ({ path }, { actor }) => {
    await endSession(needs, actor, path.id)
    return { message: 'Session ended' }
  })
  serve(sessions.endOtherSessionsEndpoint, async (_input, { actor }) => {
    await endOtherSessions(needs, actor)
    return { message: 'Signed out everywhere else' }
  })
  serve(liveTicketEndpoint, async (_input, { actor, request }) => {
    // It carries the page's origin, as the socket will.
    if (!isSameOrigin(request.raw, needs.publicUrl)) {
      throw refuseForeignOrigin(needs, request.headers, 'the live connection')
    }
    const { ticket, expiresAt } = await issueTicket(needs, actor)
    return { ticket, expires_at: expiresAt }
  })
}
