import { expect, test } from 'vitest'
import { bidiIsolate } from './names-text.ts'

test.each([
  ['Kitchen', 'Kitchen'],
  ['<b>Küche</b> 居間 🛋️', '<b>Küche</b> 居間 🛋️'],
  ['שלום', '\u2068שלום\u2069'],
  ['\u202egpj.exe', '\u2068\u202egpj.exe\u2069'],
  ['\u2067abc\u2069', '\u2068\u2067abc\u2069\u2069'],
  ['abc\u2066\u202edef', '\u2068abc\u2066\u202edef\u2069\u2069'],
  ['\u2069\u202eabc', '\u2068\u2068\u2069\u202eabc\u2069'],
])('R-36 only a name that turns the text after it is isolated: %j', (name, kept) => {
  expect(bidiIsolate(name)).toBe(kept)
})
