import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** The parts of a JSON Schema that say how a value is written. */
export type JsonSchema = {
  type?: string
  nullable?: boolean
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema
  anyOf?: JsonSchema[]
}

/**
 * The JSON Schema by which a declared shape is written. It says which fields there are and of which type, and
 * leaves out what only a check needs. A choice is written without trying each of its options first, which
 * takes ten times as long: objects become one with the fields of all.
 */
export function writingSchema(declared: z.ZodType): JsonSchema {
  return slim(z.toJSONSchema(declared, { target: 'draft-7' }))
}

type Declared = z.core.JSONSchema.BaseSchema

function slim(schema: Declared | boolean): JsonSchema {
  if (typeof schema === 'boolean')
    throw new TypeError('What is declared as anything is not written')
  const { type, anyOf, oneOf } = schema
  const options = anyOf ?? oneOf
  if (options) return choiceOf(options.map(slim))
  if (Array.isArray(type)) return choiceOf(type.map((one) => slim({ type: one })))
  if (type === 'object') return objectOf(schema)
  // A tuple is written as a list of whatever it has.
  if (type === 'array') return { type, items: choiceOf([schema.items ?? true].flat().map(slim)) }
  if (type === undefined) throw new TypeError('What is declared without a type is not written')
  return { type: type === 'integer' ? 'number' : type }
}

function objectOf({
  properties = {},
  required = [],
  additionalProperties = false,
}: Declared): JsonSchema {
  const others =
    typeof additionalProperties === 'boolean'
      ? {}
      : { additionalProperties: slim(additionalProperties) }
  return { type: 'object', properties: mapValues(properties, slim), required, ...others }
}

/** One shape for a choice. */
function choiceOf(options: readonly JsonSchema[]): JsonSchema {
  const there = options.filter(({ type }) => type !== 'null')
  const nullable = there.length < options.length ? { nullable: true } : {}
  const [first = {}, ...rest] = there
  const isSame = rest.every((one) => isDeepStrictEqual(one, first))
  if (isSame) return { ...first, ...nullable }
  if (there.every(isPlainObject)) return { ...merged(there), ...nullable }
  return { anyOf: [...options] }
}

/** Whether it is an object with declared names. */
const isPlainObject = ({ type, additionalProperties }: JsonSchema) =>
  type === 'object' && !additionalProperties

/** An object with the fields of all; required are those that each requires. */
function merged(options: readonly JsonSchema[]): JsonSchema {
  const names = [...new Set(options.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const shapesOf = (name: string) => options.flatMap(({ properties }) => properties?.[name] ?? [])
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, choiceOf(shapesOf(name))])),
    required: names.filter((name) => options.every((one) => one.required?.includes(name))),
  }
}

function mapValues<From, To>(values: Record<string, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
