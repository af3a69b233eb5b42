import { clockAtHome } from '../../ui/time/home-clocks.ts'
import type { Draft } from './draft.ts'

/** The times that people choose most. */
export type UsualTime = 'evening' | 'sunset' | 'soon'

/** The fields of a form that a usual time fills. */
export type TimePart = Partial<Pick<Draft, 'days' | 'date' | 'time' | 'at' | 'offset'>>

/** The time that 'In 20 minutes' leaves. */
const soonMs = 20 * 60_000

/** A minute more at most: schedules are due at whole ones. */
const minuteMs = 60_000

/**
 * Each usual time as the form holds it.
 * @param now epoch ms
 * @param zone of the home
 */
export function usualTimes(now: number, zone: string | null): Record<UsualTime, TimePart> {
  const [date, at] = clockAtHome(now + soonMs + minuteMs, zone).split('T')
  return {
    evening: { days: 'daily', time: 'clock', at: '19:00' },
    sunset: { days: 'daily', time: 'sunset', offset: '0' },
    soon: { days: 'once', date: date ?? '', time: 'clock', at: at ?? '' },
  }
}

/** The usual time that a form holds; undefined where it holds another one. */
export const usualTimeOf = (
  draft: TimePart,
  times: Record<UsualTime, TimePart>,
): UsualTime | undefined =>
  (['evening', 'sunset', 'soon'] as const).find((one) => isPartOf(times[one], draft))

const isPartOf = (part: TimePart, draft: TimePart): boolean =>
  (['days', 'date', 'time', 'at', 'offset'] as const).every(
    (key) => part[key] === undefined || part[key] === draft[key],
  )
