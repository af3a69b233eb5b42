import { expect, test } from 'vitest'
import { homeAheadText, homeClocksText } from './home-clocks.ts'

test.each([
  [null, 'Europe/Berlin', 'By the clocks of the home'],
  ['Asia/Kolkata', 'Asia/Kolkata', 'By the clocks of the home'],
  ['Asia/Kolkata', 'Asia/Calcutta', 'By the clocks of the home'],
  ['Asia/Calcutta', 'Europe/Berlin', 'By the clocks of the home (Kolkata)'],
  ['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'By the clocks of the home (Buenos Aires)'],
])('ROLE-3 in %s, read in %s, the times of the week are %s', (home, own, text) => {
  expect(homeClocksText(home, own)).toBe(text)
})

const winter = Date.UTC(2026, 11, 1)

test.each([
  ['Asia/Kolkata', 'Europe/Berlin', 'Kolkata), 4 h 30 min ahead of those here.'],
  ['America/New_York', 'Europe/Berlin', 'New York), 6 h behind those here.'],
  ['Asia/Kathmandu', 'Asia/Kolkata', 'Kathmandu), 15 min ahead of those here.'],
  ['Europe/London', 'Africa/Abidjan', 'London).'],
])('ROLE-3 in %s, read in %s, all times are by the clocks of the home (%s', (home, own, text) => {
  expect(homeAheadText(home, winter, own)).toBe(`All times are by the clocks of the home (${text}`)
})
