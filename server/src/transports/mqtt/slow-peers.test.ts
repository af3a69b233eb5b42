import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { generate, type Packet } from 'mqtt-packet'
import { describe, expect, test, vi } from 'vitest'
import { openDeviceConnection } from './device-connection.ts'
import { connectPacket, RawDevice } from './raw-device.ts'
import { scriptedNeeds, startEndpoint } from './scripted-endpoint.ts'

const topic = 'devices/SC-000001/command'
const subscription: Packet = {
  cmd: 'subscribe',
  messageId: 1,
  subscriptions: [{ topic, qos: 0 }],
}

describe('R-45: a device that stops reading', () => {
  test('is disconnected when more than 64 KiB wait for it, and others are served meanwhile', async () => {
    const endpoint = await startEndpoint()
    const frozen = new RawDevice(endpoint.port, 4)
    await frozen.connect()
    await frozen.send(subscription).next()
    const other = new RawDevice(endpoint.port, 5)
    await other.connect({ username: 'SC-000002' })
    const line = endpoint.lines.get('SC-000001')
    frozen.socket.pause()
    let commands = 0
    const slowest = { ms: 0 }
    while (line?.send('command', 'x'.repeat(1_000)) === 'sent') {
      if (++commands % 50 > 0) continue
      const own = startOwnTime()
      expect(await other.settle()).toMatchObject({ cmd: 'pingresp' })
      slowest.ms = Math.max(slowest.ms, own())
    }
    expect(commands).toBeGreaterThan(64)
    expect(slowest.ms).toBeLessThan(slack * 500)
    await vi.waitFor(() => expect(endpoint.ended).toEqual(['SC-000001']), 60_000)
    expect(line?.send('command', 'x')).toBe('not_listening')
    expect(await other.settle()).toMatchObject({ cmd: 'pingresp' })
    await endpoint.close()
  })

  test('is disconnected before answers to its own pings fill the memory', async () => {
    const { needs, ended, logged } = scriptedNeeds()
    const stream = new SilentPeer()
    const connection = openDeviceConnection(needs, stream, 'here')
    stream.push(generate(connectPacket(4)))
    const pings = Buffer.alloc(20_000, Buffer.from([0xc0, 0]))
    while (!stream.destroyed) {
      stream.push(pings)
      await nextTurn()
      expect(stream.writableLength).toBeLessThanOrEqual(64 * 1024)
    }
    await connection.ended
    expect(ended).toEqual(['SC-000001'])
    expect(logged.join()).toContain('does not read')
  })
})

test('R-46: bytes that a device sends while a packet is handled stay on its own side', async () => {
  const held = Promise.withResolvers<null>()
  const { needs, received } = scriptedNeeds({ receive: () => held.promise })
  const stream = new SilentPeer()
  const connection = openDeviceConnection(needs, stream, 'here')
  const state = generate({
    cmd: 'publish',
    topic: 'devices/SC-000001/state',
    payload: Buffer.alloc(10_000),
    qos: 0,
    dup: false,
    retain: false,
  })
  stream.push(generate(connectPacket(4)))
  let taken = 0
  while (stream.push(state)) {
    taken++
    await nextTurn()
  }
  // One packet is being handled; the stream's own buffer is full behind it.
  expect(received).toHaveLength(1)
  expect(taken).toBeLessThan(10)
  held.resolve(null)
  await vi.waitFor(() => expect(received).toHaveLength(taken + 1), 60_000)
  connection.close('going_away')
  await connection.ended
})

test('a device that closes its side behind a message still hears that it is stored', async () => {
  const { needs } = scriptedNeeds({
    receive: (_topic, _payload, settle) => {
      needs.eventLoop.beforeTurnEnd(() => settle(null))
      return undefined
    },
  })
  const sent: Buffer[] = []
  const stream = new Duplex({
    read: () => undefined,
    write(bytes: Buffer, _encoding, done) {
      sent.push(bytes)
      done()
    },
  })
  const connection = openDeviceConnection(needs, stream, 'here')
  stream.push(generate(connectPacket(4)))
  await nextTurn()
  const message = { cmd: 'publish', topic: 'devices/SC-000001/state', payload: '{}' } as const
  stream.push(generate({ ...message, qos: 1, messageId: 5, dup: false, retain: false }))
  stream.push(null)
  await connection.ended
  expect(Buffer.concat(sent).subarray(-4)).toEqual(generate({ cmd: 'puback', messageId: 5 }))
})

test('R-46: a device that sends without pause takes turns with the others', async () => {
  const endpoint = await startEndpoint()
  const noisy = new RawDevice(endpoint.port, 4)
  await noisy.connect()
  const other = new RawDevice(endpoint.port, 4)
  await other.connect({ username: 'SC-000002' })
  noisy.socket.removeAllListeners('data').resume()
  const pings = Buffer.alloc(64 * 1024, Buffer.from([0xc0, 0]))
  let noise = true
  const keepOn = () => noise && noisy.socket.write(pings, keepOn)
  keepOn()
  let slowestMs = 0
  for (let turn = 0; turn < 100; turn++) {
    const own = startOwnTime()
    expect(await other.settle()).toMatchObject({ cmd: 'pingresp' })
    slowestMs = Math.max(slowestMs, own())
  }
  noise = false
  // One read of the noise alone holds 32,768 pings, half a second's work.
  expect(slowestMs).toBeLessThan(slack * 100)
  await endpoint.close()
})

test('R-46: between two reports of a device the others get their turn, and none is lost at its end', async () => {
  const turns = { now: 0, isOver: false }
  const seen: number[] = []
  const { needs } = scriptedNeeds({
    receive: async () => {
      seen.push(turns.now)
      return null
    },
  })
  const stream = new SilentPeer()
  const connection = openDeviceConnection(needs, stream, 'here')
  const report = generate({
    cmd: 'publish',
    topic: 'devices/SC-000001/state',
    payload: '{}',
    qos: 0,
    dup: false,
    retain: false,
  })
  const counting = (async () => {
    for (; !turns.isOver; turns.now++) await nextTurn()
  })()
  stream.push(Buffer.concat([generate(connectPacket(4)), ...Array(30).fill(report)]))
  stream.push(null)
  await connection.ended
  turns.isOver = true
  await counting
  expect(seen).toHaveLength(30)
  expect(new Set(seen).size).toBe(30)
})

/** A peer that reads nothing of what is sent to it. */
class SilentPeer extends Duplex {
  override _read(): void {
    // The test pushes what the peer sends.
  }

  override _write(): void {
    // The write never completes.
  }
}
