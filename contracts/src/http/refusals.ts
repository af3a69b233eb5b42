import { z } from 'zod'

/** The body of every answer that is not a success: a text for a person (spec §7). */
export const refusal = z.object({ error: z.string() })

/** The reply of calls that only tell that they worked. */
export const done = z.object({ message: z.string() })
