import type { HttpMatrix } from './access-table.ts'
import { accountMatrix, signOutMatrix } from './http-accounts.ts'
import { activityMatrix } from './http-activity.ts'
import { deviceHttpMatrix } from './http-devices.ts'
import { historyMatrix } from './http-history.ts'
import { memberMatrix } from './http-members.ts'
import { passMatrix } from './http-passes.ts'
import { pinMatrix } from './http-pins.ts'
import { roomMatrix } from './http-rooms.ts'
import { sceneMatrix } from './http-scenes.ts'
import { scheduleMatrix } from './http-schedules.ts'

/**
 * The calls, and who may make which with which object: every call that the server answers, by every
 * kind of caller. server/test/access.suite.ts tries all of it; a call without a row here
 * fails there. A new call takes one row, in the file of its noun.
 */
export const httpMatrix: HttpMatrix = {
  ...accountMatrix,
  ...memberMatrix,
  ...passMatrix,
  ...roomMatrix,
  ...pinMatrix,
  ...sceneMatrix,
  // Before calls that move devices.
  ...activityMatrix,
  ...historyMatrix,
  ...scheduleMatrix,
  ...deviceHttpMatrix,
  ...signOutMatrix,
}
