import { z } from 'zod'

/** The changes that somebody who was away is told of, the most important first. */
export const awayKind = z.enum([
  'tank_low',
  'offline',
  'schedule_failed',
  'access',
  'back',
  'schedule_ran',
  'switched',
])
export type AwayKind = z.infer<typeof awayKind>
