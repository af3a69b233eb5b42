import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-code.tsx'

const text = 'https://home.example/join#family/ab3de-fghjk'

/** The modules that the path paints. */
function painted({ size, path }: ReturnType<typeof qrPath>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}

test('the path paints exactly the dark modules of the code', () => {
  const code = qrPath(text)
  expect(painted(code)).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
})

test('four light modules stand around the code, on every side', () => {
  const rows = painted(qrPath(text))
  const edge = (index: number) => index < 4 || index >= rows.length - 4
  const outside = rows.flatMap((row, y) => row.filter((_dark, x) => edge(x) || edge(y)))
  expect(outside).not.toContain(true)
  // The corner of a finder pattern begins right behind it.
  expect(rows[4]?.slice(4, 12)).toEqual([...Array.from({ length: 7 }, () => true), false])
})
