import { z } from 'zod'

/** What hangs on a pin, as a small drawing beside its name. */
export const pinIcon = z.enum([
  'lamp',
  'ceiling_lamp',
  'fan',
  'socket',
  'pump',
  'valve',
  'heater',
  'door',
  'bell',
  'plant',
  'tv',
  'other',
])
export type PinIcon = z.infer<typeof pinIcon>
