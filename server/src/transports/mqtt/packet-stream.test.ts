import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { openEventLoop } from '../../platform/event-loop.ts'
import { PacketStream } from './packet-stream.ts'

/** A stream that keeps what each of its writes carries. */
function openStream() {
  const writes: string[] = []
  const stream = new Duplex({
    read: () => undefined,
    write(chunk, _encoding, done) {
      writes.push(String(chunk))
      done()
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''))
      done()
    },
  })
  const handlers = { allow: () => undefined, packet: () => undefined, fault: () => undefined }
  return { writes, packets: new PacketStream(stream, handlers, 1_000, openEventLoop()) }
}

test('R-45 what is written to a device in one turn leaves in one write, and its last words with it', async () => {
  const { writes, packets } = openStream()
  const write = (text: string) => packets.write(Buffer.from(text))
  write('1')
  await Promise.resolve()
  write('2')
  expect(writes).toEqual([])
  await new Promise(setImmediate)
  expect(writes).toEqual(['12'])
  write('3')
  write('4')
  packets.end()
  await new Promise(setImmediate)
  expect(writes).toEqual(['12', '34'])
  packets.cut()
  await packets.over
})
