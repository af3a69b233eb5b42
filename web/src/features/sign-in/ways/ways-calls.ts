import type { Reply, Sent } from '@roomwire/contracts/http/endpoint.ts'
import type {
  addPasskey,
  askNewPasskey,
  removePasskey,
  renamePasskey,
} from '@roomwire/contracts/http/passkeys.ts'
import type {
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  turnOffAuthenticator,
  waysToSignIn,
} from '@roomwire/contracts/http/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const waysKey = ['ways to sign in'] as const

export type Ways = Reply<typeof waysToSignIn>
export type Passkey = Ways['passkeys'][number]
type PasswordAndCode = Sent<typeof turnOffAuthenticator>['body']

export function useWays() {
  return useQuery({
    queryKey: waysKey,
    queryFn: () => call<typeof waysToSignIn>('GET', '/api/auth/ways-to-sign-in'),
  })
}

/** Makes a passkey with whatever this browser has for it, and keeps it. */
export async function newPasskey({ password, name }: { password: string; name: string }) {
  const optionsJSON = await call<typeof askNewPasskey>('POST', '/api/auth/passkeys/options', {
    body: { password },
  })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await startRegistration({ optionsJSON })
  const passkey = {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
  return call<typeof addPasskey>('POST', '/api/auth/passkeys', { body: { name, passkey } })
}

export function rename(id: number, name: string) {
  return call<typeof renamePasskey>('PUT', '/api/auth/passkeys/{id}', {
    path: { id: String(id) },
    body: { name },
  })
}

export function remove(id: number) {
  return call<typeof removePasskey>('DELETE', '/api/auth/passkeys/{id}', {
    path: { id: String(id) },
  })
}

export function beginApp(password: string) {
  return call<typeof beginAuthenticator>('POST', '/api/auth/authenticator', { body: { password } })
}

export function confirmApp(code: string) {
  return call<typeof confirmAuthenticator>('POST', '/api/auth/authenticator/confirm', {
    body: { code },
  })
}

export function turnOffApp(body: PasswordAndCode) {
  return call<typeof turnOffAuthenticator>('POST', '/api/auth/authenticator/off', { body })
}

export function renewCodes(body: PasswordAndCode) {
  return call<typeof renewRecoveryCodes>('POST', '/api/auth/authenticator/recovery-codes', {
    body,
  })
}
