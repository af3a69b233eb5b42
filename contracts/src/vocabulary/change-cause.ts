import { z } from 'zod'

/** Why somebody asked a pin for a state. */
export const commandCause = z.enum([
  'page',
  'all_off',
  'undo_all_off',
  'scene',
  'undo_scene',
  'lease',
  'schedule',
])
export type CommandCause = z.infer<typeof commandCause>

/**
 * Why a device changed without being asked: a touch at the wall, a start (its first report since it
 * connected says something else than the last one before), or the device itself; `late` is what a
 * command had asked for that has ended already; `lease_over` is the end of a lease that the device
 * holds, `lease_reboot` that it ended because the device started anew, and `lease_missed` that the
 * server could not end one in time, and does not any more; `longest_on` that the device has switched
 * off what was on for as long as it may be. `broker` is whatever a device on a shared broker tells: anybody there
 * may have said it.
 */
export const deviceCause = z.enum([
  'touch',
  'late',
  'start',
  'device',
  'lease_over',
  'lease_reboot',
  'lease_missed',
  'longest_on',
  'broker',
])
export type DeviceCause = z.infer<typeof deviceCause>

/** Why a pin is as it is. */
export const changeCause = z.enum([...commandCause.options, ...deviceCause.options])

/** Who asks devices for something: a person, whoever holds a pass, or a schedule. */
export const requesterKind = z.enum(['person', 'pass', 'schedule'])
