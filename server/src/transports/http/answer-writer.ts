import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import type { FastifyReply } from 'fastify'
import type { EventLoop } from '../../platform/event-loop.ts'
import { type JsonSchema, writingSchema } from './writing-schema.ts'

/*
 * Writes answers as JSON. A long list is written in several turns of the event loop, and an item that
 * never changes is written once for as long as it is kept: two thousand devices would stop everybody else.
 */

type Fields = { [name: string]: unknown }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

type Write = (value: unknown) => string

/** The parts of which an answer is written: its lists item by item, also those of a part; and the rest at once. */
type Writers = {
  rest: Write
  lists: ReadonlyMap<string, Write>
  parts: ReadonlyMap<string, Writers>
  required: ReadonlySet<string>
}

/**
 * Writes the answers of an endpoint with only the fields that its reply declares. A frozen answer, or
 * a frozen item of a list, never changes: it is written when it is sent first.
 */
export function openAnswerWriter(
  { eventLoop }: { eventLoop: EventLoop },
  { method, url, reply: declared }: Endpoint,
) {
  const kept = new WeakMap<Fields, Buffer>()
  return async (answer: unknown, reply: FastifyReply): Promise<Buffer | string> => {
    if (!isFields(answer)) throw new TypeError(`${method} ${url} answers with no fields`)
    const known = kept.get(answer)
    if (known) return known
    const text = await write(eventLoop, answer, writersOf(declared, reply))
    if (!Object.isFrozen(answer)) return text
    const bytes = Buffer.from(text)
    kept.set(answer, bytes)
    return bytes
  }
}

async function write(
  eventLoop: EventLoop,
  answer: Fields,
  { rest, lists, parts, required }: Writers,
): Promise<string> {
  const others = rest(answer)
  const texts: string[] = others === '{}' ? [] : [others.slice(1, -1)]
  for (const [name, writeItem] of lists) {
    const items = answer[name]
    if (items === undefined && !required.has(name)) continue
    if (!Array.isArray(items)) throw new TypeError(`${name} is no list`)
    const each = await eventLoop.mapInTurns(items, writeItem)
    texts.push(`${JSON.stringify(name)}:[${each.join()}]`)
  }
  for (const [name, writers] of parts) {
    const part = answer[name]
    if (part === undefined && !required.has(name)) continue
    if (!isFields(part)) throw new TypeError(`${name} has no fields`)
    texts.push(`${JSON.stringify(name)}:${await write(eventLoop, part, writers)}`)
  }
  return `{${texts.join()}}`
}

/** Writes each item that is frozen once for as long as it is kept. */
function onceEach(writeItem: Write): Write {
  const texts = new WeakMap<object, string>()
  return (item) => {
    if (!isFields(item) || !Object.isFrozen(item)) return writeItem(item)
    const text = texts.get(item) ?? inOnePiece(writeItem(item))
    texts.set(item, text)
    return text
  }
}

/** A text that was put together piece by piece is copied piece by piece too: a list of such takes 20 times as long. */
const inOnePiece = (text: string): string => Buffer.from(text).toString()

const writersOfReplies = new WeakMap<object, Writers>()

/**
 * The writers of answers of this shape. They are made for the first answer, because a start would have to
 * wait for those of every endpoint, and they serve every server of the process.
 */
function writersOf(declared: Endpoint['reply'], reply: FastifyReply): Writers {
  const known = writersOfReplies.get(declared)
  if (known) return known
  // It writes values of any schema, not objects alone.
  const compile = (schema: JsonSchema) => reply.compileSerializationSchema(schema) as Write
  const made = writersFor(writingSchema(declared), compile)
  writersOfReplies.set(declared, made)
  return made
}

function writersFor(
  { properties = {}, required = [] }: JsonSchema,
  compile: (schema: JsonSchema) => Write,
): Writers {
  const lists = new Map<string, Write>()
  const parts = new Map<string, Writers>()
  const others: Record<string, JsonSchema> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (isList(property)) lists.set(name, onceEach(compile(property.items)))
    else if (hasLists(property)) parts.set(name, writersFor(property, compile))
    else others[name] = property
  }
  const rest = {
    type: 'object',
    properties: others,
    required: required.filter((name) => name in others),
  }
  return { rest: compile(rest), lists, parts, required: new Set(required) }
}

const isList = (schema: JsonSchema): schema is JsonSchema & { items: JsonSchema } =>
  schema.items !== undefined && !schema.nullable

/** Whether it is an object that has lists, and always is one. */
const hasLists = ({ properties = {}, nullable, additionalProperties }: JsonSchema): boolean =>
  !nullable && !additionalProperties && Object.values(properties).some(isList)
