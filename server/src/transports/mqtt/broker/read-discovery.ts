import { isRecord, wordOf } from '../dialects/firmware-json.ts'
import { deviceFields, entityFields } from './abbreviations.ts'
import {
  type About,
  digest,
  type Fields,
  isTopic,
  keyOf,
  type Source,
  sourceOf,
  textOf,
} from './discovery-fields.ts'
import { readEntity } from './read-entity.ts'
import { parsed } from './value-path.ts'

/*
 * The messages by which devices on a broker say what they are to Home Assistant
 * (https://www.home-assistant.io/integrations/mqtt/#mqtt-discovery): one for each entity, or one for a device
 * with all of its entities.
 */

/** Whether an entity is there, by the messages of a topic. */
export type Presence = Source & { template: unknown; yes: string; no: string }

/** The same by several: all of them or one must say so, or the one that has spoken last. */
export type Availability = { mode: 'all' | 'any' | 'latest'; by: readonly Presence[] }

/** A device of a broker, as one of its entities describes it. */
export type FoundDevice = {
  key: string
  name: string | null
  model: string | null
  vendor: string | null
}

/** Something that a device of a broker has: a pin, or a reading. */
export type Entity = About & {
  device: FoundDevice
  availability: Availability
  /** The topics on which it may be sent something. */
  commands: ReadonlySet<string>
}

/** The place of a config: what it had said before is replaced. */
export const configTopic =
  /^([A-Za-z0-9_-]{1,64})\/(?:[A-Za-z0-9_-]{1,128}\/)?([A-Za-z0-9_-]{1,128})$/

/** More than any device has, and than a home's board can have. */
const componentsMax = 128
/** More fields than an entity has, more than its device has for all of them, and more sources of availability. */
const most = { fields: 100, shared: 24, availability: 16 }

/**
 * Reads a config.
 * @param place its topic between the prefix and `/config`
 * @param prefix of discovery: nothing is ever sent below it
 * @returns its entities; none for what can't be read, or is not known here
 */
export function readConfig(place: string, payload: string, prefix: string): Entity[] {
  const match = configTopic.exec(place)
  const config = parsed(payload)
  if (!match || !isRecord(config)) return []
  const [, component = '', object = ''] = match
  // Each entity of a device has a copy of what they share.
  if (!hasAtMost(config, component === 'device' ? most.shared : most.fields)) return []
  if (component !== 'device') return readOne(config, { component, object, prefix })
  const shared = named(config, entityFields)
  const { components } = shared
  if (!isRecord(components)) return []
  const parts = Object.entries(components).slice(0, componentsMax)
  return parts.flatMap(([id, part]) => {
    if (!isRecord(part) || !hasAtMost(part, most.fields)) return []
    const { platform } = named(part, entityFields)
    if (typeof platform !== 'string') return []
    const { components: _, ...rest } = shared
    const own = { ...rest, ...named(part, entityFields) }
    return readOne(own, { component: platform, object: id, prefix })
  })
}

/** Whether an object has so few fields, and says of so few sources whether it is there. */
const hasAtMost = (fields: Fields, count: number): boolean =>
  Object.keys(fields).length <= count &&
  [fields.availability, fields.avty].every((one) => listOf(one).length <= most.availability)

function readOne(
  given: Fields,
  { component, object, prefix }: { component: string; object: string; prefix: string },
): Entity[] {
  const fields = withoutEchoes(withBase(named(given, entityFields)))
  const commands = new Set<string>()
  const mayCommand = (topic: unknown): topic is string => {
    if (!isCommandTopic(topic, prefix)) return false
    commands.add(topic)
    return true
  }
  const entities = readEntity(component, fields, keyOf(object), mayCommand)
  const availability = availabilityOf(fields)
  if (entities.length === 0 || !availability) return []
  const device = deviceOf(fields, object)
  return entities.map((about) => ({ ...about, availability, device, commands }))
}

/** Long names for short ones; where both are there, the long one. */
function named(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  const pairs = Object.entries(fields).map(([key, value]): [string, unknown] => [
    Object.hasOwn(names, key) ? (names[key] ?? key) : key,
    value,
  ])
  const long = Object.entries(fields).filter(([key]) => !Object.hasOwn(names, key))
  return Object.fromEntries([...pairs, ...long])
}

/** `~` at the beginning or the end of a topic stands for its base. */
function withBase(fields: Fields): Fields {
  const base = fields['~']
  if (typeof base !== 'string') return fields
  const full = (value: unknown): unknown => {
    if (typeof value !== 'string') return value
    if (value.startsWith('~')) return base + value.slice(1)
    return value.endsWith('~') ? value.slice(0, -1) + base : value
  }
  const pairs = Object.entries(fields).map(([key, value]): [string, unknown] => {
    if (key === 'topic' || key.endsWith('_topic')) return [key, full(value)]
    if (key !== 'availability') return [key, value]
    return [
      key,
      listOf(value).map((one) => ({ ...one, topic: full(named(one, entityFields).topic) })),
    ]
  })
  return Object.fromEntries(pairs)
}

/** Without the states on its own command topics: there they would be what was said, not what is so. */
function withoutEchoes(fields: Fields): Fields {
  const pairs = Object.entries(fields)
  const isCommand = (name: string) => /command_topic$|^set_.*_topic$/.test(name)
  const asked = new Set(pairs.flatMap(([name, topic]) => (isCommand(name) ? [topic] : [])))
  const isEcho = ([name, topic]: [string, unknown]) =>
    name.endsWith('_topic') && !isCommand(name) && asked.has(topic)
  return Object.fromEntries(pairs.filter((pair) => !isEcho(pair)))
}

const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : []

/**
 * A topic that a device may have for its commands: a config may name any, also that of another program. None of
 * the broker's own, of discovery, or of devices of Roomwire is one.
 */
const isCommandTopic = (topic: unknown, prefix: string): topic is string =>
  isTopic(topic) &&
  ![`${prefix}/`, 'homeassistant/', 'devices/', '$'].some((one) => topic.startsWith(one))

/** Where it is said whether an entity is there; undefined where that can't be read. */
function availabilityOf(fields: Fields): Availability | undefined {
  const alone = fields.availability_topic !== undefined
  const each = alone
    ? [
        {
          ...fields,
          topic: fields.availability_topic,
          value_template: fields.availability_template,
        },
      ]
    : listOf(fields.availability).map((one) => named(one, entityFields))
  const read = each.map((one) => {
    const source = sourceOf(one, 'topic', 'value_template')
    const [yes, no] = [wordOf(one.payload_available), wordOf(one.payload_not_available)]
    const { value_template: template } = one
    return source && { ...source, template, yes: yes ?? 'online', no: no ?? 'offline' }
  })
  const by = read.filter((one) => one !== undefined)
  const { availability_mode: given } = fields
  const mode = given === 'all' || given === 'any' ? given : 'latest'
  return by.length === read.length ? { mode, by } : undefined
}

function deviceOf(fields: Fields, object: string): FoundDevice {
  const device = isRecord(fields.device) ? named(fields.device, deviceFields) : {}
  const { identifiers, connections } = device
  const [first] = Array.isArray(identifiers) ? identifiers : [identifiers]
  const known = first ?? (Array.isArray(connections) ? connections[0] : undefined)
  const id = JSON.stringify(known ?? ['alone', fields.unique_id ?? object])
  return {
    key: `0x${digest(id).slice(0, 16)}`,
    name: textOf(device.name) ?? textOf(fields.name) ?? null,
    model: textOf(device.model) ?? null,
    vendor: textOf(device.manufacturer) ?? null,
  }
}
