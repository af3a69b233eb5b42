import { z } from 'zod'
import { base64url } from '../vocabulary/base64url.ts'
import { signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const startLinkEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/login/start-link',
  summary:
    'Signs in as the owner of a demo home, with the secret of the link that its start has printed. It works once, for ten minutes; 404 after that.',
  access: 'open',
  body: z.strictObject({ secret: base64url(64) }),
  reply: signedIn,
})
