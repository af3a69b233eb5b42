import { expect, test } from 'vitest'
import { codeDigits, passwordResetErrors } from './reset-rules.ts'

test.each([
  ['408172', '408172'],
  ['408 172', '408172'],
  [' 408-172\n', '408172'],
  ['٤٠٨١٧٢', '408172'],
  ['', ''],
  ['4081729', undefined],
  ['a4b0', undefined],
  ['8.5', undefined],
])('RESET-4 the code field takes %j as %j', (typed, taken) => {
  expect(codeDigits(typed)).toBe(taken)
})

test('RESET-4 all validation errors are shown at once', () => {
  expect(passwordResetErrors({ code: '40817', password: 'short', confirmation: 'other' })).toEqual({
    code: 'Please enter a valid 6-digit reset code',
    password: 'Password must be at least 6 characters long',
    confirmation: 'Passwords do not match',
  })
})

test('RESET-4 six digits and a password twice are valid', () => {
  expect(
    passwordResetErrors({ code: '408172', password: '123456', confirmation: '123456' }),
  ).toEqual({})
})

test('RESET-4 a password that is too long for the server is not sent', () => {
  const password = 'x'.repeat(129)
  expect(passwordResetErrors({ code: '408172', password, confirmation: password })).toEqual({
    password: 'Password must have at most 128 characters',
  })
})
