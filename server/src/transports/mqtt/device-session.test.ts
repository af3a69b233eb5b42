import type { IPublishPacket, ISubscription, Packet } from 'mqtt-packet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuse } from '../../platform/refusal.ts'
import type { MessageOutcome } from './admission.ts'
import { RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

const own = 'devices/SC-000001'
let endpoint: Awaited<ReturnType<typeof startEndpoint>>
beforeAll(async () => {
  endpoint = await startEndpoint({
    async receive(topic, payload) {
      if (payload[0] === 0x21) return 'no exclamations, please'
      if (payload[0] === 0x7e) throw refuse('database_away', 'The database is away')
      if (payload[0] === 0x3f) throw new Error('asked for it')
      return topic === 'hello' ? 'no need to shout' : null
    },
  })
})
afterAll(() => endpoint.close())

/** A device that is connected. */
async function connected(version: 4 | 5, changes: Parameters<RawDevice['connect']>[0] = {}) {
  const device = new RawDevice(endpoint.port, version)
  expect(await device.connect(changes)).toMatchObject({ cmd: 'connack' })
  return device
}

function publish(changes: Partial<IPublishPacket> = {}): IPublishPacket {
  const unmarked = { dup: false, retain: false }
  return { cmd: 'publish', topic: `${own}/state`, payload: '{}', qos: 0, ...unmarked, ...changes }
}

function subscribe(...subscriptions: ISubscription[]): Packet {
  return { cmd: 'subscribe', messageId: 7, subscriptions }
}

describe.each([4, 5] as const)('R-40: over MQTT version %i, a device', (version) => {
  test.each(['hello', 'state', 'touch', 'ack', 'status'])('may publish its %s', async (topic) => {
    const device = await connected(version)
    const text = `${version} ${topic}`
    device.send(publish({ topic: `${own}/${topic}`, payload: text }))
    expect(await device.settle()).toMatchObject({ cmd: 'pingresp' })
    expect(endpoint.received.at(-1)).toEqual({ from: 'SC-000001', topic, text })
    device.socket.destroy()
  })

  test('has its QoS 1 messages acknowledged, also those sent again', async () => {
    const device = await connected(version)
    const before = endpoint.received.length
    device.send(publish({ qos: 1, messageId: 9 }), publish({ qos: 1, messageId: 9, dup: true }))
    expect(await device.next()).toMatchObject({ cmd: 'puback', messageId: 9 })
    expect(await device.next()).toMatchObject({ cmd: 'puback', messageId: 9 })
    expect(endpoint.received).toHaveLength(before + 2)
    device.socket.destroy()
  })

  test('LIVE-2 that has read a command is read on while that is stored; its QoS 1 messages are acknowledged in their order', async () => {
    const stored = Promise.withResolvers<null>()
    const one = await startEndpoint({
      receive: async (_topic, payload) => (payload[0] === 0x31 ? stored.promise : null),
    })
    const device = new RawDevice(one.port, version)
    await device.connect()
    const ack = { topic: `${own}/ack`, qos: 1 } as const
    device.send(publish({ ...ack, messageId: 5, payload: '1' }))
    device.send(publish({ qos: 1, messageId: 6, payload: '2' }))
    device.send(publish({ ...ack, messageId: 7, payload: '3' }))
    await expect.poll(() => one.received.map(({ text }) => text)).toEqual(['1', '2'])
    stored.resolve(null)
    for (const messageId of [5, 6, 7]) {
      expect(await device.next()).toMatchObject({ cmd: 'puback', messageId })
    }
    device.socket.destroy()
    await one.close()
  })

  test('whose messages are stored in one turn is read on without a wait; they are answered in their order', async () => {
    const settles: ((outcome: MessageOutcome) => void)[] = []
    const one = await startEndpoint({
      receive: (_topic, _payload, settle) => {
        settles.push(settle)
        return undefined
      },
    })
    const device = new RawDevice(one.port, version)
    await device.connect()
    device.send(subscribe({ topic: `${own}/error`, qos: 0 }))
    await device.next()
    const complaint = (error: string) => ({
      cmd: 'publish',
      payload: Buffer.from(JSON.stringify({ topic: `${own}/state`, error })),
    })
    device.send(...[5, 6, 7].map((messageId) => publish({ qos: 1, messageId })))
    await expect.poll(() => settles.length).toBe(3)
    settles[2]?.(refuse('database_away', 'The database is away'))
    settles[1]?.('not so')
    settles[0]?.(null)
    expect(await device.next()).toMatchObject({ cmd: 'puback', messageId: 5 })
    expect(await device.next()).toMatchObject({ cmd: 'puback', messageId: 6 })
    expect(await device.next()).toMatchObject(complaint('not so'))
    // MQTT 3.1.1 has no PUBACK for what is not stored.
    if (version === 5) expect(await device.next()).toMatchObject({ messageId: 7, reasonCode: 0x83 })
    expect(await device.next()).toMatchObject(complaint('The database is away'))
    device.socket.destroy()
    await one.close()
  })

  test('whose acknowledgement of a command could not be handled is disconnected, also when nothing follows', async () => {
    const device = await connected(version)
    device.send(publish({ topic: `${own}/ack`, payload: '?' }))
    expect(await device.next()).toEqual(
      version === 4 ? 'closed' : expect.objectContaining({ cmd: 'disconnect', reasonCode: 0x80 }),
    )
  })

  test('gets the error of a message on its error topic', async () => {
    const device = await connected(version)
    device.send(subscribe({ topic: `${own}/error`, qos: 0 }))
    expect(await device.next()).toMatchObject({ cmd: 'suback', granted: [0] })
    device.send(publish({ qos: 1, messageId: 3, payload: '!' }))
    const acknowledged = version === 5 ? { reasonCode: 0x99 } : {}
    expect(await device.next()).toMatchObject({ cmd: 'puback', messageId: 3, ...acknowledged })
    const complaint = await device.next()
    expect(complaint).toMatchObject({ cmd: 'publish', topic: `${own}/error`, qos: 0 })
    expect(JSON.parse(String((complaint as IPublishPacket).payload))).toEqual({
      topic: `${own}/state`,
      error: 'no exclamations, please',
    })
    device.socket.destroy()
  })

  test('that is not subscribed to its error topic gets no errors', async () => {
    const device = await connected(version)
    device.send(publish({ payload: '!' }))
    expect(await device.settle()).toMatchObject({ cmd: 'pingresp' })
    device.socket.destroy()
  })

  test('R-50 whose report could not be stored stays connected, and is not told that it was', async () => {
    const device = await connected(version)
    device.send(subscribe({ topic: `${own}/error`, qos: 0 }))
    expect(await device.next()).toMatchObject({ cmd: 'suback' })
    for (const [qos, messageId] of [[0], [1, 3]] as const) {
      device.send(publish({ qos, messageId, payload: '~' }))
      if (version === 5 && qos === 1) {
        expect(await device.next()).toMatchObject({ cmd: 'puback', messageId: 3, reasonCode: 0x83 })
      }
      const complaint = await device.next()
      expect(complaint).toMatchObject({ cmd: 'publish', topic: `${own}/error`, qos: 0 })
      expect(String((complaint as IPublishPacket).payload)).toContain('The database is away')
    }
    device.send(publish({ qos: 1, messageId: 3, dup: true }))
    const acknowledged = version === 5 ? { reasonCode: 0 } : {}
    expect(await device.next()).toMatchObject({ cmd: 'puback', messageId: 3, ...acknowledged })
    device.socket.destroy()
  })

  test('whose message the server could not handle is disconnected, and the cause is logged', async () => {
    const device = await connected(version)
    device.send(publish({ qos: 1, messageId: 3, payload: '?' }))
    expect(await device.next()).toEqual(
      version === 4 ? 'closed' : expect.objectContaining({ cmd: 'disconnect', reasonCode: 0x80 }),
    )
    expect(endpoint.logged.join()).toContain('asked for it')
  })

  test.each([
    ["another's state", 'devices/SC-000002/state'],
    ['its own commands', `${own}/command`],
    ['an unknown topic', `${own}/secret`],
    ['a longer topic', `${own}/state/more`],
    ['a topic of 101 levels', 'a/'.repeat(100)],
    ['a broker topic', '$SYS/broker/clients'],
    ['a wildcard', `${own}/+`],
    ['everything', '#'],
    ['nothing', ''],
    ['a zero byte', `${own}/state\0`],
    ['another letter case', 'devices/sc-000001/state'],
  ])(
    'that publishes on %s is disconnected, and its message is dropped (R-43)',
    async (_title, topic) => {
      const device = await connected(version)
      const before = endpoint.received.length
      expect(await device.send(publish({ topic })).next()).toEqual(ending(0x87))
      expect(endpoint.received).toHaveLength(before)
    },
  )

  test.each([
    ['at QoS 2', publish({ qos: 2, messageId: 1 }), 0x9b],
    ['to be retained', publish({ retain: true }), 0x9a],
    ['at QoS 0 for the second time', publish({ dup: true }), 0x81],
    ['at QoS 3', Buffer.from([0x36, 2, 0, 0]), 0x81],
    ['at QoS 1 under identifier 0', publish({ qos: 1, messageId: 0 }), 0x81],
    ['at QoS 1 without an identifier', Buffer.from([0x32, 3, 0, 1, 97]), 0x81],
    ['with a topic longer than the packet', Buffer.from([0x30, 3, 0, 9, 97]), 0x81],
    ['without anything', Buffer.from([0x30, 0]), 0x81],
  ])('that publishes %s is disconnected', async (_title, packet, code) => {
    const device = await connected(version)
    expect(await device.send(packet).next()).toEqual(ending(code))
  })

  test.each([
    ['CONNACK', Buffer.from([0x20, 2, 0, 0]), 0x82],
    ['PUBREC', Buffer.from([0x50, 2, 0, 1]), 0x82],
    ['PUBREL', Buffer.from([0x62, 2, 0, 1]), 0x82],
    ['PUBCOMP', Buffer.from([0x70, 2, 0, 1]), 0x82],
    ['SUBACK', Buffer.from([0x90, 3, 0, 1, 0]), 0x82],
    ['UNSUBACK', Buffer.from([0xb0, 2, 0, 1]), 0x82],
    ['PINGRESP', Buffer.from([0xd0, 0]), 0x82],
    ['AUTH', Buffer.from([0xf0, 0]), 0x82],
    ['packet type 0', Buffer.from([0x00, 0]), 0x82],
    ['PINGREQ with a body', Buffer.from([0xc0, 1, 0]), 0x81],
    ['PINGREQ with flags', Buffer.from([0xc1, 0]), 0x81],
    ['SUBSCRIBE with wrong flags', Buffer.from([0x80, 2, 0, 1]), 0x81],
    ['SUBSCRIBE under identifier 0', Buffer.from([0x82, 7, 0, 0, 0, 0, 1, 97, 0]), 0x81],
    ['a length of five bytes', Buffer.from([0x30, 255, 255, 255, 255, 1]), 0x81],
    ['PUBLISH above the maximum length', Buffer.from([0x30, 0xfe, 0xff, 3]), 0x95],
    ['PUBLISH of 256 MB (R-41)', Buffer.from([0x30, 255, 255, 255, 127]), 0x95],
  ])('that sends %s is disconnected', async (_title, packet, code) => {
    const device = await connected(version)
    expect(await device.send(packet).next()).toEqual(ending(code))
    expect(await device.next()).toBe('closed')
  })

  test('may send packets of 64 KiB and not a byte more (R-41)', async () => {
    const device = await connected(version)
    const header = publish({ payload: 'x'.repeat(60_000) })
    const overhead = 4 + 2 + own.length + 6 + (version === 5 ? 1 : 0)
    device.send({ ...header, payload: 'x'.repeat(65_536 - overhead) })
    expect(await device.settle()).toMatchObject({ cmd: 'pingresp' })
    device.send({ ...header, payload: 'x'.repeat(65_537 - overhead) })
    expect(await device.next()).toEqual(ending(0x95))
  })

  test('may subscribe to its own downlink topics, at QoS 1 at most', async () => {
    const device = await connected(version)
    device.send(subscribe({ topic: `${own}/command`, qos: 2 }, { topic: `${own}/error`, qos: 0 }))
    expect(await device.next()).toMatchObject({ cmd: 'suback', messageId: 7, granted: [1, 0] })
    device.socket.destroy()
  })

  test('is refused every other subscription, and stays connected (R-43)', async () => {
    const device = await connected(version)
    const foreign = ['devices/SC-000002/command', `${own}/state`, '#', '$SYS/#', `${own}/+`]
    for (const topic of [...foreign, `$share/group/${own}/command`, `${own}/command/`]) {
      device.send(subscribe({ topic, qos: 1 }, { topic: `${own}/command`, qos: 1 }))
      expect(await device.next()).toMatchObject({ granted: [version === 4 ? 0x80 : 0x87, 1] })
    }
    device.socket.destroy()
  })

  test('is refused each topic beyond five in one subscription', async () => {
    const device = await connected(version)
    const topic = { topic: `${own}/command`, qos: 0 } as const
    device.send(subscribe(topic, topic, topic, topic, topic, topic))
    const refused = version === 4 ? 0x80 : 0x97
    expect(await device.next()).toMatchObject({ granted: [0, 0, 0, 0, 0, refused] })
    device.socket.destroy()
  })

  test.each([
    ['subscribes to nothing', Buffer.from([0x82, 2, 0, 1]), Buffer.from([0x82, 3, 0, 1, 0]), 0x82],
    [
      'unsubscribes from nothing',
      Buffer.from([0xa2, 2, 0, 1]),
      Buffer.from([0xa2, 3, 0, 1, 0]),
      0x82,
    ],
  ])('that %s is disconnected', async (_title, bytes4, bytes5, code) => {
    const device = await connected(version)
    expect(await device.send(version === 4 ? bytes4 : bytes5).next()).toEqual(ending(code))
  })

  test.each(['', 'bad \0 byte'])('that subscribes to "%s" is disconnected', async (topic) => {
    const device = await connected(version)
    expect(await device.send(subscribe({ topic, qos: 0 })).next()).toEqual(ending(0x81))
  })

  test('that sends DISCONNECT is disconnected without an answer', async () => {
    const device = await connected(version)
    expect(await device.send({ cmd: 'disconnect', reasonCode: 0 }).next()).toBe('closed')
  })

  function ending(reasonCode: number) {
    return version === 4 ? 'closed' : expect.objectContaining({ cmd: 'disconnect', reasonCode })
  }
})

describe('R-40: over MQTT 5, a device', () => {
  test.each<[string, Packet | Buffer, number]>([
    ['a topic alias', publish({ properties: { topicAlias: 1 } }), 0x94],
    ['only a topic alias', publish({ topic: '', properties: { topicAlias: 1 } }), 0x94],
    [
      'a subscription identifier in SUBSCRIBE',
      {
        cmd: 'subscribe',
        messageId: 1,
        subscriptions: [{ topic: `${own}/command`, qos: 0 }],
        properties: { subscriptionIdentifier: 5 },
      },
      0xa1,
    ],
    [
      'a subscription identifier in PUBLISH',
      publish({ properties: { subscriptionIdentifier: 5 } }),
      0x81,
    ],
    ['properties longer than the packet', Buffer.from([0x82, 4, 0, 1, 9, 38]), 0x81],
  ])('that uses %s is disconnected', async (_title, packet, reasonCode) => {
    const device = await connected(5)
    expect(await device.send(packet).next()).toMatchObject({ cmd: 'disconnect', reasonCode })
  })

  test('gets a text with the reason of its DISCONNECT, unless it has no room for a text', async () => {
    const talkative = await connected(5)
    const reasonString = 'retained messages are not taken'
    expect(await talkative.send(publish({ retain: true })).next()).toMatchObject({
      properties: { reasonString },
    })
    const narrow = await connected(5, { properties: { maximumPacketSize: 32 } })
    const short = await narrow.send(publish({ retain: true })).next()
    expect(short).toMatchObject({ cmd: 'disconnect', reasonCode: 0x9a })
    expect(short).not.toHaveProperty('properties')
  })
})
