import type { OpenedPass } from '@roomwire/contracts/http/opened-pass.ts'
import { expect, test } from 'vitest'
import { askAgainIn, closedPassTexts, timeLines } from './pass-times.ts'

const zone = 'Asia/Kolkata'
/** 24 November 2026, a Tuesday, by the clocks of the home. */
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+05:30`)
const pass = (changes: Partial<OpenedPass> = {}): OpenedPass => ({
  label: 'Cleaner',
  home_name: '',
  time_zone: zone,
  offsets: [],
  home_locale: null,
  start_at: at('08:00'),
  expires_at: at('18:00'),
  state: 'open',
  may_switch: true,
  windows: [],
  changes_at: null,
  times: [],
  ...changes,
})
const windows = [{ days: [2], from: '09:00', to: '12:00' }]
const now = at('10:00')

/** As any machine writes a time. */
const when = (hour: number) => `Tue,? (24 Nov|Nov 24), (${hour}|0${hour}|${hour - 12}):00( [AP]M)?`

test('a pass says until when, and by which clocks where they are not those here', () => {
  const [until, ...more] = timeLines(pass(), now, zone)
  expect(until).toMatch(new RegExp(`^Until ${when(18)}\\.$`))
  expect(more).toEqual([])
  expect(timeLines(pass(), now, 'UTC').at(-1)).toBe(
    'All times are in the home’s time zone (Kolkata).',
  )
  expect(timeLines(pass({ expires_at: at('18:00') + 366 * 86_400_000 }), now, zone)[0]).toMatch(
    /2027/,
  )
})

test('times of the week stand beside it, and until when it is open now', () => {
  const lines = timeLines(pass({ windows, changes_at: at('12:00') }), now, zone)
  expect(lines[1]).toMatch(/^Open only Tuesday 0?9:00( AM)? to 12:00( PM)?\.$/)
  expect(lines[2]).toMatch(/^Open now until .*12:00( PM)?\.$/)
})

test('what was given for several times is told one after the other', () => {
  const time = {
    start_at: 0,
    expires_at: at('18:00'),
    windows: [],
    paused: false,
    may_switch: true,
  }
  const times = [time, { ...time, windows, may_switch: false }]
  const [first, second, ...more] = timeLines(pass({ times }), now, zone)
  expect(first).toMatch(new RegExp(`^Some of it until ${when(18)}\\.$`))
  expect(second).toMatch(/, only Tuesday 0?9:00( AM)? to 12:00( PM)?, view only\.$/)
  expect(more).toEqual([])
})

test('a pass without anything left to use has no times', () => {
  expect(timeLines(pass({ state: 'ended', expires_at: 0 }), now, 'UTC')).toEqual([])
})

test('a pass that is not open says why, and when it opens', () => {
  const titleOf = (changes: Partial<OpenedPass>) => closedPassTexts(pass(changes), now)?.title
  expect(closedPassTexts(pass(), now)).toBeNull()
  expect(titleOf({ state: 'not_begun' })).toMatch(new RegExp(`^Opens on ${when(8)}$`))
  expect(titleOf({ state: 'paused' })).toBe('This pass is paused')
  expect(titleOf({ state: 'ended' })).toBe('This pass has ended')
  const closed = (changes_at: number | null) =>
    closedPassTexts(pass({ state: 'closed', windows, changes_at }), now)?.text
  expect(closed(at('09:00'))).toMatch(/ Opens next on Tue.*9:00( AM)?\.$/)
  expect(closed(null)).toMatch(/ It does not open again before it ends\.$/)
})

test('it is asked again when the clock changes it, and each minute where no connection tells', () => {
  const minute = 60_000
  expect(askAgainIn(pass({ expires_at: now + 2_000 }), now)).toBe(2_000)
  expect(askAgainIn(pass({ changes_at: now + 1_000 }), now)).toBe(1_000)
  expect(askAgainIn(pass({ expires_at: now + 1_000 * minute }), now)).toBe(60 * minute)
  expect(askAgainIn(pass({ state: 'not_begun', start_at: now + 3_000 }), now)).toBe(3_000)
  expect(askAgainIn(pass({ state: 'not_begun', start_at: now + 9 * minute }), now)).toBe(minute)
  expect(askAgainIn(pass({ state: 'ended' }), now)).toBe(minute)
})

test('where the clock here is ahead of the server, it is asked every few seconds', () => {
  expect(askAgainIn(pass({ state: 'not_begun', start_at: now - 1 }), now)).toBe(5_000)
  expect(askAgainIn(pass({ expires_at: now - 1 }), now)).toBe(5_000)
})
