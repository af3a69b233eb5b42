import { connectPacket } from '@roomwire/server/transports/mqtt/raw-device.ts'
import { generate, type Packet } from 'mqtt-packet'

/** The CONNECT of a device. */
export const connectPacketOf = (version: 4 | 5, { identifier, secret }: SampleDevice) =>
  connectPacket(version, {
    clientId: identifier,
    username: identifier,
    password: Buffer.from(secret),
  })

export type SampleDevice = { identifier: string; secret: string }

const unmarked = { dup: false, retain: false }

/** One of every packet that a device may send, and the richest there is of each; CONNECT first. */
export function onePacketOfEach(version: 4 | 5, who: SampleDevice): Buffer[] {
  const own = `devices/${who.identifier}`
  const topic = `${own}/state`
  const userProperties = { a: 'b', c: ['d', 'e'] }
  const rich = version === 5
  const packets: Packet[] = [
    {
      ...connectPacketOf(version, who),
      will: { topic: `${own}/status`, payload: 'offline', qos: 1, retain: false },
      properties: rich
        ? { receiveMaximum: 9, maximumPacketSize: 4_000, userProperties }
        : undefined,
    },
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
