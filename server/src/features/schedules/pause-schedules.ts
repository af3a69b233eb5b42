import { refuse } from '../../platform/refusal.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import { firstTime } from './first-time.ts'
import { findSchedule, type ShownSchedule, showSchedule } from './list-schedules.ts'
import type { ManageNeeds } from './manage-schedules.ts'
import { publishSchedules } from './publish-schedules.ts'
import { untilResumed } from './schedule.ts'

/**
 * Pauses a schedule, or lets it act again: whoever resumes it answers for it from then on.
 * @throws Refusal 'not_found', 'forbidden'; 'invalid_input' for one whose time is over, or whose
 * scene is gone.
 */
export async function pauseSchedule(
  needs: ManageNeeds,
  actor: PersonActor,
  id: number,
  isPaused: boolean,
): Promise<ShownSchedule> {
  const schedule = await findSchedule(needs, actor, id, 'change')
  const { homeId, pins } = schedule
  const now = needs.clock.now()
  await needs.atomically(async ({ schedules, homes, audit }) => {
    if (isPaused) {
      await schedules.pause(id, 'person', now)
      await audit.write('schedule.paused', actor, { schedule: id, why: 'person' })
      return
    }
    if (schedule.sceneId !== null && pins.length === 0) {
      throw refuse('invalid_input', 'Its scene is gone: choose another one first')
    }
    const next = await firstTime({ homes }, homeId, schedule, now)
    await schedules.resume(id, actor.personId)
    await schedules.setNext(id, next)
    await audit.write('schedule.resumed', actor, { schedule: id })
  })
  needs.scheduleAlarm.look()
  await publishSchedules(needs, homeId, pins)
  return showSchedule(needs, actor, id)
}

/**
 * Leaves out the next time of a schedule, or with null no longer.
 * @throws Refusal 'not_found', 'forbidden', 'changed_meanwhile' for a time that is not its next.
 */
export async function skipNext(
  needs: ManageNeeds,
  actor: PersonActor,
  id: number,
  at: number | null,
): Promise<ShownSchedule> {
  const { homeId, pins, nextAt } = await findSchedule(needs, actor, id, 'change')
  if (at !== null && at !== nextAt) {
    throw refuse('changed_meanwhile', 'Its next time has changed: check it again')
  }
  await needs.atomically(async ({ schedules, audit }) => {
    await schedules.setSkip(id, at)
    const event = at === null ? 'schedule.unskipped' : 'schedule.skipped'
    await audit.write(event, actor, { schedule: id })
  })
  await publishSchedules(needs, homeId, pins)
  return showSchedule(needs, actor, id)
}

/**
 * Pauses all schedules of the actor's home, until an instant or until they are resumed, or lets them
 * act again.
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function pauseAllSchedules(
  needs: ManageNeeds,
  actor: PersonActor,
  { isPaused, until }: { isPaused: boolean; until: number | null },
): Promise<void> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage this home')
  const { homeId } = actor
  await needs.atomically(async ({ homes, audit }) => {
    await homes.pauseSchedules(homeId, isPaused ? (until ?? untilResumed) : null)
    if (isPaused) await audit.write('schedules.paused', actor, { until })
    else await audit.write('schedules.resumed', actor, {})
  })
  // Everybody of the home is told: it is of the home as a whole.
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'profile' })
}
