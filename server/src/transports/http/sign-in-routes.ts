import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import * as passkeys from '@roomwire/contracts/http/passkeys.ts'
import { makePhoneLinkEndpoint, phoneLinkEndpoint } from '@roomwire/contracts/http/phone-link.ts'
import * as secondFactor from '@roomwire/contracts/http/second-factor.ts'
import { startLinkEndpoint } from '@roomwire/contracts/http/start-link.ts'
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
import { enterByPhoneLink, makePhoneLink } from '../../features/sign-in/phone-link.ts'
import { signIn } from '../../features/sign-in/sign-in.ts'
import { enterByStartLink } from '../../features/sign-in/start-link.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { setKnownBrowser } from './browser-cookies.ts'
import { siteOf } from './origin.ts'
import { ownAddress } from './own-address.ts'
import type { Serve, ThisServer } from './serve.ts'
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

type Needs = NeedsOf<
  | typeof signIn
  | typeof setKnownBrowser
  | typeof finishSignIn
  | typeof enterByStartLink
  | typeof makePhoneLink
  | typeof enterByPhoneLink
  | typeof listWays
  | typeof beginPasskeySignIn
  | typeof signInWithPasskey
  | typeof beginPasskeyRegistration
  | typeof addPasskey
  | typeof renamePasskey
  | typeof removePasskey
  | typeof beginAuthenticator
  | typeof confirmAuthenticator
  | typeof turnOffAuthenticator
  | typeof renewRecoveryCodes
> &
  Pick<Roomwire, 'publicUrl'>

/** The calls about signing in: by password (API-2), by passkey, and with codes of an authenticator app. */
export function signInRoutes(needs: Needs, serve: Serve, server: ThisServer): void {
  passwordRoutes(needs, serve)
  phoneLinkRoutes(needs, serve, server)
  passkeyRoutes(needs, serve)
  authenticatorRoutes(needs, serve)
}

function passwordRoutes(needs: Needs, serve: Serve): void {
  serve(loginEndpoint, async ({ body }, { caller, request, reply }) => {
    const result = await signIn(needs, caller, body)
    // Where a code is asked for too, a password alone has not proved who somebody is.
    if (!('token' in result)) return presentSecondFactor(result)
    await setKnownBrowser(needs, request, reply, result.personId)
    return presentStartedSession(result)
  })
  serve(secondFactor.loginSecondFactorEndpoint, async ({ body }, { caller, request, reply }) => {
    const session = await finishSignIn(needs, caller, body)
    await setKnownBrowser(needs, request, reply, session.personId)
    return presentStartedSession(session)
  })
  serve(startLinkEndpoint, async ({ body }, { caller, request, reply }) => {
    const session = await enterByStartLink(needs, caller, body)
    await setKnownBrowser(needs, request, reply, session.personId)
    return presentStartedSession(session)
  })
  serve(secondFactor.waysToSignInEndpoint, async (_input, { actor }) =>
    presentWays(await listWays(needs, actor)),
  )
}

function phoneLinkRoutes(needs: Needs, serve: Serve, server: ThisServer): void {
  serve(makePhoneLinkEndpoint, async (_input, { actor }) => {
    const { secret, madeAt, expiresAt, signedInUntil } = await makePhoneLink(needs, actor)
    return {
      secret,
      made_at: madeAt,
      expires_at: expiresAt,
      signed_in_until: signedInUntil,
      ...ownAddress(needs.publicUrl, server),
    }
  })
  serve(phoneLinkEndpoint, async ({ body }, { caller, request, reply }) => {
    const result = await enterByPhoneLink(needs, caller, body)
    if (!('token' in result)) return presentSecondFactor(result)
    await setKnownBrowser(needs, request, reply, result.personId)
    return presentStartedSession(result)
  })
}

function passkeyRoutes(needs: Needs, serve: Serve): void {
  serve(passkeys.askPasskeySignInEndpoint, async (_input, { caller, request }) =>
    presentPasskeyRequest(
      await beginPasskeySignIn(needs, caller, siteOf(request.raw, needs.publicUrl)),
    ),
  )
  serve(passkeys.passkeySignInEndpoint, async ({ body }, { caller, request, reply }) => {
    const site = siteOf(request.raw, needs.publicUrl)
    const session = await signInWithPasskey(needs, caller, site, readAssertion(body))
    await setKnownBrowser(needs, request, reply, session.personId)
    return presentStartedSession(session)
  })
  serve(passkeys.askNewPasskeyEndpoint, async ({ body }, { actor, request }) => {
    const site = siteOf(request.raw, needs.publicUrl)
    const registration = await beginPasskeyRegistration(needs, actor, site, body.password)
    return presentPasskeyRegistration(registration)
  })
  serve(passkeys.addPasskeyEndpoint, async ({ body }, { actor, request }) => {
    const site = siteOf(request.raw, needs.publicUrl)
    const passkey = await addPasskey(needs, actor, site, readNewPasskey(body))
    return { passkey: presentPasskey(passkey) }
  })
  serve(passkeys.renamePasskeyEndpoint, async ({ path, body }, { actor }) => ({
    passkey: presentPasskey(await renamePasskey(needs, actor, path.id, body.name)),
  }))
  serve(passkeys.removePasskeyEndpoint, async ({ path }, { actor }) => {
    await removePasskey(needs, actor, path.id)
    return { message: 'Passkey removed' }
  })
}

function authenticatorRoutes(needs: Needs, serve: Serve): void {
  serve(secondFactor.beginAuthenticatorEndpoint, ({ body }, { actor }) =>
    beginAuthenticator(needs, actor, body.password),
  )
  serve(secondFactor.confirmAuthenticatorEndpoint, async ({ body }, { actor }) => ({
    recovery_codes: await confirmAuthenticator(needs, actor, body.code),
  }))
  serve(secondFactor.turnOffAuthenticatorEndpoint, async ({ body }, { actor }) => {
    await turnOffAuthenticator(needs, actor, body)
    return { message: 'Authenticator app turned off' }
  })
  serve(secondFactor.renewRecoveryCodesEndpoint, async ({ body }, { actor }) => ({
    recovery_codes: await renewRecoveryCodes(needs, actor, body),
  }))
}
