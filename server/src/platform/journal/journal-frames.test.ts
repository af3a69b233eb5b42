/** Records of a journal: any is read back as it was written, and nothing else is ever read. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFrames, recordBytes, sequenceAfter, sequenceMost } from './journal-frames.ts'

const key = randomBytes(32)
const payloads = fc.array(fc.string({ unit: 'binary', maxLength: 200 }), {
  minLength: 1,
  maxLength: 8,
})

const framesOf = (texts: readonly string[]) =>
  texts.map((payload, at) => ({ sequence: at + 1, payload }))
const bytesOf = (texts: readonly string[]) =>
  Buffer.concat(framesOf(texts).map((frame) => recordBytes(key, frame)))

it('R-60 reads back every record as it was written', () => {
  fc.assert(
    fc.property(payloads, (texts) => {
      const read = readFrames(key, bytesOf(texts))
      expect(read).toEqual({ frames: framesOf(texts), rest: 'none', isForeign: false })
    }),
  )
})

it('R-60 of a file that is cut anywhere the whole records are read, and the rest is torn', () => {
  fc.assert(
    fc.property(payloads, fc.nat(), (texts, place) => {
      const bytes = bytesOf(texts)
      const cut = place % bytes.length
      const { frames, rest } = readFrames(key, bytes.subarray(0, cut))
      expect(frames).toEqual(framesOf(texts).slice(0, frames.length))
      const whole = bytesOf(texts.slice(0, frames.length)).length
      expect(rest).toBe(cut === whole ? 'none' : 'torn')
      // The next record did not fit.
      expect(cut).toBeLessThan(bytesOf(texts.slice(0, frames.length + 1)).length)
    }),
  )
})

it('R-96 a flipped bit anywhere ends what is read, and is no torn end where whole records follow', () => {
  fc.assert(
    fc.property(payloads, fc.nat(), fc.integer({ min: 0, max: 7 }), (texts, place, bit) => {
      const bytes = bytesOf(texts)
      const at = place % bytes.length
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at)
      const { frames, rest } = readFrames(key, bytes)
      const broken = texts.findIndex((_, nth) => bytesOf(texts.slice(0, nth + 1)).length > at)
      expect(frames).toEqual(framesOf(texts).slice(0, broken))
      expect(rest).toBe(broken === texts.length - 1 ? 'torn' : 'damaged')
    }),
  )
})

it('R-96 nobody without the key makes a record', () => {
  const made = recordBytes(randomBytes(32), { sequence: 1, payload: 'press' })
  expect(readFrames(key, made)).toEqual({ frames: [], rest: 'torn', isForeign: true })
  const later = recordBytes(key, { sequence: 1, payload: 'press' })
  later.write('RJ2\n')
  expect(readFrames(key, later)).toEqual({ frames: [], rest: 'torn', isForeign: true })
})

it('R-60 a payload that looks like a record is none', () => {
  const inner = recordBytes(key, { sequence: 7, payload: 'x' }).toString('latin1')
  const bytes = recordBytes(key, { sequence: 1, payload: inner })
  bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9)
  expect(readFrames(key, bytes).frames).toEqual([])
})

it('R-60 the sequence begins again after its largest', () => {
  expect([sequenceAfter(1), sequenceAfter(sequenceMost - 1), sequenceAfter(sequenceMost)]).toEqual([
    2,
    sequenceMost,
    1,
  ])
})
