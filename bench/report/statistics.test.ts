import { describe, expect, test } from 'vitest'
import type { Sample } from '../work/sample.ts'
import { median, ratioTo, rowsOf } from './statistics.ts'

const sample = (peer: string, size: number, p50: number, others = 0): Sample => ({
  work: 'a',
  peer,
  round: 0,
  size,
  values: { p50 },
  others,
})

describe('a median', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9], 9.5],
    [[7], 7],
    [[], Number.NaN],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

  test('leaves the values in their order', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('a row', () => {
  test('is of the samples that nobody disturbed', () => {
    const rows = rowsOf([sample('x', 1, 5), sample('x', 1, 99, 21), sample('x', 1, 7, 20)])
    expect(rows).toEqual([
      { peer: 'x', size: 1, values: { p50: 6 }, others: 10, used: 2, taken: 3, isDisturbed: false },
    ])
  })

  test('has no figures where all samples were disturbed, and says so', () => {
    const [row] = rowsOf([sample('x', 1, 5, 40), sample('x', 1, 7, 55)])
    expect(row).toMatchObject({ values: {}, others: 40, used: 0, taken: 2, isDisturbed: true })
  })

  test('stands with the others of its size, in the order of measuring', () => {
    const measured = [sample('x', 32, 1), sample('x', 1, 1), sample('y', 32, 1), sample('y', 1, 1)]
    const names = rowsOf(measured).map(({ peer, size }) => `${peer} ${size}`)
    expect(names).toEqual(['x 1', 'y 1', 'x 32', 'y 32'])
  })

  test('is compared with the anchor at its own size', () => {
    const rows = rowsOf([
      sample('x', 1, 3),
      sample('y', 1, 2),
      sample('x', 8, 8),
      sample('y', 8, 4),
    ])
    expect(rows.map((row) => ratioTo(rows, 'y', row, 'p50'))).toEqual([1.5, 1, 2, 1])
    expect(ratioTo(rows, 'nobody', rows[0]!, 'p50')).toBeNaN()
    expect(ratioTo(rows, 'y', rows[0]!, 'nothing')).toBeNaN()
  })
})
