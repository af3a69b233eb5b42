import { expect, it } from 'vitest'
import { CallFailed, codeOf, errorMessage, fieldOf, statusOf } from './call-failed.ts'

const refused = new CallFailed(
  403,
  { error: 'The password is wrong', code: 'wrong_password', field: 'password' },
  '403',
)
const silent = new CallFailed(500, {}, '500')
const unanswered = new CallFailed(0, {}, 'no answer')
const ownBug = new Error('x is undefined')

it.each([
  ['the server’s text', refused, 'The password is wrong'],
  ['the fallback without one', silent, 'Failed'],
  ['that the server was not reached', unanswered, 'Network error'],
  ['the fallback for what is no call', ownBug, 'Failed'],
])('a failed call is presented by %s', (_what, error, text) => {
  expect(errorMessage(error, 'Failed', 'Network error')).toBe(text)
})

it('by default it makes no difference whether the server was reached', () => {
  expect(errorMessage(unanswered, 'Failed')).toBe('Failed')
})

it.each([
  [refused, 403, 'wrong_password', 'password'],
  [silent, 500, null, null],
  [unanswered, 0, null, null],
  [ownBug, 0, null, null],
])('the page decides by status, code and field: %s', (error, status, code, field) => {
  expect([statusOf(error), codeOf(error), fieldOf(error)]).toEqual([status, code, field])
})
