import { z } from 'zod'
import { instant } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

const session = z.object({
  session_id: z.string(),
  /** The browser's user agent. */
  user_agent: z.string().nullable(),
  created_at: instant,
  /** To the minute. */
  last_used_at: instant,
  expires_at: instant,
  /** Whether the caller uses this session. */
  current: z.boolean(),
})

export const listSessionsEndpoint = endpoint({
  method: 'GET',
  url: '/api/auth/sessions',
  summary: 'Where the caller is signed in, newest first.',
  access: 'session',
  reply: z.object({ sessions: z.array(session) }),
})

export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/auth/sessions/{id}',
  summary: 'Ends one of the caller’s sessions; its open pages close at once.',
  access: 'session',
  path: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not the id of a session') }),
  reply: done,
})

export const endOtherSessionsEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/auth/sessions',
  summary: 'Ends every session of the caller but this one; their open pages close at once.',
  access: 'session',
  reply: done,
})
