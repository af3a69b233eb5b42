import { z } from 'zod'
import { id, instant } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'

/* Guests, passes and API tokens that wait since a restore from a backup: they may have ended after it was made. */

const waitingKind = z.enum(['guest', 'pass', 'token'], 'must be guest, pass or token')

const waiting = z.object({
  kind: waitingKind,
  id,
  name: z.string(),
  /** A guest's email, or whose token it is; null for a pass. */
  of: z.string().nullable(),
  /** The rooms, devices and pins that it opens; empty for the whole home, and for a token. */
  places: z.array(z.string()),
  /** Null for a token, which does not end by itself. */
  expires_at: instant.nullable(),
})
export type Waiting = z.infer<typeof waiting>

const list = z.object({
  /** When the home was restored last; null for never. */
  restored_at: instant.nullable(),
  waiting: z.array(waiting),
})
export type WaitingReply = z.infer<typeof list>

/** More than a home can have of all three together. */
const most = 5_000

export const waitingEndpoint = endpoint({
  method: 'GET',
  url: '/api/restored',
  summary:
    'The guests, passes and API tokens that are paused since a restore, until a manager keeps or ends each.',
  access: 'managers',
  reply: list,
})

export const decideWaitingEndpoint = endpoint({
  method: 'POST',
  url: '/api/restored',
  summary:
    'Keeps or ends some of those that are paused since a restore. Others stay as they are. Answers with those still paused.',
  access: 'managers',
  body: z.strictObject({
    decision: z.enum(['keep', 'end'], 'must be keep or end'),
    waiting: z
      .array(z.strictObject({ kind: waitingKind, id }), 'must be a list')
      .max(most, `must have at most ${most} entries`),
  }),
  reply: list,
})
