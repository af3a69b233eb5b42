import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { timeOfDayText } from './time-of-day.ts'
import { clockTime } from './time-text.ts'
import { setHomeClocks } from './time-zone.ts'
import { readTime, steppedTime } from './typed-time.ts'

afterEach(() => setHomeClocks(null, []))

const writer = (locale: string, hourCycle: 'h12' | 'h23') => {
  const form = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle, timeZone: 'UTC' })
  return (time: string) => form.format(Date.parse(`1970-01-01T${time}Z`))
}
const british = writer('en-GB', 'h23')

test.each([
  ['7:30 pm', '19:30'],
  ['7:30PM', '19:30'],
  ['7.30 p.m.', '19:30'],
  ['730p', '19:30'],
  ['7 pm', '19:00'],
  ['12 am', '00:00'],
  ['12:05 pm', '12:05'],
  ['1930', '19:30'],
  ['19.30', '19:30'],
  ['19:30', '19:30'],
  ['19h30', '19:30'],
  ['19 30', '19:30'],
  ['１９：３０', '19:30'],
  ['١٩:٣٠', '19:30'],
  ['730', '07:30'],
  ['7', '07:00'],
  ['19', '19:00'],
  ['0', '00:00'],
  ['00:00', '00:00'],
])('GEN-2 %s is read as %s', (text, time) => expect(readTime(text, british)).toBe(time))

test.each([
  '',
  ' ',
  'noon',
  '24:00',
  '7:3',
  '7:60',
  '193',
  '13 pm',
  '0 am',
  '7 30 00',
  '-7',
  '7 x',
])('GEN-2 %s is no time', (text) => expect(readTime(text, british)).toBeUndefined())

test('GEN-2 a time reads back as every locale writes it, by 12 hours and by 24', () => {
  const locales =
    'en-US en-GB de fr fr-CA fi da bg lv he fa ar-EG hi ta bn mr my ja ko zh-CN zh-TW el es-MX sr vi th'
  fc.assert(
    fc.property(
      fc.constantFrom(...locales.split(' ')),
      fc.constantFrom('h12' as const, 'h23' as const),
      fc.integer({ min: 0, max: 1_439 }),
      (locale, cycle, minute) => {
        const write = writer(locale, cycle)
        const time = steppedTime('00:00', minute || 1_440)
        expect(readTime(write(time), write)).toBe(time)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['18:05', 15, '18:15'],
  ['18:15', 15, '18:30'],
  ['18:05', -15, '18:00'],
  ['18:00', -15, '17:45'],
  ['23:50', 15, '00:00'],
  ['00:00', -60, '23:00'],
  ['', 60, '01:00'],
])('%s moved by %d minutes is %s', (time, step, next) => expect(steppedTime(time, step)).toBe(next))

test('times are written by 12 or 24 hours as the home does, whatever the browser does', () => {
  const at = Date.parse('2026-03-12T18:05:00Z')
  const shown = () => [timeOfDayText('18:05'), clockTime(at)]
  setHomeClocks('UTC', [], 'en-US')
  expect(shown()).toEqual([
    expect.stringMatching(/^0?6:05\spm$/iu),
    expect.stringMatching(/^0?6:05\spm$/iu),
  ])
  setHomeClocks('UTC', [], 'de-DE')
  expect(shown()).toEqual(['18:05', '18:05'])
  // Others read it as it is written for them.
  expect(timeOfDayText('18:05', 'en-US')).toMatch(/^6:05\sPM$/u)
})
