import { expect, test } from 'vitest'
import { searchTerms, searchText } from './search-text.ts'

test.each([
  ['Küche', 'kuche'],
  ['Ku\u0308che', 'KÜCHE'],
  ['Straße', 'STRASSE'],
  ['İstanbul', 'istanbul'],
  ['ｌａｍｐ', 'Lamp'],
  ['Øre Łódź Æble', 'ore lodz aeble'],
  ['ΟΔΟΣ', 'οδός'],
  ['\u200eLa\u200bmp', 'lamp'],
])('%s is found by %s', (name, typed) => expect(searchText(name)).toBe(searchText(typed)))

test('an emoji is a word of its own, marks of a text are none', () => {
  expect(searchTerms('Lamp💡 (2)')).toEqual(['lamp', '💡', '2'])
  expect(searchTerms('☀️')).toEqual(['☀'])
  expect(searchTerms(' -!')).toEqual([])
})
