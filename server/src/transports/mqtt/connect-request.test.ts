import { generate, type IConnectPacket } from 'mqtt-packet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectPacket, RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

const will = {
  topic: 'devices/SC-000001/status',
  payload: 'offline',
  qos: 1 as const,
  retain: false,
}

let endpoint: Awaited<ReturnType<typeof startEndpoint>>
beforeAll(async () => {
  endpoint = await startEndpoint({ times: { connectWaitMs: 400 } })
})
afterAll(() => endpoint.close())

type Row = [title: string, changes: Partial<IConnectPacket>, code4: number, code5: number]

const rows: Row[] = [
  ['with its identifier and secret is admitted', {}, 0, 0],
  ['with the wrong secret is refused', { password: Buffer.from('wrong') }, 4, 0x86],
  ['with an empty secret is refused', { password: Buffer.alloc(0) }, 4, 0x86],
  ['without a secret is refused', { password: undefined }, 4, 0x86],
  ['without a name is refused', { username: undefined, password: undefined }, 4, 0x86],
  ["under another's client identifier is only itself (R-43)", { clientId: 'SC-000002' }, 0, 0],
  ['without a client identifier is admitted', { clientId: '' }, 0, 0],
  ['that asks for a kept session learns that none is kept', { clean: false }, 5, 0],
  ['with keep-alive 5 is admitted', { keepalive: 5 }, 0, 0],
  ['with keep-alive 10, as one library has it, is admitted', { keepalive: 10 }, 0, 0],
  ['with keep-alive 1,200 is admitted', { keepalive: 1_200 }, 0, 0],
  ['with keep-alive 0, as another one has it, is admitted', { keepalive: 0 }, 0, 0],
  ['with keep-alive 4 is held to a limit', { keepalive: 4 }, 5, 0],
  ['with keep-alive 1,201 is held to a limit', { keepalive: 1_201 }, 5, 0],
  ['with keep-alive 65535 is held to a limit (R-44)', { keepalive: 65_535 }, 5, 0],
  ['with a last will on its own status is admitted', { will }, 0, 0],
  ['with a will at QoS 2 is refused', { will: { ...will, qos: 2 } }, 5, 0x9b],
  ['with a retained will is refused', { will: { ...will, retain: true } }, 5, 0x9a],
  [
    "with a will on another's status is refused (R-43)",
    { will: { ...will, topic: 'devices/SC-000002/status' } },
    5,
    0x87,
  ],
  [
    'with a will on another topic of its own is refused',
    { will: { ...will, topic: 'devices/SC-000001/state' } },
    5,
    0x87,
  ],
  ['with a will on $SYS is refused (R-43)', { will: { ...will, topic: '$SYS/x' } }, 5, 0x87],
]

describe.each([4, 5] as const)('R-40: over MQTT version %i, a device', (version) => {
  test.each(rows)('%s', async (_title, changes, code4, code5) => {
    const device = new RawDevice(endpoint.port, version)
    const code = version === 4 ? { returnCode: code4 } : { reasonCode: code5 }
    expect(await device.connect(changes)).toMatchObject({
      cmd: 'connack',
      sessionPresent: false,
      ...code,
    })
    const admitted = (version === 4 ? code4 : code5) === 0
    if (admitted) expect(await device.settle()).toMatchObject({ cmd: 'pingresp' })
    else expect(await device.next()).toBe('closed')
    device.socket.destroy()
  })

  test('whose texts are not well-formed UTF-8 is refused', async () => {
    const changes = { clientId: 'not \0 allowed' }
    const device = new RawDevice(endpoint.port, version)
    const answer = await device.connect(changes)
    if (version === 4) expect(answer).toBe('closed')
    else expect(answer).toMatchObject({ cmd: 'connack', reasonCode: 0x81 })
  })

  test('whose CONNECT is one byte too long is cut off, and one that just fits is not (R-41)', async () => {
    const long = connectPacket(version, { clientId: 'x'.repeat(1_000) })
    const spare = 1_000 + 4_096 - generate(long, { protocolVersion: version }).length
    const fits = new RawDevice(endpoint.port, version)
    const answer = await fits.connect({ clientId: 'x'.repeat(spare) })
    expect(answer).toMatchObject({ cmd: 'connack', sessionPresent: false })
    expect(await fits.settle()).toMatchObject({ cmd: 'pingresp' })
    const tooLong = new RawDevice(endpoint.port, version)
    expect(await tooLong.connect({ clientId: 'x'.repeat(spare + 1) })).toBe('closed')
    fits.socket.destroy()
  })

  test('that sends another packet before CONNECT is cut off', async () => {
    const device = new RawDevice(endpoint.port, version)
    expect(await device.settle()).toBe('closed')
  })

  test('that sends CONNECT twice is cut off', async () => {
    const device = new RawDevice(endpoint.port, version)
    await device.connect()
    const answer = await device.connect()
    if (version === 4) expect(answer).toBe('closed')
    else expect(answer).toMatchObject({ cmd: 'disconnect', reasonCode: 0x82 })
  })

  test('that is refused cannot send anything more', async () => {
    const device = new RawDevice(endpoint.port, version)
    const before = endpoint.received.length
    const topic = 'devices/SC-000001/state'
    const unmarked = { dup: false, retain: false, qos: 0 as const }
    device.send(connectPacket(version, { password: Buffer.from('wrong') }), {
      cmd: 'publish',
      topic,
      payload: '{}',
      ...unmarked,
    })
    expect(await device.next()).toMatchObject({ cmd: 'connack' })
    expect(await device.next()).toBe('closed')
    expect(endpoint.received).toHaveLength(before)
  })
})

