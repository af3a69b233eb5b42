import { expect, test } from 'vitest'
import { clockTime, clockTimeWithSeconds, dayOf } from '../../../ui/time/time-text.ts'
import { accessSummary, reachText } from './access-summary.ts'

const at = (day: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime()
const now = at(21, 17, 30)

test('DASH-8 the summary by time shows today and tomorrow', () => {
  const span = { startAt: at(21, 18), expiresAt: at(22, 2) }
  expect(accessSummary('time', span, { reach: 'Living Room' }, { now, zone: null })).toBe(
    `Access from today ${clockTime(span.startAt)} until tomorrow ${clockTime(span.expiresAt)}, Living Room`,
  )
})

test('DASH-8 the summary by date shows the days and their seconds', () => {
  const span = { startAt: at(21, 0), expiresAt: at(23, 23, 59, 59) }
  const [first, last] = [span.startAt, span.expiresAt].map(
    (instant) => `${dayOf(instant)} ${clockTimeWithSeconds(instant)}`,
  )
  expect(accessSummary('date', span, { reach: 'Full Access' }, { now, zone: null })).toBe(
    `Access from ${first} until ${last}, Full Access`,
  )
})

test('DASH-8 ROLE-3 the summary goes on with what limits the access further', () => {
  const span = { startAt: at(21, 18), expiresAt: at(21, 20) }
  const details = { reach: 'Hall and Kitchen', terms: { text: 'View only.' } }
  expect(accessSummary('time', span, details, { now, zone: null })).toBe(
    `Access from today ${clockTime(span.startAt)} until today ${clockTime(span.expiresAt)}, Hall and Kitchen. View only.`,
  )
})

test('DASH-8 GEN-2 the times are those of the home', () => {
  const span = { startAt: Date.UTC(2026, 10, 21, 20), expiresAt: Date.UTC(2026, 10, 22, 1) }
  const clocks = { now: Date.UTC(2026, 10, 21, 18), zone: 'Asia/Kolkata' }
  const summary = accessSummary('time', span, { reach: 'Hall' }, clocks)
  expect(summary).toMatch(/^Access from tomorrow 0?1:30(.AM)? until tomorrow 0?6:30(.AM)?, Hall$/)
})

test.each([
  [null, 'Choose when the access begins and ends.'],
  [{ startAt: at(23, 0), expiresAt: at(21, 23) }, 'The access must end after it starts.'],
  [{ startAt: at(21, 8), expiresAt: at(21, 10) }, 'The end is in the past.'],
])('DASH-8 the summary explains impossible access: %j', (span, text) => {
  expect(accessSummary('time', span, { reach: 'Full Access' }, { now, zone: null })).toBe(text)
})

test("DASH-8 ROLE-3 a guest's scope is the device, else the room, else everything", () => {
  expect(reachText('Living Room', 'Fan box')).toBe('only Fan box')
  expect(reachText('Living Room', undefined)).toBe('Living Room')
  expect(reachText(undefined, undefined)).toBe('Full Access')
})
