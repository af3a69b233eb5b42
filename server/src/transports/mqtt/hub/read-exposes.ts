import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { textsOfInput } from '@roomwire/contracts/vocabulary/input-texts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { inputSense, pinLevels } from '@roomwire/contracts/vocabulary/pin-form-fields.ts'
import { type ReadingKind, readingKey } from '@roomwire/contracts/vocabulary/series.ts'
import { isRecord, shortText } from '../dialects/firmware-json.ts'
import type { BoardPin, BoardReading, Flag } from './hub-board.ts'

/*
 * What a board can do, from `definition.exposes` of Zigbee2MQTT (https://www.zigbee2mqtt.io/guide/usage/exposes.html):
 * the fields of its messages, and what they are here.
 */

type Fields = Readonly<Record<string, unknown>>

/** Bits of `access`: the field is in its messages, can be set, and can be asked for. */
const [isTold, isSettable, isAskable] = [1, 2, 4]
const can = ({ access }: Fields, bit: number): boolean =>
  typeof access === 'number' && (access & bit) !== 0

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const textOf = (value: unknown, most?: number): string | undefined =>
  typeof value === 'string' ? shortText(value, most) || undefined : undefined
const isFlag = (value: unknown): value is Flag =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Reads what a board can do. What is not known here is left out. */
export function readExposes(exposes: unknown): { pins: BoardPin[]; readings: BoardReading[] } {
  const pins = new Map<string, BoardPin>()
  const readings = new Map<string, BoardReading>()
  const all = listOf(exposes)
  for (const expose of all) {
    for (const pin of pinsOf(expose, all)) {
      const isFree = pins.size < limits.pinsMax && !(pin.as === 'press' && pins.has(pin.key))
      if (isFree && pinKey.safeParse(pin.key).success) pins.set(pin.key, pin)
    }
    const reading = readingOf(expose)
    if (reading && readings.size < limits.declaredReadingsMax) readings.set(reading.key, reading)
  }
  return { pins: [...pins.values()], readings: [...readings.values()] }
}

function pinsOf(expose: Fields, all: readonly Fields[]): BoardPin[] {
  if (expose.type === 'enum') return pressesOf(expose)
  const pin = pinOf(expose, all)
  return pin ? [pin] : []
}

function pinOf(expose: Fields, all: readonly Fields[]): BoardPin | undefined {
  if (expose.type === 'switch') return switchOf(expose)
  if (expose.type === 'light') return lightOf(expose)
  if (expose.type === 'fan') return fanOf(expose)
  if (expose.type === 'cover') return coverOf(expose, all)
  return expose.type === 'binary' ? inputOf(expose) : undefined
}

type Feature = { about: Fields; field: string; canGet: boolean }

/** The feature of an expose by its name, where it is told and can be set. A state that is never told could not be believed. */
function featureOf({ features }: Fields, name: string): Feature | undefined {
  const feature = listOf(features).find((one) => one.name === name)
  const field = feature && textOf(feature.property)
  if (!feature || !field || !can(feature, isTold) || !can(feature, isSettable)) return undefined
  return { about: feature, field, canGet: can(feature, isAskable) }
}

/** A name where a board has several of a kind: that of the part. */
const nameOf = ({ endpoint }: Fields): string | null => textOf(endpoint)?.toUpperCase() ?? null

function switchOf(expose: Fields): BoardPin | undefined {
  const state = featureOf(expose, 'state')
  if (!state) return undefined
  const { field, canGet, about } = state
  const { value_on: on, value_off: off } = about
  if (!isFlag(on) || !isFlag(off)) return undefined
  const form: PinForm = { kind: 'switch' }
  return { as: 'flag', key: field, name: nameOf(expose), form, field, on, off, canGet }
}

function lightOf(expose: Fields): BoardPin | undefined {
  const power = switchOf(expose)
  const level = featureOf(expose, 'brightness')
  if (power?.as !== 'flag' || !level) return power
  const { value_max: max } = level.about
  const most = typeof max === 'number' && max > 0 ? max : 254
  return {
    as: 'level',
    key: level.field,
    name: power.name,
    form: { kind: 'level', step: 1 },
    field: level.field,
    power: power.field,
    most,
    on: power.on,
    off: power.off,
    canGet: level.canGet,
  }
}

function fanOf(expose: Fields): BoardPin | undefined {
  const mode = featureOf(expose, 'mode')
  const given: unknown = mode?.about.values
  if (!mode || !Array.isArray(given)) return undefined
  const named = given.filter((one): one is string => typeof one === 'string')
  const values = ['off', ...named.filter((one) => one !== 'off' && one !== 'on')]
  const levels = pinLevels.safeParse(values.map((one) => (one === 'off' ? 'OFF' : capital(one))))
  if (!named.includes('off') || !levels.success) return undefined
  const form: PinForm = { kind: 'fan', levels: levels.data }
  const { field, canGet } = mode
  return { as: 'choice', key: field, name: nameOf(expose), form, field, values, canGet }
}

