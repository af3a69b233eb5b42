import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { IConnackPacket, IConnectPacket, Packet } from 'mqtt-packet'
import { type EndReason, PacketFault } from './mqtt-reasons.ts'
import { isWellFormed, readConnect, type Version } from './packet-codec.ts'
import { bodyStart } from './packet-guard.ts'

/** A CONNECT that can be read; its secret is not checked yet. */
export type ConnectRequest = {
  version: Version
  /** The user name, or the client identifier where `lacks` says that there is none. */
  deviceIdentifier: string
  secret: string
  /** The part that is missing, without which it is nobody's; null where nothing is. */
  lacks: 'user name' | 'secret' | null
  /** Finds the first rule that it breaks: only who has shown the secret is told. Firmware of a dialect has fewer. */
  faultFor(speaks: 'our protocol' | 'a dialect'): EndReason | null
  /** The topic of its last will; undefined without one. */
  willTopic: string | undefined
  /** 0: it need not send anything. */
  keepAliveS: number
  /** The keep-alive in seconds that MQTT 5 is given instead. */
  serverKeepAliveS?: number
  /** The device's name for itself; it serves only to tell boards apart. */
  clientId: string
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

/**
 * Reads a CONNECT; throws a PacketFault for what can't be read. A version that is not spoken is read as far as it tells whose device it is.
 */
export function readConnectRequest(connect: Buffer): ConnectRequest {
  const { version, spoken } = versionOf(connect)
  if (spoken) return requestOf(readConnect(connect, version), version)
  const fault = 'this version of MQTT is not spoken here'
  try {
    const request = requestOf(readConnect(connect, version), version)
    if (request.lacks === null) return { ...request, faultFor: () => fault }
  } catch (error) {
    if (!(error instanceof PacketFault)) throw error
  }
  throw new PacketFault(fault)
}

function requestOf(packet: IConnectPacket, version: Version): ConnectRequest {
  const claimed = claimOf(packet)
  const { clientId, keepalive = 0, properties = {} } = packet
  return {
    version,
    ...claimed,
    faultFor: (speaks) =>
      speaks === 'a dialect'
        ? faultOfDialect(packet, version)
        : faultOf(packet, version, claimed.deviceIdentifier),
    willTopic: packet.will?.topic,
    ...keepAliveOf(keepalive, version),
    clientId,
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
  const { serverKeepAliveS } = greeting
  if (serverKeepAliveS !== undefined) properties.serverKeepAlive = serverKeepAliveS
  if (greeting.clientId === '') properties.assignedClientIdentifier = greeting.deviceIdentifier
  return { ...packet, properties }
}

/** Who the peer says it is. */
function claimOf(
  packet: IConnectPacket,
): Pick<ConnectRequest, 'deviceIdentifier' | 'secret' | 'lacks'> {
  const { username, password, clientId } = packet
  if (!isWellFormed(clientId) || (username !== undefined && !isWellFormed(username))) {
    throw new PacketFault('malformed packet')
  }
  if (!username) return { deviceIdentifier: clientId, secret: '', lacks: 'user name' }
  const secret = password?.toString('utf8') ?? ''
  return { deviceIdentifier: username, secret, lacks: secret === '' ? 'secret' : null }
}

/** The first rule that a CONNECT breaks. */
function faultOf(
  packet: IConnectPacket,
  version: Version,
  deviceIdentifier: string,
): EndReason | null {
  return (
    faultOfMethod(packet) ??
    faultOfWill(packet.will, deviceIdentifier) ??
    faultOfSession(packet, version) ??
    faultOfKeepAlive(packet, version)
  )
}

/**
 * The first rule that the CONNECT of a dialect breaks. Firmware as it comes asks for a session and marks its
 * will as retained: the one is answered with none (3.1.1 §3.2.2.2), the other is ignored.
 */
const faultOfDialect = (packet: IConnectPacket, version: Version): EndReason | null =>
  faultOfMethod(packet) ?? faultOfQos(packet.will) ?? faultOfKeepAlive(packet, version)

const faultOfMethod = ({ properties = {} }: IConnectPacket): EndReason | null =>
  properties.authenticationMethod !== undefined || properties.authenticationData
    ? 'unknown authentication method'
    : null

const faultOfKeepAlive = ({ keepalive = 0 }: IConnectPacket, version: Version): EndReason | null =>
  version === 4 && keepalive !== 0 && !isKeepAlive(keepalive) ? 'keep-alive out of range' : null

/** A last will may be on the device's status topic only (3.1.1 §3.1.2.5). */
function faultOfWill(will: IConnectPacket['will'], deviceIdentifier: string): EndReason | null {
  const fault = faultOfQos(will)
  if (!will || fault) return fault
  if (will.retain) return 'retained messages are not taken'
  return will.topic === topicOf(deviceIdentifier, 'status') ? null : 'not a topic of this device'
}

function faultOfQos(will: IConnectPacket['will']): EndReason | null {
  const qos: number = will?.qos ?? 0
  if (qos > 2) throw new PacketFault('malformed packet')
  return qos > 1 ? 'only QoS 0 and 1 are taken' : null
}

/**
 * No session is kept. MQTT 5 lets a server answer that there was none; MQTT
 * 3.1.1 cannot express that none will be kept, so a device that asks for one is
 * refused (3.1.1 §3.1.3.1 wants another code when it names no client identifier).
 */
function faultOfSession({ clean, clientId }: IConnectPacket, version: Version): EndReason | null {
  if (version === 5 || clean) return null
  return clientId === ''
    ? 'a client identifier must be given to keep a session'
    : 'sessions are not kept: connect with clean session'
}

const isKeepAlive = (seconds: number) =>
  seconds >= limits.mqttKeepAliveMinS && seconds <= limits.mqttKeepAliveMaxS

/**
 * How often the device is to send something, in seconds; 0 for never (3.1.1 §3.1.2.10). MQTT 5 is taken
 * ours (§3.2.2.3.14) in place of a longer one, so that a line through proxies is kept and found dead.
 * Not every library goes by it: nobody is taken for gone before the time that was asked for.
 */
function keepAliveOf(asked: number, version: Version) {
  const { mqttKeepAliveMinS: least, mqttKeepAliveMaxS: most, mqttServerKeepAliveS: ours } = limits
  const keepAliveS = asked === 0 ? 0 : Math.min(Math.max(asked, least), most)
  if (version === 4) return { keepAliveS }
  const taken = keepAliveS === 0 ? ours : Math.min(keepAliveS, ours)
  return taken === asked ? { keepAliveS } : { keepAliveS, serverKeepAliveS: taken }
}

function positive(value: number | undefined, otherwise: number): number {
  if (value === undefined) return otherwise
  if (value === 0) throw new PacketFault('a property given twice, or with an impossible value')
  return value
}
