import { connect } from 'node:net'
import { generate, type Packet } from 'mqtt-packet'
import { expect, test } from 'vitest'
import { greeting, RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

/** The same numbers on every run; another seed tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
const visitors = Number(process.env.FUZZ_VISITORS ?? 20_000)
const packetsEach = 4
const atOnce = 20

const own = 'devices/SC-000001'
const unmarked = { dup: false, retain: false }

test(`R-42: ${visitors} visitors with broken packets disturb neither the server nor another device (seed ${seed})`, async () => {
  const endpoint = await startEndpoint({ times: { closeWaitMs: 500 } })
  const canary = new RawDevice(endpoint.port, 5)
  await canary.greets({ username: 'SC-000002' })
  const random = numbersFrom(seed)
  const songs: string[] = []
  for (let come = 0; come < visitors; come += atOnce) {
    const visits = Array.from({ length: atOnce }, () => visit(endpoint.port, random))
    songs.push(`song ${come}`)
    const song = { topic: 'devices/SC-000002/state', payload: `song ${come}`, ...unmarked }
    canary.say({ cmd: 'publish', qos: 1, messageId: 1, ...song })
    expect(await canary.hears()).toMatchObject({ cmd: 'puback', messageId: 1, reasonCode: 0 })
    await Promise.all(visits)
  }
  canary.socket.end()
  await endpoint.close()
  // Everyone who was admitted was taken leave of, once; and some were.
  expect(endpoint.ended.toSorted()).toEqual(endpoint.admitted.toSorted())
  expect(endpoint.admitted.length).toBeGreaterThan(visitors / 4)
  const sung = endpoint.heard.filter(({ from }) => from === 'SC-000002')
  expect(sung.map(({ text }) => text)).toEqual(songs)
  expect(endpoint.heard.length).toBeGreaterThan(songs.length)
  // 50 is pino's level for errors.
  expect(endpoint.logged.filter((line) => line.includes('"level":50'))).toEqual([])
}, 300_000)

/** One connection that says several mutated packets and leaves; resolves when it is closed. */
function visit(port: number, random: () => number): Promise<void> {
  const version = random() < 0.5 ? 4 : 5
  const said = samples(version)
  const bytes = [mutated(said[0] ?? Buffer.of(), random, 0.3)]
  while (bytes.length < packetsEach) {
    const sample = said[Math.floor(random() * said.length)] ?? Buffer.of()
    bytes.push(mutated(sample, random, 0.7))
  }
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.resume()
    socket.end(Buffer.concat(bytes))
  })
}

/** A packet with, at the given odds, bytes changed, left out, doubled or made up. */
function mutated(packet: Buffer, random: () => number, odds: number): Buffer {
  let bytes = [...packet]
  while (random() < odds) {
    const at = Math.floor(random() * bytes.length)
    const byte = Math.floor(random() * 256)
    const ways = [
      () => bytes.with(at, byte),
      () => bytes.with(at, (bytes[at] ?? 0) ^ (1 << (byte & 7))),
      () => bytes.with(at, [0, 1, 0x7f, 0x80, 0xff][byte % 5] ?? 0),
      () => bytes.toSpliced(at, 1 + (byte & 3)),
      () => bytes.toSpliced(at, 0, byte),
      () => bytes.toSpliced(at, 0, ...bytes.slice(at, at + byte)),
      () => Array.from({ length: byte }, () => Math.floor(random() * 256)),
    ]
    if (bytes.length > 0) bytes = ways[Math.floor(random() * ways.length)]?.() ?? bytes
  }
  return Buffer.from(bytes)
}

/** One of every packet that a device may send, and the richest there is of each; CONNECT first. */
function samples(version: 4 | 5): Buffer[] {
  const topic = `${own}/state`
  const userProperties = { a: 'b', c: ['d', 'e'] }
  const rich = version === 5
  const packets: Packet[] = [
    greeting(version, {
      will: { topic: `${own}/status`, payload: 'offline', qos: 1, retain: false },
      properties: rich
        ? { receiveMaximum: 9, maximumPacketSize: 4_000, userProperties }
        : undefined,
    }),
    { cmd: 'publish', topic, payload: '{"pins":{"18":1}}', qos: 0, ...unmarked },
    {
      cmd: 'publish',
      topic,
      payload: '{"pins":{"18":1}}',
      qos: 1,
      messageId: 77,
      ...unmarked,
      properties: rich
        ? { contentType: 'json', messageExpiryInterval: 5, userProperties }
        : undefined,
    },
    { cmd: 'subscribe', messageId: 2, subscriptions: [{ topic: `${own}/command`, qos: 1 }] },
    { cmd: 'unsubscribe', messageId: 3, unsubscriptions: [`${own}/command`] },
    { cmd: 'puback', messageId: 4, properties: rich ? { reasonString: 'x' } : undefined },
    { cmd: 'pingreq' },
    { cmd: 'disconnect', reasonCode: 0, properties: rich ? { userProperties } : undefined },
  ]
  return packets.map((packet) => generate(packet, { protocolVersion: version }))
}

/** Numbers from 0 to 1 that look random (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
