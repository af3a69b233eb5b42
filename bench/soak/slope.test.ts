import { expect, it } from 'vitest'
import { slopeOf } from './slope.ts'

it('the growth of a soak is that of the line that fits best', () => {
  const at = (hours: number, value: number) => ({ hours, value })
  expect(slopeOf([at(0, 5), at(1, 8), at(2, 11)])).toBeCloseTo(3)
  expect(slopeOf([at(0, 10), at(1, 12), at(2, 10), at(3, 12)])).toBeCloseTo(0.4)
  expect([slopeOf([]), slopeOf([at(1, 7)]), slopeOf([at(1, 7), at(1, 9)])]).toEqual([0, 0, 0])
})
