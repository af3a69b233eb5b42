import { expect, test } from 'vitest'
import { locale } from './locale.ts'

test.each(['en-GB', 'de-CH', 'gsw'])('GEN-2 %j is a locale', (name) => {
  expect(locale.parse(name)).toBe(name)
})

test.each([
  [undefined, 'is required'],
  [7, 'is required'],
  ['', 'must be a locale such as en-GB'],
  ['not a locale', 'must be a locale such as en-GB'],
  ['x'.repeat(65), 'must be a locale'],
])('GEN-2 %j is no locale: it %s', (name, error) => {
  expect(locale.safeParse(name).error?.issues[0]?.message).toBe(error)
})
