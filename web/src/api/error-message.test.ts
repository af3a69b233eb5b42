import { expect, it } from 'vitest'
import { errorMessage } from './error-message.ts'

it.each([
  [null, {}],
  ['The password is wrong', { password: 'The password is wrong' }],
  ['This code is wrong or was used before', { code: 'This code is wrong or was used before' }],
  [
    'Too many attempts. Please try again in 30 seconds.',
    {
      general: 'Too many attempts. Please try again in 30 seconds.',
    },
  ],
])('%s stands beside its cause', (words, expected) => {
  expect(errorMessage(words)).toEqual(expected)
})
