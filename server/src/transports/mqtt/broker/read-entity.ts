import { type ReadingKind, readingKey, readingKind } from '@roomwire/contracts/vocabulary/series.ts'
import { wordOf } from '../dialects/firmware-json.ts'
import {
  type About,
  assumedWithout,
  expiresOf,
  type Fields,
  isYes,
  type MayCommand,
  orUnknown,
  type Sent,
  type Source,
  sourceOf,
  textOf,
} from './discovery-fields.ts'
import { buttonOf, eventsOf, triggerOf } from './read-buttons.ts'
import { coverOf } from './read-cover.ts'
import { flag, inputOf, off, on } from './read-input.ts'
import { numberOf, readTemplate, type Said } from './value-path.ts'

/*
 * What an entity of Home Assistant's discovery is here. The state of one that tells none ('optimistic') is assumed:
 * whether it did what it was told is never known.
 */

/** @returns nothing for an entity that is not known here, or can't be read */
export function readEntity(
  component: string,
  fields: Fields,
  key: string,
  mayCommand: MayCommand,
): About[] {
  // Settings of the device itself.
  if (fields.entity_category === 'config') return []
  if (component === 'event') return eventsOf(fields, key)
  if (component === 'device_automation') return triggerOf(fields, key)
  const one = readers.get(component)?.(fields, key, mayCommand)
  return one ? [one] : []
}

type Reader = (fields: Fields, key: string, mayCommand: MayCommand) => About | undefined

/** The components that have one pin or reading each. */
const readers: ReadonlyMap<string, Reader> = new Map([
  ['switch', switchOf],
  ['light', lightOf],
  ['fan', fanOf],
  ['cover', coverOf],
  ['button', buttonOf],
  ['binary_sensor', inputOf],
  ['sensor', readingOf],
])

/** `state` is undefined for one that is assumed. */
type Power = { state: Source | undefined; send(isOn: boolean): Sent; name: string | null }

/** The part of an entity that is on or off. */
function powerOf(fields: Fields, mayCommand: MayCommand, template: string): Power | undefined {
  const { command_topic: topic, command_template, optimistic } = fields
  if (!mayCommand(topic) || command_template !== undefined) return undefined
  const state = isYes(optimistic) ? undefined : sourceOf(fields, 'state_topic', template)
  const [payloadOn, payloadOff] = [
    wordOf(fields.payload_on) ?? on,
    wordOf(fields.payload_off) ?? off,
  ]
  const [stateOn, stateOff] = [
    wordOf(fields.state_on) ?? payloadOn,
    wordOf(fields.state_off) ?? payloadOff,
  ]
  return {
    state: state && flag(state, stateOn, stateOff),
    send: (isOn) => ({ topic, payload: isOn ? payloadOn : payloadOff }),
    name: textOf(fields.name) ?? null,
  }
}

const asSwitch = (key: string, { state, send, name }: Power): About => ({
  pin: {
    as: 'flag',
    key,
    name,
    form: { kind: 'switch', ...assumedWithout(state) },
    field: key,
    on,
    off,
    canGet: false,
  },
  sources: new Map(state && [[key, state]]),
  sets: [key],
  send: (setting) => [send(setting[key] === on)],
})

function switchOf(fields: Fields, key: string, mayCommand: MayCommand): About | undefined {
  const power = powerOf(fields, mayCommand, 'value_template')
  return power && asSwitch(key, power)
}

/** A level beside the power, from `least` to `most` in the words of the device. */
type Level = { state: Source | undefined; topic: string; least: number; most: number }

function asLevel(key: string, { state, send, name }: Power, level: Level): About {
  const power = `${key} power`
  const { topic, least, most } = level
  // Counted from 1 on, as a pin's level is; the least of a fan with three speeds is a third.
  const told = level.state && {
    topic: level.state.topic,
    read: (said: Said) => {
      const number = numberOf(level.state?.read(said))
      return number === undefined ? undefined : Math.max(0, number - least + 1)
    },
  }
  const sources: [string, Source][] =
    state && told
      ? [
          [power, state],
          [key, told],
        ]
      : []
  return {
    pin: {
      as: 'level',
      key,
      name,
      form: { kind: 'level', step: 1, ...assumedWithout(state && told) },
      field: key,
      power,
      most: most - least + 1,
      on,
      off,
      canGet: false,
    },
    sources: new Map(sources),
    sets: [power, key],
    send(setting) {
      const { [key]: value } = setting
      if (setting[power] === off || typeof value !== 'number') return [send(false)]
      return [{ topic, payload: String(value + least - 1) }, send(true)]
    },
  }
}

