import { z } from 'zod'

/** Why somebody may use a device, or may not at this moment. */
export const accessReason = z.enum([
  'owner',
  'co_owner',
  'family',
  /** Family reach only devices that are in a room. */
  'not_in_room',
  'guest',
  /** A holder of the pass. */
  'pass',
  'paused',
  /** Outside the times of the week. */
  'closed',
  'not_begun',
])
export type AccessReason = z.infer<typeof accessReason>
