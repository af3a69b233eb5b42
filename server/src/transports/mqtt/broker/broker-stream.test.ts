import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { generate, parser, writeToStream } from 'mqtt-packet'
import { expect, it, vi } from 'vitest'
import { cutPackets, shortPackets } from './broker-stream.ts'

const most = 300

/** A message of a broker, with a payload of so many bytes. */
const message = (bytes: number, at: number) =>
  generate({
    cmd: 'publish',
    topic: `t/${at}`,
    payload: Buffer.alloc(bytes, 'x'),
    qos: 1,
    messageId: at + 1,
    retain: false,
    dup: false,
  })

it('however a stream is cut into pieces, every packet comes, and none is longer than it may be', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 1, maxLength: 5 })
  const pieces = fc.integer({ min: 1, max: 2_000 })
  fc.assert(
    fc.property(lengths, pieces, (payloads, piece) => {
      const cut = cutPackets(most)
      const came: [number, number][] = []
      const reader = parser()
      reader.on('packet', ({ messageId = 0, length = 0 }) => void came.push([messageId, length]))
      const bytes = Buffer.concat(payloads.map(message))
      for (let at = 0; at < bytes.length; at += piece) {
        for (const part of cut(bytes.subarray(at, at + piece))) reader.parse(part)
      }
      expect(came).toEqual(
        payloads.map((length, at) => [at + 1, Math.min(most, 2 + `t/${at}`.length + 2 + length)]),
      )
    }),
    { numRuns: 200 },
  )
})

it('a line is read no faster than its rate is', async () => {
  const line = new PassThrough()
  const waits = [300, 0]
  const stream = shortPackets(line, {
    packetBytesMost: most,
    rate: { reserve: () => waits.shift() ?? 0 },
  })
  const came: number[] = []
  stream.on('data', () => came.push(performance.now()))
  line.write(message(10, 1))
  line.write(message(10, 2))
  await expect.poll(() => came.length).toBe(2)
  expect((came[1] ?? 0) - (came[0] ?? 0)).toBeGreaterThan(250)
  stream.destroy()
  expect(line.destroyed).toBe(true)
})

it('a packet leaves as a whole', async () => {
  const line = new PassThrough()
  const stream = shortPackets(line, { packetBytesMost: most, rate: { reserve: () => 0 } })
  const written = vi.spyOn(line, 'write')
  const packet = { cmd: 'publish', topic: 't', payload: 'ON', qos: 0, retain: false } as const
  writeToStream({ ...packet, dup: false }, stream)
  const whole = generate({ ...packet, dup: false })
  await expect.poll(() => written.mock.calls.map(([bytes]) => bytes)).toEqual([whole])
})
