/*
 * The rule of years to come at the end of a zone's file: the TZ text of POSIX, with hours from -167 to
 * 167 (RFC 9636 §3.3). Times in it are seconds.
 */

/** A change of clocks in a year: a date and a time by the clocks before it. */
type ChangeRule = { day(year: number): number; time: number }

/** Offsets ahead of UTC, in seconds. */
type PosixZone = { usual: number; summer?: { offset: number; begin: ChangeRule; end: ChangeRule } }

const dayS = 86_400
const hourS = 3_600

const name = '(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]{3,}>)'
const clock = String.raw`[+-]?(?:\d{1,2}|1[0-5]\d|16[0-7])(?::[0-5]?\d){0,2}`
const dayOfYear = String.raw`(?:\d{1,2}|[12]\d{2}|3[0-5]\d|36[0-5])`
const day = String.raw`(?:J?${dayOfYear}|M(?:0?[1-9]|1[0-2])\.[1-5]\.[0-6])`
const form = new RegExp(
  `^${name}(?<usual>${clock})(?:${name}(?<summer>${clock})?,(?<begin>${day})(?:/(?<beginTime>${clock}))?,(?<end>${day})(?:/(?<endTime>${clock}))?)?$`,
)

/** Reads the text; undefined where it is none. */
export function readPosixZone(text: string): PosixZone | undefined {
  const found = form.exec(text)?.groups
  if (!found) return undefined
  // POSIX counts west of Greenwich.
  const usual = 0 - secondsIn(found.usual ?? '0')
  const { begin, end, summer, beginTime = '2', endTime = '2' } = found
  if (begin === undefined || end === undefined) return { usual }
  return {
    usual,
    summer: {
      offset: summer === undefined ? usual + hourS : 0 - secondsIn(summer),
      begin: { day: dayIn(begin), time: secondsIn(beginTime) },
      end: { day: dayIn(end), time: secondsIn(endTime) },
    },
  }
}

/** The changes of a year, in seconds since 1970, each with the offset from then on; the earlier first. */
export function changesOf({ usual, summer }: PosixZone, year: number): [number, number][] {
  if (!summer) return []
  const { offset, begin, end } = summer
  const changes: [number, number][] = [
    [begin.day(year) + begin.time - usual, offset],
    [end.day(year) + end.time - offset, usual],
  ]
  return changes.sort(([one], [other]) => one - other)
}

function secondsIn(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
  const all = hours * hourS + minutes * 60 + seconds
  return text.startsWith('-') ? -all : all
}

/** The beginning of a day of a year, in seconds since 1970 as if by UTC. */
function dayIn(text: string): (year: number) => number {
  const startOf = (year: number, month: number, date: number) => Date.UTC(year, month, date) / 1_000
  if (text.startsWith('M')) {
    const [month = 1, week = 1, weekday = 0] = text.slice(1).split('.').map(Number)
    return (year) => {
      const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
      const date = 1 + ((weekday - first + 7) % 7) + (week - 1) * 7
      // The fifth is the last.
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
      return startOf(year, month - 1, date > length ? date - 7 : date)
    }
  }
  if (text.startsWith('J')) {
    // Days count from 1, without 29 February.
    const { month, date } = dateOf365(Number(text.slice(1)))
    return (year) => startOf(year, month, date)
  }
  return (year) => startOf(year, 0, 1) + Number(text) * dayS
}

function dateOf365(nth: number) {
  const date = new Date(Date.UTC(2_001, 0, nth))
  return { month: date.getUTCMonth(), date: date.getUTCDate() }
}