describe('R-40: over MQTT 5, a device', () => {
  test('learns from CONNACK what the server supports and what not', async () => {
    const device = new RawDevice(endpoint.port, 5)
    expect(await device.connect()).toMatchObject({
      properties: {
        sessionExpiryInterval: 0,
        receiveMaximum: 32,
        maximumQoS: 1,
        retainAvailable: false,
        maximumPacketSize: 65_536,
        wildcardSubscriptionAvailable: false,
        subscriptionIdentifiersAvailable: false,
        sharedSubscriptionAvailable: false,
      },
    })
    device.socket.destroy()
  })

  test.each([
    [0, 60],
    [1, 5],
    [4, 5],
    [5, undefined],
    [60, undefined],
    [61, 60],
    [1_200, 60],
    [65_535, 60],
  ])('that asks for keep-alive %i gets %s (R-44)', async (keepalive, serverKeepAlive) => {
    const device = new RawDevice(endpoint.port, 5)
    const answer = await device.connect({ keepalive })
    expect(answer).toMatchObject({ properties: { ...(serverKeepAlive && { serverKeepAlive }) } })
    if (!serverKeepAlive) expect(answer).not.toHaveProperty('properties.serverKeepAlive')
    device.socket.destroy()
  })

  test('that has no client identifier is assigned its own identifier', async () => {
    const device = new RawDevice(endpoint.port, 5)
    const answer = await device.connect({ clientId: '' })
    expect(answer).toHaveProperty('properties.assignedClientIdentifier', 'SC-000001')
    device.socket.destroy()
  })

  test.each([
    ['an authentication method', { authenticationMethod: 'SCRAM' }, 0x8c],
    ['a receive maximum of 0', { receiveMaximum: 0 }, 0x82],
    ['a maximum packet size of 0', { maximumPacketSize: 0 }, 0x82],
    ['a property of another packet', { topicAlias: 1 }, 0x81],
  ])('that comes with %s is refused', async (_title, properties, reasonCode) => {
    const device = new RawDevice(endpoint.port, 5)
    const answer = await device.connect({ properties: properties as IConnectPacket['properties'] })
    expect(answer).toMatchObject({ cmd: 'connack', reasonCode })
    expect(await device.next()).toBe('closed')
  })

  test('that gives a property twice is refused', async () => {
    const device = new RawDevice(endpoint.port, 5)
    const once = connectPacket(5, { properties: { receiveMaximum: 10 } })
    const bytes = generate(once, { protocolVersion: 5 })
    const at = bytes.indexOf(Buffer.from([3, 33, 0, 10]))
    const twice = Buffer.concat([bytes.subarray(0, at + 4), bytes.subarray(at + 1)])
    twice.writeUInt8(6, at)
    twice.writeUInt8(twice.readUInt8(1) + 3, 1)
    expect(await device.send(twice).next()).toMatchObject({ cmd: 'connack', reasonCode: 0x82 })
  })

  test('that takes no packet as long as the answer gets the shortest refusal', async () => {
    const device = new RawDevice(endpoint.port, 5)
    const answer = await device.connect({ properties: { maximumPacketSize: 10 } })
    expect(answer).toMatchObject({ cmd: 'connack', reasonCode: 0x95, length: 3 })
    expect(await device.next()).toBe('closed')
  })

  test('that takes not even that is cut off', async () => {
    const device = new RawDevice(endpoint.port, 5)
    expect(await device.connect({ properties: { maximumPacketSize: 4 } })).toBe('closed')
  })
})
