import { liveTicketEndpoint, logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import * as sessions from '@roomwire/contracts/http/sessions.ts'
import { issueTicket } from '../../features/sign-in/issue-ticket.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '../../features/sign-in/manage-sessions.ts'
import { signOut } from '../../features/sign-in/sign-out.ts'
import { isSameOrigin, refuseForeignOrigin } from './origin.ts'
import { type RouteContext, serve } from './serve.ts'
import { presentSession } from './sign-in-presenter.ts'

/** The calls about sessions: signing out, listing and ending them, tickets for the live socket (API-3). */
export function sessionRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, logoutEndpoint, async (_input, { actor }) => {
    if (actor) await signOut(roomwire, actor)
    return { message: 'Signed out' }
  })
  serve(context, sessions.listSessionsEndpoint, async (_input, { actor }) => ({
    sessions: (await listSessions(roomwire, actor)).map(presentSession),
  }))
  serve(context, sessions.endSessionEndpoint, async ({ path }, { actor }) => {
    await endSession(roomwire, actor, path.id)
    return { message: 'Session ended' }
  })
  serve(context, sessions.endOtherSessionsEndpoint, async (_input, { actor }) => {
    await endOtherSessions(roomwire, actor)
    return { message: 'Signed out everywhere else' }
  })
  serve(context, liveTicketEndpoint, async (_input, { actor, request }) => {
    // It carries the page's origin, as the socket will.
    if (!isSameOrigin(request.headers, roomwire.publicUrl)) {
      throw refuseForeignOrigin(roomwire, request.headers, 'the live connection')
    }
    const { ticket, expiresAt } = await issueTicket(roomwire, actor)
    return { ticket, expires_at: expiresAt }
  })
}
