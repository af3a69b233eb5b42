/** Frames for pages, as a client of the WebSocket protocol reads them. */
import { textsInFrames } from '@roomwire/testing/fixtures/texts-in-frames.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textFrames } from './text-frames.ts'

const framesOf = (texts: string[]) =>
  textFrames(texts.map((text) => ({ text, size: Buffer.byteLength(text) })))

it('R-34 every text arrives as it was sent, and in its order', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(textsInFrames(framesOf(texts))).toEqual(texts)
    }),
  )
})

it('R-34 so does one at each length at which a frame is written otherwise', () => {
  for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]) {
    const texts = ['before', 'é'.repeat(length >> 1) + 'x'.repeat(length & 1), 'behind']
    expect(textsInFrames(framesOf(texts))).toEqual(texts)
  }
})

it('half a character is sent as the sign for one that is unknown', () => {
  expect(textsInFrames(framesOf(['a\ud83d', 'b']))).toEqual(['a\ufffd', 'b'])
})
