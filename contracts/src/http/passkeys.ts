import { z } from 'zod'
import { base64url } from '../vocabulary/base64url.ts'
import { id, idInPath, instant, passkeyName, passwordInput } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/*
 * Passkeys (WebAuthn). The options for the browser have the W3C's field names
 * (`PublicKeyCredentialCreationOptionsJSON` and `…RequestOptionsJSON`); of its
 * answer only the checked fields are declared.
 */

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
})

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

export const askNewPasskeyEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/passkeys/options',
  summary:
    'What to ask the browser for a new passkey with. Takes the password again; good for 5 minutes.',
  access: 'session',
  body: z.strictObject({ password: passwordInput }),
  reply: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
})

export const addPasskeyEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/passkeys',
  summary: 'Keeps the passkey that the browser has made.',
  access: 'session',
  body: z.strictObject({
    name: passkeyName,
    passkey: z.strictObject({
      id: base64url(1_400),
      client_data: base64url(4_000),
      attestation: base64url(limits.jsonTextMax),
      transports: z.array(z.string().max(32)).max(8),
    }),
  }),
  reply: z.object({ passkey }),
})

const ofPasskey = z.object({ id: idInPath })

export const renamePasskeyEndpoint = endpoint({
  method: 'PUT',
  url: '/api/auth/passkeys/{id}',
  summary: 'Gives one of the caller’s passkeys another name.',
  access: 'session',
  path: ofPasskey,
  body: z.strictObject({ name: passkeyName }),
  reply: z.object({ passkey }),
})

export const removePasskeyEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/auth/passkeys/{id}',
  summary: 'Forgets one of the caller’s passkeys; nobody signs in with it any more.',
  access: 'session',
  path: ofPasskey,
  reply: done,
})

export const askPasskeySignInEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/login/passkey/options',
  summary: 'What to ask the browser for a passkey with, whosever it is; good for 5 minutes.',
  access: 'open',
  reply: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
})

export const passkeySignInEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/login/passkey',
  summary: 'Signs in with a passkey. It is both factors: no code is asked for after it.',
  access: 'open',
  body: z.strictObject({
    passkey: z.strictObject({
      id: base64url(1_400),
      client_data: base64url(4_000),
      authenticator_data: base64url(4_000),
      signature: base64url(limits.jsonTextMax),
      user_handle: base64url(100),
    }),
    remember: z.boolean().optional(),
  }),
  reply: signedIn,
})
