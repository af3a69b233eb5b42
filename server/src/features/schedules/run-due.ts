import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { PauseReason, RunOutcome } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Stalls } from '../../platform/stalls.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { CommandStore } from '../devices/commands/command-store.ts'
import type { requestCommand } from '../devices/commands/request-command.ts'
import type { HomeDevices } from '../devices/home-devices.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { type KnownScene, knownScenes } from '../scenes/list-scenes.ts'
import type { SceneStore } from '../scenes/scene-store.ts'
import { type ActedSchedule, type Acting, actOn } from './act-on-schedule.ts'
import type { DueClaim, DueSchedule, DueStore } from './due-store.ts'
import { sharedNextAfter } from './due-times.ts'
import { type LeftToDevices, leftToDevices } from './plans/left-to-devices.ts'
import type { PlanStore } from './plans/plan-store.ts'
import type { ScheduleStore } from './schedule-store.ts'

type Stores = { schedules: ScheduleStore; dueSchedules: DueStore; audit: AuditWriter }
type RunNeeds = Omit<Parameters<typeof requestCommand>[0], 'atomicallyRelaxed'> & {
  atomicallyRelaxed: Atomically<Stores & { commands: CommandStore }>
  dueSchedules: DueStore
  plans: PlanStore
  people: Pick<PersonStore, 'actors'>
  scenes: SceneStore
  homeDevices: HomeDevices
  stalls: Stalls
  clock: Clock
  log: Pick<Logger, 'error'>
}

/** So many are taken on together, which costs few statements. */
const batchMost = 200
/** So many of them act at once, then everybody else has a turn: a press waits for no more of them. */
const turnMost = 50
/** A run that is under way for longer was left by a replica that is gone, ms. */
const leftMs = 15_000
/** A server that was away for longer tells of this much of it: what it missed before, nobody asks for. */
const toldMissedMs = 31 * 24 * 3_600_000

/** Does what is due in all homes, and says what was missed. Of several replicas each does what it claims. */
export async function runDueSchedules(needs: RunNeeds): Promise<void> {
  await finishLeft(needs)
  const nextAfter = sharedNextAfter()
  for (;;) {
    const now = needs.clock.now()
    const due = await needs.dueSchedules.due(now, batchMost)
    if (due.length === 0) return
    await runBatch(needs, due, { now, nextAfter })
    await nextTurn()
  }
}

async function runBatch(
  needs: RunNeeds,
  due: readonly DueSchedule[],
  { now, nextAfter }: { now: number; nextAfter: ReturnType<typeof sharedNextAfter> },
): Promise<void> {
  const isLate = needs.stalls.arrival()
  const left = await leftToDevices(needs, due)
  const claims = due.map((schedule): DueClaim => {
    const { id, dueAt, clocks } = schedule
    const nextAt = nextAfter(schedule, clocks, Math.max(dueAt, now - toldMissedMs))
    return { id, dueAt, nextAt, outcome: outcomeBefore(schedule, left, now) }
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
  await act(needs, acting, { isLate, left })
}

/** Why a due schedule does nothing this time; null where it acts. */
function outcomeBefore(schedule: DueSchedule, left: LeftToDevices, now: number): RunOutcome | null {
  const { dueAt, skipAt, homePausedUntil } = schedule
  if (now - dueAt > limits.scheduleLateMs) return left.isStored(schedule) ? 'device' : 'missed'
  if (skipAt === dueAt) return 'skipped'
  return homePausedUntil !== null && dueAt < homePausedUntil ? 'paused' : null
}

/** A crash may have come between the claim and the commands: they have the same keys, and those that were stored do nothing. */
async function finishLeft(needs: RunNeeds): Promise<void> {
  const now = needs.clock.now()
  const begun = await needs.dueSchedules.takeOver(now - leftMs, now)
  if (begun.length === 0) return
  const left = await leftToDevices(needs, begun)
  const isOver = ({ dueAt }: DueSchedule) => now - dueAt > limits.scheduleLateMs
  const over = Map.groupBy(begun.filter(isOver), (one) => left.isStored(one))
  for (const [isStored, some] of over) {
    const runs = some.map(({ id, dueAt }) => ({ scheduleId: id, dueAt }))
    await needs.dueSchedules.end(runs, isStored ? 'device' : 'missed')
  }
  const fresh = begun.filter((schedule) => !isOver(schedule))
  await act(needs, fresh, { isLate: needs.stalls.arrival(), left })
}

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

/** The scenes of the homes in which one is due, by their ids. */
async function scenesOf(
  needs: RunNeeds,
  schedules: readonly DueSchedule[],
): Promise<ReadonlyMap<number, KnownScene>> {
  const homes = new Set(
    schedules.filter(({ sceneId }) => sceneId !== null).map(({ homeId }) => homeId),
  )
  const known = await Promise.all([...homes].map((homeId) => knownScenes(needs, homeId)))
  return new Map(known.flat().map((scene) => [scene.id, scene]))
}

/** Stores what became of them, and pauses those that may act no more: they do not vanish. */
async function finish(needs: RunNeeds, acted: readonly ActedSchedule[]): Promise<void> {
  const now = needs.clock.now()
  await needs.atomicallyRelaxed(async ({ schedules, dueSchedules, audit }) => {
    for (const [outcome, some] of Map.groupBy(acted, (one) => one.outcome)) {
      if (outcome === null) continue
      const runs = some.map(({ schedule: { id, dueAt } }) => ({ scheduleId: id, dueAt }))
      await dueSchedules.end(runs, outcome)
    }
    for (const { schedule, pause } of acted) {
      if (pause) await pauseBecause(schedule, pause)
    }
    async function pauseBecause({ id, homeId }: DueSchedule, why: PauseReason): Promise<void> {
      await schedules.pause(id, why, now)
      await audit.write('schedule.paused', { homeId }, { schedule: id, why })
    }
  })
}
