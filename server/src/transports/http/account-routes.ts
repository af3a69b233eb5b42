import * as accounts from '@roomwire/contracts/http/accounts.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import * as ownAccount from '@roomwire/contracts/http/own-account.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { askForEmail, confirmEmail } from '../../features/accounts/change-email.ts'
import { changePassword } from '../../features/accounts/change-password.ts'
import { changeProfile } from '../../features/accounts/change-profile.ts'
import { findByEmail } from '../../features/accounts/find-by-email.ts'
import { mayRegister, registerPerson } from '../../features/accounts/register.ts'
import { resetPassword } from '../../features/accounts/reset-password.ts'
import { carriedWays, sendResetCode } from '../../features/accounts/send-reset-code.ts'
import { showProfile } from '../../features/accounts/show-profile.ts'
import { changeHome } from '../../features/home/change-home.ts'
import { deleteAccount } from '../../features/home/delete-account.ts'
import { exportData, exportMore } from '../../features/home/export-data.ts'
import { registerInvited } from '../../features/members/register-invited.ts'
import {
  presentOwnData,
  presentOwnPart,
  presentProfile,
  readPasswordChange,
  readProfileChange,
  readRegistration,
} from './account-presenter.ts'
import { readCookie, setCookie, setKnownBrowser } from './browser-cookies.ts'
import { type RouteContext, serve } from './serve.ts'
import { presentStartedSession } from './sign-in-presenter.ts'

/** The calls about accounts: registering, the reset of a password, and a person's own account (API-1, API-4 to API-7). */
export function accountRoutes(context: RouteContext): void {
  registerRoutes(context)
  registrationRoute(context)
  resetRoutes(context)
  ownAccountRoutes(context)
}

function registerRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, accounts.registerEndpoint, async ({ body }, { caller, request, reply }) => {
    const { joinCode, form } = readRegistration(body)
    const session = joinCode
      ? await registerInvited(roomwire, caller, form, joinCode)
      : await registerPerson(roomwire, caller, form)
    await setKnownBrowser(roomwire, request, reply, session.personId)
    return presentStartedSession(session)
  })
}

function registrationRoute(context: RouteContext): void {
  serve(context, accounts.registrationEndpoint, async () => ({
    may_register: await mayRegister(context.roomwire),
  }))
}

function resetRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, accounts.profileByEmailEndpoint, async ({ query }, { caller }) => ({
    user: await findByEmail(roomwire, caller, query.email),
    carried_ways: carriedWays(roomwire),
  }))
  serve(context, accounts.forgotPasswordEndpoint, async ({ body }, { caller, request, reply }) => {
    const { mail_key: mailKey, ...account } = body
    const kept = readCookie(request, 'reset')
    const sent = await sendResetCode(roomwire, caller, kept, { ...account, mailKey })
    setCookie(request, reply, 'reset', sent.browserKey, limits.resetCodeLifeMs / 1000)
    return {
      message: 'Reset code made',
      ...(sent.via && { via: sent.via }),
      carried_ways: carriedWays(roomwire),
    }
  })
  serve(context, accounts.resetPasswordEndpoint, async ({ body }, { caller, request, reply }) => {
    const browserKey = readCookie(request, 'reset')
    const { token: resetCode, new_password: newPassword, email, mail_key: mailKey } = body
    const reset = { resetCode, newPassword, email, mailKey }
    const { personId } = await resetPassword(roomwire, caller, browserKey, reset)
    setCookie(request, reply, 'reset', '', 0)
    await setKnownBrowser(roomwire, request, reply, personId)
    return { message: 'Password changed' }
  })
}

function ownAccountRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, accounts.profileEndpoint, async ({ path }, { actor }) =>
    presentProfile(await showProfile(roomwire, actor, path.userId)),
  )
  serve(context, ownAccount.changePasswordEndpoint, async ({ body }, { actor, request, reply }) => {
    await changePassword(roomwire, actor, readPasswordChange(body))
    await setKnownBrowser(roomwire, request, reply, actor.personId)
    return { message: 'Password changed' }
  })
  serve(context, ownAccount.changeEmailEndpoint, async ({ body }, { actor }) => {
    const { email, current_password: currentPassword } = body
    const { isCarried } = await askForEmail(roomwire, actor, { email, currentPassword })
    return { message: 'Code made', carried: isCarried }
  })
  serve(context, ownAccount.confirmEmailEndpoint, async ({ body }, { actor }) => {
    await confirmEmail(roomwire, actor, body.code)
    return { message: 'Email changed' }
  })
  serve(context, ownAccount.changeProfileEndpoint, async ({ body }, { actor }) =>
    presentProfile(await changeProfile(roomwire, actor, readProfileChange(body))),
  )
  serve(context, changeHomeEndpoint, async ({ body }, { actor }) => {
    const { time_zone: timeZone, price_per_kwh: pricePerKwh, hold_s: holdS, ...change } = body
    await changeHome(roomwire, actor, { timeZone, pricePerKwh, holdS, ...change })
    return { message: 'Home changed' }
  })
  serve(context, ownAccount.exportDataEndpoint, async ({ body }, { actor }) =>
    presentOwnData(await exportData(roomwire, actor, body.password)),
  )
  serve(context, ownAccount.exportMoreEndpoint, async ({ body }, { actor }) =>
    presentOwnPart(await exportMore(roomwire, actor, body.next)),
  )
  serve(context, ownAccount.deleteAccountEndpoint, async ({ body }, { actor }) => {
    const { password, delete_home: deleteHome, delete_operator: deleteOperator } = body
    await deleteAccount(roomwire, actor, { password, deleteHome, deleteOperator })
    return { message: 'Account deleted' }
  })
}
