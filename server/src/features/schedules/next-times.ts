import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type { ScheduleTerms, StoredSchedule } from './schedule.ts'
import type { ScheduleStore } from './schedule-store.ts'
import { nextAfter } from './times/due-times.ts'

type Stores = { schedules: ScheduleStore; homes: HomeStore }

/**
 * Computes anew when the schedules of a home are due: after a change of its time zone or its place.
 * One that is due already stays so.
 */
export async function recomputeHome(
  { schedules, homes }: Stores,
  homeId: number,
  now: number,
): Promise<void> {
  await recompute({ schedules, homes }, await schedules.ofHome(homeId), now)
}

/** How many schedules are read at once. */
const readMost = 200

/** Computes anew when all schedules are due, because the server may know the clocks of the world better than before. */
export async function recomputeAll({ schedules, homes, clock }: Stores & { clock: Clock }) {
  let last = 0
  for (;;) {
    const some = await schedules.waiting(last, clock.now(), readMost)
    await recompute({ schedules, homes }, some, clock.now())
    last = some.at(-1)?.id ?? last
    if (some.length < readMost) return
  }
}

async function recompute(
  { schedules, homes }: Stores,
  some: readonly StoredSchedule[],
  now: number,
): Promise<void> {
  for (const [homeId, ofHome] of Map.groupBy(some, (schedule) => schedule.homeId)) {
    const clocks = await homes.clocksOf(homeId)
    for (const schedule of ofHome) {
      const { nextAt, paused } = schedule
      if (paused || (nextAt !== null && nextAt <= now)) continue
      const next = nextAfter(schedule, clocks, now)
      if (next !== nextAt) await schedules.moveNext(schedule, next)
    }
  }
}

/**
 * When terms are due first, epoch ms.
 * @throws Refusal 'invalid_input' where that is never, 'home_has_no_place' for the sun without a place.
 */
export async function firstTime(
  { homes }: { homes: HomeStore },
  homeId: number,
  timed: ScheduleTerms & { id: number },
  now: number,
): Promise<number> {
  const clocks = await homes.clocksOf(homeId)
  if (timed.rule.time.kind !== 'clock' && clocks.place === null) {
    throw refuse('home_has_no_place', 'Set the home location first: sunrise and sunset need it')
  }
  const next = nextAfter(timed, clocks, now)
  if (next === null) {
    throw refuse('invalid_input', 'It would never run: choose a later day', { field: 'rule' })
  }
  return next
}
