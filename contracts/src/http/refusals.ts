import { z } from 'zod'
import { errorCode } from '../vocabulary/error-codes.ts'

/** The body of every answer that is not a success (spec §7). */
export const refusal = z.object({
  /** A text for a person. */
  error: z.string(),
  /** The code by which a program decides. */
  code: errorCode,
  /** The field of the request that this is about, by its name in the request. */
  field: z.string().optional(),
})
export type RefusalBody = z.infer<typeof refusal>

/** The reply of calls that only tell that they worked. */
export const done = z.object({ message: z.string() })
