import { expect, it } from 'vitest'
import { CallFailed } from '../../../api/call-failed.ts'
import { passkeyRegistrationError } from './passkey-error.ts'

const named = (name: string) => Object.assign(new Error('in the browser’s own text'), { name })

it.each([
  [new CallFailed(403, { error: 'The password is wrong' }, '403'), 'The password is wrong'],
  [new CallFailed(0, {}, 'no answer'), 'Network error: no answer'],
  [named('InvalidStateError'), 'This device has a passkey for you already.'],
  [named('NotAllowedError'), 'No passkey was added. You can try again.'],
  [named('AbortError'), 'No passkey was added. You can try again.'],
  [named('UnknownError'), 'This device could not make a passkey. Try another one.'],
])('the message explains why no passkey was made: %s', (error, text) => {
  expect(passkeyRegistrationError(error)).toBe(text)
})
