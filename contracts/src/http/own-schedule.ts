import { z } from 'zod'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { instant } from '../vocabulary/fields.ts'
import { scheduleRule } from '../vocabulary/schedule-rule.ts'

/** A schedule as whoever made it takes it along. */
export const ownSchedule = z.object({
  name: z.string(),
  rule: scheduleRule,
  pins: z.array(z.object({ device_identifier: z.string(), pin: pinKey, state: pinState })),
  /** The scene that it sets instead of pins; null for none, and for one that is gone. */
  scene_name: z.string().nullable(),
  for_s: z.int().nullable(),
  created_at: instant,
  next_at: instant.nullable(),
  skip_at: instant.nullable(),
  paused_at: instant.nullable(),
})
