import { z } from 'zod'
import { instant } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'

/*
 * The restore of a backup by page, in an installation in which nobody has registered. Each call shows the
 * code that the start has printed. The file itself goes in parts to PUT /api/restore/file?at=BYTE&page=NAME,
 * with the code in the header.
 */

/** The header that shows the code of this start where the body is a part of the file. */
export const restoreCodeHeader = 'x-restore-code'

/** The longest part of the file, bytes: it arrives in time also over a slow network. */
export const restorePartBytesMax = 512 * 1024

const state = z.object({
  /** `uploading`: parts have come; `opening`: it is decrypted and compared; `restoring`: the server starts again with it. */
  state: z.enum(['none', 'uploading', 'opening', 'found', 'failed', 'restoring']),
  /** How many bytes of the file have come. */
  bytes: z.int().nonnegative(),
  /** The step under way, and how much of it is done, 0..1, where that is known. */
  step: z.string().nullable(),
  part: z.number().nullable(),
  /** The reason why the file could not be opened: a text for a person. */
  error: z.string().nullable(),
  found: z
    .object({
      made_at: instant,
      names: z.array(z.string()),
      homes: z.int(),
      people: z.int(),
      devices: z.int(),
    })
    .nullable(),
})
export type RestoreState = z.infer<typeof state>

const text = z.string('must be a text')

/** The name that a page has made for itself: one page restores at a time. */
export const restorePage = text.max(64, 'must have at most 64 characters')

export const restoreEndpoint = endpoint({
  method: 'POST',
  url: '/api/restore',
  summary:
    'Restores a backup on a server where nobody has registered, with the code that the start printed. The steps: look, open the file that was sent, restore its home, cancel.',
  access: 'open',
  body: z.strictObject({
    code: text.max(64, 'must have at most 64 characters'),
    step: z.enum(['look', 'open', 'restore', 'cancel'], 'must be look, open, restore or cancel'),
    key: text.max(200, 'must have at most 200 characters').optional(),
    page: restorePage.optional(),
  }),
  reply: state,
})
