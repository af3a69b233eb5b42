import { describe, expect, test } from 'vitest'
import { CallFailed } from '../../api/call-failed.ts'
import { loginErrorMessage, registrationErrorMessage } from './entry-messages.ts'

const said = new CallFailed(
  403,
  { error: 'Email or password is wrong', code: 'wrong_credentials' },
  '403',
)
const refused = new CallFailed(403, {}, '403')
const broken = new CallFailed(502, {}, '502')
const deadNetwork = new CallFailed(0, {}, 'Failed to fetch')
const badToken = new Error('Invalid authentication token received')
const wordless = Object.assign(new Error('thrown'), { message: '' })
const notReached = 'Cannot reach the server. Check your connection and try again.'

describe('why nobody was let in', () => {
  test.each([
    [said, 'Email or password is wrong'],
    [refused, 'Login failed. Please check your credentials.'],
    [broken, 'Login failed'],
    [wordless, 'Login failed'],
    [deadNetwork, notReached],
    [badToken, 'Invalid authentication token received'],
  ])('LOGIN-5 %s: %s', (error, text) => expect(loginErrorMessage(error)).toBe(text))

  test.each([
    [said, 'Email or password is wrong'],
    [refused, 'Registration failed. Please try again.'],
    [broken, 'Registration failed'],
    [wordless, 'Registration failed'],
    [deadNetwork, notReached],
    [badToken, 'Invalid authentication token received'],
  ])('REG-4 %s: %s', (error, text) => expect(registrationErrorMessage(error)).toBe(text))
})
