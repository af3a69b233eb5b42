import { z } from 'zod'
import { instant } from './fields.ts'

/** By how many minutes the clocks of a zone are ahead of UTC, from an instant on. */
const zoneOffset = z.object({ from: instant, minutes: z.int() })

/**
 * The clocks of a zone from a year ago to two years ahead, each change after the other; before the first
 * and after the last nothing is told. Browsers have rules of their own, which may be older: pages go by
 * these.
 */
export const zoneOffsets = z.array(zoneOffset)
export type ZoneOffsets = z.infer<typeof zoneOffsets>
