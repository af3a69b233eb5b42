import { expect, test } from 'vitest'
import { heldText } from './held-text.ts'

const until = new Date(2026, 10, 25, 20, 4).getTime()
const at = until - 7_200_000
const nameOf = ({ id }: { id: number }) => ({ 1: 'you', 2: 'Ravi' })[id]
const held = (change: Omit<Parameters<typeof heldText>[1], 'at'>) =>
  heldText('Lamp', { at, ...change }, until, nameOf).replace(/[\u2066-\u2069]/g, '')

test('a held pin says who holds it, until when, and what that means', () => {
  expect(held({ cause: 'page', by: { kind: 'person', id: 1 } })).toMatch(
    /^Lamp is held by you until (20:04|8:04\sPM): schedules leave it alone\.$/,
  )
  expect(held({ cause: 'scene', by: { kind: 'person', id: 2 } })).toMatch(/^Lamp is held by Ravi /)
  expect(held({ cause: 'touch' })).toMatch(/^Lamp is held by a press at the wall /)
  // Guests are not told who else there is, and nobody who is gone.
  expect(held({ cause: 'page' })).toMatch(/^Lamp is held by somebody /)
  expect(held({ cause: 'page', by: { kind: 'person', id: 3 } })).toMatch(/ by somebody /)
})
