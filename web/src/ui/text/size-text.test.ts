import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [5_000, '5 kB'],
  [1_540_000, '1.5 MB'],
  [12_400_000, '12 MB'],
  [-3_200_000_000, '-3.2 GB'],
  [7e15, '7,000 TB'],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text)
})
