import { expect, it } from 'vitest'
import { memoryText, signalText, uptimeText } from './hardware-text.ts'

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [250, '4 min 10 s'],
  [11_520, '3 h 12 min'],
  [183_600, '2 d 3 h'],
])('MANAGE-5 an uptime of %i seconds is %s', (seconds, text) => {
  expect(uptimeText(seconds)).toBe(text)
})

it.each([
  [-45, '−45 dBm, strong'],
  [-60, '−60 dBm, strong'],
  [-61, '−61 dBm, fair'],
  [-76, '−76 dBm, weak'],
])('MANAGE-5 a signal of %i dBm is %s', (dbm, text) => {
  expect(signalText(dbm)).toBe(text)
})

it('MANAGE-5 memory is counted as the makers of chips count it', () => {
  expect(memoryText(182_000)).toBe('178 KiB')
})
