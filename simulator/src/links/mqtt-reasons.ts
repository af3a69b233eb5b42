import type { IDisconnectPacket } from 'mqtt'

/*
 * Why a server refuses or ends a connection, in message for whoever watches the
 * simulator.
 */

/** The server does not let this device in: MQTT 3.1.1 §3.2.2.3, MQTT 5 §3.2.2.2. Trying soon again is no use. */
const refusals: Readonly<Record<number, string>> = {
  4: 'the server refuses its secret',
  5: 'the server does not let it in',
  134: 'the server refuses its secret',
  135: 'the server does not let it in',
  138: 'the server has banned it',
}

/** Words for an error of the MQTT client, and whether it means that the server refuses us. */
export function readError(error: Error): { message: string; isRefusal: boolean } {
  const code = 'code' in error ? error.code : undefined
  const refusal = typeof code === 'number' ? refusals[code] : undefined
  return { message: refusal ?? error.message, isRefusal: refusal !== undefined }
}

/** Words for the DISCONNECT of an MQTT 5 server. */
export function readDisconnectReason({ reasonCode, properties }: IDisconnectPacket): string {
  return properties?.reasonString ?? `the server said goodbye with code ${reasonCode ?? 0}`
}
