import { readJpeg } from '@roomwire/contracts/vocabulary/jpeg.ts'
import { aJpeg, segment } from '@roomwire/testing/fixtures/a-jpeg.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const jfif = segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1, 0, 1, 0, 0)
const exif = segment(0xe1, 0x45, 0x78, 0x69, 0x66, 0, 0)
const remark = segment(0xfe, 0x68, 0x69)

describe('a JPEG as its segments say it', () => {
  it('is kept with only what it is drawn from, and has its size', () => {
    const read = readJpeg(aJpeg({ width: 1_600, height: 900, before: [...jfif, ...remark] }))
    expect(read).toMatchObject({ width: 1_600, height: 900, tellsOrigin: false })
    expect(Buffer.from(read?.bytes ?? [])).toEqual(aJpeg({ width: 1_600, height: 900 }))
  })

  it('tells of EXIF and XMP, and drops them', () => {
    const read = readJpeg(aJpeg({ before: [...jfif, ...exif] }))
    expect(read?.tellsOrigin).toBe(true)
    expect(Buffer.from(read?.bytes ?? [])).toEqual(aJpeg())
  })

  const whole = aJpeg()
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['one with something behind its end', Buffer.concat([whole, Buffer.from('<script>')])],
    ['one with a second scan', aJpeg({ scan: [1, ...segment(0xda, 1, 1, 0, 0, 63, 0), 2] })],
    ['a progressive one', Buffer.from(whole.map((byte) => (byte === 0xc0 ? 0xc2 : byte)))],
    ['one without a frame', Buffer.from([0xff, 0xd8, ...segment(0xda, 0), 1, 0xff, 0xd9])],
  ])('is not %s', (_name, bytes) => {
    expect(readJpeg(bytes)).toBeUndefined()
  })

  it('is none where it ends early, wherever that is', () => {
    for (let end = 0; end < whole.length; end += 1) {
      expect(readJpeg(whole.subarray(0, end))).toBeUndefined()
    }
  })

  it('is the same when it is read again, and never longer, whatever bytes come', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([at, byte]) => whole.with(at, byte)),
    )
    fc.assert(
      fc.property(bytes, (some) => {
        const once = readJpeg(some)
        if (!once) return
        expect(once.bytes.length).toBeLessThanOrEqual(some.length)
        expect(readJpeg(once.bytes)).toEqual({ ...once, tellsOrigin: false })
      }),
    )
  })
})
