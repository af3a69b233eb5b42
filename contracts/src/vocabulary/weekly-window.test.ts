import { expect, test } from 'vitest'
import { type WeeklyWindow, weeklyWindows, windowsText } from './weekly-window.ts'

const window = (days: number[], from = '09:00', to = '12:00'): WeeklyWindow => ({ days, from, to })

test.each([
  [[], ''],
  [[window([2])], 'Tuesday 09:00 to 12:00'],
  [[window([4, 2])], 'Tuesday and Thursday 09:00 to 12:00'],
  [[window([6, 7])], 'Saturday and Sunday 09:00 to 12:00'],
  [[window([1, 2, 3, 4, 5])], 'Monday to Friday 09:00 to 12:00'],
  [[window([1, 3, 5])], 'Monday, Wednesday and Friday 09:00 to 12:00'],
  [[window([1, 2, 3, 4, 5, 6, 7], '22:00', '06:00')], 'every day 22:00 to 06:00'],
  [[window([7], '00:00', '00:00')], 'Sunday all day'],
  [[window([7], '18:00', '18:00')], 'Sunday from 18:00 for 24 hours'],
  [[window([2]), window([6], '10:00', '11:30')], 'Tuesday 09:00 to 12:00, Saturday 10:00 to 11:30'],
])('DASH-8 %j reads “%s”', (windows, expected) => {
  expect(windowsText(windows, (time) => time)).toBe(expected)
})

test('DASH-8 the times are written as their reader writes them', () => {
  expect(windowsText([window([2])], (time) => `${Number(time.slice(0, 2))} h`)).toBe(
    'Tuesday 9 h to 12 h',
  )
})

test.each([
  ['no day', [window([])]],
  ['a day that is none', [window([0])]],
  ['a day and a half', [window([1.5])]],
  ['a time that is none', [window([1], '24:00')]],
  ['a time without its minutes', [window([1], '9')]],
  ['more than seven', Array(8).fill(window([1]))],
  ['a field of somebody else', [{ ...window([1]), zone: 'UTC' }]],
])('DASH-8 %s is refused', (_title, windows) => {
  expect(weeklyWindows.safeParse(windows).success).toBe(false)
})
