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
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import {
  presentOwnData,
  presentOwnPart,
  presentProfile,
  readPasswordChange,
  readProfileChange,
  readRegistration,
} from './account-presenter.ts'
import { readCookie, setCookie, setKnownBrowser } from './browser-cookies.ts'
import type { Serve, ThisServer } from './serve.ts'
import { presentStartedSession } from './sign-in-presenter.ts'

type Needs = NeedsOf<
  | typeof registerInvited
  | typeof registerPerson
  | typeof setKnownBrowser
  | typeof mayRegister
  | typeof findByEmail
  | typeof carriedWays
  | typeof sendResetCode
  | typeof resetPassword
  | typeof showProfile
  | typeof changePassword
  | typeof askForEmail
  | typeof confirmEmail
  | typeof changeProfile
  | typeof changeHome
  | typeof exportData
  | typeof exportMore
  | typeof deleteAccount
> &
  Pick<Roomwire, 'restored'>

/** The calls about accounts: registering, the reset of a password, and a person's own account (API-1, API-4 to API-7). */
export function accountRoutes(needs: Needs, serve: Serve, server: ThisServer): void {
  registerRoutes(needs, serve)
  registrationRoute(needs, serve, server)
  resetRoutes(needs, serve)
  ownAccountRoutes(needs, serve)
}

function registerRoutes(needs: Needs, serve: Serve): void {
  serve(accounts.registerEndpoint, async ({ body }, { caller, request, reply }) => {
    const { joinCode, form } = readRegistration(body)
    const session = joinCode
      ? await registerInvited(needs, caller, form, joinCode)
      : await registerPerson(needs, caller, form)
    await setKnownBrowser(needs, request, reply, session.personId)
    return presentStartedSession(session)
  })
}

function registrationRoute(needs: Needs, serve: Serve, { mayRestore }: ThisServer): void {
  serve(accounts.registrationEndpoint, async () => ({
    may_register: await mayRegister(needs),
    may_restore: await mayRestore(),
    is_restored: (await needs.restored.at()) > 0,
  }))
}

function resetRoutes(needs: Needs, serve: Serve): void {
  serve(accounts.profileByEmailEndpoint, async ({ query }, { caller }) => ({
    user: await findByEmail(needs, caller, query.email),
    carried_ways: carriedWays(needs),
  }))
  serve(accounts.forgotPasswordEndpoint, async ({ body }, { caller, request, reply }) => {
    const { mail_key: mailKey, ...account } = body
    const kept = readCookie(request, 'reset')
    const sent = await sendResetCode(needs, caller, kept, { ...account, mailKey })
    setCookie(request, reply, 'reset', sent.browserKey, limits.resetCodeLifeMs / 1000)
    return {
      message: 'Reset code made',
      ...(sent.via && { via: sent.via }),
      carried_ways: carriedWays(needs),
    }
  })
  serve(accounts.resetPasswordEndpoint, async ({ body }, { caller, request, reply }) => {
    const browserKey = readCookie(request, 'reset')
    const { token: resetCode, new_password: newPassword, email, mail_key: mailKey } = body
    const reset = { resetCode, newPassword, email, mailKey }
    const { personId } = await resetPassword(needs, caller, browserKey, reset)
    setCookie(request, reply, 'reset', '', 0)
    await setKnownBrowser(needs, request, reply, personId)
    return { message: 'Password changed' }
  })
}

function ownAccountRoutes(needs: Needs, serve: Serve): void {
  serve(accounts.profileEndpoint, async ({ path }, { actor }) =>
    presentProfile(await showProfile(needs, actor, path.userId)),
  )
  serve(ownAccount.changePasswordEndpoint, async ({ body }, { actor, request, reply }) => {
    await changePassword(needs, actor, readPasswordChange(body))
    await setKnownBrowser(needs, request, reply, actor.personId)
    return { message: 'Password changed' }
  })
  serve(ownAccount.changeEmailEndpoint, async ({ body }, { actor }) => {
    const { email, current_password: currentPassword } = body
    const { isCarried } = await askForEmail(needs, actor, { email, currentPassword })
    return { message: 'Code made', carried: isCarried }
  })
  serve(ownAccount.confirmEmailEndpoint, async ({ body }, { actor }) => {
    await confirmEmail(needs, actor, body.code)
    return { message: 'Email changed' }
  })
  serve(ownAccount.changeProfileEndpoint, async ({ body }, { actor }) =>
    presentProfile(await changeProfile(needs, actor, readProfileChange(body))),
  )
  serve(changeHomeEndpoint, async ({ body }, { actor }) => {
    const { time_zone: timeZone, price_per_kwh: pricePerKwh, hold_s: holdS, ...change } = body
    await changeHome(needs, actor, { timeZone, pricePerKwh, holdS, ...change })
    return { message: 'Home changed' }
  })
  serve(ownAccount.exportDataEndpoint, async ({ body }, { actor }) =>
    presentOwnData(await exportData(needs, actor, body.password)),
  )
  serve(ownAccount.exportMoreEndpoint, async ({ body }, { actor }) =>
    presentOwnPart(await exportMore(needs, actor, body.next)),
  )
  serve(ownAccount.deleteAccountEndpoint, async ({ body }, { actor }) => {
    const { password, delete_home: deleteHome, delete_operator: deleteOperator } = body
    await deleteAccount(needs, actor, { password, deleteHome, deleteOperator })
    return { message: 'Account deleted' }
  })
}
