import { pinHeldUntil } from '../devices/twins/pin-hold.ts'
import type { PersonActor } from '../identity/actor.ts'
import { listSchedules, type ScheduleNeeds, type ShownSchedule } from './list-schedules.ts'
import {
  type ClockChange,
  clockChange,
  datesWithoutSun,
  dueTimes,
  type HomeClocks,
} from './times/due-times.ts'

/** One time of a schedule in the week, and its effect. */
type WeekEntry = {
  scheduleId: number
  /** Epoch ms. */
  at: number
  will: 'act' | 'skip' | 'paused' | 'held'
  clockChange: ClockChange | undefined
}

/** The next days: what is due, and on which dates the sun does not do what a schedule waits for. */
export type Week = {
  /** IANA name, for all times. */
  timeZone: string
  from: number
  until: number
  entries: WeekEntry[]
  sunless: { scheduleId: number; date: string }[]
}

const dayMs = 24 * 3_600_000
const shownDays = 7

/** Shows what the schedules that the actor sees will do in the next 7 days. */
export async function showWeek(needs: ScheduleNeeds, actor: PersonActor): Promise<Week> {
  const from = needs.clock.now()
  const until = from + shownDays * dayMs
  const { schedules, pausedUntil, holdS } = await listSchedules(needs, actor)
  if (actor.homeId === null) return { timeZone: 'UTC', from, until, entries: [], sunless: [] }
  const clocks = await needs.homes.clocksOf(actor.homeId)
  const going = schedules.filter(({ paused }) => paused === null)
  const entries = going.flatMap((schedule) =>
    entriesOf(schedule, { clocks, from, until, pausedUntil, holdS }),
  )
  const sunless = going.flatMap(({ id, rule }) =>
    datesWithoutSun(rule, clocks, { from, until }).map((date) => ({ scheduleId: id, date })),
  )
  const sorted = entries.sort((one, other) => one.at - other.at)
  return { timeZone: clocks.timeZone, from, until, entries: sorted, sunless }
}

function entriesOf(
  schedule: ShownSchedule,
  week: {
    clocks: HomeClocks
    from: number
    until: number
    pausedUntil: number | null
    holdS: number
  },
): WeekEntry[] {
  const { id, rule, skipAt } = schedule
  const { clocks, from, until, pausedUntil, holdS } = week
  const allHeldUntil = heldUntilOf(schedule, holdS, from)
  const entries: WeekEntry[] = []
  for (const { at, date } of dueTimes(schedule, clocks, from)) {
    if (at >= until) break
    const isPaused = pausedUntil !== null && at < pausedUntil
    const left = at < allHeldUntil ? 'held' : 'act'
    const will = at === skipAt ? 'skip' : isPaused ? 'paused' : left
    const change = clockChange(rule, clocks.timeZone, date)
    entries.push({ scheduleId: id, at, will, clockChange: change })
  }
  return entries
}

/** End of the holds on all pins of a schedule, epoch ms; 0 where a pin is not held. */
const heldUntilOf = ({ pins }: ShownSchedule, holdS: number, now: number): number =>
  pins.length === 0
    ? 0
    : Math.min(
        ...pins.map(({ pin, shown }) => {
          const one = shown?.pins.find(({ key }) => key === pin)
          return (one && pinHeldUntil(one, holdS, now)) ?? 0
        }),
      )
