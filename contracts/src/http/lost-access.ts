import { z } from 'zod'
import { id } from '../vocabulary/fields.ts'

/** Whose access goes with a room or device: shown to a person before they decide. */
export const lostAccess = z.object({
  /** The guests whose access is to it, and ends with it. */
  guests: z.array(z.object({ user_id: id, username: z.string() })),
  /** The passes that are for it. */
  passes: z.array(z.object({ id, label: z.string() })),
  /** Codes that nobody has used yet, and that let guests into it. */
  join_codes: z.int().nonnegative(),
})
export type LostAccess = z.infer<typeof lostAccess>
