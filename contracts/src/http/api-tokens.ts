import { z } from 'zod'
import { apiTokenRight } from '../vocabulary/api-token-right.ts'
import { apiTokenLabel, id, idInPath, instant, passwordInput } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/* API tokens: programs call with them as bearers, and do no more than one right of their person. */

const apiToken = z.object({
  token_id: id,
  label: z.string(),
  right: apiTokenRight,
  created_at: instant,
  /** To the minute; null until a program has called with it. */
  last_used_at: instant.nullable(),
  /** True while it waits since a restore until somebody who manages the home has kept it. */
  paused: z.boolean(),
})
export type ApiToken = z.infer<typeof apiToken>

export const listApiTokensEndpoint = endpoint({
  method: 'GET',
  url: '/api/account/tokens',
  summary: 'The caller’s API tokens, newest first.',
  access: 'session',
  reply: z.object({ tokens: z.array(apiToken) }),
})

export const createApiTokenEndpoint = endpoint({
  method: 'POST',
  url: '/api/account/tokens',
  summary:
    'Makes an API token; programs send it as Authorization: Bearer rw_…. It is shown only once.',
  access: 'managers',
  body: z.strictObject({
    label: apiTokenLabel,
    right: apiTokenRight,
    password: passwordInput,
  }),
  reply: z.object({ message: z.string(), token: apiToken, secret: z.string() }),
})

export const revokeApiTokenEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/account/tokens/{id}',
  summary: 'Revokes one of the caller’s API tokens.',
  access: 'session',
  path: z.object({ id: idInPath }),
  reply: done,
})
