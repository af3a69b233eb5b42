/*
 * The reasons why a connection is refused or ended, and their codes: for the log, for
 * MQTT 5 (which carries a code and a text) and for MQTT 3.1.1 (which carries a code
 * only in the answer to CONNECT).
 */

import type { IConnackPacket, IDisconnectPacket } from 'mqtt-packet'

type Codes = {
  /** MQTT 5, the answer to CONNECT (§3.2.2.2); null: the line is closed without an answer. */
  connack5: number | null
  /** MQTT 3.1.1, the answer to CONNECT (§3.2.2.3). */
  connack4: number | null
  /** MQTT 5, on an open connection (§3.14.2.1); MQTT 3.1.1 has no packet for it and just closes. */
  disconnect: number | null
}

/** The reasons, each under its text. */
export const reasons = {
  'the device said goodbye': codes(null, null, null),
  'the line was cut': codes(null, null, null),
  'no CONNECT in time': codes(null, null, null),
  'this is not MQTT': codes(null, null, null),
  'this version of MQTT is not spoken here': codes(0x84, 1, null),
  'malformed packet': codes(0x81, null, 0x81),
  'a packet that may not come from a device, or not now': codes(0x82, null, 0x82),
  'a property given twice, or with an impossible value': codes(0x82, null, 0x82),
  'a subscription without topics': codes(null, null, 0x82),
  'packet too large': codes(0x95, null, 0x95),
  'wrong user name or password': codes(0x86, 4, null),
  'connecting too often': codes(0x9f, 3, null),
  'unknown authentication method': codes(0x8c, 5, null),
  'a client identifier must be given to keep a session': codes(null, 2, null),
  'sessions are not kept: connect with clean session': codes(null, 5, null),
  'keep-alive out of range': codes(null, 5, null),
  'the server is not available': codes(0x88, 3, 0x88),
  'the server could not take the message': codes(null, null, 0x80),
  'not a topic of this device': codes(0x87, 5, 0x87),
  'retained messages are not taken': codes(0x9a, 5, 0x9a),
  'only QoS 0 and 1 are taken': codes(0x9b, 5, 0x9b),
  'topic aliases are not taken': codes(null, null, 0x94),
  'subscription identifiers are not taken': codes(null, null, 0xa1),
  'the device was silent for too long': codes(null, null, 0x8d),
  'the device does not read what is sent': codes(null, null, null),
  'the device reports too fast': codes(null, null, 0x96),
  'another connection of this device took over': codes(0x88, 3, 0x8e),
  'the device is not admitted any more': codes(0x87, 5, 0x98),
  'the server is shutting down': codes(0x88, 3, 0x8b),
} as const satisfies Record<string, Codes>

export type EndReason = keyof typeof reasons

/** A fault of a peer that ends its connection; thrown where it is found, caught where packets come in. */
export class PacketFault extends Error {
  readonly reason: EndReason

  constructor(reason: EndReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * The packet with the reason why a connection ends: the answer to CONNECT, or
 * DISCONNECT once the peer is connected. Null where MQTT has no packet for it.
 */
export function packetFor(
  reason: EndReason,
  version: 4 | 5,
  connected: boolean,
): IConnackPacket | IDisconnectPacket | null {
  const { connack4, connack5, disconnect } = reasons[reason]
  const properties = { reasonString: reason }
  if (connected) {
    if (version === 4 || disconnect === null) return null
    return { cmd: 'disconnect', reasonCode: disconnect, properties }
  }
  if (version === 4) {
    return connack4 === null
      ? null
      : { cmd: 'connack', returnCode: connack4, sessionPresent: false }
  }
  if (connack5 === null) return null
  return { cmd: 'connack', reasonCode: connack5, sessionPresent: false, properties }
}

function codes(connack5: number | null, connack4: number | null, disconnect: number | null): Codes {
  return { connack5, connack4, disconnect }
}
