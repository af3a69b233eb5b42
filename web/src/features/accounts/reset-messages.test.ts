import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { describe, expect, test } from 'vitest'
import { CallFailed } from '../../api/call-failed.ts'
import {
  codeSentText,
  emailHint,
  firstWay,
  lookUpErrorMessage,
  mobileHint,
  newPasswordRefusal,
  resetErrorMessage,
  sendCodeErrorMessage,
} from './reset-messages.ts'

const noAnswer = new CallFailed(0, {}, 'Failed to fetch')
const refused = (status: number, code: ErrorCode, error: string, field?: string) =>
  new CallFailed(status, { code, error, ...(field !== undefined && { field }) }, String(status))
const silent = new CallFailed(500, {}, '500')

describe('the first step', () => {
  test.each([
    [
      refused(404, 'email_not_registered', 'Email not registered in our system', 'email'),
      'Email not registered in our system',
      true,
    ],
    [new CallFailed(404, {}, '404'), 'Email not registered in our system', true],
    [
      refused(400, 'invalid_input', 'Enter an address like name@example.com', 'email'),
      'Enter an address like name@example.com',
      true,
    ],
    [refused(429, 'too_many_attempts', 'Too many attempts.'), 'Too many attempts.', false],
    [noAnswer, 'Connection error: Failed to fetch', false],
    [silent, 'Connection error: 500', false],
  ])('RESET-2 RESET-6 to %s says %j', (error, text, isOfEmail) =>
    expect(lookUpErrorMessage(error)).toEqual({ text, isOfEmail }),
  )
})

describe('the second step', () => {
  test.each([
    [refused(429, 'too_many_attempts', 'Too many attempts.'), 'email', 'Too many attempts.'],
    [silent, 'email', 'Failed to send email code. Please try again.'],
    [silent, 'mobile', 'Failed to send mobile code. Please try again.'],
  ] as const)('RESET-3 to %s by %s says %j', (error, via, text) =>
    expect(sendCodeErrorMessage(error, via)).toBe(text),
  )

  test('RESET-6 says when the account has gone meanwhile, and when no answer came', () => {
    const gone = refused(404, 'email_not_registered', 'Email not registered in our system')
    expect(sendCodeErrorMessage(gone, 'email')).toBe(
      'User profile not found. Please verify email first.',
    )
    expect(sendCodeErrorMessage(noAnswer, 'email')).toBe('Network error: Failed to fetch')
  })
})

