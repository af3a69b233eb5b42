import type { loginEndpoint, registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Input, Reply } from '@roomwire/contracts/http/endpoint.ts'
import type {
  addPasskeyEndpoint,
  askNewPasskeyEndpoint,
  askPasskeySignInEndpoint,
  passkeySignInEndpoint,
  renamePasskeyEndpoint,
} from '@roomwire/contracts/http/passkeys.ts'
import type { waysToSignInEndpoint } from '@roomwire/contracts/http/second-factor.ts'
import type { listSessionsEndpoint } from '@roomwire/contracts/http/sessions.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { SecondFactorChallenge } from '../../features/sign-in/ask-second-factor.ts'
import type { StartedSession } from '../../features/sign-in/begin-session.ts'
import type { WaysToSignIn } from '../../features/sign-in/list-ways.ts'
import type { PasskeyRegistration } from '../../features/sign-in/manage-passkeys.ts'
import type { OwnSession } from '../../features/sign-in/manage-sessions.ts'
import type { StoredPasskey } from '../../features/sign-in/passkey-store.ts'
import { passkeyAlgorithms } from '../../platform/web-authn.ts'

/*
 * Sessions and passkeys between the field names of the calls and those of the verbs. The
 * requests to the browser for a passkey have the shapes of the W3C (WebAuthn level 3).
 */

export function presentStartedSession(session: StartedSession): Reply<typeof registerEndpoint> {
  const { token, personId, username, email, role } = session
  return { token, user_id: personId, username, email, role_name: role, role }
}

export function presentSecondFactor({
  challenge,
  expiresAt,
}: SecondFactorChallenge): Reply<typeof loginEndpoint> {
  return { second_factor: true, challenge, expires_at: expiresAt }
}

export function presentSession(
  session: OwnSession,
): Reply<typeof listSessionsEndpoint>['sessions'][number] {
  return {
    session_id: session.id,
    user_agent: session.userAgent,
    created_at: session.createdAt,
    last_used_at: session.lastUsedAt,
    expires_at: session.expiresAt,
    current: session.isCurrent,
  }
}

export function presentPasskey(
  passkey: StoredPasskey,
): Reply<typeof renamePasskeyEndpoint>['passkey'] {
  const { id, name, createdAt, lastUsedAt } = passkey
  return { id, name, created_at: createdAt, last_used_at: lastUsedAt }
}

export function presentWays({
  passkeys,
  authenticator,
}: WaysToSignIn): Reply<typeof waysToSignInEndpoint> {
  const { since, recoveryCodesLeft } = authenticator
  return {
    passkeys: passkeys.map(presentPasskey),
    authenticator: { since, recovery_codes_left: recoveryCodesLeft },
  }
}

export function readNewPasskey({ name, passkey }: Input<typeof addPasskeyEndpoint>['body']) {
  const { id, client_data: clientData, attestation, transports } = passkey
  return { name, credential: { id, clientData, attestation }, transports }
}

export function readAssertion({ passkey, remember }: Input<typeof passkeySignInEndpoint>['body']) {
  const { id, client_data, authenticator_data, signature, user_handle } = passkey
  return {
    passkey: {
      id,
      clientData: client_data,
      authenticatorData: authenticator_data,
      signature,
      userHandle: user_handle,
    },
    remember,
  }
}

export function presentPasskeyRegistration(
  registration: PasskeyRegistration,
): Reply<typeof askNewPasskeyEndpoint> {
  const { challenge, siteName, userHandle, email, username, known } = registration
  return {
    rp: { id: siteName, name: 'Roomwire' },
    user: { id: userHandle, name: email, displayName: username },
    challenge,
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: limits.challengeLifeMs,
    attestation: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

export function presentPasskeyRequest({
  challenge,
  siteName,
}: {
  challenge: string
  siteName: string
}): Reply<typeof askPasskeySignInEndpoint> {
  return {
    rpId: siteName,
    challenge,
    timeout: limits.challengeLifeMs,
    userVerification: 'required',
  }
}
