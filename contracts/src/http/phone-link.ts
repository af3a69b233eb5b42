import { z } from 'zod'
import { base64url } from '../vocabulary/base64url.ts'
import { instant } from '../vocabulary/fields.ts'
import { secondFactorAsked, signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const makePhoneLinkEndpoint = endpoint({
  method: 'POST',
  url: '/api/auth/phone-link',
  summary:
    'Makes the secret of a link that signs the caller in on their phone. It works once, for five minutes, and ends with the session that made it; a later one takes its place. Guests make none.',
  access: 'session',
  reply: z.object({
    secret: z.string(),
    made_at: instant,
    expires_at: instant,
    /** When the session on the phone ends: with that of the caller. */
    signed_in_until: instant,
    /** `PUBLIC_URL`; null where it is not set. */
    public_url: z.string().nullable(),
    /** The address of the server in the local network; null where it does not listen there. */
    network_url: z.string().nullable(),
  }),
})

export const phoneLinkEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/login/phone-link',
  summary:
    'Signs in with the secret of a link that the same person’s page has shown; 404 once it was used or is over. An account with an authenticator app is asked for a code before it gets a token.',
  access: 'open',
  body: z.strictObject({ secret: base64url(64) }),
  reply: z.union([signedIn, secondFactorAsked]),
})
