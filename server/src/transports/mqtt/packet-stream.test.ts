import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openEventLoop } from '../../platform/event-loop.ts'
import { PacketStream } from './packet-stream.ts'

const openInput = () =>
  new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done() })

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

test('R-46 packets are handled one after another, whether they wait or not, and all of them before the stream is over', async () => {
  const ways = fc.array(fc.constantFrom('at once', 'microtask', 'turn'), { maxLength: 100 })
  const cuts = fc.array(fc.nat({ max: 300 }), { maxLength: 8 })
  const endings = fc.constantFrom('end', 'destroy')
  const property = fc.asyncProperty(ways, cuts, endings, async (handledIn, cutAt, ending) => {
    const heard: string[] = []
    let nth = 0
    async function handle(name: string, how: string) {
      await (how === 'turn' ? nextTurn() : undefined)
      heard.push(`${name} done`)
    }
    const handlers = {
      allow: () => undefined,
      packet([, , number]: Buffer) {
        const how = handledIn[nth++]
        heard.push(`${number}`)
        if (how !== 'at once') return handle(`${number}`, how ?? '')
        heard.push(`${number} done`)
        return undefined
      },
      fault: (error: unknown) => expect.unreachable(`${error}`),
    }
    const stream = openInput()
    const packets = new PacketStream(stream, handlers, 1_000, openEventLoop())
    const bytes = Buffer.from(handledIn.flatMap((_, at) => [0x30, 1, at]))
    let from = 0
    for (const to of [...new Set(cutAt)].toSorted((one, other) => one - other)) {
      stream.push(bytes.subarray(from, to))
      from = Math.min(to, bytes.length)
      if (to % 2 === 0) await nextTurn()
    }
    stream.push(bytes.subarray(from))
    if (ending === 'end') stream.push(null)
    else {
      // A line that breaks loses only packets that were not read yet.
      await new Promise(setImmediate)
      stream.destroy()
    }
    await packets.over
    const all = handledIn.flatMap((_, at) => [`${at}`, `${at} done`])
    if (ending === 'end') expect(heard).toEqual(all)
    else expect(heard).toEqual(all.slice(0, heard.length))
    await nextTurn()
    expect(heard.length % 2).toBe(0)
  })
  await fc.assert(property)
})

test('R-55 what very many devices have sent while the server stood still is handled in several turns, in order', async () => {
  const eventLoop = openEventLoop()
  const handled: number[] = []
  const inputs = Array.from({ length: 1_000 }, (_, nth) => {
    const stream = openInput()
    const packet = () => void handled.push(nth)
    const handlers = { allow: () => undefined, packet, fault: expect.unreachable }
    return { stream, packets: new PacketStream(stream, handlers, 1_000, eventLoop) }
  })
  for (const { stream } of inputs) stream.push(Buffer.from([0xc0, 0]))
  await nextTurn()
  expect(handled.length).toBeLessThan(300)
  // It comes behind those that wait already.
  inputs[0]?.stream.push(Buffer.from([0xc0, 0]))
  await nextTurn()
  expect(handled.length).toBeLessThan(600)
  while (handled.length < 1_001) await nextTurn()
  expect(handled).toEqual([...inputs.keys(), 0])
  for (const { packets } of inputs) packets.cut()
  await Promise.all(inputs.map(({ packets }) => packets.over))
})
