import { isRecord, wordOf } from '../dialects/firmware-json.ts'
import {
  type About,
  type Fields,
  keyOf,
  type MayCommand,
  type Source,
  sourceOf,
  textOf,
} from './discovery-fields.ts'
import { parsed } from './value-path.ts'

/* The entities of Home Assistant's discovery that have presses and no state. */

/** More ways of pressing than a remote has. */
const waysMax = 32

/** A button that people press from afar: nothing ever says that it was. */
export function buttonOf(fields: Fields, key: string, mayCommand: MayCommand): About | undefined {
  const { command_topic: topic, command_template } = fields
  if (!mayCommand(topic) || command_template !== undefined) return undefined
  const payload = wordOf(fields.payload_press) ?? 'PRESS'
  return {
    pin: {
      as: 'flag',
      key,
      name: textOf(fields.name) ?? null,
      form: { kind: 'button', output: true, assumed: true },
      field: key,
      on: 'ON',
      off: 'OFF',
      canGet: false,
    },
    sources: new Map(),
    sets: [key],
    send: () => [{ topic, payload }],
  }
}

/** A bell or a remote whose presses are told as events: each way of pressing is a button. */
export function eventsOf(fields: Fields, key: string): About[] {
  const { event_types: types } = fields
  const source = sourceOf(fields, 'state_topic', 'value_template')
  if (!source || !Array.isArray(types)) return []
  const read: Source['read'] = (said) => {
    const value = source.read(said)
    const event = typeof value === 'string' ? parsed(value) : value
    return isRecord(event) ? wordOf(event.event_type) : undefined
  }
  const ways = types.filter((one): one is string => typeof one === 'string').slice(0, waysMax)
  return ways.map((way) =>
    pressOf(
      { key: keyOf(`${key}.${way}`), name: spoken(textOf(fields.name), way) },
      { field: key, value: way, source: { topic: source.topic, read } },
    ),
  )
}

/** A trigger of a device: one way in which one of its buttons is pressed. */
export function triggerOf(fields: Fields, key: string): About[] {
  const { automation_type, type, subtype } = fields
  const source = sourceOf(fields, 'topic', 'value_template')
  if (!source || automation_type !== 'trigger') return []
  const payload = wordOf(fields.payload)
  const value = 'pressed'
  const read: Source['read'] = (said) => {
    const word = wordOf(source.read(said))
    return word !== undefined && (payload === undefined || word === payload) ? value : undefined
  }
  const name = spoken(textOf(subtype), textOf(type) ?? '')
  return [pressOf({ key, name }, { field: key, value, source: { topic: source.topic, read } })]
}

type Way = { field: string; value: string; source: Source }

const pressOf = (
  { key, name }: { key: string; name: string | null },
  { field, value, source }: Way,
): About => ({
  pin: {
    as: 'press',
    key,
    name,
    form: { kind: 'button', output: false },
    field,
    value,
    canGet: false,
  },
  sources: new Map([[field, source]]),
  sets: [],
  send: () => [],
})

/** `Bell, double press`; null for nothing. */
function spoken(of: string | undefined, way: string): string | null {
  const text = [of, way].flatMap((one) => one?.replaceAll('_', ' ').trim() || []).join(', ')
  return textOf(text.slice(0, 1).toUpperCase() + text.slice(1)) ?? null
}
