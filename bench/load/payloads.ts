/* The messages of the two sides, and what the generator reads from them without parsing JSON. */

/** The identifier of a device: a switch controller with the pins 18, 19, 21 and 25. */
export const identifierOf = (device: number) => `SC-${String(device).padStart(6, '0')}`

/** The message that a page sends to switch pin 18, about 100 bytes; odd tokens switch on. */
export function pressText(device: number, token: number): string {
  const state = token & 1
  return `{"deviceIdentifier":"${identifierOf(device)}","messageId":"${token}","action":"${state ? 'on' : 'off'}","pin":18,"state":${state}}`
}

/** The report of a device of a bridge, about 190 bytes. */
export function bridgeReport(device: number, token: number, state = 1): Buffer {
  return Buffer.from(
    `{"deviceIdentifier":"${identifierOf(device)}","messageId":"${token}","pins":{"18":{"state":${state},"touchPin":12},"19":{"state":0,"touchPin":14},"21":{"state":0,"touchPin":15},"25":{"state":0}},"ipAddress":"192.168.1.${device % 250}"}`,
  )
}

/** The number whose digits follow `key` in the bytes; -1 when there is none. */
export function numberAfter(key: Buffer, bytes: Buffer, start = 0, end = bytes.length): number {
  const found = bytes.indexOf(key, start)
  if (found < 0 || found >= end) return -1
  let number = -1
  for (let at = found + key.length; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - 48
    if (digit < 0 || digit > 9) break
    number = Math.max(number, 0) * 10 + digit
  }
  return number
}

/** Comes before the token, in what pages send and in what devices of a bridge report. */
export const messageIdKey = Buffer.from('"messageId":"')
/** Comes before the token in what Roomwire shows of a report that confirms a command. */
export const acksKey = Buffer.from('"acks":["')
/** Comes before the number of the device in what Roomwire shows of a report. */
export const deviceKey = Buffer.from('"deviceIdentifier":"SC-')
/** Comes before the stamp where Roomwire shows it as a water level. */
export const waterLevelKey = Buffer.from('"waterLevelString":"')
export const stateOnKey = Buffer.from('"state":1')
