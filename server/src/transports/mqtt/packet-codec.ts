import {
  generate,
  type IConnectPacket,
  type Packet,
  type PacketCmd,
  parser,
  writeToStream,
} from 'mqtt-packet'
import { PacketFault } from './mqtt-reasons.ts'
import { readPlainPacket, writePlainPacket } from './plain-packets.ts'

export type Version = 4 | 5

// The library's table of all 65,536 numbers costs 18 MB and delays the first packet by 80 ms; without it a packet is no slower.
writeToStream.cacheNumbers = false

/** The required remaining length, where the library does not check it. */
const exactLength: Record<Version, Partial<Record<PacketCmd, number>>> = {
  4: { pingreq: 0, disconnect: 0, puback: 2 },
  5: { pingreq: 0 },
}

const identified: ReadonlySet<PacketCmd> = new Set(['puback', 'subscribe', 'unsubscribe'])

const readers = { 4: newReader(4), 5: newReader(5) }

/** Property names that a device may use, by packet (MQTT 5 §2.2.2.2). */
const propertiesOf: Readonly<Record<string, ReadonlySet<string>>> = {
  connect: new Set([
    'sessionExpiryInterval',
    'receiveMaximum',
    'maximumPacketSize',
    'topicAliasMaximum',
    'requestResponseInformation',
    'requestProblemInformation',
    'userProperties',
    'authenticationMethod',
    'authenticationData',
  ]),
  will: new Set([
    'willDelayInterval',
    'payloadFormatIndicator',
    'messageExpiryInterval',
    'contentType',
    'responseTopic',
    'correlationData',
    'userProperties',
  ]),
  publish: new Set([
    'payloadFormatIndicator',
    'messageExpiryInterval',
    'topicAlias',
    'responseTopic',
    'correlationData',
    'userProperties',
    'contentType',
  ]),
  puback: new Set(['reasonString', 'userProperties']),
  subscribe: new Set(['subscriptionIdentifier', 'userProperties']),
  unsubscribe: new Set(['userProperties']),
  disconnect: new Set(['sessionExpiryInterval', 'reasonString', 'userProperties']),
}

/**
 * Reads one whole packet of a connected device; throws a PacketFault for bytes
 * that are no packet. The lengths, identifiers and properties that the library does not
 * check are checked here. One library parser serves all connections of a version (it
 * costs 1.6 KB): a whole packet leaves no state in it, and after an error it is replaced.
 */
export function readPacket(bytes: Buffer, version: Version): Packet {
  return readPlainPacket(bytes, version) ?? readAnyPacket(bytes, version)
}

/** The same by the library alone. */
export function readAnyPacket(bytes: Buffer, version: Version): Packet {
  const packet = readers[version](bytes)
  if (!packet) {
    readers[version] = newReader(version)
    throw new PacketFault('malformed packet')
  }
  return checked(packet, version)
}

/** Reads a CONNECT, with a parser for it alone, since that keeps the packet and with it the secret. */
export function readConnect(bytes: Buffer, version: Version): IConnectPacket {
  const packet = newReader(version)(bytes)
  if (packet?.cmd !== 'connect') throw new PacketFault('malformed packet')
  checked(packet, version)
  return packet
}

/** The bytes of a packet to a device. */
export function packetBytes(packet: Packet, version: Version): Buffer {
  return writePlainPacket(packet, version) ?? generate(packet, { protocolVersion: version })
}

/** Whether a text was well-formed UTF-8 without U+0000 (MQTT §1.5.4); the library turns invalid bytes into U+FFFD. */
export function isWellFormed(text: string): boolean {
  return !text.includes('\0') && !text.includes('\ufffd')
}

/** Makes a reader of whole packets; it returns null unless it has read exactly one. */
function newReader(version: Version): (bytes: Buffer) => Packet | null {
  const read: Packet[] = []
  let stumbled = false
  const library = parser({ protocolVersion: version })
  library.on('packet', (packet) => read.push(packet))
  library.on('error', () => {
    stumbled = true
  })
  return (bytes) => {
    try {
      const left = library.parse(bytes)
      const packet = read.pop()
      return packet && left === 0 && read.length === 0 && !stumbled ? packet : null
    } catch {
      return null
    }
  }
}

function checked(packet: Packet, version: Version): Packet {
  checkLength(packet, version)
  checkIdentifier(packet)
  if (version === 5) checkProperties(packet)
  return packet
}

function checkLength(packet: Packet, version: Version): void {
  const desired = exactLength[version][packet.cmd]
  if (desired !== undefined && packet.length !== desired) throw new PacketFault('malformed packet')
}

/** A packet identifier is never 0 (MQTT 5 §2.2.1, 3.1.1 §2.3.1); for one that is cut short the library returns -1. */
function checkIdentifier(packet: Packet): void {
  const needed = packet.cmd === 'publish' ? packet.qos > 0 : identified.has(packet.cmd)
  if (needed && (packet.messageId ?? 0) < 1) throw new PacketFault('malformed packet')
}

function checkProperties(packet: Packet): void {
  if ('properties' in packet) checkNames(packet.cmd, packet.properties)
  if (packet.cmd === 'connect' && packet.will) checkNames('will', packet.will.properties)
}

function checkNames(place: string, properties: object | undefined): void {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (!propertiesOf[place]?.has(name)) throw new PacketFault('malformed packet')
    // The library makes a list of a repeated property, and has three values for one that is cut short.
    if (Array.isArray(value)) {
      throw new PacketFault('a property given twice, or with an impossible value')
    }
    if (value === null || value === undefined || value === -1) {
      throw new PacketFault('malformed packet')
    }
  }
}
