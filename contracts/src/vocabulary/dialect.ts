import { z } from 'zod'

/** A firmware that speaks its own topics: whoever registers the device says which. Without one it speaks the device protocol. */
export const dialect = z.enum(['tasmota', 'shelly'], 'must be a firmware that this server knows')
export type Dialect = z.infer<typeof dialect>
