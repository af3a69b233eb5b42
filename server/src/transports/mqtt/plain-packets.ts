import type { IPublishPacket, Packet } from 'mqtt-packet'
import { bodyStart } from './packet-guard.ts'

/** The level of MQTT 3.1.1, or of MQTT 5. */
type ProtocolLevel = 4 | 5

/*
 * Hot: the packets that come and go with each press and each report, read and written by hand: PUBLISH
 * and PUBACK without properties. Undefined for all else: that is for the library (packet-codec.ts), which
 * reads and writes these the same way.
 */

const kinds = { publish: 0x30, publishQos1: 0x32, puback: 0x40 } as const

/** Reads a whole packet. */
export function readPlainPacket(bytes: Buffer, version: ProtocolLevel): Packet | undefined {
  switch (bytes[0]) {
    case kinds.publish:
      return readPublish(bytes, 0, version)
    case kinds.publishQos1:
      return readPublish(bytes, 1, version)
    case kinds.puback:
      return readPuback(bytes)
    default:
      return undefined
  }
}

/** PUBLISH (MQTT §3.3), neither a duplicate nor to be retained. */
function readPublish(
  bytes: Buffer,
  qos: 0 | 1,
  version: ProtocolLevel,
): IPublishPacket | undefined {
  const start = bodyStart(bytes)
  const topicStart = start + 2
  const topicEnd = topicStart + numberAt(bytes, start)
  const payloadStart = topicEnd + 2 * qos + (version === 5 ? 1 : 0)
  if (payloadStart > bytes.length || !isPlainTopic(bytes, topicStart, topicEnd)) return undefined
  if (version === 5 && bytes[payloadStart - 1] !== 0) return undefined
  const topic = bytes.toString('latin1', topicStart, topicEnd)
  const packet = { cmd: 'publish' as const, qos, dup: false, retain: false, topic }
  const payload = bytes.subarray(payloadStart)
  if (qos === 0) return { ...packet, payload }
  const messageId = numberAt(bytes, topicEnd)
  return messageId === 0 ? undefined : { ...packet, payload, messageId }
}

/** Whether a topic is of ASCII that can be seen, without a wildcard. */
function isPlainTopic(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x2d || byte > 0x7e) return false
  }
  return end > start
}

/** PUBACK (MQTT §3.4) without a reason: it was taken. */
function readPuback(bytes: Buffer): Packet | undefined {
  const messageId = numberAt(bytes, 2)
  if (bytes.length !== 4 || bytes[1] !== 2 || messageId === 0) return undefined
  return { cmd: 'puback', messageId }
}

const numberAt = (bytes: Buffer, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

/** Writes a packet to a device. */
export function writePlainPacket(packet: Packet, version: ProtocolLevel): Buffer | undefined {
  if (packet.cmd === 'puback') {
    const { messageId = 0, reasonCode } = packet
    if (reasonCode || packet.properties) return undefined
    return Buffer.from([kinds.puback, 2, messageId >> 8, messageId & 0xff])
  }
  return packet.cmd === 'publish' ? writePublish(packet, version) : undefined
}

function writePublish(packet: IPublishPacket, version: ProtocolLevel): Buffer | undefined {
  const { qos, dup, retain, topic, payload, messageId = 0, properties } = packet
  if (qos === 2 || dup || retain || properties || typeof payload !== 'string') return undefined
  const topicLength = Buffer.byteLength(topic)
  const length = 2 + topicLength + 2 * qos + (version === 5 ? 1 : 0) + Buffer.byteLength(payload)
  // Longer ones are rare.
  if (length > 16_383 || (qos === 1 && messageId === 0)) return undefined
  const isShort = length < 128
  const bytes = Buffer.allocUnsafe(length + (isShort ? 2 : 3))
  bytes[0] = qos === 0 ? kinds.publish : kinds.publishQos1
  bytes[1] = isShort ? length : (length & 0x7f) | 0x80
  if (!isShort) bytes[2] = length >> 7
  let at = bytes.writeUInt16BE(topicLength, isShort ? 2 : 3)
  at += bytes.write(topic, at)
  if (qos === 1) at = bytes.writeUInt16BE(messageId, at)
  if (version === 5) at = bytes.writeUInt8(0, at)
  bytes.write(payload, at)
  return bytes
}
