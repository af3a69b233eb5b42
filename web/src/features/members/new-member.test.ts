import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIncomplete, newMemberErrors } from './new-member.tsx'

const whole = { username: 'Anita', email: 'anita@example.com', password: 'secret' }
const blank = fc.stringMatching(/^\s*$/)

test('DASH-8 DASH-9 username, email and password are required, and spaces count as empty', () => {
  expect(isIncomplete(whole)).toBe(false)
  expect(newMemberErrors(whole)).toEqual({})
  fc.assert(
    fc.property(fc.constantFrom('username', 'email', 'password'), blank, (field, nothing) => {
      const account = { ...whole, [field]: nothing }
      expect(isIncomplete(account)).toBe(true)
      expect(Object.keys(newMemberErrors(account))).toEqual([field])
    }),
  )
})

test('DASH-8 a password of five characters is too short; its spaces count', () => {
  const passwordError = (password: string) => newMemberErrors({ ...whole, password }).password
  expect(passwordError('12345')).toBe('Password must be at least 6 characters long')
  expect(passwordError('1234 6')).toBeUndefined()
  expect(isIncomplete({ ...whole, password: '12345' })).toBe(false)
})
