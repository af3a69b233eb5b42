import type {
  createApiTokenEndpoint,
  listApiTokensEndpoint,
  revokeApiTokenEndpoint,
} from '@roomwire/contracts/http/api-tokens.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../../api/call.ts'

/** The query key of the person's API tokens. */
export const apiTokensKey = ['api_tokens'] as const

/** A new API token, and the text that programs send. */
export type MadeToken = Reply<typeof createApiTokenEndpoint>

/** The person's API tokens, newest first. Programs use them unnoticed, so they are fetched whenever they are shown. */
export function useApiTokens() {
  return useQuery({
    queryKey: apiTokensKey,
    queryFn: async () => {
      const { tokens } = await callServer<typeof listApiTokensEndpoint>(
        'GET',
        '/api/account/tokens',
      )
      return tokens
    },
    staleTime: 0,
  })
}

/** Makes an API token for passes. */
export function makeApiToken({ label, password }: { label: string; password: string }) {
  return callServer<typeof createApiTokenEndpoint>('POST', '/api/account/tokens', {
    body: { label, right: 'passes', password },
  })
}

/** Revokes an API token. */
export function endApiToken(id: number) {
  return callServer<typeof revokeApiTokenEndpoint>('DELETE', '/api/account/tokens/{id}', {
    path: { id: String(id) },
  })
}
