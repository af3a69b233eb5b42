import fc from 'fast-check'
import { generate } from 'mqtt-packet'
import { describe, expect, test } from 'vitest'
import { bodyStart, PacketGuard } from './packet-guard.ts'

function publishOf(bytes: number): Buffer {
  const unmarked = { qos: 0, dup: false, retain: false } as const
  return generate({ cmd: 'publish', topic: 'a', payload: Buffer.alloc(bytes, 7), ...unmarked })
}

/** All packets that a guard makes of these chunks. */
function cut(chunks: Buffer[]): Buffer[] {
  const guard = new PacketGuard(() => undefined)
  const packets: Buffer[] = []
  for (const chunk of chunks) {
    guard.add(chunk)
    for (let packet = guard.next(); packet; packet = guard.next()) packets.push(packet)
  }
  return packets
}

describe('R-40: the packet guard', () => {
  test('finds the same packets wherever the network cuts the stream', () => {
    const sizes = fc.array(fc.oneof(fc.nat(300), fc.constantFrom(124, 125, 16_380, 16_381)), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(sizes, fc.array(fc.integer({ min: 1, max: 200 })), (lengths, cuts) => {
        const packets = lengths.map(publishOf)
        let rest = Buffer.concat(packets)
        const chunks: Buffer[] = []
        for (const at of cuts) {
          chunks.push(rest.subarray(0, at))
          rest = rest.subarray(at)
        }
        expect(cut([...chunks, rest]).map((packet) => packet.toString('hex'))).toEqual(
          packets.map((packet) => packet.toString('hex')),
        )
      }),
    )
  })

  test('finds packets that come byte by byte', () => {
    const bytes = Buffer.concat([publishOf(0), publishOf(200), publishOf(20_000)])
    expect(cut([...bytes].map((byte) => Buffer.of(byte)))).toHaveLength(3)
  })

  test('finds the body behind a length of one to four bytes', () => {
    expect([1, 200, 20_000, 3_000_000].map((size) => bodyStart(publishOf(size)))).toEqual([
      2, 3, 4, 5,
    ])
  })

  test('checks a packet before it reserves memory for it (R-41)', () => {
    const asked: [number, number][] = []
    const guard = new PacketGuard((firstByte, length) => {
      asked.push([firstByte, length])
      throw new Error('no')
    })
    guard.add(Buffer.from([0x10, 0xff, 0xff, 0xff]))
    expect(guard.next()).toBeNull()
    guard.add(Buffer.from([0x7f]))
    expect(() => guard.next()).toThrow('no')
    expect(asked).toEqual([[0x10, 268_435_455 + 5]])
  })
})
