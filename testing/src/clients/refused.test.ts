import { describe, expect, test } from 'vitest'
import { expectRefused, fieldNamedIn, openRefusalCheck } from './refused.ts'

const missing = { error: 'Room not found', code: 'not_found' }
const invalid = { error: 'must be a number', code: 'invalid_input', field: 'a' }

describe('a code tells no more than its text:', () => {
  test('the same text may come again, with the same code and field', () => {
    const check = openRefusalCheck()
    for (const room of [1, 2]) check.take(`GET /api/rooms/${room}`, missing, 404)
    for (const query of ['a=1', 'b=2']) check.take(`GET /api/devices?${query}`, missing, 404)
    expect(check.texts()).toBe(1)
  })

  test.each([
    ['one text with two codes', missing, { ...missing, code: 'forbidden' }],
    ['one text in one call with two fields', invalid, { ...invalid, field: 'b' }],
    ['a field that comes and goes', invalid, { error: invalid.error, code: invalid.code }],
    ['a code of no catalogue', missing, { error: 'x', code: 'room_is_of_another_home' }],
    ['no code', missing, { error: 'x' }],
    ['something beside them', missing, { ...missing, home_id: 7 }],
  ])('%s is found out', (_what, first, second) => {
    const check = openRefusalCheck()
    check.take('GET /api/rooms/1', first)
    expect(() => check.take('GET /api/rooms/2', second)).toThrow()
  })

  test('a status that does not go with the code is found out', () =>
    expect(() => openRefusalCheck().take('GET /api/rooms/1', missing, 403)).toThrow(
      'not_found goes with 404, not with 403',
    ))
})

test('a refusal is expected by its code', () => {
  expectRefused({ status: 404, body: missing }, 'not_found')
  expect(() => expectRefused({ status: 404, body: missing }, 'forbidden')).toThrow()
  expect(() => expectRefused({ status: 409, body: missing }, 'not_found')).toThrow()
  expect(() => expectRefused({ status: 404, body: missing }, 'not_found', 'room_id')).toThrow()
})

test.each([
  ['room_id must be a whole number', 'room_id'],
  ['Unknown field: as, by', 'as'],
  ['Invalid user type', undefined],
])("'%s' names %s", (text, field) => expect(fieldNamedIn(text)).toBe(field))
