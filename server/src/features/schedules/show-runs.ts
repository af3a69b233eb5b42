import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  type CommandRow,
  type CommandStore,
  wasOffline,
} from '../devices/commands/command-store.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { DueStore } from './due-store.ts'
import { findSchedule, type ScheduleNeeds } from './list-schedules.ts'
import type { ScheduleRun } from './schedule.ts'

/** A run, and how many pins came to what; none are pending once it is a few seconds old. */
export type ShownRun = ScheduleRun & Record<'done' | 'offline' | 'failed' | 'pending', number>

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
    const count = (kind: ReturnType<typeof kindOf>) =>
      ofRun.filter((command) => kindOf(command) === kind).length
    const counts = {
      done: count('done'),
      offline: count('offline'),
      failed: count('failed'),
      pending: count('pending'),
    }
    // It was broken off between its commands and its end.
    const isActed = run.outcome === 'missed' && ofRun.length > 0
    return { ...run, outcome: isActed ? 'acted' : run.outcome, ...counts }
  })
}

/** See runKey of act-on-schedule.ts. */
const dueAtOf = ({ message_id }: CommandRow): number =>
  Number(String(JSON.parse(message_id)).split(' ')[0])

function kindOf({ outcome, error }: CommandRow): 'done' | 'offline' | 'failed' | 'pending' {
  if (outcome === null) return 'pending'
  if (outcome === 'done') return 'done'
  return error === wasOffline ? 'offline' : 'failed'
}
