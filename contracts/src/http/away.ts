import { z } from 'zod'
import { awayKind } from '../vocabulary/away-kind.ts'
import { instant } from '../vocabulary/fields.ts'
import { activityEntry } from './activity.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/** Changes of one kind, as one line. */
const awayLine = z.object({
  /** `offline` went and has stayed so, `back` came back; `access` is what guests and passes got, used or lost. */
  kind: awayKind,
  /** How often it happened. */
  count: z.int().positive(),
  /** With how many more devices or schedules than that of `newest`. */
  others: z.int().nonnegative(),
  /** The newest of them. */
  newest: activityEntry,
})
export type AwayLine = z.infer<typeof awayLine>

export const showAwayEndpoint = endpoint({
  method: 'GET',
  url: '/api/away',
  summary:
    'What changed while the caller had no page open, if that was for hours and ended within the last hour: a few lines, as far as they may see it in the activity.',
  access: 'session',
  reply: z.object({
    /** Null where they were not away, nothing changed, or it is dismissed. */
    away: z
      .object({
        from: instant,
        until: instant,
        lines: z.array(awayLine).max(5),
        /** How many more lines there would be. */
        more: z.int().nonnegative(),
      })
      .nullable(),
  }),
})

export const dismissAwayEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/away',
  summary: 'Dismisses what changed while the caller was away; it stays dismissed.',
  access: 'session',
  reply: done,
})
