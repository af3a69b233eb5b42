import type { Socket } from 'node:net'
import {
  type CipherState,
  createESPHomeHandshake,
  decodeWithLimits,
  encodeProtoFields,
  WireType,
} from 'esphome-client'

/*
 * The side of a node in ESPHome's native API: it answers a Noise handshake, and then sends and takes messages
 * (esphome/components/api/api_frame_helper_noise.cpp).
 */

/** Field numbers with their values: texts, whole numbers and yes or no, floats and keys. */
export type Sent = Readonly<
  Record<
    number,
    string | number | boolean | { float: number } | { fixed: number } | readonly number[]
  >
>

/** The fields of a message that a node takes. */
export type Taken = { whole(field: number): number; float(field: number): number; key: number }

type Wire = {
  name: string
  mac: string
  /** 32 bytes. */
  key: Buffer
  take(type: number, fields: Taken): void
}

const none = Buffer.alloc(0)

/** Speaks with one client over its socket. */
export function openWire(socket: Socket, { name, mac, key, take }: Wire) {
  const handshake = createESPHomeHandshake({ role: 'responder', psk: Buffer.from(key) })
  let rest: Buffer = none
  let step: 'hello' | 'handshake' | 'open' = 'hello'
  let ciphers: { send: CipherState; receive: CipherState } | undefined

  function frame(bytes: Buffer): void {
    const head = Buffer.from([1, bytes.length >> 8, bytes.length & 0xff])
    if (socket.writable) socket.write(Buffer.concat([head, bytes]))
  }

  function shake(bytes: Buffer): void {
    try {
      handshake.readMessage(bytes.subarray(1))
    } catch {
      frame(Buffer.from('\u0001Handshake MAC failure'))
      socket.end()
      return
    }
    frame(Buffer.concat([Buffer.from([0]), handshake.writeMessage()]))
    const { sendCipher: send, receiveCipher: receive } = handshake
    if (send && receive) ciphers = { send, receive }
    step = 'open'
  }

  function takeFrame(bytes: Buffer): void {
    if (step === 'hello') {
      frame(Buffer.from(`\u0001${name}\0${mac.replaceAll(':', '').toLowerCase()}\0`))
      step = 'handshake'
    } else if (step === 'handshake') shake(bytes)
    else if (ciphers) {
      const message = ciphers.receive.DecryptWithAd(none, bytes)
      take(message.readUInt16BE(0), takenIn(message.subarray(4)))
    }
  }

  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 3 && rest.length >= 3 + rest.readUInt16BE(1)) {
      const end = 3 + rest.readUInt16BE(1)
      const whole = rest.subarray(3, end)
      rest = rest.subarray(end)
      takeFrame(whole)
    }
  })

  return {
    isOpen: () => step === 'open',
    send(type: number, fields: Sent = {}): void {
      const payload = protobufOf(fields)
      const head = Buffer.alloc(4)
      head.writeUInt16BE(type, 0)
      head.writeUInt16BE(payload.length, 2)
      if (ciphers) frame(ciphers.send.EncryptWithAd(none, Buffer.concat([head, payload])))
    },
    /** Sends bytes as they are, in a frame of their own. */
    raw(type: number, payload: Buffer): void {
      const head = Buffer.from([type >> 8, type & 0xff, payload.length >> 8, payload.length & 0xff])
      if (ciphers) frame(ciphers.send.EncryptWithAd(none, Buffer.concat([head, payload])))
    },
  }
}

function takenIn(payload: Buffer): Taken {
  const fields = decodeWithLimits(payload, { maxFieldsPerMessage: 64, warn: () => undefined })
  const four = (field: number) => {
    const [value] = fields[field] ?? []
    return value instanceof Buffer && value.length === 4 ? value : undefined
  }
  return {
    whole(field) {
      const [value] = fields[field] ?? []
      return typeof value === 'number' ? value : 0
    },
    float: (field) => four(field)?.readFloatLE() ?? 0,
    key: four(1)?.readUInt32LE() ?? 0,
  }
}

function protobufOf(sent: Sent): Buffer {
  return encodeProtoFields(
    Object.entries(sent).map(([field, value]) => {
      const fieldNumber = Number(field)
      if (typeof value === 'string') {
        return { fieldNumber, wireType: WireType.LENGTH_DELIMITED, value: Buffer.from(value) }
      }
      if (typeof value === 'number' || typeof value === 'boolean') {
        return { fieldNumber, wireType: WireType.VARINT, value: Number(value) }
      }
      // Enums of a list are packed into one field.
      if (Array.isArray(value)) {
        return { fieldNumber, wireType: WireType.LENGTH_DELIMITED, value: Buffer.from(value) }
      }
      const four = Buffer.alloc(4)
      if ('float' in value) four.writeFloatLE(value.float)
      else if ('fixed' in value) four.writeUInt32LE(value.fixed)
      return { fieldNumber, wireType: WireType.FIXED32, value: four }
    }),
  )
}
