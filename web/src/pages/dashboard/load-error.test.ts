import { expect, test } from 'vitest'
import { CallFailed } from '../../api/call-failed.ts'
import { isSessionLoadError, loadErrorOf } from './load-error.ts'

test.each([
  [new CallFailed(401, { error: 'Please sign in', code: 'not_signed_in' }, '401'), true],
  [new CallFailed(403, { error: 'Invalid Token' }, '403'), true],
  [new CallFailed(400, { error: 'jwt: token is expired' }, '400'), true],
  [new CallFailed(502, { error: 'Upstream said 401' }, '502'), true],
  [new CallFailed(500, { error: 'The token ring is down', code: 'server_error' }, '500'), false],
  [new CallFailed(503, {}, '503'), false],
  // No answer at all says nothing about the session, however the browser puts it.
  [new CallFailed(0, {}, 'Unexpected token'), false],
  [new Error('token'), false],
  [null, false],
])('DASH-11 %s ends the session: %s', (error, ends) => {
  expect(isSessionLoadError(error)).toBe(ends)
})

test('DASH-11 a list that stands fails by an answer alone, not while no answer comes', () => {
  const unreached = new CallFailed(0, {}, 'Failed to fetch')
  const refused = new CallFailed(500, {}, '500')
  expect(loadErrorOf({ data: [], error: unreached })).toBeNull()
  expect(loadErrorOf({ data: undefined, error: unreached })).toBe(unreached)
  expect(loadErrorOf({ data: [], error: refused })).toBe(refused)
  expect(loadErrorOf({ data: [], error: null })).toBeNull()
})
