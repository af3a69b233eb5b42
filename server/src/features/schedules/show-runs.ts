import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  type CommandRow,
  type CommandStore,
  wasOffline,
} from '../devices/commands/command-store.ts'
import { wasHeld } from '../devices/twins/held-pin.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { DueStore } from './due-store.ts'
import { findSchedule, type ScheduleNeeds } from './list-schedules.ts'
import type { ScheduleRun } from './schedule.ts'

/** What a pin came to. */
type Kind = 'done' | 'offline' | 'failed' | 'held' | 'pending'

/** A run, and how many pins came to what; none are pending once it is a few seconds old. */
export type ShownRun = ScheduleRun & Record<Kind, number>

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
  const byRun = Map.groupBy(commands, dueAtOf)
  return runs.map((run) => {
    const ofRun = byRun.get(run.dueAt) ?? []
    const count = (kind: Kind) => ofRun.filter((command) => kindOf(command) === kind).length
    const counts = {
      done: count('done'),
      offline: count('offline'),
      failed: count('failed'),
      held: count('held'),
      pending: count('pending'),
    }
    return { ...run, outcome: outcomeOf(run, counts.held, ofRun.length), ...counts }
  })
}

function outcomeOf({ outcome }: ScheduleRun, held: number, all: number): ScheduleRun['outcome'] {
  // Missed with commands: it was broken off between these and its end.
  if (all === 0 || (outcome !== 'acted' && outcome !== 'missed')) return outcome
  return held === all ? 'held' : 'acted'
}

/** See runKey of act-on-schedule.ts. */
const dueAtOf = ({ message_id }: CommandRow): number =>
  Number(String(JSON.parse(message_id)).split(' ')[0])

function kindOf({ outcome, error }: CommandRow): Kind {
  if (outcome === null) return 'pending'
  if (outcome === 'done') return 'done'
  if (error === wasHeld) return 'held'
  return error === wasOffline ? 'offline' : 'failed'
}
