import { expect, test } from 'vitest'
import {
  asksForPin,
  browsersOf,
  firstPassChoice,
  passChoiceErrors,
  sentPin,
} from './pass-choice.ts'

const now = 1_800_000_000_000
const choice = { ...firstPassChoice(undefined, now), label: 'Cleaner' }
const wrong = (part: Partial<typeof choice>, hadPin = false) =>
  Object.keys(passChoiceErrors({ ...choice, ...part }, hadPin, now))

test('a new pass is for one browser and a day, and asks for no PIN', () => {
  expect(wrong({})).toEqual([])
  expect(browsersOf(choice)).toBe(1)
  expect(sentPin(choice)).toEqual({})
  expect(asksForPin(choice)).toBe(false)
})

test('what is missing is said by its field', () => {
  expect(wrong({ label: ' ' })).toEqual(['label'])
  expect(wrong({ startAt: Number.NaN })).toEqual(['startAt'])
  expect(wrong({ expiresAt: Number.NaN })).toEqual(['expiresAt'])
  for (const browsers of ['', '0', '21', '1.5', '-1']) {
    expect(wrong({ browsers })).toEqual(['browsers'])
  }
  for (const pin of ['123', '123456789', '12a4']) expect(wrong({ pin })).toEqual(['pin'])
  expect(wrong({ browsers: '20', pin: '1234' })).toEqual([])
})

test('a PIN stays, is changed for a whole one, or is taken away', () => {
  expect(sentPin({ ...choice, pinWay: 'stays' })).toEqual({})
  expect(sentPin({ ...choice, pinWay: 'none' })).toEqual({ pin: null })
  expect(sentPin({ ...choice, pin: '1234' })).toEqual({ pin: '1234' })
  expect(wrong({ pinWay: 'change' }, true)).toEqual(['pin'])
  expect(asksForPin({ ...choice, pinWay: 'stays' })).toBe(true)
  expect(asksForPin({ ...choice, pinWay: 'none' })).toBe(false)
})
