import { once } from 'node:events'
import { connect } from 'node:net'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { generate, type Packet, parser } from 'mqtt-packet'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startMqttListener } from './mqtt-listener.ts'
import { connectPacket, RawDevice } from './raw-device.ts'
import { scriptedNeeds, startEndpoint } from './scripted-endpoint.ts'
import { startSocketEndpoint } from './scripted-socket.ts'

describe('the TCP listener', () => {
  test("rejects with the system's own error when its port is taken", async () => {
    const first = await startEndpoint()
    const second = startMqttListener({
      ...first.needs,
      host: '127.0.0.1',
      port: first.port,
    })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' })
    await first.close()
  })

  test('disconnects every device when it closes, and admits none afterwards', async () => {
    const endpoint = await startEndpoint()
    const devices = [4, 5, 4, 5].map((version) => new RawDevice(endpoint.port, version as 4 | 5))
    await Promise.all(devices.map((device, n) => device.connect({ username: `SC-${n}` })))
    const waiting = new RawDevice(endpoint.port, 5)
    await once(waiting.socket, 'connect')
    await endpoint.close()
    expect(endpoint.ended.toSorted()).toEqual(['SC-0', 'SC-1', 'SC-2', 'SC-3'])
    expect(await waiting.next()).toBe('closed')
    expect(await devices[0]?.next()).toBe('closed')
    expect(await devices[1]?.next()).toMatchObject({ cmd: 'disconnect', reasonCode: 0x8b })
    const [error] = await once(connect({ port: endpoint.port, host: '127.0.0.1' }), 'error')
    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('does not wait for ever for an admission that never ends', async () => {
    const admit = async () => ({
      receive: async () => null,
      ended: () => new Promise<void>(() => undefined),
    })
    const endpoint = await startEndpoint({ admit })
    await new RawDevice(endpoint.port, 4).connect()
    const since = performance.now()
    const own = startOwnTime()
    await endpoint.close()
    expect(performance.now() - since).toBeGreaterThan(1_900)
    expect(own()).toBeLessThan(slack * 4_000)
  })

  test('logs an admission that fails to end, and goes on', async () => {
    const admit = async () => ({
      receive: async () => null,
      ended: () => Promise.reject(new Error('leave failed')),
    })
    const endpoint = await startEndpoint({ admit })
    await new RawDevice(endpoint.port, 4).connect()
    await endpoint.close()
    expect(endpoint.logged.join()).toContain('leave failed')
  })
})

describe.each([4, 5] as const)('over a WebSocket, in MQTT version %i, a device', (version) => {
  const protocol = { protocolVersion: version }

  test('is served with packets cut into frames at any place', async () => {
    const { gateway, socket, answers, close } = await openSocket('mqtt')
    const state = { topic: 'devices/SC-000001/state', payload: '{}', dup: false, retain: false }
    const bytes = Buffer.concat([
      generate(connectPacket(version), protocol),
      generate({ cmd: 'publish', qos: 1, messageId: 5, ...state }, protocol),
      generate({ cmd: 'pingreq' }, protocol),
    ])
    for (const byte of bytes) socket.send(Buffer.of(byte))
    socket.send(bytes.subarray(bytes.length - 2))
    await expect
      .poll(() => answers(version).map(({ cmd }) => cmd))
      .toEqual(['connack', 'puback', 'pingresp', 'pingresp'])
    expect(gateway.received).toHaveLength(1)
    socket.send(generate({ cmd: 'disconnect', reasonCode: 0 }, protocol))
    await once(socket, 'close')
    await vi.waitFor(() => expect(gateway.ended).toEqual(['SC-000001']), 60_000)
    await close()
  })

  test.each<[string, (socket: WebSocket) => void]>([
    ['sends a text frame', (socket) => socket.send('hello?')],
    ['sends a frame larger than any packet (R-41)', (socket) => socket.send(Buffer.alloc(65_537))],
    ['breaks the WebSocket protocol', (socket) => rawSocket(socket).write(Buffer.alloc(9, 255))],
    ['vanishes', (socket) => socket.terminate()],
    ['closes the WebSocket', (socket) => socket.close()],
  ])('that %s is disconnected, and its admission ends', async (_title, act) => {
    const { gateway, socket, answers, close } = await openSocket('mqtt')
    socket.send(generate(connectPacket(version), protocol))
    await vi.waitFor(() => expect(answers(version)).toHaveLength(1), 60_000)
    const closed = once(socket, 'close')
    act(socket)
    await closed
    await vi.waitFor(() => expect(gateway.ended).toEqual(['SC-000001']), 60_000)
    await close()
    expect(gateway.ended).toEqual(['SC-000001'])
  })

  test('is disconnected when the server stops, in MQTT 5 with the reason', async () => {
    const { gateway, socket, answers, close } = await openSocket('mqtt')
    socket.send(generate(connectPacket(version), protocol))
    await vi.waitFor(() => expect(answers(version)).toHaveLength(1), 60_000)
    const closed = once(socket, 'close')
    await close()
    await closed
    expect(gateway.ended).toEqual(['SC-000001'])
    const last = { cmd: 'disconnect', reasonCode: 0x8b }
    if (version === 5) expect(answers(version).at(-1)).toMatchObject(last)
  })
})

test.each([undefined, 'mqttv3.1', 'soap'])(
  'a WebSocket without the subprotocol mqtt (%s) is closed',
  async (subprotocol) => {
    const gateway = scriptedNeeds()
    const server = await startSocketEndpoint(gateway.needs)
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/mqtt`, subprotocol ?? [])
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    await server.close()
    expect(gateway.admitted).toEqual([])
  },
)

async function openSocket(subprotocol: string) {
  const gateway = scriptedNeeds()
  const server = await startSocketEndpoint(gateway.needs)
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/mqtt`, subprotocol)
  const frames: Buffer[] = []
  socket.on('message', (frame: Buffer) => frames.push(frame))
  socket.on('error', () => undefined)
  await once(socket, 'open')
  /** All packets that have arrived so far. */
  const answers = (version: 4 | 5): Packet[] => {
    const packets: Packet[] = []
    const reader = parser({ protocolVersion: version })
    reader.on('packet', (packet) => packets.push(packet))
    for (const frame of frames) reader.parse(frame)
    return packets
  }
  return { gateway, socket, answers, close: server.close }
}

/** The TCP socket under a WebSocket, to send bytes that no WebSocket would. */
function rawSocket(socket: WebSocket): { write(bytes: Buffer): void } {
  return (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket
}
