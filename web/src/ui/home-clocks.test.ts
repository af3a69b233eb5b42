import { expect, test } from 'vitest'
import { homeClocksText } from './home-clocks.ts'

test.each([
  [null, 'Europe/Berlin', 'By the clocks of the home'],
  ['Asia/Kolkata', 'Asia/Kolkata', 'By the clocks of the home'],
  ['Asia/Kolkata', 'Asia/Calcutta', 'By the clocks of the home'],
  ['Asia/Calcutta', 'Europe/Berlin', 'By the clocks of the home (Kolkata)'],
  ['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'By the clocks of the home (Buenos Aires)'],
])('ROLE-3 in %s, read in %s, the times of the week are %s', (home, own, text) => {
  expect(homeClocksText(home, own)).toBe(text)
})
