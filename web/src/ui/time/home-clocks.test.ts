import { expect, test } from 'vitest'
import { clockAtHome, hasOtherClocks, instantAtHome } from './home-clocks.ts'
import { homeAheadText, homeClocksText } from './home-clocks-text.ts'

const at = (iso: string) => Date.parse(iso)

test.each([
  ['Asia/Kolkata', '2026-03-12T18:00', '2026-03-12T12:30Z'],
  ['UTC', '2026-03-12T00:00', '2026-03-12T00:00Z'],
  ['America/New_York', '2026-01-01T23:59', '2026-01-02T04:59Z'],
  ['Europe/Berlin', '2026-07-01T09:00', '2026-07-01T07:00Z'],
  ['Pacific/Kiritimati', '2026-03-12T01:00', '2026-03-11T11:00Z'],
])('the clocks of %s show %s at %s, and the other way round', (zone, local, iso) => {
  expect(clockAtHome(at(iso), zone)).toBe(local)
  expect(instantAtHome(local, zone)).toBe(at(iso))
})

test('around the change of the clocks a time is the instant at which they show it', () => {
  const berlin = 'Europe/Berlin'
  expect(instantAtHome('2026-03-29T01:59', berlin)).toBe(at('2026-03-29T00:59Z'))
  expect(instantAtHome('2026-03-29T03:00', berlin)).toBe(at('2026-03-29T01:00Z'))
  expect(instantAtHome('2026-10-25T03:00', berlin)).toBe(at('2026-10-25T02:00Z'))
  const skipped = instantAtHome('2026-03-29T02:30', berlin)
  expect([at('2026-03-29T00:30Z'), at('2026-03-29T01:30Z')]).toContain(skipped)
})

test('an empty field is no instant, and no instant is an empty field', () => {
  expect(instantAtHome('', 'UTC')).toBeNaN()
  expect(clockAtHome(Number.NaN, 'UTC')).toBe('')
})

test('a zone that nobody knows goes by the clocks here', () => {
  const now = at('2026-03-12T18:00Z')
  expect(clockAtHome(now, 'Mars/Olympus')).toBe(clockAtHome(now, null))
})

test('the home is elsewhere where its clocks may show another time', () => {
  expect(hasOtherClocks('Asia/Kolkata', 'Europe/Berlin')).toBe(true)
  expect(hasOtherClocks('Asia/Kolkata', 'Asia/Calcutta')).toBe(false)
  expect(hasOtherClocks(null, 'Asia/Kolkata')).toBe(false)
  // The same all the year, and for a part of it.
  expect(hasOtherClocks('Europe/Paris', 'Europe/Berlin')).toBe(false)
  const winter = at('2026-12-01T00:00Z')
  expect(hasOtherClocks('Europe/London', 'Africa/Abidjan', winter)).toBe(true)
})

test('DASH-8 a time with seconds is the instant at which the clocks there show it', () => {
  expect(instantAtHome('2026-11-21T23:59:59', 'Asia/Kolkata')).toBe(at('2026-11-21T18:29:59Z'))
})

test.each([
  [null, 'Europe/Berlin', 'In the home’s time zone'],
  ['Asia/Kolkata', 'Asia/Kolkata', 'In the home’s time zone'],
  ['Asia/Kolkata', 'Asia/Calcutta', 'In the home’s time zone'],
  ['Asia/Calcutta', 'Europe/Berlin', 'In the home’s time zone (Kolkata)'],
  ['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'In the home’s time zone (Buenos Aires)'],
])('ROLE-3 in %s, read in %s, the times of the week are %s', (home, own, text) => {
  expect(homeClocksText(home, own)).toBe(text)
})

const winter = Date.UTC(2026, 11, 1)

test.each([
  ['Asia/Kolkata', 'Europe/Berlin', 'Kolkata), 4 h 30 min ahead of yours.'],
  ['America/New_York', 'Europe/Berlin', 'New York), 6 h behind yours.'],
  ['Asia/Kathmandu', 'Asia/Kolkata', 'Kathmandu), 15 min ahead of yours.'],
  ['Europe/London', 'Africa/Abidjan', 'London).'],
])('ROLE-3 in %s, read in %s, all times are by the clocks of the home (%s', (home, own, text) => {
  expect(homeAheadText(home, winter, own)).toBe(`All times are in the home’s time zone (${text}`)
})
