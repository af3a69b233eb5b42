import type { declaredPin, declaredReading } from '@roomwire/contracts/device/from-device.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { CoverMove, InputSense } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { inputSense, levelStep } from '@roomwire/contracts/vocabulary/pin-form-fields.ts'
import { readingKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { z } from 'zod'
import { fingerprint } from '../../platform/random.ts'
import { isReading, shortText } from '../mqtt/dialects/firmware-json.ts'
import { messageOf, type NodeFields, readFields, type SentField } from './node-fields.ts'
import type { NodeMessage } from './noise-link.ts'

/* The entities of a node: what they are here, how they are, and what sets them. */

type Pin = z.input<typeof declaredPin>
type Reading = z.input<typeof declaredReading>

/** How an entity is. */
export type EntityState =
  | {
      pin: string
      /** Null for an input that the node does not know. */
      state: number | null
      moving?: CoverMove | undefined
    }
  | { reading: string; value: number | null }

/** An entity that is a pin or a reading here. */
export type Entity = {
  /** Its number, and that of the message in which it tells how it is; 0 for one that has no state. */
  key: number
  stateType: number
  declared: { pin: Pin } | { reading: Reading & { key: string } }
  /** Reads how it is; undefined where it says nothing of that. */
  read(fields: NodeFields): EntityState | undefined
  /** The message that sets it to a state; undefined where nobody sets it. */
  command?(state: number): NodeMessage
}

/** The kinds of entities; the field numbers are those of their messages. */
type Kind = {
  name: string
  /** The field of its category, and of whether it is off from the start. */
  category: number
  disabled: number
  /** Undefined where it cannot be used. */
  read(entity: Listed): Entity | undefined
}

/** An entity as it is listed: its own fields, what all of them have, and the minor version of the API. */
type Listed = { fields: NodeFields; key: number; id: string; name: string; minor: number }

const keyField = ({ key }: Listed): SentField => [1, { fixed: key }]

const kinds = new Map<number, Kind>([
  [12, { name: 'binary_sensor', disabled: 7, category: 9, read: inputOf }],
  [13, { name: 'cover', disabled: 9, category: 11, read: coverOf }],
  [14, { name: 'fan', disabled: 9, category: 11, read: fanOf }],
  [15, { name: 'light', disabled: 13, category: 15, read: lightOf }],
  [16, { name: 'sensor', disabled: 12, category: 13, read: readingOf }],
  [17, { name: 'switch', disabled: 7, category: 8, read: switchOf }],
  [61, { name: 'button', disabled: 6, category: 7, read: buttonOf }],
])

/** Whether a message lists an entity that is of use here. */
export const isListing = (type: number): boolean => kinds.has(type)

/**
 * Reads an entity as a node lists it. Of settings of the node (`entity_category: config`) nothing is of use, of what
 * is about the node itself only its readings.
 * @param minor the minor version of the API that the node speaks
 * @returns undefined for one that is of no use here
 * @throws an error of the library for what is no protobuf
 */
export function readEntity(message: NodeMessage, minor: number): Entity | undefined {
  const kind = kinds.get(message.type)
  if (!kind) return undefined
  const fields = readFields(message)
  const category = fields.whole(kind.category)
  const isReading = kind.name === 'sensor'
  if (fields.whole(kind.disabled) !== 0 || category === 1 || (category !== 0 && !isReading)) {
    return undefined
  }
  const name = shortText(fields.text(3), 64)
  const objectId = fields.text(1) || fields.text(3).toLowerCase()
  const id = idOf(kind.name, objectId)
  return kind.read({ fields, key: fields.fixed(2), id, name: name || kind.name, minor })
}

/** The key of a pin: its kind and its own name; a long one is cut, and told apart by a number. */
function idOf(kind: string, objectId: string): string {
  const word = objectId.replaceAll(/[^a-zA-Z0-9_]/g, '_')
  const whole = `${kind}.${word}`
  if (whole.length <= 32 && word !== '') return whole
  return `${whole.slice(0, 25)}_${fingerprint(objectId).replaceAll(/\W/g, '_').slice(0, 6)}`
}

/** A node may send any number as a yes: one that no pin has would take the other pins of a report with it. */
const yesOrNo = (fields: NodeFields, field: number): number => Number(fields.whole(field) !== 0)

/** A switch whose state is only assumed (`assumed_state`) could not be believed. */
function switchOf(one: Listed): Entity | undefined {
  if (one.fields.whole(6) !== 0) return undefined
  return {
    key: one.key,
    stateType: 26,
    declared: { pin: { key: one.id, name: one.name, kind: 'switch' } },
    read: (fields) => ({ pin: one.id, state: yesOrNo(fields, 2) }),
    command: (state) => messageOf(33, [keyField(one), [2, state > 0]]),
  }
}

/** The bit of a light's modes that says that it has a brightness. */
const brightness = 2

function lightOf(one: Listed): Entity {
  const isLevel = one.fields.wholes(12).some((mode) => (mode & brightness) !== 0)
  const kind = isLevel ? 'level' : 'switch'
  return {
    key: one.key,
    stateType: 24,
    declared: { pin: { key: one.id, name: one.name, kind } },
    read(fields) {
      if (fields.whole(2) === 0) return { pin: one.id, state: 0 }
      return { pin: one.id, state: isLevel ? shareOf(fields.float(3), 1) : 1 }
    },
    command: (state) =>
      messageOf(32, [
        keyField(one),
        [2, true],
        [3, state > 0],
        ...(isLevel && state > 0 ? onlyOf([4, true], [5, { float: state / 100 }]) : []),
      ]),
  }
}

const onlyOf = (...fields: SentField[]): SentField[] => fields

/** A part as a percentage from `least` on. */
const shareOf = (part: number, least = 0): number =>
  Math.min(100, Math.max(least, Math.round((Number.isFinite(part) ? part : 0) * 100)))

/** A fan with few speeds has them by their numbers; one with many is a level where they are even steps. */
function fanOf(one: Listed): Entity {
  const count = one.fields.whole(6) === 0 ? 1 : one.fields.whole(8)
  const step = levelStep.safeParse(100 / count).data
  const isFan = count > 1 && count < limits.pinLevelsMax
  const isLevel = !isFan && count > 1 && step !== undefined
  const factor = isLevel ? step : 1
  const levels = ['OFF', ...(count === 3 ? ['Low', 'Med', 'High'] : numbersTo(count))]
  const pin: Pin = {
    key: one.id,
    name: one.name,
    ...(isFan ? { kind: 'fan', levels } : isLevel ? { kind: 'level', step } : { kind: 'switch' }),
  }
  return {
    key: one.key,
    stateType: 23,
    declared: { pin },
    read(fields) {
      if (fields.whole(2) === 0) return { pin: one.id, state: 0 }
      const speed = Math.min(count, Math.max(1, fields.whole(6)))
      return { pin: one.id, state: isFan || isLevel ? speed * factor : 1 }
    },
    command: (state) =>
      messageOf(31, [
        keyField(one),
        [2, true],
        [3, state > 0],
        ...((isFan || isLevel) && state > 0 ? onlyOf([10, true], [11, state / factor]) : []),
      ]),
  }
}

const numbersTo = (count: number) =>
  Array.from({ length: Math.min(count, limits.pinLevelsMax) }, (_, at) => String(at + 1))

/** Since this minor version a cover says whether it can be stopped. */
const minorWithStop = 8

/** A cover whose position is only assumed could not be believed. */
function coverOf(one: Listed): Entity | undefined {
  if (one.fields.whole(5) !== 0) return undefined
  const position = one.fields.whole(6) !== 0
  const stop = one.minor < minorWithStop || one.fields.whole(12) !== 0
  return {
    key: one.key,
    stateType: 22,
    declared: { pin: { key: one.id, name: one.name, kind: 'cover', position, stop } },
    read(fields) {
      const move = fields.whole(5)
      const moving = move === 1 ? 'opening' : move === 2 ? 'closing' : undefined
      const at = shareOf(fields.float(3))
      const state = position ? at : at === 0 || at === 100 ? at : 50
      return { pin: one.id, state, moving }
    },
    command: (state) =>
      messageOf(30, [
        keyField(one),
        ...(state === stopState
          ? onlyOf([8, true])
          : onlyOf([4, true], [5, { float: state / 100 }])),
      ]),
  }
}

function buttonOf(one: Listed): Entity {
  return {
    key: one.key,
    stateType: 0,
    declared: { pin: { key: one.id, name: one.name, kind: 'button' } },
    read: () => undefined,
    command: () => messageOf(62, [keyField(one)]),
  }
}

/** Subjects of inputs, by the device class of ESPHome where that is another word. */
const senses = new Map<string, InputSense>([
  ['door', 'contact'],
  ['window', 'contact'],
  ['garage_door', 'contact'],
  ['opening', 'contact'],
  ['occupancy', 'presence'],
  ['moisture', 'leak'],
  ['carbon_monoxide', 'gas'],
  ['safety', 'problem'],
  ['tamper', 'problem'],
  ['battery', 'problem'],
  ['plug', 'power'],
])

function inputOf(one: Listed): Entity {
  const word = one.fields.text(5)
  const known = senses.get(word) ?? inputSense.safeParse(word).data ?? 'other'
  return {
    key: one.key,
    stateType: 21,
    declared: { pin: { key: one.id, name: one.name, kind: 'input', senses: known } },
    read: (fields) => ({
      pin: one.id,
      state: fields.whole(3) === 0 ? yesOrNo(fields, 2) : null,
    }),
  }
}

function readingOf(one: Listed): Entity | undefined {
  const word = one.id.slice('sensor.'.length).toLowerCase()
  const key = /^[a-z]/.test(word) && word !== 'pin' ? word : `s_${word}`.slice(0, 32)
  const unit = shortText(one.fields.text(6), 16)
  const kind = readingKind.safeParse(one.fields.text(9)).data
  const decimals = Math.min(4, one.fields.whole(7))
  const factor = 10 ** decimals
  return {
    key: one.key,
    stateType: 25,
    declared: {
      reading: { key, name: one.name, decimals, ...(unit && { unit }), ...(kind && { kind }) },
    },
    read(fields) {
      const value = Math.round(fields.float(2) * factor) / factor
      const isKnown = fields.whole(3) === 0 && isReading(value)
      return { reading: key, value: isKnown ? value : null }
    },
  }
}
