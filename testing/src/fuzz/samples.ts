import { z } from 'zod'
import type { SeededRandom } from './seeded-random.ts'

/*
 * Values that a schema takes, made from the schema itself: objects, lists and
 * choices are walked; of everything else a value is tried until one fits.
 */

const texts = [
  'Lamp',
  'नमस्ते 💡',
  "Zoë O'Hara",
  'SC-000001',
  'PC-000001',
  'WLM-000001',
  '192.168.1.40',
  '255.255.255.0',
  'meera@example.com',
  'correct horse battery',
  '1990-12-31',
  '2030-01-01T00:00:00Z',
  '2030-01-01T05:30:00+05:30',
  '123456',
  '1',
  '7',
  '18',
  '13',
  'pump',
  'user',
  'family',
  'guest',
  '9876543210',
  'abcdefghjkmnpqrs',
  'ABCD-EFGH-JKMN-PQRS',
  '0123-4567-89AB-CDEF-GHJK-MNPQRS',
  'YWJjZGVmZ2hpamtsbW5vcA',
  'c2l4dHktZm91ciBsZXR0ZXJzIGFyZSBlbm91Z2guLi4',
  '0x00158d0001abcdef',
  'c2l4dHktZm91ciBsZXR0ZXJzIGFyZSBlbm91Z2guLi4=',
  'offline',
  'before',
  '09:30',
  'Asia/Kolkata',
  '',
]
const numbers = [0, 1, 2, 3, 12, 13, 15, 18, 200, -60, 1_800_000_000_000, 1_800_003_600_000]
/** Tried for whatever has no values of its own. */
const usual: readonly unknown[] = [...texts, ...numbers, true, false, null]

/** @param known values that exist in the house the samples are sent to: ids, identifiers. */
export function openSampler(known: readonly unknown[] = []) {
  type Fitting = { known: readonly unknown[]; usual: readonly unknown[] }
  const fitting = new Map<z.ZodType, Fitting>()

  function fittingFor(schema: z.ZodType): Fitting {
    const kept = fitting.get(schema)
    if (kept) return kept
    const fits = (value: unknown) => schema.safeParse(value).success
    const found = { known: known.filter(fits), usual: usual.filter(fits) }
    if (found.known.length + found.usual.length === 0) {
      const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
      throw new Error(`No sample fits ${json}: add one to samples.ts`)
    }
    fitting.set(schema, found)
    return found
  }

  function leaf(schema: z.ZodType, dice: SeededRandom): unknown {
    const { known: real, usual: others } = fittingFor(schema)
    const isReal = others.length === 0 || (real.length > 0 && dice.chance(0.6))
    return dice.pick(isReal ? real : others)
  }

  function any(schema: z.ZodType, dice: SeededRandom): unknown {
    const form = formOf(schema)
    switch (form.kind) {
      case 'leaf':
        return leaf(schema, dice)
      case 'words':
        return dice.pick(form.words)
      case 'optional':
        return dice.chance(0.3) ? undefined : any(form.inner, dice)
      case 'choice':
        return any(dice.pick(form.options), dice)
      case 'list':
        return Array.from({ length: dice.below(4) }, () => any(form.item, dice))
      case 'tuple':
        return form.items.map((item) => any(item, dice))
      case 'record':
        return Object.fromEntries(
          Array.from({ length: dice.below(4) }, () => [
            String(any(form.key, dice)),
            any(form.value, dice),
          ]),
        )
      case 'object': {
        const fields = Object.entries(form.shape).map(([name, field]) => [name, any(field, dice)])
        return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
      }
    }
  }

  /** Every choice there is, with nothing left out. */
  function whole(schema: z.ZodType): unknown[] {
    const form = formOf(schema)
    switch (form.kind) {
      case 'leaf': {
        const { known: real, usual: others } = fittingFor(schema)
        const all = [...real, ...others]
        return [all.find((value) => value !== null && value !== '') ?? all[0]]
      }
      case 'words':
        return [form.words[0]]
      case 'optional':
        return whole(form.inner)
      case 'choice':
        return form.options.flatMap(whole)
      case 'list':
        // Some lists have two items at least.
        return whole(form.item).map((item) =>
          schema.safeParse([item]).success ? [item] : [item, item],
        )
      case 'tuple':
        return [form.items.map((item) => whole(item)[0])]
      case 'record':
        return whole(form.value).map((value) => ({ [String(whole(form.key)[0])]: value }))
      case 'object': {
        const fields = Object.entries(form.shape).map(([name, field]) => ({
          name,
          values: whole(field),
        }))
        const most = Math.max(...fields.map(({ values }) => values.length))
        return Array.from({ length: most }, (_, at) =>
          Object.fromEntries(fields.map(({ name, values }) => [name, values[at] ?? values[0]])),
        )
      }
    }
  }

  return {
    /** One value of very many. */
    any,
    whole,
  }
}

type Form =
  | { kind: 'leaf' }
  | { kind: 'words'; words: readonly unknown[] }
  | { kind: 'optional'; inner: z.ZodType }
  | { kind: 'choice'; options: readonly z.ZodType[] }
  | { kind: 'list'; item: z.ZodType }
  | { kind: 'tuple'; items: readonly z.ZodType[] }
  | { kind: 'record'; key: z.ZodType; value: z.ZodType }
  | { kind: 'object'; shape: Record<string, z.ZodType> }

/** The form of a schema, as far as it has parts. */
export function formOf(schema: z.ZodType): Form {
  if (schema instanceof z.ZodObject) return { kind: 'object', shape: schema.shape }
  if (schema instanceof z.ZodEnum) return { kind: 'words', words: schema.options }
  if (schema instanceof z.ZodLiteral) return { kind: 'words', words: [...schema.values] }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return { kind: 'optional', inner: typed(schema.unwrap()) }
  }
  if (schema instanceof z.ZodArray) return { kind: 'list', item: typed(schema.element) }
  if (schema instanceof z.ZodTuple) return { kind: 'tuple', items: schema.def.items.map(typed) }
  if (schema instanceof z.ZodNullable && hasParts(schema.unwrap())) {
    return { kind: 'choice', options: [typed(schema.unwrap()), z.null()] }
  }
  if (schema instanceof z.ZodRecord) {
    return { kind: 'record', key: typed(schema.keyType), value: typed(schema.valueType) }
  }
  if (schema instanceof z.ZodUnion && schema.options.some(hasParts)) {
    return { kind: 'choice', options: schema.options.map(typed) }
  }
  if (schema instanceof z.ZodPipe) {
    // A transform before the parsing has no form of its own: the second half tells.
    const read = schema.in instanceof z.ZodTransform ? schema.out : schema.in
    return hasParts(read) ? formOf(typed(read)) : { kind: 'leaf' }
  }
  return { kind: 'leaf' }
}

const hasParts = (schema: unknown): boolean =>
  schema instanceof z.ZodType && formOf(schema).kind !== 'leaf'

function typed(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('This schema is of a kind that samples do not know')
}
