import type { Clock } from '../../platform/clock.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type { StoredSchedule } from './schedule.ts'
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
