import { expect, test } from 'vitest'
import { paintOf } from './paint-class.ts'

test('a room has the paint that somebody has chosen, and otherwise another one than its neighbour', () => {
  expect(paintOf({ room_id: 3, paint: 'stone' })).toBe('stone')
  const byNumber = [1, 2, 3, 4, 5, 6, 7].map((room_id) => paintOf({ room_id }))
  expect(new Set(byNumber).size).toBe(7)
  expect(byNumber).not.toContain('stone')
})
