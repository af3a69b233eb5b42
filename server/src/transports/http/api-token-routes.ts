import * as tokens from '@roomwire/contracts/http/api-tokens.ts'
import type { StoredApiToken } from '../../features/identity/api-token-store.ts'
import { createApiToken, revokeApiToken } from '../../features/sign-in/manage-api-tokens.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about a person's API tokens, with which programs call. */
export function apiTokenRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, tokens.listApiTokensEndpoint, async (_input, { actor }) => ({
    tokens: (await roomwire.apiTokens.ofPerson(actor.personId)).map(presentApiToken),
  }))
  serve(context, tokens.createApiTokenEndpoint, async ({ body }, { actor }) => {
    const { token, secret } = await createApiToken(roomwire, actor, body)
    return { message: 'API token made', token: presentApiToken(token), secret }
  })
  serve(context, tokens.revokeApiTokenEndpoint, async ({ path }, { actor }) => {
    await revokeApiToken(roomwire, actor, path.id)
    return { message: 'API token revoked' }
  })
}

function presentApiToken({ id, createdAt, lastUsedAt, ...token }: StoredApiToken): tokens.ApiToken {
  return { ...token, token_id: id, created_at: createdAt, last_used_at: lastUsedAt }
}
