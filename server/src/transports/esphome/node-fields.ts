import { decodeWithLimits, encodeProtoFields, WireType } from 'esphome-client'
import type { NodeMessage } from './noise-link.ts'

/*
 * The fields of the messages of ESPHome's native API, by their numbers in its api.proto
 * (https://github.com/esphome/esphome/blob/dev/esphome/components/api/api.proto).
 */

/** The numbers of the messages that are used here. */
export const messages = {
  helloRequest: 1,
  helloResponse: 2,
  authenticationRequest: 3,
  authenticationResponse: 4,
  disconnectRequest: 5,
  disconnectResponse: 6,
  pingRequest: 7,
  pingResponse: 8,
  deviceInfoRequest: 9,
  deviceInfoResponse: 10,
  listEntitiesRequest: 11,
  listEntitiesDone: 19,
  subscribeStates: 20,
  getTimeRequest: 36,
  getTimeResponse: 37,
} as const

/** More fields than any message of a node has: lights have a list of effects. */
const fieldsMost = 512

/** The fields of one message; one that is left out has its usual value. */
export type NodeFields = {
  text(field: number): string
  /** A whole number, or yes and no as 1 and 0. */
  whole(field: number): number
  /** All values of a list of whole numbers. */
  wholes(field: number): number[]
  float(field: number): number
  fixed(field: number): number
}

/** Reads the fields of a message. @throws an error of the library for what is no protobuf */
export function readFields({ payload }: NodeMessage): NodeFields {
  const fields = decodeWithLimits(payload, {
    maxFieldsPerMessage: fieldsMost,
    warn: () => undefined,
  })
  const last = (field: number) => fields[field]?.at(-1)
  const four = (field: number) => {
    const value = last(field)
    return value instanceof Buffer && value.length === 4 ? value : undefined
  }
  return {
    text(field) {
      const value = last(field)
      return value instanceof Buffer ? value.toString('utf8') : ''
    },
    whole(field) {
      const value = last(field)
      return typeof value === 'number' ? value : 0
    },
    wholes: (field) => (fields[field] ?? []).flatMap((value) => wholesIn(value)),
    float: (field) => four(field)?.readFloatLE() ?? 0,
    fixed: (field) => four(field)?.readUInt32LE() ?? 0,
  }
}

/** One number, or a list that is packed into one field: single bytes, as far as enums go. */
const wholesIn = (value: Buffer | number): number[] =>
  typeof value === 'number' ? [value] : [...value].filter((byte) => byte < 0x80)

/** A field of a message to a node: its number, and a text, a whole number, yes or no, a float or a key. */
export type SentField = readonly [
  field: number,
  value: string | number | boolean | { float: number } | { fixed: number },
]

export const messageOf = (type: number, fields: readonly SentField[] = []): NodeMessage => ({
  type,
  payload: encodeProtoFields(
    fields.map(([fieldNumber, value]) => ({ fieldNumber, ...wired(value) })),
  ),
})

function wired(value: SentField[1]): { wireType: 0 | 2 | 5; value: number | Buffer } {
  if (typeof value === 'string') {
    return { wireType: WireType.LENGTH_DELIMITED, value: Buffer.from(value) }
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return { wireType: WireType.VARINT, value: Number(value) }
  }
  const bytes = Buffer.alloc(4)
  if ('float' in value) bytes.writeFloatLE(value.float)
  else bytes.writeUInt32LE(value.fixed)
  return { wireType: WireType.FIXED32, value: bytes }
}
