import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { z } from 'zod'
import { refuse } from './refusal.ts'

/*
 * JSON from outside, over any transport. It must be UTF-8, no deeper, wider or longer than the
 * limits, and without any key that could reach an object's prototype. No object names a field
 * twice: programs disagree about which of the two counts (RFC 8259 §4).
 */

const utf8 = new TextDecoder('utf-8', { fatal: true })
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])
const { jsonDepthMax, jsonFieldsMax, jsonItemsMax, jsonTextMax } = limits

/** Parses JSON from outside. @throws Refusal 'invalid_input'. */
export function parseJson(bytes: Uint8Array): unknown {
  const read = readJson(bytes)
  // No program sends -0, and no code here should have to tell it from 0.
  if (check(read).hasNegativeZero) throw refuse('invalid_input', 'A number may not be -0')
  return read.value
}

/**
 * Parses the JSON of a device, as its sender means it: NUL bytes at the end do not count, -0 is 0, and
 * `nan` and `inf` in the place of a number are null.
 * @throws Refusal 'invalid_input'.
 */
export function parseReport(bytes: Uint8Array): unknown {
  const length = bytes.findLastIndex((byte) => byte !== 0) + 1
  const read = readJson(bytes.subarray(0, length), notNumbersAsNull)
  if (!check(read).hasNegativeZero) return read.value
  return JSON.parse(read.text, (_, value: unknown) => (value === 0 ? 0 : value))
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

/** A text of JSON, also one that is broken off, or a number that is none, as C and Python write it. */
const textOrNotNumber = /"(?:[^"\\]|\\[\s\S])*\\?(?:"|$)|[-+]?\b(?:nan|inf(?:inity)?)\b/gi

const notNumbersAsNull = (json: string): string =>
  json.replaceAll(textOrNotNumber, (found) => (found.startsWith('"') ? found : 'null'))

/** @throws Refusal 'invalid_input' for what is deeper, wider or longer than the limits, or names a field twice. */
function check({ text, value }: ReadJson): Counted {
  const counted = { fields: 0, items: 0, hasNegativeZero: false }
  inspect(value, 1, counted)
  // The text names more fields than the value has: the last of each name has replaced the others.
  if (fieldsNamedIn(text) > counted.fields) {
    throw refuse('invalid_input', 'The message names a field twice')
  }
  return counted
}

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

/** What a message has had so far, all levels taken together. */
type Counted = { fields: number; items: number; hasNegativeZero: boolean }

function inspect(value: unknown, depth: number, counted: Counted): void {
  if (typeof value === 'string') checkText(value)
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
    for (const inner of value) inspect(inner, depth + 1, counted)
    return
  }
  const fields = Object.keys(value)
  counted.fields += fields.length
  if (counted.fields > jsonFieldsMax) {
    throw refuse('invalid_input', `The message has more than ${jsonFieldsMax} fields`)
  }
  for (const key of fields) {
    if (dangerous.has(key)) throw refuse('invalid_input', `A field may not be called ${key}`)
    checkText(key)
  }
  for (const inner of Object.values(value)) inspect(inner, depth + 1, counted)
}

/** Half a surrogate pair can't be stored: it would come back as another character. */
function checkText(text: string): void {
  if (text.length > jsonTextMax) {
    throw refuse('invalid_input', `A text in the message is longer than ${jsonTextMax} characters`)
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
