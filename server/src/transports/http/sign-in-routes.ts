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
import { setKnownBrowser } from './browser-cookies.ts'
import { siteOf } from './origin.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about further ways to sign in: passkeys, and codes of an authenticator app. */
export function signInRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(
    door,
    secondFactor.loginSecondFactorEndpoint,
    async ({ body }, { caller, request, reply }) => {
      const signedIn = await finishSignIn(roomwire, caller, body)
      await setKnownBrowser(roomwire, request, reply, signedIn.user_id)
      return signedIn
    },
  )
  serve(door, passkeys.askPasskeySignInEndpoint, (_given, { caller, request }) =>
    beginPasskeySignIn(roomwire, caller, siteOf(request.headers)),
  )
  serve(door, passkeys.passkeySignInEndpoint, async ({ body }, { caller, request, reply }) => {
    const signedIn = await signInWithPasskey(roomwire, caller, siteOf(request.headers), body)
    await setKnownBrowser(roomwire, request, reply, signedIn.user_id)
    return signedIn
  })
  serve(door, secondFactor.waysToSignInEndpoint, (_given, { actor }) => listWays(roomwire, actor))
  passkeyRoutes(door)
  authenticatorRoutes(door)
}

function passkeyRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(door, passkeys.askNewPasskeyEndpoint, ({ body }, { actor, request }) =>
    beginPasskeyRegistration(roomwire, actor, siteOf(request.headers), body),
  )
  serve(door, passkeys.addPasskeyEndpoint, ({ body }, { actor, request }) =>
    addPasskey(roomwire, actor, siteOf(request.headers), body),
  )
  serve(door, passkeys.renamePasskeyEndpoint, ({ path, body }, { actor }) =>
    renamePasskey(roomwire, actor, path.id, body),
  )
  serve(door, passkeys.removePasskeyEndpoint, async ({ path }, { actor }) => {
    await removePasskey(roomwire, actor, path.id)
    return { message: 'Passkey removed' }
  })
}

function authenticatorRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(door, secondFactor.beginAuthenticatorEndpoint, ({ body }, { actor }) =>
    beginAuthenticator(roomwire, actor, body),
  )
  serve(door, secondFactor.confirmAuthenticatorEndpoint, ({ body }, { actor }) =>
    confirmAuthenticator(roomwire, actor, body),
  )
  serve(door, secondFactor.turnOffAuthenticatorEndpoint, async ({ body }, { actor }) => {
    await turnOffAuthenticator(roomwire, actor, body)
    return { message: 'Authenticator app turned off' }
  })
  serve(door, secondFactor.renewRecoveryCodesEndpoint, ({ body }, { actor }) =>
    renewRecoveryCodes(roomwire, actor, body),
  )
}
