import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { z } from 'zod'
import { Refusal, refuse } from './refusal.ts'

/*
 * JSON from outside, over any transport. It must be UTF-8, no deeper, wider or longer than the
 * limits, and without any key that could reach an object's prototype. No object names a field
 * twice: programs disagree about which of the two counts (RFC 8259 §4). One reading of a device that
 * breaks these rules is refused alone, and so is each after the first `jsonFieldsMax`.
 */

const utf8 = new TextDecoder('utf-8', { fatal: true })
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])
const { jsonDepthMax, jsonFieldsMax, jsonItemsMax, jsonTextMax } = limits

/**
 * Parses JSON from outside.
 * @param textMax how long a text in it may be, characters
 * @throws Refusal 'invalid_input'.
 */
export function parseJson(bytes: Uint8Array, textMax: number = jsonTextMax): unknown {
  const { text, value } = readJson(bytes)
  const counted = { ...nothingCounted(), textMax }
  inspect(value, 1, counted)
  // No program sends -0, and no code here should have to tell it from 0.
  if (counted.hasNegativeZero) throw refuse('invalid_input', 'A number may not be -0')
  if (fieldsNamedIn(text) > counted.fields) throw namedTwice()
  return value
}

/**
 * Parses the JSON of a device, as its sender means it: NUL bytes at the end do not count, -0 is 0, and
 * `nan`, `inf` and `ovf` in the place of a number are null. Each of its readings is looked at by itself:
 * one that may not be read, is named twice, or comes after the first 256, is a Refusal in its place.
 * @throws Refusal 'invalid_input'.
 */
export function parseReport(bytes: Uint8Array): unknown {
  const length = bytes.findLastIndex((byte) => byte !== 0) + 1
  const { text, value } = readJson(bytes.subarray(0, length), notNumbersAsNull)
  const counted = nothingCounted()
  const { readings, ...others } = isObject(value) && isObject(value.readings) ? value : {}
  inspect(readings ? others : value, 1, counted)
  const each = new Map(
    Object.entries(readings ?? {}).map(([key, one], nth) => [
      key,
      nth < jsonFieldsMax ? checkedReading(key, one, counted) : tooManyReadings,
    ]),
  )
  // The text names more fields than were counted: the last of each name has replaced the others.
  if (fieldsNamedIn(text) > counted.fields + (readings ? 1 + each.size : 0)) {
    for (const { field, key } of fieldsNamedTwice(text)) {
      if (!readings || field !== 'readings' || key === undefined) throw namedTwice()
      each.set(key, readingNamedTwice)
    }
  }
  return readings ? { ...others, readings: Object.fromEntries(each) } : value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Made once: a message may have thousands.
const tooManyReadings = refuse('invalid_input', `is not among the first ${jsonFieldsMax}`)
const readingNamedTwice = refuse('invalid_input', 'is named twice')
const dangerousReading = refuse('invalid_input', 'may not be called so')

/** A reading, or why it may not be read. */
function checkedReading(key: string, value: unknown, all: Counted): unknown {
  if (dangerous.has(key)) return dangerousReading
  const counted = nothingCounted()
  try {
    // It is as deep as in its message.
    inspect(value, 3, counted)
    return Object.is(value, -0) ? 0 : value
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error
  } finally {
    all.fields += counted.fields
  }
}

type ReadJson = { text: string; value: unknown }

/** @param mend makes another text of one that is no JSON, for a second try */
function readJson(bytes: Uint8Array, mend?: (text: string) => string): ReadJson {
  try {
    const text = utf8.decode(bytes)
    try {
      return { text, value: JSON.parse(text) }
    } catch (error) {
      if (!mend) throw error
      const mended = mend(text)
      return { text: mended, value: JSON.parse(mended) }
    }
  } catch {
    throw refuse('invalid_input', 'The message is not valid JSON in UTF-8')
  }
}

/** A text of JSON, also one that is broken off, or a number that is none, as C, Python and Arduino write it. */
const textOrNotNumber = /"(?:[^"\\]|\\[\s\S])*\\?(?:"|$)|[-+]?\b(?:nan|inf(?:inity)?|ovf)\b/gi

const notNumbersAsNull = (json: string): string =>
  json.replaceAll(textOrNotNumber, (found) => (found.startsWith('"') ? found : 'null'))

const namedTwice = () => refuse('invalid_input', 'The message names a field twice')

const [quote, backslash, colon] = ['"', '\\', ':'].map((sign) => sign.charCodeAt(0))

/** The number of fields that valid JSON names, at all levels: each has one colon outside of texts. */
function fieldsNamedIn(json: string): number {
  let fields = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isInText && sign === backslash) at += 1
    else if (sign === quote) isInText = !isInText
    else if (sign === colon && !isInText) fields += 1
  }
  return fields
}

