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
  askNewPasskey,
  removePasskey,
  renamePasskey,
} from '../../features/sign-in/manage-passkeys.ts'
import { askPasskeySignIn, signInWithPasskey } from '../../features/sign-in/passkey-sign-in.ts'
import { knowBrowser } from './browser-cookies.ts'
import { siteOf } from './origin.ts'
import { type Door, serve } from './serve.ts'

/** The calls about further ways to sign in: passkeys, and codes of an authenticator app. */
export function signInRoutes(door: Door): void {
  const { roomwire } = door
  serve(door, secondFactor.loginSecondFactor, async ({ body }, { caller, request, reply }) => {
    const signedIn = await finishSignIn(roomwire, caller, body)
    await knowBrowser(roomwire, request, reply, signedIn.user_id)
    return signedIn
  })
  serve(door, passkeys.askPasskeySignIn, (_given, { caller, request }) =>
    askPasskeySignIn(roomwire, caller, siteOf(request.headers)),
  )
  serve(door, passkeys.passkeySignIn, async ({ body }, { caller, request, reply }) => {
    const signedIn = await signInWithPasskey(roomwire, caller, siteOf(request.headers), body)
    await knowBrowser(roomwire, request, reply, signedIn.user_id)
    return signedIn
  })
  serve(door, secondFactor.waysToSignIn, (_given, { actor }) => listWays(roomwire, actor))
  passkeyRoutes(door)
  authenticatorRoutes(door)
}

function passkeyRoutes(door: Door): void {
  const { roomwire } = door
  serve(door, passkeys.askNewPasskey, ({ body }, { actor, request }) =>
    askNewPasskey(roomwire, actor, siteOf(request.headers), body),
  )
  serve(door, passkeys.addPasskey, ({ body }, { actor, request }) =>
    addPasskey(roomwire, actor, siteOf(request.headers), body),
  )
  serve(door, passkeys.renamePasskey, ({ path, body }, { actor }) =>
    renamePasskey(roomwire, actor, path.id, body),
  )
  serve(door, passkeys.removePasskey, async ({ path }, { actor }) => {
    await removePasskey(roomwire, actor, path.id)
    return { message: 'Passkey removed' }
  })
}

function authenticatorRoutes(door: Door): void {
  const { roomwire } = door
  serve(door, secondFactor.beginAuthenticator, ({ body }, { actor }) =>
    beginAuthenticator(roomwire, actor, body),
  )
  serve(door, secondFactor.confirmAuthenticator, ({ body }, { actor }) =>
    confirmAuthenticator(roomwire, actor, body),
  )
  serve(door, secondFactor.turnOffAuthenticator, async ({ body }, { actor }) => {
    await turnOffAuthenticator(roomwire, actor, body)
    return { message: 'Authenticator app turned off' }
  })
  serve(door, secondFactor.renewRecoveryCodes, ({ body }, { actor }) =>
    renewRecoveryCodes(roomwire, actor, body),
  )
}
