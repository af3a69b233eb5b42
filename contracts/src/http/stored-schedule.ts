import { z } from 'zod'

/**
 * On how many of its devices a schedule is stored, so that these do it while they have no server. Null
 * where none of its devices can store it, and where there is nothing to store.
 */
export const storedSchedule = z.object({
  on: z.int(),
  of: z.int(),
  /** The names of those that can store it, and have not in its present form. */
  not_yet: z.array(z.string()),
  /** The names of those that still have it, while it is to do nothing: they do it until their server reaches them. */
  still: z.array(z.string()),
})
