import type { DownlinkTopic } from '@roomwire/contracts/device/topics.ts'
import type { IConnectPacket, Packet } from 'mqtt-packet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeviceLine } from './admission.ts'
import { RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

let endpoint: Awaited<ReturnType<typeof startEndpoint>>
beforeAll(async () => {
  endpoint = await startEndpoint()
})
afterAll(() => endpoint.close())

/** A connected device, and the gateway's line to it. */
async function connected(version: 4 | 5, changes: Partial<IConnectPacket> = {}) {
  const device = new RawDevice(endpoint.port, version)
  expect(await device.connect(changes)).toMatchObject({ cmd: 'connack' })
  await device.settle()
  return { device, line: endpoint.lines.get('SC-000001') as DeviceLine }
}

async function subscribed(version: 4 | 5, qos: 0 | 1, changes: Partial<IConnectPacket> = {}) {
  const { device, line } = await connected(version, changes)
  device.send({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic: topic('command'), qos }] })
  expect(await device.next()).toMatchObject({ granted: [qos] })
  return { device, line }
}

function topic(name: DownlinkTopic) {
  return `devices/SC-000001/${name}`
}

describe.each([4, 5] as const)('R-40: over MQTT version %i', (version) => {
  test('a device receives messages while it is subscribed, and none before or after', async () => {
    const { device, line } = await connected(version)
    expect(line.send('command', 'too early')).toBe('not_listening')
    const subscriptions = [{ topic: topic('command'), qos: 0 as const }]
    device.send({ cmd: 'subscribe', messageId: 1, subscriptions })
    expect(await device.next()).toMatchObject({ cmd: 'suback' })
    expect(line.send('error', 'not desired')).toBe('not_listening')
    expect(line.send('command', 'ON')).toBe('sent')
    const unmarked = { qos: 0, dup: false, retain: false }
    const expected = { cmd: 'publish', topic: topic('command'), payload: Buffer.from('ON') }
    expect(await device.next()).toMatchObject({ ...expected, ...unmarked })
    device.send({ cmd: 'unsubscribe', messageId: 2, unsubscriptions: [topic('command'), 'x'] })
    const granted = version === 5 ? { granted: [0x00, 0x11] } : {}
    expect(await device.next()).toMatchObject({ cmd: 'unsuback', messageId: 2, ...granted })
    expect(line.send('command', 'too late')).toBe('not_listening')
    device.socket.destroy()
  })

  test('QoS 1 messages bear different identifiers until they are acknowledged', async () => {
    const { device, line } = await subscribed(version, 1)
    for (let sent = 0; sent < 64; sent++) expect(line.send('command', 'ON')).toBe('sent')
    const messages = await heardBy(device, 64)
    const ids = messages.map(({ messageId }) => messageId ?? 0)
    expect(new Set(ids).size).toBe(64)
    expect(Math.min(...ids)).toBeGreaterThan(0)
    device.send(...ids.map((messageId) => ({ cmd: 'puback', messageId }) as const))
    await device.settle()
    line.send('command', 'again')
    expect(await device.next()).toMatchObject({ qos: 1, messageId: 65 })
    device.socket.destroy()
  })

  test('a device that acknowledges nothing gets the next messages at QoS 0, and none waits', async () => {
    const { device, line } = await subscribed(version, 1)
    for (let sent = 0; sent < 65; sent++) line.send('command', 'ON')
    const messages = await heardBy(device, 65)
    expect(
      messages.filter((message) => message.cmd === 'publish' && message.qos === 1),
    ).toHaveLength(64)
    expect(messages.at(-1)).toMatchObject({ cmd: 'publish', qos: 0 })
    device.socket.destroy()
  })

  test.each<[Parameters<DeviceLine['close']>[0], number, string]>([
    ['replaced', 0x8e, 'R-47'],
    ['not_authorized', 0x98, 'R-48'],
    ['too_fast', 0x96, 'R-46'],
    ['going_away', 0x8b, 'R-40'],
  ])(
    'a device whose line is closed (%s) gets the reason',
    async (reason, reasonCode, _requirement) => {
      const { device, line } = await subscribed(version, 0)
      line.close(reason)
      line.close(reason)
      expect(line.send('command', 'ON')).toBe('not_listening')
      if (version === 5) {
        expect(await device.next()).toMatchObject({ cmd: 'disconnect', reasonCode })
      }
      expect(await device.next()).toBe('closed')
    },
  )
})

describe('R-40: over MQTT 5', () => {
  test('a device never gets more unacknowledged QoS 1 messages than it allows', async () => {
    const { device, line } = await subscribed(5, 1, { properties: { receiveMaximum: 2 } })
    for (let sent = 0; sent < 4; sent++) expect(line.send('command', 'ON')).toBe('sent')
    const qualities = (await heardBy(device, 4)).map((message) => 'qos' in message && message.qos)
    expect(qualities).toEqual([1, 1, 0, 0])
    device.send({ cmd: 'puback', messageId: 1, reasonCode: 0x80 })
    await device.settle()
    line.send('command', 'ON')
    expect(await device.next()).toMatchObject({ qos: 1 })
    device.socket.destroy()
  })

  test('a device never gets a larger packet than it accepts', async () => {
    const { device, line } = await subscribed(5, 1, { properties: { maximumPacketSize: 100 } })
    const overhead = 2 + 2 + topic('command').length + 2 + 1
    expect(line.send('command', 'x'.repeat(101 - overhead))).toBe('not_listening')
    expect(line.send('command', 'x'.repeat(100 - overhead))).toBe('sent')
    const message = await device.next()
    expect(message).toMatchObject({ cmd: 'publish', qos: 1 })
    device.socket.destroy()
  })
})

async function heardBy(device: RawDevice, count: number): Promise<Packet[]> {
  const messages: Packet[] = []
  while (messages.length < count) {
    const message = await device.next()
    if (message === 'closed') throw new Error('closed too early')
    messages.push(message)
  }
  return messages
}
