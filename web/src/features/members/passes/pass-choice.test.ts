import { expect, test } from 'vitest'
import {
  asksForPin,
  browsersOf,
  fillingOf,
  firstPassChoice,
  isTemplateLabel,
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

const zone = 'Asia/Kolkata'
const at = (local: string) => Date.parse(`${local}+05:30`)

test('a cleaner comes on Tuesdays for three months, by the clocks of the home', () => {
  const now = at('2026-03-12T00:30:00')
  expect(fillingOf('cleaner', now, zone)).toEqual({
    label: 'Cleaner',
    startAt: now,
    expiresAt: at('2026-06-12T23:59'),
    windows: [{ days: [2], from: '09:00', to: '12:00' }],
  })
})

test.each([
  ['from Friday, on a Thursday', '2026-03-12T10:00', '2026-03-13T15:00', '2026-03-15T23:59'],
  ['from Friday, on a Monday', '2026-03-09T10:00', '2026-03-13T15:00', '2026-03-15T23:59'],
  ['at once, on a Friday evening', '2026-03-13T18:00', '2026-03-13T18:00', '2026-03-15T23:59'],
  ['at once, on a Sunday', '2026-03-15T10:00', '2026-03-15T10:00', '2026-03-15T23:59'],
])('a guest room for this weekend is open %s', (_title, now, start, end) => {
  expect(fillingOf('guestRoom', at(now), zone)).toMatchObject({
    startAt: at(start),
    expiresAt: at(end),
    windows: [],
  })
})

test('a day ends at the same time tomorrow', () => {
  const now = at('2026-03-12T18:20:30')
  const { startAt, expiresAt } = fillingOf('day', now, zone)
  expect([startAt, expiresAt]).toEqual([now, at('2026-03-13T18:20')])
})

test('a label that somebody has typed stays', () => {
  expect(isTemplateLabel('Cleaner')).toBe(true)
  expect(isTemplateLabel(' ')).toBe(true)
  expect(isTemplateLabel('Mrs Rao')).toBe(false)
})
