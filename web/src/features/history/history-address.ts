import { dayAtHome } from '../../ui/time/home-clocks.ts'
import { type HistoryRange, historyRanges, spanOfDays, type TimeSpan, untilToday } from './span.ts'

/** The subject and the span of a history, as they stand in the address of the page. */
export type HistoryPlace = {
  /** The identifier of a device. */
  device?: string
  /** One pin of that device. */
  pin?: string
  room?: string
  range: HistoryRange
  /** The last day that is shown; without one it is today. */
  day?: string
  /** The zoomed span, epoch ms; it counts before the days. */
  from?: number
  until?: number
}

/** The place in an address. */
export function historyPlaceIn(search: URLSearchParams): HistoryPlace {
  const range = historyRanges.find((one) => one === search.get('range')) ?? 'day'
  const day = search.get('day')
  const [from, until] = [Number(search.get('from')), Number(search.get('until'))]
  return {
    ...textsIn(search),
    range,
    ...(day && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && { day }),
    ...(from > 0 && until > from && { from, until }),
  }
}

const texts = ['device', 'pin', 'room'] as const

const textsIn = (search: URLSearchParams): Pick<HistoryPlace, (typeof texts)[number]> =>
  Object.fromEntries(texts.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))

/** The address of the page with a place. */
export function historyAddress({ range, ...place }: HistoryPlace): string {
  const search = new URLSearchParams({ view: 'history' })
  for (const name of texts) if (place[name]) search.set(name, place[name])
  if (range !== 'day') search.set('range', range)
  if (place.day) search.set('day', place.day)
  if (place.from && place.until) {
    search.set('from', String(place.from))
    search.set('until', String(place.until))
  }
  return `/dashboard?${search}`
}

/** The span of a place. */
export function spanAt(place: HistoryPlace, now: number, zone: string | null): TimeSpan {
  const { range, day = dayAtHome(now, zone), from, until } = place
  if (from && until) return untilToday({ from, until }, now, zone)
  return untilToday(spanOfDays(range, day, zone), now, zone)
}

/** The address of the page about what was used. */
export const usageAddress = (view: 'energy' | 'water', roomId?: number): string =>
  `/dashboard?view=${view}${roomId === undefined ? '' : `&room=${roomId}`}`
