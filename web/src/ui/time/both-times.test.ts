import { afterEach, beforeEach, expect, test } from 'vitest'
import { bothTimesIn, bothTimesText } from './both-times.ts'
import { timeAtHome } from './home-clocks.ts'
import { instantsOf, timeOfDayText } from './time-of-day.ts'
import { setHomeClocks, writtenTimes } from './time-zone.ts'

const kolkata = 'Asia/Kolkata'
const [at, later] = [Date.UTC(2026, 10, 27, 18, 30), Date.UTC(2026, 10, 28, 9)]
const both = (instant: number) => bothTimesText(instant, kolkata)

beforeEach(() => setHomeClocks(kolkata, []))
afterEach(() => setHomeClocks(null, []))

/** The lines for a text, once these times were written with their instants. */
const linesOf = (text: string, ...written: [string, number[]][]) =>
  bothTimesIn(text, kolkata, new Map(written))

test('GEN-2 a time is told by the clocks of the home and by those here', () => {
  const home = timeAtHome(at, kolkata)
  expect(both(at)).toBe(`${home} at the home (Kolkata), ${timeAtHome(at, null)} here`)
})

test('GEN-2 each time in a text is told so, in its order', () => {
  const [first, second] = [timeAtHome(at, kolkata), timeAtHome(later, kolkata)]
  expect(bothTimesIn(`from ${first} until ${second}.`, kolkata)).toEqual([both(at), both(later)])
  expect(bothTimesIn(`${second}, after ${first}`, kolkata)).toEqual([both(later), both(at)])
  expect(bothTimesIn('Nothing is due', kolkata)).toEqual([])
})

test('GEN-2 of a time with its day nothing is told that is only a part of it', () => {
  const written: [string, number[]][] = [
    ['00:00', [later]],
    ['28 Nov, 00:00', [at]],
  ]
  expect(linesOf('Until 28 Nov, 00:00', ...written)).toEqual([both(at)])
  expect(linesOf('Held until 00:00', ...written)).toEqual([both(later)])
})

test.each(['18:00', '8:001', '8:00:07', '08:00'])('GEN-2 in %s there is no 8:00', (text) => {
  expect(linesOf(`It is ${text} there`, ['8:00', [at]])).toEqual([])
})

test('GEN-2 a time that is also the end of another one before it is told', () => {
  const written: [string, number[]][] = [
    ['12:30 PM', [at]],
    ['2:30 PM', [later]],
  ]
  expect(linesOf('12:30 PM to 2:30 PM', ...written)).toEqual([both(at), both(later)])
})

test('GEN-2 a time of every day is told without a day', () => {
  const text = timeOfDayText('23:59')
  // At a time of the year when no clocks change.
  const instants = instantsOf('23:59', kolkata, at)
  expect(linesOf(`Every day at ${text}`, [text, instants])).toEqual([
    expect.stringMatching(/^(23:59|11:59\sPM) at the home \(Kolkata\), \d\d?:\d\d(\s[AP]M)? here/),
  ])
})

test('GEN-2 a time of every day is told by the clocks of its day, also when these change in between', () => {
  const newYork = 'America/New_York'
  // In New York the clocks go forward on 14 March 2027, from 02:00 to 03:00.
  const march = (day: number, hour: number) => Date.UTC(2027, 2, day, hour)
  const [saturday, sunday] = [march(13, 12), march(14, 12)]
  expect(instantsOf('06:00', newYork, saturday)).toEqual([march(13, 11), march(14, 10)])
  expect(instantsOf('06:00', newYork, sunday)).toEqual([march(14, 10), march(15, 10)])
  // On Sunday there is no half past two.
  expect(instantsOf('02:30', newYork, sunday)).toEqual([Date.UTC(2027, 2, 15, 6, 30)])
})

test('GEN-2 no time is taken for one of a home before, nor for one of another zone', () => {
  const text = timeAtHome(at, kolkata)
  timeAtHome(later, 'Asia/Tokyo')
  expect([...writtenTimes.values()]).toEqual([[at]])
  setHomeClocks('America/New_York', [])
  expect(bothTimesIn(text, 'America/New_York')).toEqual([])
})

test('GEN-2 a time of several days is told once, without its day', () => {
  const days = [0, 1, 2].map((day) => later + day * 86_400_000)
  const [line = '', ...more] = linesOf('Off at 14:30.', ['14:30', days])
  expect(more).toEqual([])
  expect(line).toMatch(/^(14:30|2:30\sPM) at the home \(Kolkata\), \d\d?:\d\d(\s[AP]M)? here/)
})

test('GEN-2 where clocks change meanwhile, each is told', () => {
  // In New York the clocks go back on 1 November 2026, in Kolkata they never do.
  const days = [Date.UTC(2026, 9, 31, 9), Date.UTC(2026, 10, 2, 10)]
  const lines = bothTimesIn('5:00', 'America/New_York', new Map([['5:00', days]]))
  const isHereFixed =
    new Date(days[0] ?? 0).getTimezoneOffset() === new Date(days[1] ?? 0).getTimezoneOffset()
  expect(lines).toHaveLength(isHereFixed ? 2 : 1)
})
