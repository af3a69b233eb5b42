import { expect, test } from 'vitest'
import { heldText } from './held-text.ts'

const until = new Date(2026, 10, 25, 20, 4).getTime()
const at = until - 7_200_000
const nameOf = ({ id }: { id: number }) => ({ 1: 'you', 2: 'Ravi', 4: 'רבי' })[id]
const held = (change: Omit<Parameters<typeof heldText>[1], 'at'>, label = 'Lamp') =>
  heldText(label, { at, ...change }, until, nameOf)

test('a held pin says who holds it, until when, and what that means', () => {
  expect(held({ cause: 'page', by: { kind: 'person', id: 1 } })).toMatch(
    /^You switched Lamp\. Schedules skip it until (20:04|8:04\sPM)\.$/,
  )
  expect(held({ cause: 'scene', by: { kind: 'person', id: 2 } })).toMatch(/^Ravi switched Lamp\. /)
  expect(held({ cause: 'touch' })).toMatch(/^Lamp was switched at the wall\. /)
  // Guests are not told who else there is, and nobody is told of people who are gone.
  expect(held({ cause: 'page' })).toMatch(/^Somebody switched Lamp\. /)
  expect(held({ cause: 'page', by: { kind: 'person', id: 3 } })).toMatch(/^Somebody switched /)
})

test('names that are read from right to left turn nothing else around', () => {
  const change = { cause: 'page', by: { kind: 'person', id: 4 } } as const
  expect(held(change, 'מנורה')).toMatch(
    /^\u2068רבי\u2069 switched \u2068מנורה\u2069\. Schedules skip it until \d/,
  )
})
