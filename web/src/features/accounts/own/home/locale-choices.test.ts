import { expect, test } from 'vitest'
import { localeChoices, localeLabel } from './locale-choices.ts'

test('GEN-2 locales are offered by name, with those of the browser and of the home, each once', () => {
  const choices = localeChoices('gsw-CH', ['en-GB', 'de-LI'])
  const found = choices.map(({ locale }) => locale)
  expect(found).toEqual(expect.arrayContaining(['gsw-CH', 'de-LI', 'en-GB', 'de-DE']))
  expect(new Set(found).size).toBe(found.length)
  expect(localeLabel('de-CH')).toBe('German (Switzerland)')
})