/** The words of a cover's state that it is set by; one that can be stopped has another. */
const coverWords = ['OPEN', 'CLOSE']
/** Fields of boards that tell which way their cover moves. */
const movingFields = ['moving', 'motor_state']

function coverOf(expose: Fields, all: readonly Fields[]): BoardPin | undefined {
  const state = featureOf(expose, 'state')
  const place = featureOf(expose, 'position')
  const words: unknown = state?.about.values
  const isKnown = Array.isArray(words) && coverWords.every((word) => words.includes(word))
  if (!state || !isKnown) return undefined
  const { field, canGet } = place ?? state
  const moves = all.find(
    (one) => movingFields.some((name) => one.name === name) && can(one, isTold),
  )
  return {
    as: 'cover',
    key: field,
    name: nameOf(expose),
    form: {
      kind: 'cover',
      position: place !== undefined,
      ...(!words.includes('STOP') && { stop: false }),
    },
    field,
    word: state.field,
    moves: moves && textOf(moves.property),
    canGet,
  }
}

/** The ways in which a remote is pressed: each is a button. One with a `*` stands for any number of them. */
function pressesOf({ name, property, values }: Fields): BoardPin[] {
  const field = textOf(property)
  if (name !== 'action' || !field || !Array.isArray(values)) return []
  return values.flatMap((value: unknown): BoardPin[] => {
    const text = textOf(value)
    if (typeof value !== 'string' || !text || value.includes('*')) return []
    const key = `action.${text.replaceAll(/[^A-Za-z0-9_.-]/g, '_')}`.slice(0, 32)
    const form: PinForm = { kind: 'button', output: false }
    const spoken = capital(text.replaceAll('_', ' ')).trim() || null
    return [{ as: 'press', key, name: spoken, form, field, value, canGet: false }]
  })
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const senses: Readonly<Record<string, string>> = {
  occupancy: 'motion',
  water_leak: 'leak',
  carbon_monoxide: 'gas',
  battery_low: 'problem',
  tamper: 'problem',
}

/** Something that is so or not, which only the board knows. */
function inputOf(expose: Fields): BoardPin | undefined {
  const { name, label, value_on: on, value_off: off, category } = expose
  const field = textOf(expose.property)
  const isOwn = can(expose, isTold) && !can(expose, isSettable) && category !== 'config'
  if (!field || !isOwn || !isFlag(on) || !isFlag(off)) return undefined
  const word = typeof name === 'string' ? (Object.hasOwn(senses, name) ? senses[name] : name) : ''
  const { data: sense = 'other' } = inputSense.safeParse(word)
  const form: PinForm = { kind: 'input', senses: sense, texts: [...textsOfInput[sense]] }
  const canGet = can(expose, isAskable)
  return { as: 'flag', key: field, name: textOf(label) ?? null, form, field, on, off, canGet }
}

const known: Readonly<Record<string, { name?: string; kind?: ReadingKind; decimals: number }>> = {
  temperature: { kind: 'temperature', decimals: 1 },
  device_temperature: { kind: 'temperature', decimals: 0 },
  humidity: { kind: 'humidity', decimals: 0 },
  pressure: { kind: 'pressure', decimals: 0 },
  illuminance: { kind: 'illuminance', decimals: 0 },
  co2: { kind: 'carbon_dioxide', decimals: 0 },
  power: { kind: 'power', decimals: 0 },
  energy: { kind: 'energy', decimals: 2 },
  voltage: { kind: 'voltage', decimals: 1 },
  current: { kind: 'current', decimals: 2 },
  battery: { decimals: 0 },
  linkquality: { name: 'Link quality', decimals: 0 },
}

/** A number that the board measures. */
function readingOf(expose: Fields): BoardReading | undefined {
  const { type, name, label, category } = expose
  const field = textOf(expose.property)
  const isMeasured = type === 'numeric' && can(expose, isTold) && !can(expose, isSettable)
  if (!field || typeof name !== 'string' || !isMeasured || category === 'config') return undefined
  const { data: key } = readingKey.safeParse(field.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'))
  if (key === undefined) return undefined
  const given = textOf(expose.unit, 16)
  const isMilli = name === 'voltage' && given === 'mV'
  const unit = isMilli ? 'V' : given
  const about = Object.hasOwn(known, name) ? known[name] : undefined
  const text = textOf(label) ?? textOf(capital(name.replaceAll('_', ' '))) ?? field
  const declared = { name: text, ...about, ...(unit && { unit }) }
  return { key, field, factor: isMilli ? 0.001 : 1, declared }
}
