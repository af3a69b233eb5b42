import { expect, test } from 'vitest'
import { drawRatios } from './ratio-drawing.ts'

const groups = [
  {
    title: 'p50 <1>',
    bars: [
      { peer: 'roomwire', ratio: 2 },
      { peer: 'bridge', ratio: 1 },
    ],
  },
]

test('a bar is as long as its ratio, and the line stands where the anchor ends', () => {
  const drawing = drawRatios('Round trip', 'bridge', groups)
  const bars = [...drawing.matchAll(/<rect class="(\w+)" x="(\d+)" y="\d+" width="(\d+)"/g)]
  expect(bars.map(([, kind]) => kind)).toEqual(['own', 'other'])
  const [[, , left, twice] = [], [, , , once] = []] = bars
  expect(Number(twice)).toBe(2 * Number(once))
  expect(drawing).toContain(`<line x1="${Number(left) + Number(once)}"`)
})

test('texts cannot break the drawing', () => {
  const drawing = drawRatios('A "b" & c', 'bridge', groups)
  expect(drawing).toContain('p50 &lt;1>')
  expect(drawing).toContain('A &quot;b&quot; &amp; c')
})
