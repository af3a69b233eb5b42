import type { PinOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { RunOutcome } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { CommandRow, CommandStore } from '../devices/records/command-store.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import { dueAtOf } from '../devices/rules/device-plan.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { DueStore } from './due-store.ts'
import { findSchedule, type ScheduleNeeds } from './list-schedules.ts'
import type { ScheduleRun, StoredSchedule } from './schedule.ts'

/** The outcome of a pin in a run. */
type Kind = PinOutcome | 'held' | 'pending'

/** A run, and how many pins came to what; none are pending once it is a few seconds old. */
export type ShownRun = Omit<ScheduleRun, 'begunAt'> &
  Record<Kind, number> & {
    /** When it was done, epoch ms, where that was late; null otherwise. */
    lateAt: number | null
  }

/**
 * Shows the last runs of a schedule, the latest first.
 * @throws Refusal 'not_found' for a schedule that the actor may not see.
 */
export async function showRuns(
  needs: ScheduleNeeds & { dueSchedules: DueStore; commands: CommandStore },
  actor: PersonActor,
  id: number,
): Promise<ShownRun[]> {
  const schedule = await findSchedule(needs, actor, id, 'see')
  const runs = await needs.dueSchedules.runsOf(id, limits.scheduleRunsKept)
  const commands = await needs.commands.ofSchedule(schedule.homeId, id)
  const devices = await needs.homeDevices.ofHome(schedule.homeId)
  const byRun = Map.groupBy(commands, ({ message_id }) => dueAtOf(message_id))
  return runs.map((run) => {
    const ofRun = oneOfEachPin(byRun.get(run.dueAt) ?? [])
    const count = (kind: Kind) => ofRun.filter((command) => kindOf(command) === kind).length
    const counts = {
      done: count('done'),
      unconfirmable: count('unconfirmable'),
      offline: count('offline'),
      failed: count('failed'),
      held: count('held'),
      pending: count('pending'),
    }
    const { scheduleId, dueAt } = run
    return { scheduleId, dueAt, outcome: outcomeOf(run), lateAt: lateAtOf(run), ...counts }

    function outcomeOf({ outcome }: ScheduleRun): RunOutcome | null {
      const isDevice = outcome === 'device'
      if (outcome !== 'acted' && outcome !== 'missed' && !isDevice) return outcome
      // It was broken off between its commands and its end, or its devices have told of it.
      if (ofRun.length > 0) return counts.held === ofRun.length ? 'held' : 'acted'
      return isDevice && !mayStillReport(schedule, devices, needs.clock.now()) ? 'missed' : outcome
    }
  })
}

/** Devices run in time, and report later. */
const lateAtOf = ({ dueAt, begunAt, outcome }: ScheduleRun): number | null =>
  outcome === 'acted' && begunAt - dueAt > limits.scheduleLateMs ? begunAt : null

/** How long after it has connected a device has surely reported its runs, ms. */
const tellingMs = 10_000

/** Whether one of the devices of a schedule is away, and may still report its runs. */
const mayStillReport = (
  { pins }: StoredSchedule,
  devices: readonly ShownDevice[],
  now: number,
): boolean =>
  devices.some(
    ({ identifier, connected, connectedAt }) =>
      pins.some(({ device }) => device === identifier) &&
      !(connected && connectedAt !== null && now - connectedAt > tellingMs),
  )

/** A device that was asked in vain may have done it by itself: then that counts. */
function oneOfEachPin(commands: readonly CommandRow[]): CommandRow[] {
  const byPin = Map.groupBy(commands, ({ device_id, pin }) => `${device_id} ${pin}`)
  return [...byPin.values()].flatMap(
    (some) => some.find(({ outcome }) => outcome === 'done') ?? some.slice(-1),
  )
}

function kindOf({ outcome, error_code: code }: CommandRow): Kind {
  if (outcome === null) return 'pending'
  if (outcome === 'done' || outcome === 'unconfirmable') return outcome
  if (code === 'pin_held') return 'held'
  return code === 'device_offline' ? 'offline' : 'failed'
}
