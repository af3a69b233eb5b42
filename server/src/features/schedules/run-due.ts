import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { PauseReason, RunOutcome } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Stalls } from '../../platform/stalls.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { requestCommand } from '../devices/commands/request-command.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import type { CommandStore } from '../devices/records/command-store.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SceneStore } from '../scenes/scene-store.ts'
import { type ActedSchedule, type Acting, actOn } from './act-on-schedule.ts'
import type { DueClaim, DueSchedule, DueStore } from './due-store.ts'
import { type LeftToDevices, leftToDevices } from './plans/left-to-devices.ts'
import type { PlanStore } from './plans/plan-store.ts'
import type { ScheduleStore } from './schedule-store.ts'
import { scenesOf, withScenePins } from './scheduled-scene.ts'
import { sharedDueTimes } from './times/due-times.ts'

type Stores = { schedules: ScheduleStore; dueSchedules: DueStore; audit: AuditWriter }
type RunNeeds = Omit<Parameters<typeof requestCommand>[0], 'atomicallyRelaxed'> & {
  atomicallyRelaxed: Atomically<Stores & { commands: CommandStore }>
  dueSchedules: DueStore
  plans: PlanStore
  people: Pick<PersonStore, 'actors'>
  schedules: Pick<ScheduleStore, 'dueSince'>
  scenes: SceneStore
  homeDevices: HomeDevices
  stalls: Stalls
  clock: Clock
  clockTrust: ClockTrust
  log: Pick<Logger, 'error'>
}

/** So many are taken on together, which costs few statements. */
const batchMost = 200
/** So many of them act at once, then everybody else has a turn: a press waits for no more of them. */
const turnMost = 50
/**
 * A run that is under way for longer was left by a replica that is gone, or for later because it is done
 * late: a server that starts has no devices yet. Ms.
 */
const leftMs = 15_000
/** How far back missed runs are shown after the server was away, ms: nobody asks for older ones. */
const missedShownMs = 31 * 24 * 3_600_000

/**
 * Does what is due in all homes, and says what was missed. Each of several replicas does what it claims.
 * Returns in how many ms to call it again, for what is done late; undefined where that is all the same.
 */
export async function runDueSchedules(needs: RunNeeds): Promise<number | undefined> {
  await finishLeft(needs)
  const times = sharedDueTimes()
  let isLeft = false
  for (;;) {
    const now = needs.clock.now()
    // By a time that may be wrong, a late run is not called missed.
    const since = needs.clockTrust.isInDoubt() ? now - limits.scheduleLateMs : 0
    const due = await needs.dueSchedules.due(since, now, batchMost)
    if (due.length === 0) return isLeft ? leftMs + 100 : undefined
    if (await runBatch(needs, due, { now, times })) isLeft = true
    await nextTurn()
  }
}

/** Returns whether some of it is left for later. */
async function runBatch(
  needs: RunNeeds,
  due: readonly DueSchedule[],
  { now, times }: { now: number; times: ReturnType<typeof sharedDueTimes> },
): Promise<boolean> {
  const isLate = needs.stalls.arrival()
  const left = await leftToDevices(needs, due)
  const claims = due.map((schedule): DueClaim => {
    const { id, dueAt, clocks } = schedule
    const date = times.dateOfDue(schedule, clocks, dueAt)
    const done = { ...schedule, doneDate: date }
    const nextAt = times.nextAfter(done, clocks, Math.max(dueAt, now - missedShownMs))
    return { id, dueAt, date, nextAt, outcome: idleOutcome(schedule, left, now) }
  })
  const ours = await needs.atomicallyRelaxed(async ({ dueSchedules, audit }) => {
    const claimed = await dueSchedules.claim(claims, now)
    for (const [at, { id, outcome }] of claims.entries()) {
      const homeId = due[at]?.homeId ?? null
      if (outcome !== 'missed' || !claimed.has(id)) continue
      await audit.write('schedule.missed', { homeId }, { schedule: id })
    }
    return claimed
  })
  const acting = due.filter(({ id }, at) => ours.has(id) && claims[at]?.outcome === null)
  const inTime = acting.filter((schedule) => !isPastDue(schedule, now))
  await act(needs, inTime, { isLate, left })
  return inTime.length < acting.length
}

