import { expect, it } from 'vitest'
import { refuse } from '../platform/refusal.ts'
import { presentRefusal } from './refusal-presenter.ts'

it('presents the text and the code of a refusal', () => {
  const body = presentRefusal(refuse('not_found', 'Room not found'))
  expect(body).toEqual({ error: 'Room not found', code: 'not_found' })
})

it.each([
  ['email', 'email'],
  ['roomId', 'room_id'],
  ['desired', 'state'],
])('names the field %s as its request does: %s', (field, requestName) => {
  const body = presentRefusal(refuse('invalid_input', 'is wrong', { field }))
  expect(body).toEqual({ error: 'is wrong', code: 'invalid_input', field: requestName })
})
