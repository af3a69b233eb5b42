/* The few packets of MQTT 3.1.1 that a load generator needs, made so that they cost it little. */

/** The numbers of the kinds of packets. */
export const packetKinds = { connack: 2, publish: 3, puback: 4, suback: 9 } as const

/** An MQTT string: two bytes of length, then UTF-8. */
export function mqttText(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([twoBytes(bytes.length), bytes])
}

export type ConnectFields = {
  clientId: string
  username?: string | undefined
  password?: string | undefined
}

/** CONNECT with a clean session and a keep-alive of 120 s, the longest that Roomwire takes. */
export function connectBytes({ clientId, username, password }: ConnectFields): Buffer {
  const flags = 2 | (username === undefined ? 0 : 0x80) | (password === undefined ? 0 : 0x40)
  const texts = [clientId, username, password].filter((text) => text !== undefined)
  const head = [mqttText('MQTT'), Buffer.from([4, flags]), twoBytes(120)]
  return packet(0x10, Buffer.concat([...head, ...texts.map(mqttText)]))
}

/** SUBSCRIBE of one topic, with packet identifier 1. */
export function subscribeBytes(topic: string, qos: 0 | 1): Buffer {
  return packet(0x82, Buffer.concat([twoBytes(1), mqttText(topic), Buffer.from([qos])]))
}

/**
 * PUBLISH.
 * @param topic made once by `mqttText`
 * @param identifier of the packet, 1 to 65535: with one it is QoS 1, without one QoS 0
 */
export function publishBytes(topic: Buffer, payload: Buffer, identifier?: number): Buffer {
  if (identifier === undefined) return packet(0x30, topic, payload)
  return packet(0x32, topic, twoBytes(identifier), payload)
}

/** PUBACK for the identifier that stands at `at`. */
export function pubackBytes(bytes: Buffer, at: number): Buffer {
  return Buffer.from([0x40, 2, bytes[at] ?? 0, bytes[at + 1] ?? 0])
}

export const pingBytes = Buffer.from([0xc0, 0])

/** The bytes of each whole packet: its first byte, and where what follows the length begins and ends. */
export type OnPacket = (first: number, bytes: Buffer, start: number, end: number) => void

/** Cuts a stream into packets; what is not whole yet waits for more. */
export class PacketCutter {
  #rest: Buffer | undefined
  readonly #onPacket: OnPacket

  constructor(onPacket: OnPacket) {
    this.#onPacket = onPacket
  }

  push(chunk: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    for (;;) {
      const body = bodyOf(bytes, at)
      if (!body) break
      this.#onPacket(bytes[at] ?? 0, bytes, body.start, body.end)
      at = body.end
    }
    this.#rest = at === bytes.length ? undefined : bytes.subarray(at)
  }
}

/** Where the packet that begins at `at` has its body; nothing while it is not whole. */
function bodyOf(bytes: Buffer, at: number): { start: number; end: number } | undefined {
  let length = 0
  for (let digit = 0; digit < 4; digit += 1) {
    const byte = bytes[at + 1 + digit]
    if (byte === undefined) return undefined
    length += (byte & 127) * 128 ** digit
    if (byte & 128) continue
    const start = at + 2 + digit
    return bytes.length < start + length ? undefined : { start, end: start + length }
  }
  throw new Error('The server sent a packet of MQTT whose length is none.')
}

function packet(first: number, ...parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, { length: one }) => sum + one, 0)
  return Buffer.concat([Buffer.from([first]), lengthBytes(length), ...parts])
}

function lengthBytes(length: number): Buffer {
  const digits = []
  let rest = length
  do {
    const more = rest > 127 ? 128 : 0
    digits.push((rest & 127) | more)
    rest >>= 7
  } while (rest > 0)
  return Buffer.from(digits)
}

const twoBytes = (number: number) => Buffer.from([number >> 8, number & 255])