const scaleOf = (value: unknown, usual: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 65_535
    ? value
    : usual

function lightOf(fields: Fields, key: string, mayCommand: MayCommand): About | undefined {
  const { schema = 'basic' } = fields
  if (schema === 'json') return jsonLightOf(fields, key, mayCommand)
  if (schema !== 'basic' && schema !== 'default') return undefined
  const power = powerOf(fields, mayCommand, 'state_value_template')
  if (!power) return undefined
  const state = sourceOf(fields, 'brightness_state_topic', 'brightness_value_template')
  const { brightness_command_topic: topic, brightness_command_template: given } = fields
  // Where it is told whether it is on, that is worth more than to set a level that nobody knows.
  const isBlind = power.state !== undefined && !state
  if (isBlind || !mayCommand(topic) || given !== undefined) return asSwitch(key, power)
  return asLevel(key, power, {
    state,
    topic,
    least: 1,
    most: scaleOf(fields.brightness_scale, 255),
  })
}

/** A light whose state and commands are JSON objects: `{"state":"ON","brightness":120}`. */
function jsonLightOf(fields: Fields, key: string, mayCommand: MayCommand): About | undefined {
  const {
    state_topic,
    command_topic: topic,
    optimistic,
    brightness,
    supported_color_modes: modes,
  } = fields
  const [stateAt, levelAt] = [
    readTemplate('{{ value_json.state }}'),
    readTemplate('{{ value_json.brightness }}'),
  ]
  const whole = sourceOf({ state_topic }, 'state_topic', 'none')
  if (!mayCommand(topic) || !stateAt || !levelAt) return undefined
  const told = isYes(optimistic) ? undefined : whole
  const state = told && flag({ ...told, read: stateAt }, on, off)
  const name = textOf(fields.name) ?? null
  const say = (message: object): Sent => ({ topic, payload: JSON.stringify(message) })
  const power: Power = { state, name, send: (isOn) => say({ state: isOn ? on : off }) }
  const dims = isYes(brightness) || (Array.isArray(modes) && modes.some((mode) => mode !== 'onoff'))
  if (!dims) return asSwitch(key, power)
  const most = scaleOf(fields.brightness_scale, 255)
  const level = { state: told && { ...told, read: levelAt }, topic, least: 1, most }
  const about = asLevel(key, power, level)
  const send = (setting: Fields) => {
    const value = setting[key]
    const isOn = setting[`${key} power`] === on && typeof value === 'number'
    return [isOn ? say({ state: on, brightness: value }) : say({ state: off })]
  }
  return { ...about, send }
}

function fanOf(fields: Fields, key: string, mayCommand: MayCommand): About | undefined {
  const power = powerOf(fields, mayCommand, 'state_value_template')
  if (!power) return undefined
  const state = sourceOf(fields, 'percentage_state_topic', 'percentage_value_template')
  const { percentage_command_topic: topic, percentage_command_template: given } = fields
  const isBlind = power.state !== undefined && !state
  if (isBlind || !mayCommand(topic) || given !== undefined) return asSwitch(key, power)
  const least = scaleOf(fields.speed_range_min, 1)
  const most = Math.max(least, scaleOf(fields.speed_range_max, 100))
  return asLevel(key, power, { state, topic, least, most })
}

const kinds: Readonly<Record<string, ReadingKind>> = {
  atmospheric_pressure: 'pressure',
  carbon_dioxide: 'carbon_dioxide',
  illuminance: 'illuminance',
  volume_flow_rate: 'flow',
  water: 'volume',
}

/** A number with a unit, or one that is measured. */
function readingOf(fields: Fields, object: string): About | undefined {
  const {
    unit_of_measurement,
    state_class,
    device_class,
    suggested_display_precision: decimals,
  } = fields
  const state = sourceOf(fields, 'state_topic', 'value_template')
  const unit = textOf(unit_of_measurement, 16)
  if (!state || (unit === undefined && state_class === undefined)) return undefined
  const key = object
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .replace(/^[^a-z]/, 'n')
  if (!readingKey.safeParse(key).success) return undefined
  const word = typeof device_class === 'string' ? device_class : ''
  const { data: kind } = readingKind.safeParse(Object.hasOwn(kinds, word) ? kinds[word] : word)
  const isCount =
    typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 4
  const declared = {
    name: textOf(fields.name) ?? object,
    ...(unit !== undefined && { unit }),
    ...(kind && { kind }),
    ...(isCount && { decimals }),
  }
  return {
    reading: { key, field: key, factor: 1, declared },
    ...expiresOf(fields),
    sources: new Map([
      [key, { ...state, read: orUnknown(state, (said) => numberOf(state.read(said))) }],
    ]),
  }
}
