import { expect, test } from 'vitest'
import { numberIn } from '../../../ui/form/number-text.ts'
import { holderText, leftText, minutesRule, runsText } from './timer-text.ts'

test('a timer says shortly how long it runs yet', () => {
  expect(
    [-5_000, 0, 400, 45_000, 59_999, 60_000, 20 * 60_000, 5_400_000, 10_800_000].map(leftText),
  ).toEqual(['0s', '0s', '1s', '45s', '1m', '1m', '20m', '90m', '3h'])
})

test('a timer says who holds it, and when it is over', () => {
  expect(holderText('server')).toBe('Runs on the server, which must be running when it ends.')
  expect(holderText('device')).toMatch(/^Runs on the device/)
  expect(runsText(2_000, 1_000)).toMatch(/^Off at /)
  expect(runsText(2_000, 3_000)).toMatch(/^It should have gone off at /)
})

test('minutes are typed as a whole number, up to a day', () => {
  const read = (text: string) => numberIn(text, minutesRule)
  expect(['20', ' 1 ', '1440', '30 min'].map(read)).toEqual([20, 1, 1_440, 30])
  for (const text of ['0', '1441', '1.5', '', 'x', '-3']) expect(read(text)).toBeUndefined()
})
