import * as tokens from '@roomwire/contracts/http/api-tokens.ts'
import type { StoredApiToken } from '../../features/identity/api-token-store.ts'
import { createApiToken, revokeApiToken } from '../../features/sign-in/manage-api-tokens.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<typeof createApiToken | typeof revokeApiToken> & Pick<Roomwire, 'apiTokens'>

/** The calls about a person's API tokens, with which programs call. */
export function apiTokenRoutes(needs: Needs, serve: Serve): void {
  serve(tokens.listApiTokensEndpoint, async (_input, { actor }) => ({
    tokens: (await needs.apiTokens.ofPerson(actor.personId)).map(presentApiToken),
  }))
  serve(tokens.createApiTokenEndpoint, async ({ body }, { actor }) => {
    const { token, secret } = await createApiToken(needs, actor, body)
    return { message: 'API token made', token: presentApiToken(token), secret }
  })
  serve(tokens.revokeApiTokenEndpoint, async ({ path }, { actor }) => {
    await revokeApiToken(needs, actor, path.id)
    return { message: 'API token revoked' }
  })
}

function presentApiToken(token: StoredApiToken): tokens.ApiToken {
  const { id, createdAt, lastUsedAt, isPaused, ...rest } = token
  return {
    ...rest,
    token_id: id,
    created_at: createdAt,
    last_used_at: lastUsedAt,
    paused: isPaused === 1,
  }
}
