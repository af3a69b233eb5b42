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

/** The calls about signing in: by password (API-2), by passkey, and with codes of an authenticator app. */
export function signInRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, loginEndpoint, async ({ body }, { caller, request, reply }) => {
    const answer = await signIn(roomwire, caller, body)
    // A password alone has not proved it where a code is asked for as well.
    if ('token' in answer) await setKnownBrowser(roomwire, request, reply, answer.user_id)
    return answer
  })
  serve(
    context,
    secondFactor.loginSecondFactorEndpoint,
    async ({ body }, { caller, request, reply }) => {
      const signedIn = await finishSignIn(roomwire, caller, body)
      await setKnownBrowser(roomwire, request, reply, signedIn.user_id)
      return signedIn
    },
  )
  serve(context, passkeys.askPasskeySignInEndpoint, (_given, { caller, request }) =>
    beginPasskeySignIn(roomwire, caller, siteOf(request.headers)),
  )
  serve(context, passkeys.passkeySignInEndpoint, async ({ body }, { caller, request, reply }) => {
    const signedIn = await signInWithPasskey(roomwire, caller, siteOf(request.headers), body)
    await setKnownBrowser(roomwire, request, reply, signedIn.user_id)
    return signedIn
  })
  serve(context, secondFactor.waysToSignInEndpoint, (_given, { actor }) =>
    listWays(roomwire, actor),
  )
  passkeyRoutes(context)
  authenticatorRoutes(context)
}

function passkeyRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, passkeys.askNewPasskeyEndpoint, ({ body }, { actor, request }) =>
    beginPasskeyRegistration(roomwire, actor, siteOf(request.headers), body),
  )
  serve(context, passkeys.addPasskeyEndpoint, ({ body }, { actor, request }) =>
    addPasskey(roomwire, actor, siteOf(request.headers), body),
  )
  serve(context, passkeys.renamePasskeyEndpoint, ({ path, body }, { actor }) =>
    renamePasskey(roomwire, actor, path.id, body),
  )
  serve(context, passkeys.removePasskeyEndpoint, async ({ path }, { actor }) => {
    await removePasskey(roomwire, actor, path.id)
    return { message: 'Passkey removed' }
  })
}

function authenticatorRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, secondFactor.beginAuthenticatorEndpoint, ({ body }, { actor }) =>
    beginAuthenticator(roomwire, actor, body),
  )
  serve(context, secondFactor.confirmAuthenticatorEndpoint, ({ body }, { actor }) =>
    confirmAuthenticator(roomwire, actor, body),
  )
  serve(context, secondFactor.turnOffAuthenticatorEndpoint, async ({ body }, { actor }) => {
    await turnOffAuthenticator(roomwire, actor, body)
    return { message: 'Authenticator app turned off' }
  })
  serve(context, secondFactor.renewRecoveryCodesEndpoint, ({ body }, { actor }) =>
    renewRecoveryCodes(roomwire, actor, body),
  )
}
