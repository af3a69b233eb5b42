import { refuse } from '../../platform/refusal.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type { ScheduleTerms } from './schedule.ts'
import { nextAfter } from './times/due-times.ts'

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
