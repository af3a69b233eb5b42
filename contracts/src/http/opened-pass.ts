import { z } from 'zod'
import { idInPath, instant, passPin, passSecret } from '../vocabulary/fields.ts'
import { weeklyWindow } from '../vocabulary/weekly-window.ts'
import { zoneOffsets } from '../vocabulary/zone-offset.ts'
import { givenTime } from './access.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/*
 * The calls of a browser for the pass that it holds, by a cookie that goes nowhere but to them
 * and to the live socket at /api/pass/{id}/live.
 */

const openedPass = z.object({
  label: z.string(),
  /** Empty while nobody has named the home. */
  home_name: z.string(),
  /** The time zone of the home, IANA name: by its clocks the windows open. */
  time_zone: z.string(),
  /** The clocks of that zone, by the newest rules that the server knows. */
  offsets: zoneOffsets,
  /** How times are written in the home, as a language tag; null while that is not known. */
  home_locale: z.string().nullable(),
  /** When the first of its times begins, and the last of them ends. */
  start_at: instant,
  expires_at: instant,
  /** Whether it counts at this moment, and why not where it does not. */
  state: z.enum(['open', 'closed', 'paused', 'not_begun', 'ended']),
  may_switch: z.boolean(),
  /** When something of it is open; empty for always. */
  windows: z.array(weeklyWindow),
  /** When it opens or closes next; null when it does not before it ends. */
  changes_at: instant.nullable(),
  /** Each time for which something was given, the last to end first. */
  times: z.array(givenTime),
})
export type OpenedPass = z.infer<typeof openedPass>

const path = z.object({ id: idInPath })

const passLook = z.object({
  pass: openedPass,
  /** How many more browsers may hold it. */
  places_left: z.int(),
  /** Whether this browser holds it already. */
  is_held: z.boolean(),
})
export type PassLook = z.infer<typeof passLook>

export const lookAtPassEndpoint = endpoint({
  method: 'POST',
  url: '/api/pass/{id}/look',
  summary:
    'What a pass is for and when it is open, given the secret of its link and its PIN. The limits are those of opening it. It takes no place.',
  access: 'open',
  path,
  body: z.strictObject({ secret: passSecret, pin: passPin.nullish() }),
  reply: passLook,
})

export const openPassEndpoint = endpoint({
  method: 'POST',
  url: '/api/pass/{id}/session',
  summary:
    'Opens a pass in this browser, given the secret of its link and its PIN. It takes a place and sets the cookie of the pass.',
  access: 'open',
  path,
  body: z.strictObject({ secret: passSecret, pin: passPin.nullish() }),
  reply: z.object({ pass: openedPass }),
})

export const showOpenedPassEndpoint = endpoint({
  method: 'GET',
  url: '/api/pass/{id}/session',
  summary: 'The pass that this browser holds.',
  access: 'pass',
  path,
  reply: z.object({ pass: openedPass }),
})

export const renewOpenedPassEndpoint = endpoint({
  method: 'POST',
  url: '/api/pass/{id}/live',
  summary:
    'The pass that this browser holds, asked before its live socket is opened: a page cannot read why a socket is refused.',
  access: 'pass',
  path,
  reply: z.object({ pass: openedPass }),
})

export const leavePassEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/pass/{id}/session',
  summary: 'Gives the place of this browser back; its open pages end at once.',
  access: 'pass',
  path,
  reply: done,
})
