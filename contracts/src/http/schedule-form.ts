import { z } from 'zod'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, id, leaseSeconds } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { scheduleName, scheduleRule } from '../vocabulary/schedule-rule.ts'

const setPin = z.strictObject({ device_identifier: deviceIdentifier, pin: pinKey, state: pinState })

/** A schedule as it is sent: when it acts, and on which pins or with which scene. */
export const scheduleForm = z.strictObject({
  name: scheduleName,
  rule: scheduleRule,
  /** Empty where a scene is set, and only there. */
  pins: z
    .array(setPin, 'must be a list')
    .max(limits.schedulePinsMax, `must have at most ${limits.schedulePinsMax} pins`),
  /** A scene that is set as it is then; null or missing for pins. */
  scene_id: id.nullish(),
  /** Seconds for which the pins are on; null for as long as nobody asks for something else, and for a scene. */
  for_s: leaseSeconds.nullable(),
  /** Whether it is done late where the server was away when it was due; missing for no. */
  catch_up: z.boolean('must be true or false').optional(),
})