/** Fields that valid JSON names twice in an object, each by the first two names that lead there. */
function* fieldsNamedTwice(json: string): Generator<Record<'field' | 'key', string | undefined>> {
  const levels: { names: Set<string>; name: string | undefined }[] = []
  let text = ''
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    const level = levels.at(-1)
    if (token === '{' || token === '[') levels.push({ names: new Set(), name: undefined })
    else if (token === '}' || token === ']') levels.pop()
    else if (token !== ':') text = token
    else if (level) {
      // However it is written.
      const name = String(JSON.parse(text))
      level.name = name
      if (level.names.has(name)) yield { field: levels[0]?.name, key: levels[1]?.name }
      level.names.add(name)
    }
  }
}

/** The counts of a message so far, all levels taken together, and how long its texts may be. */
type Counted = { fields: number; items: number; hasNegativeZero: boolean; textMax: number }

const nothingCounted = (): Counted => ({
  fields: 0,
  items: 0,
  hasNegativeZero: false,
  textMax: jsonTextMax,
})

/** Looks at all of a value, and makes each -0 in it a 0. @throws Refusal 'invalid_input' for what is deeper, wider or longer than the limits. */
function inspect(value: unknown, depth: number, counted: Counted): void {
  if (typeof value === 'string') checkText(value, counted.textMax)
  if (Object.is(value, -0)) counted.hasNegativeZero = true
  if (typeof value !== 'object' || value === null) return
  if (depth > jsonDepthMax) {
    throw refuse('invalid_input', `The message is nested deeper than ${jsonDepthMax} levels`)
  }
  if (Array.isArray(value)) {
    counted.items += value.length
    if (counted.items > jsonItemsMax) {
      throw refuse('invalid_input', `The message has more than ${jsonItemsMax} list items`)
    }
    for (const [at, inner] of value.entries()) {
      inspect(inner, depth + 1, counted)
      if (inner === 0) value[at] = 0
    }
    return
  }
  // An object of JSON: its fields are texts.
  const own = value as Record<string, unknown>
  const fields = Object.keys(own)
  counted.fields += fields.length
  if (counted.fields > jsonFieldsMax) {
    throw refuse('invalid_input', `The message has more than ${jsonFieldsMax} fields`)
  }
  for (const key of fields) {
    if (dangerous.has(key)) throw refuse('invalid_input', `A field may not be called ${key}`)
    checkText(key, jsonTextMax)
  }
  for (const [key, inner] of Object.entries(own)) {
    inspect(inner, depth + 1, counted)
    if (inner === 0) own[key] = 0
  }
}

/** Half a surrogate pair can't be stored: it would come back as another character. */
function checkText(text: string, most: number): void {
  if (text.length > most) {
    throw refuse('invalid_input', `A text in the message is longer than ${most} characters`)
  }
  if (!text.isWellFormed())
    throw refuse('invalid_input', 'A text in the message is not valid Unicode')
}

/**
 * Parses a value by its schema.
 * @throws Refusal 'invalid_input' with the first wrong field.
 */
export function parseAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse('invalid_input', errorTextOf(issue), { requestField: fieldOf(issue) })
}

/** The field of the request that an issue is in, or that should not be there. */
function fieldOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  // A value that fits no kind of message has no field yet: its text names none.
  if (issue?.code === 'invalid_union' && isForPeople(issue)) return undefined
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0]
  return name === undefined ? undefined : String(name)
}

/** `room_name is required`; a text that is already a sentence stands alone. */
function errorTextOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'The message is not what was expected'
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
  if (isForPeople(issue) || field === '') return issue.message
  return `${field} ${issue.message.replace(/^Invalid input: ?/, 'is wrong: ')}`
}

/** Tells whether the text of an issue stands alone, without the name of its field. */
const isForPeople = ({ message }: z.core.$ZodIssue) =>
  /^[A-Z]/.test(message) && !message.startsWith('Invalid input')