describe('where the code goes', () => {
  const numberless = '••••••'

  const noSms = 'This server sends no SMS'
  const waitsInOutbox = 'the code waits in its outbox.'
  test.each([
    ['', [], 'No mobile number registered. You can only reset via email.'],
    ['••••••4821', ['mobile'], 'to ••••••4821'],
    [numberless, ['mobile'], 'to the mobile number of the account, if it has one'],
    ['••••••4821', ['email'], `${noSms}: ${waitsInOutbox}`],
    [numberless, [], `${noSms}: ${waitsInOutbox}`],
    // By mail, where the server may not tell of the account.
    [numberless, ['email'], `${noSms}.`],
  ] as const)(
    'RESET-3 with the number %j, sending by %j, the choice says %j',
    (mobile, carriedWays, text) =>
      expect(mobileHint({ email: 'a@b.example', mobile, carriedWays })).toBe(text),
  )

  test.each([
    [['email', 'mobile'], 'to a@b.example', 'email'],
    [['email'], 'to a@b.example', 'email'],
    [['mobile'], `This server sends no mail: ${waitsInOutbox}`, 'mobile'],
    [[], `This server sends no mail: ${waitsInOutbox}`, 'email'],
  ] as const)(
    'RESET-3 nothing is offered as sent that is not: sending by %j it says %j, and %s is chosen first',
    (carriedWays, text, way) => {
      const profile = { email: 'a@b.example', mobile: numberless, carriedWays }
      expect([emailHint(profile), firstWay(profile)]).toEqual([text, way])
    },
  )

  test.each([
    ['••••••4821', 'email', 'email', 'A 6-digit code is on its way to a@b.example.'],
    ['••••••4821', 'mobile', 'mobile', 'A 6-digit code is on its way to ••••••4821.'],
    // The text names how the code was sent, not how it was requested.
    ['••••••4821', 'mobile', 'email', 'A 6-digit code is on its way to a@b.example.'],
    [
      numberless,
      'mobile',
      'mobile',
      'A 6-digit code is on its way to the mobile number of the account.',
    ],
    [
      numberless,
      'email',
      undefined,
      'If a@b.example is registered, a 6-digit code is on its way to it.',
    ],
    [
      '••••••4821',
      'mobile',
      undefined,
      'If a@b.example is registered, a 6-digit code is on its way by SMS or, where that is not possible, by email.',
    ],
  ] as const)(
    'RESET-3 with the number %j, requested by %s and sent by %s: %s',
    (mobile, requested, via, text) =>
      expect(
        codeSentText({ email: 'a@b.example', mobile }, requested, {
          via,
          carriedWays: ['email', 'mobile'],
        }),
      ).toBe(text),
  )

  const registered = 'a@b.example is registered'
  const maybe = `If ${registered}, a 6-digit code is on its way`
  const waits = (carrier: string, code: string) =>
    `This server sends no ${carrier}. ${code} 6-digit code waits in its outbox, which the operator reads with npm run outbox.`
  const perhaps = `If ${registered}, a`
  test.each([
    ['email', 'email', [], waits('mail', 'The')],
    ['email', 'email', ['mobile'], waits('mail', 'The')],
    ['mobile', 'mobile', [], waits('SMS', 'The')],
    ['mobile', 'mobile', ['email'], waits('SMS', 'The')],
    ['email', undefined, [], waits('mail', perhaps)],
    ['email', undefined, ['mobile'], waits('mail', perhaps)],
    ['mobile', undefined, [], waits('SMS', perhaps)],
    ['mobile', undefined, ['email'], `This server sends no SMS. ${maybe} to it.`],
    [
      'mobile',
      undefined,
      ['mobile'],
      `${maybe} by SMS or, where that is not possible, waits in the outbox of this server, which the operator reads with npm run outbox.`,
    ],
  ] as const)(
    'RESET-3 nothing is said to be sent that waits with the operator, and the reverse: %s, %s, %j',
    (requested, via, carriedWays, text) =>
      expect(
        codeSentText({ email: 'a@b.example', mobile: numberless }, requested, { via, carriedWays }),
      ).toBe(text),
  )
})

describe('the third step', () => {
  const again = 'Invalid or expired reset code. Please request a new one.'

  test.each([
    ['reset_code_invalid', again],
    ['reset_code_invalid', 'Whatever a translation makes of it'],
    ['too_many_attempts', 'Invalid or expired reset code: too many attempts'],
  ] as const)('RESET-5 asks for a new code when the server answers %s (%s)', (code, error) =>
    expect(resetErrorMessage(refused(400, code, error))).toEqual({
      text: again,
      needsNewCode: true,
    }),
  )

  test('RESET-5 no text of the server asks for a new code', () =>
    expect(resetErrorMessage(refused(500, 'server_error', again)).needsNewCode).toBe(false))

  test('a new password that is refused says so at its field', () => {
    const common = refused(
      400,
      'password_too_common',
      'This password is too common',
      'new_password',
    )
    expect(newPasswordRefusal(common)).toBe('This password is too common')
    expect(newPasswordRefusal(silent)).toBeUndefined()
    expect(newPasswordRefusal(null)).toBeUndefined()
  })

  test('RESET-5 every other no leaves the code as it is', () => {
    const text = 'Failed to reset password. Please try again.'
    expect(resetErrorMessage(refused(500, 'server_error', 'Something went wrong'))).toEqual({
      text,
      needsNewCode: false,
    })
    expect(resetErrorMessage(silent)).toEqual({ text, needsNewCode: false })
  })

  test('RESET-6 says when no answer came', () =>
    expect(resetErrorMessage(noAnswer)).toEqual({
      text: 'Network error: Failed to fetch',
      needsNewCode: false,
    }))
})
