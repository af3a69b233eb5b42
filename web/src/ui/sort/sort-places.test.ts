import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, placeAt, type RowBox, shiftOf } from './sort-places.ts'

/** Rows of these heights, 8 px apart. */
function rowsOf(heights: readonly number[]): RowBox[] {
  let top = 100
  return heights.map((height) => {
    const box = { top, bottom: top + height }
    top = box.bottom + 8
    return box
  })
}

const anyMove = fc
  .array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 12 })
  .chain((heights) => {
    const place = fc.nat({ max: heights.length - 1 })
    return fc.record({ heights: fc.constant(heights), from: place, to: place })
  })

describe('a row on its way to another place', () => {
  test('stands where the list will have it once it is put down, and so do all others', () => {
    fc.assert(
      fc.property(anyMove, ({ heights, from, to }) => {
        const before = rowsOf(heights)
        const after = rowsOf(moved(heights, from, to))
        const indexes = moved([...heights.keys()], from, to)
        for (const [place, index] of indexes.entries()) {
          const top = (before[index]?.top ?? 0) + shiftOf(before, { from, to }, index)
          expect(top).toBe(after[place]?.top)
        }
      }),
    )
  })

  test('held where a place is, it is over that place', () => {
    fc.assert(
      fc.property(anyMove, ({ heights, from, to }) => {
        const boxes = rowsOf(heights)
        expect(placeAt(boxes, from, shiftOf(boxes, { from, to }, from))).toBe(to)
      }),
    )
  })

  test('held beyond the list, it is over the first or last place', () => {
    const boxes = rowsOf([50, 50, 50])
    expect(placeAt(boxes, 1, -9_000)).toBe(0)
    expect(placeAt(boxes, 1, 9_000)).toBe(2)
    expect(placeAt(boxes, 1, 0)).toBe(1)
  })
})
