import { isRecord } from '../dialects/firmware-json.ts'

/*
 * The templates of Home Assistant's discovery that name a value of a message. No template is run: one that does
 * more than this is not understood, and what it is for is left out.
 */

/** A message as text, and as JSON, read once; undefined for one that is no JSON. */
export type Said = { text: string; json: unknown }

/** Takes a value out of a message; undefined where the message does not have it. */
export type ReadValue = (said: Said) => unknown

const templateMax = 200
const template =
  /^\{\{-?\s*(value|value_json)((?:\.[A-Za-z_]\w*|\[\s*(?:'[^'"\\\]]*'|"[^'"\\\]]*")\s*\])*)((?:\s*\|\s*(?:float|int|round)(?:\(\s*-?[\d.]*\s*\))?)*)\s*-?\}\}$/
const step = /\.([A-Za-z_]\w*)|\[\s*['"]([^'"]*)['"]\s*\]/g

/**
 * Reads a template that is a path: `{{ value }}`, `{{ value_json.a['b'] | float }}`.
 * @returns undefined for any other
 */
export function readTemplate(text: string): ReadValue | undefined {
  const match = text.length <= templateMax ? template.exec(text.trim()) : null
  if (!match) return undefined
  const [, root, path = '', filters = ''] = match
  const keys = [...path.matchAll(step)].map(([, name, quoted]) => name ?? quoted ?? '')
  if (root === 'value' && keys.length > 0) return undefined
  const filtered = filters.includes('|') ? numberOf : (value: unknown) => value
  if (root === 'value') return ({ text }) => filtered(text)
  return ({ json }) => filtered(valueAt(json, keys))
}

/** The value of a message without a template: all of it. */
export const wholeValue: ReadValue = ({ text }) => text

/** Reads a message; its JSON only where somebody asks for it. */
export function readSaid(text: string): Said {
  let read: { json: unknown } | undefined
  return {
    text,
    get json() {
      read ??= { json: parsed(text) }
      return read.json
    },
  }
}

function valueAt(message: unknown, keys: readonly string[]): unknown {
  let value = message
  for (const key of keys) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

/** The value of a JSON text; undefined for any other. */
export function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

/** A number, also one that is written as text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const isNumber =
    typeof value === 'string' && /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(value)
  return isNumber ? numberOf(Number(value)) : undefined
}
