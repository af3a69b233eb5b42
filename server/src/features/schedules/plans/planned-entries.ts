import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { fingerprint } from '../../../platform/random.ts'
import type { ShownDevice } from '../../devices/records/shown-device.ts'
import { mayDevice } from '../../devices/rules/device-access.ts'
import type { DevicePlan, PlanEntry } from '../../devices/rules/device-plan.ts'
import type { PersonActor, ScheduleActor } from '../../identity/actor.ts'
import type { SchedulePin, StoredSchedule } from '../schedule.ts'
import { dueTimes, type HomeClocks } from '../times/due-times.ts'

/** The terms of a home for its schedules. */
export type Planned = {
  clocks: HomeClocks
  /** End of the holiday from schedules, epoch ms; null for none. */
  pausedUntil: number | null
  /** For how many seconds they leave alone what somebody has switched. */
  holdS: number
  /** Their makers, as they are now. */
  makers: ReadonlyMap<number, PersonActor>
  from: number
  until: number
}

/** A device as its plan depends on it. */
type PlannedDevice = Pick<ShownDevice, 'homeId' | 'id' | 'roomId' | 'pinRooms' | 'identifier'> &
  Pick<ShownDevice, 'pins'>

/** A plan, and up to when it has all that is due, epoch ms. */
export type BoundedPlan = DevicePlan & { until: number }

/** The plan of a device: the soonest entries of its home's schedules, as many as it can store. */
export function planOf(
  schedules: readonly StoredSchedule[],
  device: PlannedDevice,
  planned: Planned,
): BoundedPlan {
  const all = schedules
    .flatMap((schedule) => plannedEntries(schedule, device, planned))
    .sort((one, other) => one.at - other.at)
  const entries = all.slice(0, limits.planEntriesMax)
  const tooMany = all[limits.planEntriesMax]
  return { version: versionOf(entries), entries, until: tooMany ? tooMany.at - 1 : planned.until }
}

/** The entries of one schedule for a device, as far as its maker may do them, by what is known now. */
export function plannedEntries(
  schedule: StoredSchedule,
  device: PlannedDevice,
  planned: Planned,
): PlanEntry[] {
  const actor = actorOf(schedule, planned.makers)
  const pins = schedule.pins.filter((pin) => pin.device === device.identifier)
  if (!actor || pins.length === 0) return []
  return plannedTimes(schedule, planned).flatMap((at) =>
    pins
      .filter(({ pin }) => mayDevice(actor, 'control', device, pin, at))
      .map((pin) => entryOf(schedule, pin, { at, device, holdS: planned.holdS })),
  )
}

function actorOf(
  { id: scheduleId, homeId, madeBy }: StoredSchedule,
  makers: Planned['makers'],
): ScheduleActor | undefined {
  const maker = madeBy === null ? undefined : makers.get(madeBy)
  if (maker?.homeId !== homeId) return undefined
  const { role, grants } = maker
  return { kind: 'schedule', scheduleId, homeId, role, grants }
}

/** When a schedule will act: no more often than a device can store. */
function plannedTimes(
  schedule: StoredSchedule,
  { clocks, pausedUntil, from, until }: Planned,
): number[] {
  const times: number[] = []
  if (schedule.paused) return times
  for (const { at } of dueTimes(schedule, clocks, from)) {
    if (at > until || times.length > limits.planEntriesMax) break
    const isPaused = pausedUntil !== null && at < pausedUntil
    if (at !== schedule.skipAt && !isPaused) times.push(at)
  }
  return times
}

function entryOf(
  { id: scheduleId, leaseS }: StoredSchedule,
  { pin, state }: SchedulePin,
  { at, device, holdS }: { at: number; device: PlannedDevice; holdS: number },
): PlanEntry {
  const usual = device.pins.find(({ key }) => key === pin)?.onForS ?? null
  return { scheduleId, at, pin, state, leaseS: state > 0 ? (leaseS ?? usual) : null, holdS }
}

/** The columns of an entry, in which it is stored and compared. */
export const partsOf = ({ scheduleId, at, pin, state, leaseS, holdS }: PlanEntry) =>
  [scheduleId, at, pin, state, leaseS, holdS] as const

const versionOf = (entries: readonly PlanEntry[]): string =>
  entries.length === 0 ? '' : fingerprint(JSON.stringify(entries.map(partsOf))).slice(0, 12)
