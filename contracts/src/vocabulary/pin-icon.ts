import { z } from 'zod'

/** The small drawing beside a pin's name, of the thing that hangs on it. */
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
