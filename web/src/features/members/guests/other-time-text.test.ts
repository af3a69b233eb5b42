import { expect, test } from 'vitest'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { otherTimeErrors, otherTimeLine, otherTimeSummary } from './other-time-text.ts'

const zone = 'Asia/Kolkata'
const now = Date.parse('2026-11-25T12:00+05:30')
const hour = 3_600_000
const span = { startAt: now, expiresAt: now + hour }
const until = timeAtHome(span.expiresAt, zone)
const nowhere = { room_id: null, room_name: null, device_identifier: null, device_name: null }
const place = { ...nowhere, pin: null, pin_name: null }
const kitchen = { ...place, room_id: 1, room_name: 'Kitchen' }
const given = {
  places: [kitchen],
  start_at: now,
  expires_at: span.expiresAt,
  windows: [],
  may_switch: true,
  paused_at: null,
}

test.each([
  [span, {}],
  [{ ...span, startAt: Number.NaN }, { startAt: 'Choose a day and a time' }],
  [{ ...span, expiresAt: Number.NaN }, { expiresAt: 'Choose a day and a time' }],
  [{ startAt: now, expiresAt: now }, { expiresAt: 'Must end after it starts' }],
  [{ startAt: now - hour, expiresAt: now }, { expiresAt: 'The end is in the past' }],
  [{ startAt: now, expiresAt: now + 400 * 24 * hour }, { expiresAt: 'Lasts a year at most' }],
])('DASH-8 of another time %j it is said by field what is wrong: %j', (time, errors) => {
  expect(otherTimeErrors(time, now)).toEqual(errors)
})

test('DASH-8 ROLE-3 what is given for another time is one more sentence', () => {
  const from = timeAtHome(now, zone)
  expect(otherTimeSummary({ span, reach: 'Kitchen', terms: '' }, zone)).toBe(
    `Also Kitchen from ${from} until ${until}.`,
  )
  expect(otherTimeSummary({ span, reach: 'Kitchen', terms: 'View only.' }, zone)).toBe(
    `Also Kitchen from ${from} until ${until}. View only.`,
  )
})

test.each([
  [{}, `Kitchen until ${until}`],
  [{ places: [] }, `Full Access until ${until}`],
  [{ may_switch: false, paused_at: now }, `Kitchen until ${until}, view only, paused`],
  [{ may_arrange: true }, `Kitchen until ${until}, also renames switches`],
  [{ expires_at: now - 1 }, `Kitchen ended ${timeAtHome(now - 1, zone)}`],
  [{ start_at: now + 1 }, `Kitchen until ${until}, from ${timeAtHome(now + 1, zone)}`],
])('DASH-4 in a list, %j reads: %s', (change, line) => {
  expect(otherTimeLine({ ...given, ...change }, 'Full Access', { now, zone })).toBe(line)
})
