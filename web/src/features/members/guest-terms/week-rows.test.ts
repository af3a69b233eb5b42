import { expect, test } from 'vitest'
import { clockTime } from '../../../ui/time/time-text.ts'
import { termsText } from './use-guest-terms.ts'
import {
  endHint,
  isWholeWindow,
  nextWindow,
  shortWeekText,
  toggledDay,
  usualWindow,
  weekText,
  wholeWeekText,
  windowErrors,
} from './week-rows.ts'

const written = (time: string) => clockTime(Date.parse(`2026-06-01T${time}`))
const morning = `${written('09:00')} to ${written('12:00')}`
const on = (...days: number[]) => ({ days, from: '09:00', to: '12:00' })

test('ROLE-3 the first row of the week is whole, and a further one asks for its days', () => {
  expect(isWholeWindow(usualWindow)).toBe(true)
  const next = nextWindow([{ days: [6], from: '08:00', to: '10:00' }])
  expect(next).toEqual({ days: [], from: '08:00', to: '10:00' })
  expect(windowErrors(next)).toEqual({ days: 'Choose a day' })
})

test('ROLE-3 what is missing in a row is said by field', () => {
  expect(windowErrors({ days: [], from: '', to: '' })).toEqual({
    days: 'Choose a day',
    from: 'Enter a time',
    to: 'Enter a time',
  })
  expect(windowErrors(on(1))).toEqual({})
})

test('ROLE-3 days are chosen in any order, and stay in that of the week', () => {
  expect(toggledDay([1, 5], 3)).toEqual([1, 3, 5])
  expect(toggledDay([1, 3, 5], 3)).toEqual([1, 5])
  expect(toggledDay([7], 7)).toEqual([])
})

test.each([
  ['09:00', '12:00', undefined],
  ['22:00', '06:00', 'On the next day'],
  ['09:00', '09:00', '24 hours'],
  ['', '09:00', undefined],
  ['09:00', '', undefined],
])('ROLE-3 a row from %j to %j ends: %s', (from, to, hint) => {
  expect(endHint({ from, to })).toBe(hint)
})

test('ROLE-3 the week is told in full, and where there are many times, in short', () => {
  const many = [on(1, 2, 3, 4, 5), on(6), on(7), on(1)]
  expect(weekText(many.slice(0, 3))).toBe(wholeWeekText(many.slice(0, 3)))
  expect(weekText(many)).toBe(`Monday to Friday ${morning}, Saturday ${morning} and 2 more times`)
  expect(shortWeekText(many)).toBe(`Mon to Fri ${morning} and 3 more`)
  expect(shortWeekText([on(2, 4), on(7)])).toBe(`Tue and Thu ${morning} and 1 more`)
  expect(shortWeekText([on(1, 2, 3, 4, 5, 6, 7)])).toBe(`every day ${morning}`)
})

test('DASH-8 ROLE-3 the terms are sentences, and nothing where nothing limits the access', () => {
  expect(termsText({ right: 'switch', windows: [], isPaused: false })).toBe('')
  expect(termsText({ right: 'arrange', windows: [], isPaused: false })).toBe(
    'May also rename switches.',
  )
  expect(termsText({ right: 'look', windows: [on(2)], isPaused: true })).toBe(
    `View only. Open Tuesday ${morning}. Paused until you resume.`,
  )
})
