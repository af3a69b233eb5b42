import { describe, expect, test } from 'vitest'
import { CallFailed } from '../../api/call-failed.ts'
import {
  codeSentText,
  lookUpErrorMessage,
  mobileHint,
  resetErrorMessage,
  sendCodeErrorMessage,
} from './reset-messages.ts'

const noAnswer = new CallFailed(0, null, 'Failed to fetch')
const said = (status: number, words: string) => new CallFailed(status, words, String(status))
const silent = new CallFailed(500, null, '500')

describe('the first step', () => {
  test.each([
    [said(404, 'Email not registered in our system'), 'Email not registered in our system', true],
    [new CallFailed(404, null, '404'), 'Email not registered in our system', true],
    [said(400, 'email must be an email address'), 'email must be an email address', true],
    [said(429, 'Too many attempts.'), 'Too many attempts.', false],
    [noAnswer, 'Connection error: Failed to fetch', false],
    [silent, 'Connection error: 500', false],
  ])('RESET-2 RESET-6 to %s says %j', (error, words, isOfEmail) =>
    expect(lookUpErrorMessage(error)).toEqual({ words, isOfEmail }),
  )
})

describe('the second step', () => {
  test.each([
    [said(429, 'Too many attempts.'), 'email', 'Too many attempts.'],
    [silent, 'email', 'Failed to send email code. Please try again.'],
    [silent, 'mobile', 'Failed to send mobile code. Please try again.'],
  ] as const)('RESET-3 to %s by %s says %j', (error, via, words) =>
    expect(sendCodeErrorMessage(error, via)).toBe(words),
  )

  test('RESET-6 says when the account has gone meanwhile, and when no answer came', () => {
    const gone = said(404, 'Email not registered in our system')
    expect(sendCodeErrorMessage(gone, 'email')).toBe(
      'User profile not found. Please verify email first.',
    )
    expect(sendCodeErrorMessage(noAnswer, 'email')).toBe('Network error: Failed to fetch')
  })
})

describe('where the code goes', () => {
  const numberless = '••••••'

  test.each([
    ['', 'No mobile number registered. You can only reset via email.'],
    ['••••••4821', 'to ••••••4821'],
    [numberless, 'to the mobile number of the account, if it has one'],
  ])('RESET-3 of the number %j the choice says %j', (mobile, text) =>
    expect(mobileHint(mobile)).toBe(text),
  )

  test.each([
    ['••••••4821', 'email', 'email', 'We sent a 6-digit code to a@b.example.'],
    ['••••••4821', 'mobile', 'mobile', 'We sent a 6-digit code to ••••••4821.'],
    // What was asked for is one thing, what was done another: only the latter is told.
    ['••••••4821', 'mobile', 'email', 'We sent a 6-digit code to a@b.example.'],
    [numberless, 'mobile', 'mobile', 'We sent a 6-digit code to the mobile number of the account.'],
    [numberless, 'email', undefined, 'If a@b.example is registered, we sent a 6-digit code to it.'],
    [
      '••••••4821',
      'mobile',
      undefined,
      'If a@b.example is registered, we sent a 6-digit code by SMS, or by email if it has no mobile number.',
    ],
  ] as const)(
    'RESET-3 with the number %j, asked for by %s and told %s: %s',
    (mobile, asked, told, text) =>
      expect(codeSentText({ email: 'a@b.example', mobile }, asked, told)).toBe(text),
  )
})

describe('the third step', () => {
  const again = 'Invalid or expired reset code. Please request a new one.'

  test.each(['The code is EXPIRED', 'Invalid token', again])(
    'RESET-5 asks for a new code when the server says %s',
    (words) =>
      expect(resetErrorMessage(said(400, words))).toEqual({ words: again, needsNewCode: true }),
  )

  test('RESET-5 every other no leaves the code as it is', () => {
    const words = 'Failed to reset password. Please try again.'
    expect(resetErrorMessage(said(500, 'Something went wrong'))).toEqual({
      words,
      needsNewCode: false,
    })
    expect(resetErrorMessage(silent)).toEqual({ words, needsNewCode: false })
  })

  test('RESET-6 says when no answer came', () =>
    expect(resetErrorMessage(noAnswer)).toEqual({
      words: 'Network error: Failed to fetch',
      needsNewCode: false,
    }))
})
