import mqtt, { type Packet } from 'mqtt-packet'
import { describe, expect, test } from 'vitest'
import {
  connectBytes,
  mqttText,
  PacketCutter,
  pubackBytes,
  publishBytes,
  subscribeBytes,
} from './mqtt-wire.ts'

/** Reads packets with a parser that others wrote. */
function readPackets(bytes: Buffer): Packet[] {
  const packets: Packet[] = []
  const parser = mqtt.parser()
  parser.on('packet', (packet) => packets.push(packet))
  parser.parse(bytes)
  return packets
}

describe('the packets of the generator', () => {
  test('are what another parser of MQTT reads as meant', () => {
    const bytes = Buffer.concat([
      connectBytes({ clientId: 'c', username: 'SC-1', password: 'secret' }),
      subscribeBytes('devices/SC-1/command', 1),
      publishBytes(mqttText('t/é'), Buffer.alloc(200, 'x')),
      publishBytes(mqttText('t'), Buffer.from('y'), 513),
      pubackBytes(Buffer.from([2, 1]), 0),
    ])
    expect(readPackets(bytes)).toMatchObject([
      { cmd: 'connect', clientId: 'c', username: 'SC-1', password: Buffer.from('secret') },
      { cmd: 'subscribe', subscriptions: [{ topic: 'devices/SC-1/command', qos: 1 }] },
      { cmd: 'publish', topic: 't/é', qos: 0, payload: Buffer.alloc(200, 'x') },
      { cmd: 'publish', topic: 't', qos: 1, messageId: 513 },
      { cmd: 'puback', messageId: 513 },
    ])
  })

  test('are found in a stream however it is cut', () => {
    const packets = [300, 0, 127, 128].map((size) =>
      publishBytes(mqttText('t'), Buffer.alloc(size, 'x')),
    )
    const stream = Buffer.concat(packets)
    for (const step of [1, 2, 7, 129, stream.length]) {
      const found: number[] = []
      const cutter = new PacketCutter((_first, _bytes, start, end) => found.push(end - start - 3))
      for (let at = 0; at < stream.length; at += step) cutter.push(stream.subarray(at, at + step))
      expect(found).toEqual([300, 0, 127, 128])
    }
  })
})