/** A crash may have come between the claim and the commands: they have the same keys, and those that were stored do nothing. */
async function finishLeft(needs: RunNeeds): Promise<void> {
  const now = needs.clock.now()
  const begun = await needs.dueSchedules.takeOver(now - leftMs, now)
  if (begun.length === 0) return
  const left = await leftToDevices(needs, begun)
  const over = begun.filter((schedule) => isPastDue(schedule, now))
  const catching = over.filter((schedule) => idleOutcome(schedule, left, now) === null)
  const overtaken = await overtakenOf(needs, catching)
  const outcomes = Map.groupBy(over, (one) =>
    overtaken.has(one) ? 'missed' : idleOutcome(one, left, now),
  )
  await needs.atomicallyRelaxed(async ({ dueSchedules, audit }) => {
    for (const [outcome, some] of outcomes) {
      if (outcome === null || (outcome === 'missed' && needs.clockTrust.isInDoubt())) continue
      await dueSchedules.end(some.map(runOf), outcome)
      if (outcome !== 'missed') continue
      for (const { id, homeId } of some) {
        await audit.write('schedule.missed', { homeId }, { schedule: id })
      }
    }
  })
  const acting = [
    ...begun.filter((schedule) => !isPastDue(schedule, now)),
    ...(outcomes.get(null) ?? []),
  ]
  await act(needs, acting, { isLate: needs.stalls.arrival(), left })
}

const runOf = ({ id, dueAt }: DueSchedule) => ({ scheduleId: id, dueAt })

async function act(
  needs: RunNeeds,
  schedules: readonly DueSchedule[],
  acting: Acting,
): Promise<void> {
  if (schedules.length === 0) return
  const ids = schedules.flatMap(({ madeBy }) => madeBy ?? [])
  const makers = await needs.people.actors([...new Set(ids)])
  const scenes = await scenesOf(needs, schedules)
  const acted: ActedSchedule[] = []
  for (let from = 0; from < schedules.length; from += turnMost) {
    const some = schedules.slice(from, from + turnMost).map((schedule) => {
      const maker = schedule.madeBy === null ? undefined : makers.get(schedule.madeBy)
      const scene = schedule.sceneId === null ? undefined : scenes.get(schedule.sceneId)
      return actOn(needs, schedule, { ...acting, maker, scene })
    })
    acted.push(...(await Promise.all(some)))
    await nextTurn()
  }
  await finish(needs, acted)
}

/** Stores what became of them, and pauses those that may act no more: they do not vanish. */
async function finish(needs: RunNeeds, acted: readonly ActedSchedule[]): Promise<void> {
  const now = needs.clock.now()
  await needs.atomicallyRelaxed(async ({ schedules, dueSchedules, audit }) => {
    for (const [outcome, some] of Map.groupBy(acted, (one) => one.outcome)) {
      if (outcome === null) continue
      await dueSchedules.end(
        some.map(({ schedule }) => runOf(schedule)),
        outcome,
      )
    }
    for (const { schedule, outcome, pause } of acted) {
      if (outcome === 'acted' && schedule.catchUp && isPastDue(schedule, now)) {
        const { id, homeId } = schedule
        await audit.write('schedule.caught_up', { homeId }, { schedule: id })
      }
      if (pause) await pauseBecause(schedule, pause)
    }
    async function pauseBecause({ id, homeId }: DueSchedule, why: PauseReason): Promise<void> {
      await schedules.pause(id, why, now)
      await audit.write('schedule.paused', { homeId }, { schedule: id, why })
    }
  })
}

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
