import { z } from 'zod'
import { base64url } from '../vocabulary/base64url.ts'
import { instant, oneTimeCode, passwordInput } from '../vocabulary/fields.ts'
import { signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { passkey } from './passkeys.ts'
import { done } from './refusals.ts'

/*
 * The authenticator app: signing in with the password then asks for a code as well.
 * A recovery code is accepted wherever a code is: ten of them are shown once, and
 * each works once.
 */

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const passwordAndCode = z.strictObject({ password: passwordInput, code: oneTimeCode })

export const loginSecondFactorEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/login/second-factor',
  summary:
    'Finishes signing in with the code that `login` asked for. 403: another code may be tried, five in all; 404: start again with the password.',
  access: 'open',
  body: z.strictObject({ challenge: base64url(64), code: oneTimeCode }),
  reply: signedIn,
})

export const waysToSignInEndpoint = endpoint({
  method: 'GET',
  url: '/api/auth/ways-to-sign-in',
  summary: 'The caller’s passkeys, and whether the authenticator app is on.',
  access: 'session',
  reply: z.object({
    passkeys: z.array(passkey),
    authenticator: z.object({
      /** Null while it is off. */
      since: instant.nullable(),
      recovery_codes_left: z.int(),
    }),
  }),
})

export const beginAuthenticatorEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/authenticator',
  summary:
    'Makes the secret for an authenticator app. It counts once a code of it was sent to `confirm`.',
  access: 'session',
  body: z.strictObject({ password: passwordInput }),
  reply: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** The same as an `otpauth:` address, to be shown as a QR code. */
    uri: z.string(),
  }),
})

export const confirmAuthenticatorEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/authenticator/confirm',
  summary: 'Turns the authenticator app on, and answers with the recovery codes, this once.',
  access: 'session',
  body: z.strictObject({ code: oneTimeCode }),
  reply: recoveryCodes,
})

export const turnOffAuthenticatorEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/authenticator/off',
  summary: 'Turns the authenticator app off. The recovery codes are void.',
  access: 'session',
  body: passwordAndCode,
  reply: done,
})

export const renewRecoveryCodesEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/authenticator/recovery-codes',
  summary: 'Makes new recovery codes. The older ones are void.',
  access: 'session',
  body: passwordAndCode,
  reply: recoveryCodes,
})
