import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arranged } from './arranged.ts'

const ids = fc.uniqueArray(fc.nat({ max: 30 }))
const sorted = (items: readonly number[], order: readonly number[]) =>
  arranged(items, order, (item) => item)

describe('an order made by hand', () => {
  test('loses nothing and adds nothing, whatever it names', () => {
    fc.assert(
      fc.property(ids, ids, (items, order) => {
        expect(sorted(items, order).sort()).toEqual([...items].sort())
      }),
    )
  })

  test('puts first what it names, as it names it; the rest follows as it came', () => {
    fc.assert(
      fc.property(ids, ids, (items, order) => {
        const named = order.filter((id) => items.includes(id))
        const rest = items.filter((item) => !order.includes(item))
        expect(sorted(items, order)).toEqual([...named, ...rest])
      }),
    )
  })

  test('stays what it is when something else comes or goes', () => {
    fc.assert(
      fc.property(ids, ids, fc.nat({ max: 30 }), (items, order, other) => {
        const without = (list: readonly number[]) => list.filter((id) => id !== other)
        expect(without(sorted(items, order))).toEqual(sorted(without(items), order))
      }),
    )
  })

  test('without an order all is as it came', () => {
    expect(sorted([3, 1, 2], [])).toEqual([3, 1, 2])
  })
})
