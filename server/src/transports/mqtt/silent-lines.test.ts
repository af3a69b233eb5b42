/** How a line is kept on which a device says nothing, and how a dead one is found. */

import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startMqttListener } from './mqtt-listener.ts'
import { packetBytes } from './packet-codec.ts'
import { connectPacket, RawDevice } from './raw-device.ts'
import { scriptedNeeds } from './scripted-endpoint.ts'
import { startSocketEndpoint } from './scripted-socket.ts'

describe('a device on a WebSocket', () => {
  const secondMs = 10
  let gateway: ReturnType<typeof scriptedNeeds>
  let endpoint: Awaited<ReturnType<typeof startSocketEndpoint>>
  beforeEach(async () => {
    gateway = scriptedNeeds({ times: { secondMs } })
    endpoint = await startSocketEndpoint(gateway.needs)
  })
  afterEach(() => endpoint.close())

  /** A device that need not send anything, as one library has it. */
  async function connected(autoPong: boolean) {
    const socket = new WebSocket(`ws://127.0.0.1:${endpoint.port}/mqtt`, 'mqtt', { autoPong })
    const pings: number[] = []
    socket.on('ping', () => pings.push(performance.now()))
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(packetBytes(connectPacket(4, { keepalive: 0 }), 4))
    await vi.waitFor(() => expect(gateway.admitted).toEqual(['SC-000001']), 60_000)
    return { socket, pings }
  }

  it('R-44 is pinged twice in the minute after which proxies cut it', async () => {
    const { socket, pings } = await connected(true)
    await vi.waitFor(() => expect(pings.length).toBeGreaterThan(5), 60_000)
    const first = pings.at(0) ?? 0
    expect(((pings.at(5) ?? 0) - first) / 5 / secondMs).toBeGreaterThan(29)
    expect(socket.readyState).toBe(socket.OPEN)
    socket.terminate()
  })

  it('R-44 that never answers a ping is not taken for gone', async () => {
    const { socket, pings } = await connected(false)
    await vi.waitFor(() => expect(pings.length).toBeGreaterThan(5), 60_000)
    expect(socket.readyState).toBe(socket.OPEN)
    expect(gateway.ended).toEqual([])
    socket.terminate()
  })

  it('R-44 that has answered pings and does no more is gone after two of them', async () => {
    const { socket } = await connected(false)
    socket.pong()
    const since = performance.now()
    await vi.waitFor(() => expect(gateway.ended).toEqual(['SC-000001']), 60_000)
    expect((performance.now() - since) / secondMs).toBeGreaterThan(29)
    socket.terminate()
  })
})

/** For how long the system waits before it asks the peer of a TCP connection, in s; of the one with these ports. */
async function askedIn(localPort: number, remotePort: number): Promise<number | undefined> {
  const hex = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const table = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')),
  )
  for (const line of table.join('').split('\n')) {
    const [, local = '', remote = '', , , timer = ''] = line.trim().split(/\s+/)
    const [kind, ticks = ''] = timer.split(':')
    // 2: the next thing is to ask whether the peer is there (Documentation/networking/proc_net_tcp.rst).
    if (local.endsWith(hex(localPort)) && remote.endsWith(hex(remotePort)) && kind === '02') {
      return Number.parseInt(ticks, 16) / 100
    }
  }
  return undefined
}

it('R-44 a silent device on TCP is asked by the system within 45 s, so that a dead line ends within 90', async () => {
  const gateway = scriptedNeeds()
  const listener = await startMqttListener({ ...gateway.needs, host: '127.0.0.1', port: 0 })
  const device = new RawDevice(listener.port, 4)
  await device.connect({ keepalive: 0 })
  const { localPort = 0 } = device.socket
  for (let tries = 0; (await askedIn(listener.port, localPort)) === undefined; tries += 1) {
    expect(tries).toBeLessThan(100) // Each message is acknowledged within a moment.
    await pause(50)
  }
  expect(await askedIn(listener.port, localPort)).toBeLessThanOrEqual(45)
  device.socket.destroy()
  await listener.close()
})
