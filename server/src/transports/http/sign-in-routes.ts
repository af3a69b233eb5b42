import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import * as passkeys from '@roomwire/contracts/http/passkeys.ts'
import * as secondFactor from '@roomwire/contracts/http/second-factor.ts'
import { finishSignIn } from '../../features/sign-in/finish-sign-in.ts'
import { listWays } from '../../features/sign-in/list-ways.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  turnOffAuthenticator,
} from '../../features/sign-in/manage-authenticator.ts'
import {
  addPasskey,
  beginPasskeyRegistration,
  removePasskey,
  renamePasskey,
} from '../../features/sign-in/manage-passkeys.ts'
import { beginPasskeySignIn, signInWithPasskey } from '../../features/sign-in/passkey-sign-in.ts'
import { signIn } from '../../features/sign-in/sign-in.ts'
import { setKnownBrowser } from './browser-cookies.ts'
import { siteOf } from './origin.ts'
import { type RouteContext, serve } from './serve.ts'
import {
  presentPasskey,
  presentPasskeyRegistration,
  presentPasskeyRequest,
  presentSecondFactor,
  presentStartedSession,
  presentWays,
  readAssertion,
  readNewPasskey,
} from './sign-in-presenter.ts'

/** The calls about signing in: by password (API-2), by passkey, and with codes of an authenticator app. */
export function signInRoutes(context: RouteContext): void {
  passwordRoutes(context)
  passkeyRoutes(context)
  authenticatorRoutes(context)
}

function passwordRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, loginEndpoint, async ({ body }, { caller, request, reply }) => {
    const result = await signIn(roomwire, caller, body)
    // Where a code is asked for too, a password alone has not proved who somebody is.
    if (!('token' in result)) return presentSecondFactor(result)
    await setKnownBrowser(roomwire, request, reply, result.personId)
    return presentStartedSession(result)
  })
  serve(
    context,
    secondFactor.loginSecondFactorEndpoint,
    async ({ body }, { caller, request, reply }) => {
      const session = await finishSignIn(roomwire, caller, body)
      await setKnownBrowser(roomwire, request, reply, session.personId)
      return presentStartedSession(session)
    },
  )
  serve(context, secondFactor.waysToSignInEndpoint, async (_input, { actor }) =>
    presentWays(await listWays(roomwire, actor)),
  )
}

function passkeyRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, passkeys.askPasskeySignInEndpoint, async (_input, { caller, request }) =>
    presentPasskeyRequest(
      await beginPasskeySignIn(roomwire, caller, siteOf(request.headers, roomwire.publicUrl)),
    ),
  )
  serve(context, passkeys.passkeySignInEndpoint, async ({ body }, { caller, request, reply }) => {
    const site = siteOf(request.headers, roomwire.publicUrl)
    const session = await signInWithPasskey(roomwire, caller, site, readAssertion(body))
    await setKnownBrowser(roomwire, request, reply, session.personId)
    return presentStartedSession(session)
  })
  serve(context, passkeys.askNewPasskeyEndpoint, async ({ body }, { actor, request }) => {
    const site = siteOf(request.headers, roomwire.publicUrl)
    const registration = await beginPasskeyRegistration(roomwire, actor, site, body.password)
    return presentPasskeyRegistration(registration)
  })
  serve(context, passkeys.addPasskeyEndpoint, async ({ body }, { actor, request }) => {
    const site = siteOf(request.headers, roomwire.publicUrl)
    const passkey = await addPasskey(roomwire, actor, site, readNewPasskey(body))
    return { passkey: presentPasskey(passkey) }
  })
  serve(context, passkeys.renamePasskeyEndpoint, async ({ path, body }, { actor }) => ({
    passkey: presentPasskey(await renamePasskey(roomwire, actor, path.id, body.name)),
  }))
  serve(context, passkeys.removePasskeyEndpoint, async ({ path }, { actor }) => {
    await removePasskey(roomwire, actor, path.id)
    return { message: 'Passkey removed' }
  })
}

function authenticatorRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, secondFactor.beginAuthenticatorEndpoint, ({ body }, { actor }) =>
    beginAuthenticator(roomwire, actor, body.password),
  )
  serve(context, secondFactor.confirmAuthenticatorEndpoint, async ({ body }, { actor }) => ({
    recovery_codes: await confirmAuthenticator(roomwire, actor, body.code),
  }))
  serve(context, secondFactor.turnOffAuthenticatorEndpoint, async ({ body }, { actor }) => {
    await turnOffAuthenticator(roomwire, actor, body)
    return { message: 'Authenticator app turned off' }
  })
  serve(context, secondFactor.renewRecoveryCodesEndpoint, async ({ body }, { actor }) => ({
    recovery_codes: await renewRecoveryCodes(roomwire, actor, body),
  }))
}
