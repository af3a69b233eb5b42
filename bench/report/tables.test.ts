import { describe, expect, test } from 'vitest'
import type { Section } from './sections.ts'
import type { Row } from './statistics.ts'
import { ratioGroups, sectionTable, shownNumber, shownRatio } from './tables.ts'

const p50 = { value: 'p50', title: 'p50 ms', digits: 3 }
const section: Section = {
  work: 'a',
  title: 'Round trip',
  size: 'in flight',
  anchor: 'bridge',
  columns: [p50],
  ratios: [p50],
}
const row = (peer: string, value: number, isDisturbed = false): Row => ({
  peer,
  size: 1_000,
  values: isDisturbed ? {} : { p50: value },
  others: 12.3,
  used: isDisturbed ? 0 : 2,
  taken: 3,
  isDisturbed,
})

describe('a section of the page', () => {
  test('is a table with medians, ratios to the anchor, and a star where all was thrown out', () =>
    expect(
      sectionTable(section, [row('roomwire', 0.3), row('bridge', 0.2), row('other', 0, true)]),
    ).toBe(
      [
        '| server | in flight | p50 ms | p50 ÷ bridge | others CPU % | samples |',
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        '| roomwire | 1,000 | 0.3 | 1.50× | 12 | 2 of 3 |',
        '| bridge | 1,000 | 0.2 | 1 | 12 | 2 of 3 |',
        '| other * | 1,000 | – | – | 12 | 0 of 3 |',
      ].join('\n'),
    ))

  test('is drawn by its ratios, without those that have none', () => {
    const [group, ...more] = ratioGroups(section, [row('roomwire', 0.4), row('bridge', 0.2)])
    expect(more).toEqual([])
    expect(group?.title).toBe('p50, 1,000 in flight')
    expect(group?.bars.map(({ peer, ratio }) => [peer, ratio])).toEqual([
      ['roomwire', 2],
      ['bridge', 1],
    ])
    expect(ratioGroups(section, [row('roomwire', 0.4)])[0]?.bars).toEqual([])
  })

  test.each([
    [0.12345, 3, '0.123'],
    [1_234.5, 3, '1,235'],
    [12, 0, '12'],
    [Number.NaN, 2, '–'],
    [undefined, 2, '–'],
  ])('shows %d with %d digits as %s', (number, digits, shown) =>
    expect(shownNumber(number, digits)).toBe(shown),
  )

  test.each([
    [0.456, '0.46×'],
    [12.34, '12.3×'],
    [1, '1'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('shows the ratio %d as %s', (ratio, shown) => expect(shownRatio(ratio)).toBe(shown))
})
