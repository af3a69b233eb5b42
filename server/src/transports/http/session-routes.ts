import { liveTicketEndpoint, logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import * as sessions from '@roomwire/contracts/http/sessions.ts'
import { issueTicket } from '../../features/sign-in/issue-ticket.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '../../features/sign-in/manage-sessions.ts'
import { signOut } from '../../features/sign-in/sign-out.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about sessions: signing out, listing and ending them, tickets for the live socket (API-3). */
export function sessionRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, logoutEndpoint, async (_given, { actor }) => {
    if (actor) await signOut(roomwire, actor)
    return { message: 'Signed out' }
  })
  serve(context, sessions.listSessionsEndpoint, (_given, { actor }) =>
    listSessions(roomwire, actor),
  )
  serve(context, sessions.endSessionEndpoint, async ({ path }, { actor }) => {
    await endSession(roomwire, actor, path.id)
    return { message: 'Session ended' }
  })
  serve(context, sessions.endOtherSessionsEndpoint, async (_given, { actor }) => {
    await endOtherSessions(roomwire, actor)
    return { message: 'Signed out everywhere else' }
  })
  serve(context, liveTicketEndpoint, (_given, { actor }) => issueTicket(roomwire, actor))
}
