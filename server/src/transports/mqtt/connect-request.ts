import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { IConnackPacket, IConnectPacket, Packet } from 'mqtt-packet'
import { PacketFault } from './mqtt-reasons.ts'
import { isWellFormed, readConnect, type Version } from './packet-codec.ts'
import { bodyStart } from './packet-guard.ts'

/** A CONNECT that breaks no rule; its secret is not checked yet. */
export type ConnectRequest = {
  version: Version
  deviceIdentifier: string
  secret: string
  keepAliveS: number
  /** The server chose another keep-alive than the device asked for. */
  keepAliveChosen: boolean
  clientIdGiven: boolean
  /** The largest packet that the device takes (MQTT 5 §3.1.2.11.4). */
  packetBytesMax: number
  /** QoS 1 messages that may be on their way to the device at once (MQTT 5 §3.1.2.11.3). */
  receiveMaximum: number
}

/** QoS 1 messages that may be on their way to a device, where it names no smaller number. */
const inFlightMax = 64

/** QoS 1 messages that a device may send ahead of their answers. */
const aheadMax = 32

/** Throws unless a packet with this first byte is a CONNECT, which comes first and once (MQTT §3.1). */
export function checkConnect(firstByte: number): void {
  if (firstByte !== 0x10) {
    throw new PacketFault('a packet that may not come from a device, or not now')
  }
}

/**
 * Returns the version in which to answer a CONNECT, and whether the server supports it
 * (3.1.1 §3.1.2.2, 5 §3.1.2.2). It is read before anything else in the packet, because
 * everything else depends on it.
 */
export function versionOf(connect: Buffer): { version: Version; spoken: boolean } {
  const body = connect.subarray(bodyStart(connect))
  const name = body.length < 2 ? '' : body.toString('latin1', 2, 2 + body.readUInt16BE(0))
  const level = body[2 + name.length]
  if ((name !== 'MQTT' && name !== 'MQIsdp') || level === undefined) {
    throw new PacketFault('this is not MQTT')
  }
  if (name === 'MQTT' && (level === 4 || level === 5)) return { version: level, spoken: true }
  // The highest bit marks a bridge, not a version.
  return { version: (level & 0x7f) <= 4 ? 4 : 5, spoken: false }
}

/** Reads a CONNECT and checks it against the server's rules; throws a PacketFault when it is refused. */
export function readConnectRequest(connect: Buffer, version: Version): ConnectRequest {
  const packet = readConnect(connect, version)
  const { deviceIdentifier, secret } = credentialsOf(packet)
  const properties = packet.properties ?? {}
  if (properties.authenticationMethod !== undefined || properties.authenticationData) {
    throw new PacketFault('unknown authentication method')
  }
  checkWill(packet.will, deviceIdentifier)
  checkSession(packet, version)
  const keepAliveS = keepAliveOf(packet.keepalive ?? 0, version)
  return {
    version,
    deviceIdentifier,
    secret,
    keepAliveS,
    keepAliveChosen: keepAliveS !== packet.keepalive,
    clientIdGiven: packet.clientId !== '',
    packetBytesMax: positive(properties.maximumPacketSize, Number.POSITIVE_INFINITY),
    receiveMaximum: Math.min(inFlightMax, positive(properties.receiveMaximum, inFlightMax)),
  }
}

/** The answer to a device that is admitted (MQTT 5 §3.2.2.3): what the server supports and what not. */
export function connackFor(greeting: ConnectRequest): Packet {
  const packet: IConnackPacket = {
    cmd: 'connack',
    returnCode: 0,
    reasonCode: 0,
    sessionPresent: false,
  }
  if (greeting.version === 4) return packet
  const properties: IConnackPacket['properties'] = {
    sessionExpiryInterval: 0,
    receiveMaximum: aheadMax,
    maximumQoS: 1,
    retainAvailable: false,
    maximumPacketSize: limits.mqttPacketBytesMax,
    wildcardSubscriptionAvailable: false,
    subscriptionIdentifiersAvailable: false,
    sharedSubscriptionAvailable: false,
  }
  if (greeting.keepAliveChosen) properties.serverKeepAlive = greeting.keepAliveS
  if (!greeting.clientIdGiven) properties.assignedClientIdentifier = greeting.deviceIdentifier
  return { ...packet, properties }
}

function credentialsOf(packet: IConnectPacket): { deviceIdentifier: string; secret: string } {
  const { username, password, clientId } = packet
  if (!isWellFormed(clientId) || (username !== undefined && !isWellFormed(username))) {
    throw new PacketFault('malformed packet')
  }
  if (!username || !password?.length) throw new PacketFault('wrong user name or password')
  return { deviceIdentifier: username, secret: password.toString('utf8') }
}

/** A last will may be on the device's status topic only (3.1.1 §3.1.2.5). */
function checkWill(will: IConnectPacket['will'], deviceIdentifier: string): void {
  if (!will) return
  const qos: number = will.qos ?? 0
  if (qos > 2) throw new PacketFault('malformed packet')
  if (qos > 1) throw new PacketFault('only QoS 0 and 1 are taken')
  if (will.retain) throw new PacketFault('retained messages are not taken')
  if (will.topic !== topicOf(deviceIdentifier, 'status')) {
    throw new PacketFault('not a topic of this device')
  }
}

/**
 * No session is kept. MQTT 5 lets a server answer that there was none; MQTT
 * 3.1.1 cannot express that none will be kept, so a device that asks for one is
 * refused (3.1.1 §3.1.3.1 wants another code when it names no client identifier).
 */
function checkSession(packet: IConnectPacket, version: Version): void {
  if (version === 5 || packet.clean) return
  throw new PacketFault(
    packet.clientId === ''
      ? 'a client identifier must be given to keep a session'
      : 'sessions are not kept: connect with clean session',
  )
}

/** Seconds; 0 would be for ever (3.1.1 §3.1.2.10), so MQTT 5 makes it the longest that there is (§3.2.2.3.14). */
function keepAliveOf(desired: number, version: Version): number {
  const { mqttKeepAliveMinS: min, mqttKeepAliveMaxS: max } = limits
  if (desired >= min && desired <= max) return desired
  if (version === 4) throw new PacketFault('keep-alive out of range')
  return desired === 0 || desired > max ? max : min
}

function positive(value: number | undefined, otherwise: number): number {
  if (value === undefined) return otherwise
  if (value === 0) throw new PacketFault('a property given twice, or with an impossible value')
  return value
}
