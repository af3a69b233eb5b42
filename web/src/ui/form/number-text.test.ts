import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldNumber, numberError, numberIn, readDigits, readNumber } from './number-text.ts'

test.each([
  ['en', '8.5', 8.5],
  ['en', '999.5', 999.5],
  ['en', '0,31', 0.31],
  ['en', '1,234', 1_234],
  ['en', '1,234.5', 1_234.5],
  ['en-IN', '1,23,456.5', 123_456.5],
  ['de', '8.5', 8.5],
  ['de', '1.234', 1_234],
  ['de', '0.310', 0.31],
  ['de', '1.234,5', 1_234.5],
  ['fr', '1\u202f234,5', 1_234.5],
  ['de-CH', '1’234.5', 1_234.5],
  ['ar-EG', '٨٫٥', 8.5],
  ['en', ' 12 345 ', 12_345],
  ['en', '−30', -30],
  ['en', '-0', 0],
  ['en', '８', 8],
  ['en', '.5', 0.5],
  ['de', '１２３', 123],
  ['fr', '٨', 8],
  ['hi', '१,२३,४५६.५', 123_456.5],
  ['de', '٨٫٥٠٠', 8.5],
  ['ar-EG', '١٬٢٣٤٫٥', 1_234.5],
  ['ar-EG', '1,234', 1_234],
  ['ja', '－１，２３４．５', -1_234.5],
  ['fr', '8.500', 8.5],
  ['de', '8.500', 8_500],
  ['de-CH', '8,500', 8.5],
  ['en', '\u202a12\u200b34\u202c', 1_234],
  ['en', '\u00a0+5\u200f', 5],
])('GEN-2 in %s, %s is read as %d', (locale, text, value) =>
  expect(readNumber(text, { locale })).toBe(value),
)

test.each([
  '',
  ' ',
  '-',
  '.',
  'eight',
  '8e3',
  '0x10',
  '1,2,3',
  '1.2.3',
  '8.5 W',
  '12-30',
  '5%',
  '1e3',
  "8'5",
  '1٬2',
  '5²',
  '①',
  '½',
  '12💡',
  '--5',
  '+-5',
  "1,234'5",
])('GEN-2 %s is no number', (text) => expect(readNumber(text, { locale: 'en' })).toBeUndefined())

test('GEN-2 a number reads back as the locale writes it', () => {
  const locale = fc.constantFrom('en', 'de', 'fr', 'en-IN', 'de-CH', 'ar-EG', 'sv', 'pt-BR')
  fc.assert(
    fc.property(locale, fc.integer({ min: -1e9, max: 1e9 }), (tag, thousandths) => {
      const value = thousandths / 1_000
      const written = [
        value.toLocaleString(tag, { maximumFractionDigits: 3 }),
        fieldNumber(value, tag),
      ]
      const number = value === 0 ? 0 : value
      expect(written.map((text) => readNumber(text, { locale: tag }))).toEqual([number, number])
    }),
  )
})

test('GEN-2 a field takes its own unit, and says in words what it takes', () => {
  const watts = { least: 1, most: 100_000, unit: 'W' }
  expect(numberIn('750 w', watts, 'en')).toBe(750)
  expect(numberError('8.5', watts, 'en')).toBe('Enter a whole number from 1 to 100,000')
  expect(numberError('', watts, 'en')).toBeUndefined()
  const price = { least: 0, most: 1_000, decimals: 2 }
  expect(numberIn('0,31', price, 'de')).toBe(0.31)
  expect(numberError('0,315', price, 'de')).toBe('Enter at most 2 decimals')
  expect(numberError('-1', price, 'de')).toBe('Enter a number from 0 to 1.000')
})

test.each([
  ['1234 5678 9012', '123456789012'],
  ['408-172', '408172'],
  ['٤٠٨١٧٢', '408172'],
  [' AB 12 ', 'AB 12'],
  ['１２３\u200b４５６', '123456'],
  ['\u202a408‑172\u202c', '408172'],
  ['-408172', '-408172'],
  ['408172-', '408172-'],
  ["40'8172", "40'8172"],
  ['40.8172', '40.8172'],
  ['4081²', '4081²'],
])('GEN-2 the code %s is read as %s', (text, code) => expect(readDigits(text)).toBe(code))
