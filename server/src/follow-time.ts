import { recomputeAll } from './features/schedules/next-times.ts'
import type { ClockStep } from './platform/clock-judge.ts'
import type { Roomwire } from './roomwire.ts'

/** Takes over the time that is now, after a start and after each correction: what was stored while the clock was ahead holds nothing up. */
export async function startAtTime(roomwire: Roomwire): Promise<void> {
  const { clock, dueSchedules } = roomwire
  await roomwire.capStamps()
  await dueSchedules.forgetMissedAfter(clock.now())
  await recomputeAll(roomwire)
}

/**
 * Lets what counts by the time go along with a correction: a timer of ten minutes has as long to go as
 * before, and nothing is known of the time that was jumped over.
 */
export async function followStep(roomwire: Roomwire, step: ClockStep): Promise<void> {
  const { twins, recorder, hearing, history, clock } = roomwire
  twins.follow(step)
  hearing.shift(step.to - step.from)
  recorder.pause(step.isFromGuess ? null : step.from)
  await recorder.stored()
  // A step back is confirmed: what was recorded after it was never true.
  if (step.to < step.from) await history.forgetAfter(step.to)
  recorder.goOn(clock.now())
}
