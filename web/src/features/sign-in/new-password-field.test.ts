import { expect, test } from 'vitest'
import { newPasswordError } from './new-password-field.tsx'

test.each([
  ['', 'Password must be at least 6 characters long'],
  ['12345', 'Password must be at least 6 characters long'],
  ['      ', 'Password must not be spaces only'],
  ['\u00a0\u2003\t   ', 'Password must not be spaces only'],
  ['x'.repeat(129), 'Password must have at most 128 characters'],
  ['123456', undefined],
  ['     6', undefined],
  ['x'.repeat(128), undefined],
])('REG-3 RESET-4 of the new password %j the form says %s', (password, expected) => {
  expect(newPasswordError(password)).toBe(expected)
})
