import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { findVisibleDevice } from '../devices/listing/find-visible-device.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import { checkState, checkSwitched, pinNamed } from '../devices/rules/device-pins.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { managesHome } from '../identity/person-access.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import { findVisibleScene } from '../scenes/list-scenes.ts'
import type { ScheduleAlarm } from './alarm.ts'
import {
  findSchedule,
  type ScheduleNeeds,
  type ShownSchedule,
  showSchedule,
} from './list-schedules.ts'
import { firstTime } from './next-times.ts'
import { publishSchedules, type ScheduleTerms, untilResumed } from './schedule.ts'
import type { ScheduleStore } from './schedule-store.ts'

type Stores = {
  schedules: ScheduleStore
  homes: HomeStore
  members: MembershipStore
  audit: AuditWriter
}
export type ManageNeeds = ScheduleNeeds & {
  devices: DeviceStore
  atomically: Atomically<Stores>
  scheduleAlarm: Pick<ScheduleAlarm, 'look'>
  bus: Bus
}

/**
 * Makes a schedule, which acts with the rights that the actor has when it is due.
 * @throws Refusal 'not_found' and 'forbidden' for a pin or a scene that the actor may not see or
 * arrange, 'invalid_input' for a state that a pin does not have and for a time that never comes,
 * 'home_has_no_place' for the sun, 'too_many_schedules'.
 */
export async function createSchedule(
  needs: ManageNeeds,
  actor: PersonActor,
  terms: ScheduleTerms,
): Promise<ShownSchedule> {
  const { personId, homeId } = actor
  await checkTarget(needs, actor, terms)
  if (homeId === null) throw refuse('not_found', 'Device not found')
  const now = needs.clock.now()
  const id = await needs.atomically(async ({ schedules, homes, members, audit }) => {
    await members.lockHome(homeId) // Behind the lock nobody makes another one meanwhile.
    if ((await schedules.namesOf(homeId)).size >= limits.schedulesMax) {
      throw refuse('too_many_schedules', `A home can have at most ${limits.schedulesMax} schedules`)
    }
    const made = await schedules.add({ ...terms, homeId, madeBy: personId, createdAt: now })
    await schedules.setNext(made, await firstTime({ homes }, homeId, { id: made, ...terms }, now))
    await audit.write('schedule.created', actor, { schedule: made })
    return made
  })
  needs.scheduleAlarm.look()
  const shown = await showSchedule(needs, actor, id)
  await publishSchedules(needs, homeId, shown.pins)
  return shown
}

/**
 * Changes what a schedule does and when; the actor answers for it from then on.
 * @throws Refusal 'not_found', 'forbidden', and as createSchedule does.
 */
export async function changeSchedule(
  needs: ManageNeeds,
  actor: PersonActor,
  id: number,
  terms: ScheduleTerms,
): Promise<ShownSchedule> {
  const was = await findSchedule(needs, actor, id, 'change')
  await checkTarget(needs, actor, terms)
  const now = needs.clock.now()
  await needs.atomically(async ({ schedules, homes, audit }) => {
    const next = await firstTime({ homes }, was.homeId, { id, ...terms }, now)
    await schedules.change(id, terms, actor.personId)
    if (was.paused === null) await schedules.setNext(id, next)
    await audit.write('schedule.changed', actor, { schedule: id })
  })
  needs.scheduleAlarm.look()
  const shown = await showSchedule(needs, actor, id)
  await publishSchedules(needs, was.homeId, [...was.pins, ...shown.pins])
  return shown
}

/** Deletes a schedule with what is kept of its runs. @throws Refusal 'not_found', 'forbidden'. */
export async function deleteSchedule(
  needs: ManageNeeds,
  actor: PersonActor,
  id: number,
): Promise<void> {
  const { homeId, pins } = await findSchedule(needs, actor, id, 'change')
  await needs.atomically(async ({ schedules, audit }) => {
    await schedules.remove(id)
    await audit.write('schedule.deleted', actor, { schedule: id })
  })
  await publishSchedules(needs, homeId, pins)
}

/** @throws Refusal unless the actor may arrange the whole scene, or each pin, and that has the state. */
async function checkTarget(
  needs: ManageNeeds,
  actor: PersonActor,
  { sceneId, pins, leaseS }: ScheduleTerms,
): Promise<void> {
  if (sceneId === null && pins.length === 0) {
    throw refuse('invalid_input', 'Choose a pin or a scene', { field: 'pins' })
  }
  if (sceneId !== null) {
    if (pins.length > 0) {
      throw refuse('invalid_input', 'Choose pins or a scene, not both', { field: 'pins' })
    }
    if (leaseS !== null) {
      throw refuse('invalid_input', 'The scene decides how long they stay on', { field: 'for_s' })
    }
    const scene = await findVisibleScene(needs, actor, sceneId)
    if (!scene.mayChange) throw refuse('forbidden', 'You may not schedule this scene')
  }
  const seen = new Set<string>()
  for (const { device, pin, state } of pins) {
    const { pins: known } = await findVisibleDevice(needs, actor, device, 'arrange', pin)
    checkState(pin, pinNamed(known, pin), state)
    if (leaseS !== null) checkSwitched(pin, pinNamed(known, pin), 'for_s')
    if (seen.has(`${device} ${pin}`)) {
      throw refuse('invalid_input', `Choose pin ${pin} of this ${kindOf(device)} device once`, {
        field: 'pins',
      })
    }
    seen.add(`${device} ${pin}`)
  }
}

/**
 * Pauses a schedule, or lets it act again: the person who resumes it answers for it from then on.
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
    throw refuse('changed_meanwhile', 'Its next run has changed. Check it again.')
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
  // Everybody of the home hears of it: it is about the home as a whole.
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'profile' })
}
