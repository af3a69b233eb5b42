import { textsOfInput } from '@roomwire/contracts/vocabulary/input-texts.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { inputSense } from '@roomwire/contracts/vocabulary/pin-form-fields.ts'
import { wordOf } from '../dialects/firmware-json.ts'
import {
  type About,
  expiresOf,
  type Fields,
  msOf,
  orUnknown,
  type Source,
  sourceOf,
  textOf,
} from './discovery-fields.ts'

/** The usual words of an entity that is on or off. */
export const [on, off] = ['ON', 'OFF']

/** ON or OFF by the words of an entity. */
export function flag(source: Source, isOn: string, isOff: string): Source {
  const read: Source['read'] = (said) => {
    const word = wordOf(source.read(said))
    if (word === isOn) return on
    return word === isOff ? off : undefined
  }
  return { ...source, read }
}

const senses: Readonly<Record<string, string>> = {
  carbon_monoxide: 'gas',
  door: 'contact',
  garage_door: 'contact',
  moisture: 'leak',
  occupancy: 'presence',
  opening: 'contact',
  plug: 'power',
  safety: 'problem',
  tamper: 'problem',
  window: 'contact',
}

/** A sensor that says yes or no; undefined where it cannot be read. */
export function inputOf(fields: Fields, key: string): About | undefined {
  const state = sourceOf(fields, 'state_topic', 'value_template')
  if (!state) return undefined
  const word = textOf(fields.device_class) ?? ''
  const { data: sense = 'other' } = inputSense.safeParse(
    Object.hasOwn(senses, word) ? senses[word] : word,
  )
  const form: PinForm = { kind: 'input', senses: sense, texts: [...textsOfInput[sense]] }
  const [isOn, isOff] = [wordOf(fields.payload_on) ?? on, wordOf(fields.payload_off) ?? off]
  return {
    pin: {
      as: 'flag',
      key,
      name: textOf(fields.name) ?? null,
      form,
      field: key,
      on,
      off,
      canGet: false,
    },
    ...onForOf(fields.off_delay),
    ...expiresOf(fields),
    sources: new Map([[key, { ...state, read: orUnknown(state, flag(state, isOn, isOff).read) }]]),
    sets: [],
    send: () => [],
  }
}

/** How long a sensor is on that never says when it is off, such as one of motion. */
function onForOf(seconds: unknown): { onForMs?: number } {
  const onForMs = msOf(seconds)
  return onForMs === undefined ? {} : { onForMs }
}
