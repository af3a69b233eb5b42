import { z } from 'zod'

/**
 * A device's abilities beyond setting pins. `lease`: it switches a pin off that was to be on for some
 * time, also without its server. `protect`: it stores how its pins are protected, and keeps to it.
 * `schedules`: it stores what schedules are to do with it, and does that while it has no server.
 */
export const deviceFeature = z.enum(['lease', 'protect', 'schedules'])
export type DeviceFeature = z.infer<typeof deviceFeature>

/** The holder of a lease, who ends it: the device, or the server, which must be on then. */
export const leaseHolder = z.enum(['device', 'server'])
export type LeaseHolder = z.infer<typeof leaseHolder>
