import { expect, test } from 'vitest'
import { homeAheadText, homeClocksText } from './home-clocks.ts'

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
