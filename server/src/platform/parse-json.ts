import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { z } from 'zod'
import { refuse } from './refusal.ts'

/*
 * JSON from outside, whatever wire it came over: UTF-8 or nothing, no deeper
 * than we ever ask, and no key that could reach an object's prototype.
 */

const utf8 = new TextDecoder('utf-8', { fatal: true })
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

/** @throws Refusal 'bad input' in words. */
export function parseJson(bytes: Uint8Array): unknown {
  const value = read(bytes)
  inspect(value, 1)
  return value
}

function read(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw refuse('bad input', 'The message is not valid JSON in UTF-8')
  }
}

function inspect(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > limits.jsonDepthMax) {
    throw refuse('bad input', `The message is nested deeper than ${limits.jsonDepthMax} levels`)
  }
  for (const key of Object.keys(value)) {
    if (dangerous.has(key)) throw refuse('bad input', `A field may not be called ${key}`)
  }
  for (const inner of Object.values(value)) inspect(inner, depth + 1)
}

/**
 * Parses a value by its schema.
 * @throws Refusal 'bad input' that names the first wrong field in words.
 */
export function parseAs<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refuse('bad input', wordsFor(parsed.error.issues[0]))
}

/** `room_name is required`; words that are already a sentence stand alone. */
function wordsFor(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'The message is not what was expected'
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
  const isSentence = /^[A-Z]/.test(issue.message) && !issue.message.startsWith('Invalid input')
  if (isSentence || field === '') return issue.message
  return `${field} ${issue.message.replace(/^Invalid input: ?/, 'is wrong: ')}`
}
