import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

let endpoint: Awaited<ReturnType<typeof startEndpoint>>
beforeAll(async () => {
  endpoint = await startEndpoint({ times: { connectWaitMs: 200 } })
})
afterAll(() => endpoint.close())

/** A CONNECT of any protocol name and level: clean session, keep-alive 60, no name and no client identifier. */
function connectOf(name: string, level: number, flags = 2): Buffer {
  const body = [0, name.length, ...Buffer.from(name), level, flags, 0, 60, 0, 0]
  return Buffer.from([0x10, body.length, ...body])
}

describe('R-40: a peer that speaks', () => {
  test.each([
    ['MQTT 3.1', connectOf('MQIsdp', 3), 4, { returnCode: 1 }],
    ['level 3 under the new name', connectOf('MQTT', 3), 4, { returnCode: 1 }],
    ['3.1.1 as a bridge', connectOf('MQTT', 0x84), 4, { returnCode: 1 }],
    ['a future version', connectOf('MQTT', 6), 5, { reasonCode: 0x84 }],
    ['level 255', connectOf('MQTT', 255), 5, { reasonCode: 0x84 }],
    ['level 0', connectOf('MQTT', 0), 4, { returnCode: 1 }],
  ] as const)(
    '%s is refused with the code for an unsupported version',
    async (_title, bytes, version, code) => {
      const device = new RawDevice(endpoint.port, version)
      expect(await device.send(bytes).next()).toMatchObject({ cmd: 'connack', ...code })
      expect(await device.next()).toBe('closed')
    },
  )

  test.each([
    ['another protocol', connectOf('HTTP', 4)],
    ['half a name', Buffer.from([0x10, 3, 0, 9, 77])],
    ['nothing in its CONNECT', Buffer.from([0x10, 0])],
    ['a CONNECT with flags', Buffer.from([0x11, 0])],
    ['HTTP', Buffer.from(`GET /${'x'.repeat(100)} HTTP/1.1\r\n\r\n`)],
    ['TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])],
    ['a length of 256 MB (R-41)', Buffer.from([0x10, 255, 255, 255, 127])],
    ['a length without end', Buffer.from([0x10, 255, 255, 255, 255, 127])],
    ['a reserved flag in 3.1.1', connectOf('MQTT', 4, 3)],
    ['a will at QoS 3 in 3.1.1', connectOf('MQTT', 4, 0b0001_1110)],
    ['a password without a name in 3.1.1', connectOf('MQTT', 4, 0b0100_0010)],
  ])('%s is cut off without an answer', async (_title, bytes) => {
    expect(await new RawDevice(endpoint.port, 4).send(bytes).next()).toBe('closed')
  })

  test('nothing at all is cut off when its time is up (R-44)', async () => {
    const silent = new RawDevice(endpoint.port, 4)
    const half = new RawDevice(endpoint.port, 4).send(connectOf('MQTT', 4).subarray(0, 5))
    expect(await Promise.all([silent.next(), half.next()])).toEqual(['closed', 'closed'])
  })
})
