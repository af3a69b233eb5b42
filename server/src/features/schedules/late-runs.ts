import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { RunOutcome } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { DueSchedule } from './due-store.ts'
import type { LeftToDevices } from './plans/left-to-devices.ts'
import type { ScheduleStore } from './schedule-store.ts'
import { scenesOf, withScenePins } from './scheduled-scene.ts'

/** Whether a due time is over by `now` (epoch ms): only what catches up is done then. */
export const isPastDue = ({ dueAt }: Pick<DueSchedule, 'dueAt'>, now: number): boolean =>
  now - dueAt > limits.scheduleLateMs

/** Why a due schedule does nothing this time; null where it acts. */
export function idleOutcome(
  schedule: DueSchedule,
  left: LeftToDevices,
  now: number,
): RunOutcome | null {
  const { dueAt, skipAt, homePausedUntil } = schedule
  if (isPastDue(schedule, now)) {
    if (left.isStored(schedule)) return 'device'
    if (!catchesUp(schedule, now)) return 'missed'
  }
  if (skipAt === dueAt) return 'skipped'
  return homePausedUntil !== null && dueAt < homePausedUntil ? 'paused' : null
}

/** Nobody has paused it since. */
const catchesUp = ({ catchUp, paused, dueAt }: DueSchedule, now: number): boolean =>
  catchUp && paused === null && now - dueAt <= limits.scheduleCatchUpMs

/**
 * Those of some late schedules after which one was due for one of their pins, perhaps the same again: that
 * one stands, also where it was missed itself, for on from 18:00 and off at 23:00 is not on at midnight.
 */
export async function overtakenOf(
  needs: Parameters<typeof scenesOf>[0] & { schedules: Pick<ScheduleStore, 'dueSince'> },
  late: readonly DueSchedule[],
): Promise<ReadonlySet<DueSchedule>> {
  if (late.length === 0) return new Set()
  const homes = [...new Set(late.map(({ homeId }) => homeId))]
  const since = Math.min(...late.map(({ dueAt }) => dueAt))
  const due = await needs.schedules.dueSince(homes, since)
  const later = due.filter(({ outcome }) => outcome !== 'skipped' && outcome !== 'paused')
  const scenes = await scenesOf(needs, [...late, ...later])
  const pinsOf = (one: DueSchedule | (typeof later)[number]) =>
    withScenePins(one, scenes).pins.map(({ device, pin }) => `${one.homeId} ${device} ${pin}`)
  return new Set(
    late.filter((one) => {
      const own = new Set(pinsOf(one))
      const after = later.filter(({ dueAt }) => dueAt > one.dueAt)
      return after.some((other) => pinsOf(other).some((pin) => own.has(pin)))
    }),
  )
}
