import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseAs, parseJson } from './parse-json.ts'
import { Refusal } from './refusal.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The refusal of some work; anything else that is thrown fails the test. */
function refusalOf(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was not refused')
}

const nested = (levels: number, open: string, close: string) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

const many = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join()

describe('JSON from outside', () => {
  it.each([
    'null',
    'true',
    '1.5',
    '"text"',
    '[]',
    '{}',
    ' {"a":[{"b":null}]} ',
    '[{"a":1},{"a":2}]',
  ])('R-30 is read: %s', (text) => {
    expect(parseJson(bytes(text))).toEqual(JSON.parse(text))
  })

  it.each(['', ' ', '{', '{"a":}', "{'a':1}", 'undefined', 'NaN', '{"a":1}x', '\u0000', '[1,]'])(
    'R-30 is refused when it is %j',
    (text) => {
      expect(refusalOf(() => parseJson(bytes(text)))).toMatchObject({
        code: 'invalid_input',
        message: 'The message is not valid JSON in UTF-8',
      })
    },
  )

  it.each([
    ['a byte that UTF-8 never has', [0x22, 0xff, 0x22]],
    ['a continuation byte alone', [0x22, 0x80, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['half of a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a sequence broken off', [0x22, 0xe2, 0x82, 0x22]],
    ['a number above Unicode', [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])('R-30 is refused with %s', (_title, raw) => {
    const { message } = refusalOf(() => parseJson(Uint8Array.from(raw)))
    expect(message).toBe('The message is not valid JSON in UTF-8')
  })

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
    ['both', '[{"a":', '}]'],
  ])('R-32 may be 8 levels of %s deep, and no deeper', (_title, open, close) => {
    const each = open.length > 5 ? 2 : 1
    expect(parseJson(bytes(nested(8 / each, open, close)))).toBeTruthy()
    for (const levels of [8 / each + 1, 1_000, 100_000]) {
      expect(refusalOf(() => parseJson(bytes(nested(levels, open, close))))).toMatchObject({
        code: 'invalid_input',
        message: 'The message is nested deeper than 8 levels',
      })
    }
  })

  it.each([
    ['fields', 512, (count: number) => `{${many(count, (at) => `"f${at}":0`)}}`],
    ['list items', 1_000, (count: number) => `[${many(count, () => '0')}]`],
    ['fields', 512, (count: number) => `[{"a":[0,0]},{${many(count - 1, (at) => `"f${at}":0`)}}]`],
    ['list items', 1_000, (count: number) => `[{"a":[0,0]},[${many(count - 4, () => '0')}]]`],
  ])(
    'R-32 may have so many %s (%i), all levels taken together, and no more',
    (things, most, make) => {
      expect(parseJson(bytes(make(most)))).toBeTruthy()
      for (const count of [most + 1, 6_000]) {
        expect(refusalOf(() => parseJson(bytes(make(count))))).toMatchObject({
          code: 'invalid_input',
          message: `The message has more than ${most} ${things}`,
        })
      }
    },
  )

  it.each([
    ['a text', (text: string) => JSON.stringify(text)],
    ['a text within', (text: string) => JSON.stringify([{ a: text }])],
    ['the name of a field', (text: string) => JSON.stringify({ [text]: 1 })],
  ])('R-32 may have 4,096 characters in %s, and no more', (_title, make) => {
    expect(parseJson(bytes(make('न'.repeat(4_096))))).toBeTruthy()
    for (const length of [4_097, 60_000]) {
      expect(refusalOf(() => parseJson(bytes(make('x'.repeat(length))))).message).toBe(
        'A text in the message is longer than 4096 characters',
      )
    }
  })

  it.each(['"\\ud800"', '"a\\udc00b"', '{"\\udfff":1}', '[{"a":"\\ud83d\\ud83d\\udca1"}]'])(
    'R-36 may not contain half a character, which could not be stored: %s',
    (text) => {
      expect(refusalOf(() => parseJson(bytes(text))).message).toBe(
        'A text in the message is not valid Unicode',
      )
    },
  )

  it('R-36 may contain every whole character', () => {
    const text = '💡\u0000\u200b\u202e\ufeff\ufffd\uffff\u{10ffff}'
    expect(parseJson(bytes(JSON.stringify(text)))).toBe(text)
  })

  it.each(['-0', '[-0.0]', '{"a":-0e5}', '-1e-400'])('R-33 may not contain -0: %s', (text) => {
    expect(refusalOf(() => parseJson(bytes(text))).message).toBe('A number may not be -0')
  })

  it('R-31 may not name the prototype, at any depth, and no object changes by it', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', '\\u005f_proto__']) {
      for (let levels = 0; levels < 7; levels += 1) {
        for (const [open, close] of [
          ['[', ']'],
          ['{"a":', '}'],
        ] as const) {
          const inner = `{"${name}":{"isAdmin":true}}`
          const text = open.repeat(levels) + inner + close.repeat(levels)
          expect(refusalOf(() => parseJson(bytes(text))).message).toMatch(
            /^A field may not be called (__proto__|constructor|prototype)$/,
          )
        }
      }
    }
    expect(Object('isAdmin' in {})).toEqual(Object(false))
  })

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"":1,"":2}',
    '{"a\\"b":1,"a\\u0022b":2}',
    '[{"b":":"},{"a":{"c":1},"b":2,"a":3}]',
    '{"a":{"b":{"c":[{"d":1,"e":2,"d":1}]}}}',
  ])('R-30 may not name a field of one object twice: %s', (text) => {
    expect(refusalOf(() => parseJson(bytes(text))).message).toBe('The message names a field twice')
  })

  it('R-30 is refused exactly when an object names a field twice, however its names are written', () => {
    // Without a backslash: V8 sometimes reads an escaped name as one that begins with it.
    const name = fc.constantFrom('a', 'b', ':', '"', '{"a":1}')
    const written = fc.tuple(name, fc.boolean()).map(([text, isEscaped]) => {
      const hex = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
      return {
        name: text,
        json: isEscaped ? `"${[...text].map(hex).join('')}"` : JSON.stringify(text),
      }
    })
    type Written = { json: string; isDouble: boolean }
    const { object } = fc.letrec<{ value: Written; object: Written }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        name.map((text) => ({ json: JSON.stringify(text), isDouble: false })),
        tie('object'),
      ),
      object: fc.array(fc.tuple(written, tie('value')), { maxLength: 4 }).map((fields) => ({
        json: `{${fields.map(([field, value]) => `${field.json} : ${value.json}`).join()}}`,
        isDouble:
          new Set(fields.map(([field]) => field.name)).size < fields.length ||
          fields.some(([, value]) => value.isDouble),
      })),
    }))
    fc.assert(
      fc.property(object, ({ json, isDouble }) => {
        if (isDouble) refusalOf(() => parseJson(bytes(json)))
        else expect(parseJson(bytes(json))).toEqual(JSON.parse(json))
      }),
      { numRuns: 1_000 },
    )
  })

  it('R-30 is read as JSON.parse reads it, or refused, whatever the bytes', () => {
    const text = fc.oneof(fc.json({ maxDepth: 12 }), fc.string({ unit: 'binary' }))
    const raw = fc.oneof(text.map(bytes), fc.uint8Array({ maxLength: 200 }))
    fc.assert(
      fc.property(raw, (given) => {
        let read: unknown
        try {
          read = parseJson(given)
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
          expect(error).toMatchObject({ code: 'invalid_input' })
          return
        }
        expect(read).toEqual(JSON.parse(new TextDecoder().decode(given)))
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('a value that is read by its schema', () => {
  const form = z.strictObject({
    room_name: z.string('is required').min(1, 'is required'),
    role: z.enum(['user'], 'Invalid user type').optional(),
    count: z.int().optional(),
    inner: z.strictObject({ ip: z.string('must be an IPv4 address') }).optional(),
  })

  it('is returned as the schema makes it', () => {
    expect(parseAs(z.string().trim(), ' a ')).toBe('a')
  })

  it.each([
    ['the field and what is wrong with it', {}, 'room_name is required'],
    ['a sentence as it stands', { room_name: 'x', role: 'boss' }, 'Invalid user type'],
    ['a field within a field', { room_name: 'x', inner: {} }, 'inner.ip must be an IPv4 address'],
    ['a field too many', { room_name: 'x', isAdmin: true }, 'Unknown field: isAdmin'],
    ['fields too many', { room_name: 'x', a: 1, b: 2 }, 'Unknown field: a, b'],
    [
      'what is wrong where the schema has no words',
      { room_name: 'x', count: 'many' },
      'count is wrong: expected number, received string',
    ],
    ['that it is no object', 'text', 'Invalid input: expected object, received string'],
  ])('is refused with %s', (_title, value, text) => {
    expect(refusalOf(() => parseAs(form, value))).toMatchObject({
      code: 'invalid_input',
      message: text,
    })
  })

  it('R-05 is refused with every field that the schema does not name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.jsonValue(), (name, value) => {
        fc.pre(!Object.hasOwn(form.shape, name) && name !== '__proto__')
        const { message } = refusalOf(() => parseAs(form, { room_name: 'x', [name]: value }))
        expect(message).toBe(`Unknown field: ${name}`)
      }),
    )
  })
})
