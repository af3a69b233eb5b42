import { expect, test } from 'vitest'
import { heldLines, heldText } from './held-text.ts'

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

test('what one person switched stands in one line, and what was switched at the wall in another', () => {
  const pin = (label: string, cause: 'page' | 'touch', id = 1) => ({
    deviceIdentifier: 'SC-000001',
    pin: '18' as const,
    label,
    change: { at, cause, by: { kind: 'person' as const, id } },
    until,
  })
  const lines = heldLines(
    [pin('Lamp', 'page'), pin('Fan', 'touch'), pin('TV', 'page'), pin('Plug', 'page', 2)],
    nameOf,
  )
  expect(lines.map(({ text }) => text.replace(/\d.*/, '…'))).toEqual([
    'You switched Lamp and TV. Schedules skip them until …',
    'Fan was switched at the wall. Schedules skip it until …',
    'Ravi switched Plug. Schedules skip it until …',
  ])
})

test('names that are read from right to left turn nothing else around', () => {
  const change = { cause: 'page', by: { kind: 'person', id: 4 } } as const
  expect(held(change, 'מנורה')).toMatch(
    /^\u2068רבי\u2069 switched \u2068מנורה\u2069\. Schedules skip it until \d/,
  )
})
