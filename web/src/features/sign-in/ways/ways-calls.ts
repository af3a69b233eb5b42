import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  addPasskeyEndpoint,
  askNewPasskeyEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '@roomwire/contracts/http/passkeys.ts'
import type {
  beginAuthenticatorEndpoint,
  confirmAuthenticatorEndpoint,
  renewRecoveryCodesEndpoint,
  turnOffAuthenticatorEndpoint,
  waysToSignInEndpoint,
} from '@roomwire/contracts/http/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'

/** The query key of the ways to sign in. */
export const waysKey = ['ways_to_sign_in'] as const

/** The ways to sign in of an account. */
export type Ways = Reply<typeof waysToSignInEndpoint>

/** A passkey of an account. */
export type Passkey = Ways['passkeys'][number]
type PasswordAndCode = RequestInput<typeof turnOffAuthenticatorEndpoint>['body']

/** The person's ways to sign in. */
export function useWays() {
  return useQuery({
    queryKey: waysKey,
    queryFn: () => callServer<typeof waysToSignInEndpoint>('GET', '/api/auth/ways-to-sign-in'),
  })
}

/** Makes a passkey with whatever this browser offers, and stores it. */
export async function newPasskey({ password, name }: { password: string; name: string }) {
  const optionsJSON = await callServer<typeof askNewPasskeyEndpoint>(
    'POST',
    '/api/auth/passkeys/options',
    {
      body: { password },
    },
  )
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await startRegistration({ optionsJSON })
  const passkey = {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
  return callServer<typeof addPasskeyEndpoint>('POST', '/api/auth/passkeys', {
    body: { name, passkey },
  })
}

/** Renames a passkey. */
export function savePasskeyName(id: number, name: string) {
  return callServer<typeof renamePasskeyEndpoint>('PUT', '/api/auth/passkeys/{id}', {
    path: { id: String(id) },
    body: { name },
  })
}

/** Removes a passkey. */
export function deletePasskey(id: number) {
  return callServer<typeof removePasskeyEndpoint>('DELETE', '/api/auth/passkeys/{id}', {
    path: { id: String(id) },
  })
}

/** Makes the secret for an authenticator app. */
export function beginApp(password: string) {
  return callServer<typeof beginAuthenticatorEndpoint>('POST', '/api/auth/authenticator', {
    body: { password },
  })
}

/** Turns the authenticator app on with its first code. */
export function confirmApp(code: string) {
  return callServer<typeof confirmAuthenticatorEndpoint>(
    'POST',
    '/api/auth/authenticator/confirm',
    {
      body: { code },
    },
  )
}

/** Turns the authenticator app off. */
export function turnOffApp(body: PasswordAndCode) {
  return callServer<typeof turnOffAuthenticatorEndpoint>('POST', '/api/auth/authenticator/off', {
    body,
  })
}

/** Makes new recovery codes. */
export function renewCodes(body: PasswordAndCode) {
  return callServer<typeof renewRecoveryCodesEndpoint>(
    'POST',
    '/api/auth/authenticator/recovery-codes',
    {
      body,
    },
  )
}
