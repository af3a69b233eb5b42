import { z } from 'zod'
import { id, idInPath, instant, passLabel, passPin } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint } from './endpoint.ts'
import { givenAccess, passAccess, passTerms } from './guests.ts'
import { done } from './refusals.ts'

/* Passes, as those who manage the home give them; opened-pass.ts has the calls of their holders. */

/** A browser that holds a pass. */
const browser = z.object({
  browser_id: z.string(),
  /** The browser's user agent. */
  user_agent: z.string().nullable(),
  opened_at: instant,
  /** The time of its last use, to the minute. */
  last_used_at: instant,
})

const pass = z.object({
  pass_id: id,
  label: z.string(),
  ...givenAccess,
  /** The terms of other times than the above. */
  further: z.array(passTerms),
  has_pin: z.boolean(),
  /** How many browsers may hold it at a time, and those that do, the latest first. */
  browsers_max: z.int(),
  browsers: z.array(browser),
  created_at: instant,
})
export type Pass = z.infer<typeof pass>

const terms = {
  label: passLabel,
  ...passAccess,
  browsers_max: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(limits.passBrowsersMax, `must be at most ${limits.passBrowsersMax}`)
    .optional(),
}

/** The secret in the link of the pass, behind the `#`; it is sent this one time. */
const secret = z.string()

export const listPassesEndpoint = endpoint({
  method: 'GET',
  url: '/api/passes',
  summary: 'The passes of the home, and the browsers that hold them.',
  access: 'managers',
  right: 'passes',
  reply: z.object({ passes: z.array(pass) }),
})

export const createPassEndpoint = endpoint({
  method: 'POST',
  url: '/api/passes',
  summary:
    'Makes a pass: whoever opens /pass/{pass_id}#{secret} may use what it is for, without an account.',
  access: 'managers',
  right: 'passes',
  body: z.strictObject({ ...terms, pin: passPin.nullish() }),
  reply: z.object({ message: z.string(), pass, secret }),
})

export const updatePassEndpoint = endpoint({
  method: 'PUT',
  url: '/api/passes/{id}',
  summary:
    'Replaces what a pass is for, and when; its PIN stays unless it is null. Open pages follow at once.',
  access: 'managers',
  right: 'passes',
  path: z.object({ id: idInPath }),
  body: z.strictObject({ ...terms, pin: passPin.nullish() }),
  reply: z.object({ message: z.string(), pass }),
})

export const replacePassLinkEndpoint = endpoint({
  method: 'POST',
  url: '/api/passes/{id}/link',
  summary:
    'Makes a new link of a pass. The old one opens nothing more; browsers that hold it stay.',
  access: 'managers',
  right: 'passes',
  path: z.object({ id: idInPath }),
  reply: z.object({ message: z.string(), pass, secret }),
})

export const revokePassEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/passes/{id}',
  summary: 'Revokes a pass; its open pages end at once.',
  access: 'managers',
  right: 'passes',
  path: z.object({ id: idInPath }),
  reply: done,
})

export const endPassBrowserEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/passes/{id}/browsers/{browserId}',
  summary: 'Takes a pass from one browser; its open pages end at once, and its place is free.',
  access: 'managers',
  right: 'passes',
  path: z.object({
    id: idInPath,
    browserId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not the id of a browser'),
  }),
  reply: done,
})
