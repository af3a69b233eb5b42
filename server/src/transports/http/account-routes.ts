import * as people from '@roomwire/contracts/http/accounts.ts'
import { contactEndpoint } from '@roomwire/contracts/http/contact.ts'
import * as family from '@roomwire/contracts/http/family.ts'
import * as guests from '@roomwire/contracts/http/guests.ts'
import * as sessions from '@roomwire/contracts/http/sessions.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { contactOperator } from '../../features/accounts/contact-operator.ts'
import { findByEmail } from '../../features/accounts/find-by-email.ts'
import { registerPerson } from '../../features/accounts/register.ts'
import { resetPassword } from '../../features/accounts/reset-password.ts'
import { sendResetCode } from '../../features/accounts/send-reset-code.ts'
import { showProfile } from '../../features/accounts/show-profile.ts'
import { createGuest } from '../../features/members/create-guest.ts'
import { listGuests } from '../../features/members/list-guests.ts'
import { createFamily, listFamily, updateFamily } from '../../features/members/manage-family.ts'
import { removeMember } from '../../features/members/remove-member.ts'
import { issueTicket } from '../../features/sign-in/issue-ticket.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '../../features/sign-in/manage-sessions.ts'
import { signIn } from '../../features/sign-in/sign-in.ts'
import { signOut } from '../../features/sign-in/sign-out.ts'
import { readCookie, setCookie, setKnownBrowser } from './browser-cookies.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about people: API-1…7, API-18, API-19. */
export function peopleRoutes(door: RouteContext): void {
  accountRoutes(door)
  resetRoutes(door)
  memberRoutes(door)
}

function accountRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(door, contactEndpoint, async ({ body }, { caller }) => {
    await contactOperator(roomwire, caller, body)
    return { message: 'Message sent' }
  })
  serve(door, people.registerEndpoint, async ({ body }, { caller, request, reply }) => {
    const signedIn = await registerPerson(roomwire, caller, body)
    await setKnownBrowser(roomwire, request, reply, signedIn.user_id)
    return signedIn
  })
  serve(door, people.loginEndpoint, async ({ body }, { caller, request, reply }) => {
    const answer = await signIn(roomwire, caller, body)
    // A password alone has not proved it where a code is asked for as well.
    if ('token' in answer) await setKnownBrowser(roomwire, request, reply, answer.user_id)
    return answer
  })
  serve(door, people.logoutEndpoint, async (_given, { actor }) => {
    if (actor) await signOut(roomwire, actor)
    return { message: 'Signed out' }
  })
  serve(door, sessions.listSessionsEndpoint, (_given, { actor }) => listSessions(roomwire, actor))
  serve(door, sessions.endSessionEndpoint, async ({ path }, { actor }) => {
    await endSession(roomwire, actor, path.id)
    return { message: 'Session ended' }
  })
  serve(door, sessions.endOtherSessionsEndpoint, async (_given, { actor }) => {
    await endOtherSessions(roomwire, actor)
    return { message: 'Signed out everywhere else' }
  })
  serve(door, people.liveTicketEndpoint, (_given, { actor }) => issueTicket(roomwire, actor))
  serve(door, people.profileEndpoint, ({ path }, { actor }) =>
    showProfile(roomwire, actor, path.userId),
  )
}

function resetRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(door, people.profileByEmailEndpoint, ({ query }, { caller }) =>
    findByEmail(roomwire, caller, query.email),
  )
  serve(door, people.forgotPasswordEndpoint, async ({ body }, { caller, request, reply }) => {
    const { browserKey } = await sendResetCode(roomwire, caller, body)
    setCookie(request, reply, 'reset', browserKey, limits.resetCodeLifeMs / 1000)
    return { message: 'Reset code sent' }
  })
  serve(door, people.resetPasswordEndpoint, async ({ body }, { caller, request, reply }) => {
    const kept = readCookie(request, 'reset')
    const { personId } = await resetPassword(roomwire, caller, kept, body)
    setCookie(request, reply, 'reset', '', 0)
    await setKnownBrowser(roomwire, request, reply, personId)
    return { message: 'Password changed' }
  })
}

function memberRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(door, guests.listGuestsEndpoint, ({ path }, { actor }) =>
    listGuests(roomwire, actor, path.userId),
  )
  serve(door, guests.createGuestEndpoint, ({ body }, { actor }) =>
    createGuest(roomwire, actor, body),
  )
  serve(door, guests.deleteGuestEndpoint, async ({ path }, { actor }) => {
    await removeMember(roomwire, actor, 'guest', path.id)
    return { message: 'Guest deleted' }
  })
  serve(door, family.listFamilyEndpoint, (_given, { actor }) => listFamily(roomwire, actor))
  serve(door, family.createFamilyEndpoint, ({ body }, { actor }) =>
    createFamily(roomwire, actor, body),
  )
  serve(door, family.updateFamilyEndpoint, ({ path, body }, { actor }) =>
    updateFamily(roomwire, actor, path.id, body),
  )
  serve(door, family.deleteFamilyEndpoint, async ({ path }, { actor }) => {
    await removeMember(roomwire, actor, 'family', path.id)
    return { message: 'Family user deleted' }
  })
}
