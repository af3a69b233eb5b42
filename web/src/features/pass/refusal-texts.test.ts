import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { expect, test } from 'vitest'
import { CallFailed } from '../../api/call-failed.ts'
import { pinErrorText, refusalTexts } from './refusal-texts.ts'

const refused = (status: number, code: ErrorCode, waitS = Number.NaN) =>
  new CallFailed(status, { error: 'What the server says', code }, '', waitS)

test.each([
  [refused(404, 'pass_not_found'), 'This link does not work', false],
  [refused(403, 'pass_ended'), 'This pass has ended', false],
  [refused(409, 'pass_full'), 'This pass is in use already', true],
  [refused(401, 'not_signed_in'), 'This browser has no pass', false],
  [refused(403, 'foreign_origin'), 'This server refuses to open a pass from this address', true],
  [refused(503, 'server_busy'), 'The server cannot open the pass now', true],
  [new CallFailed(0, {}, 'no answer'), 'Cannot reach the server', true],
])(
  'a refusal is told in plain words, and whether to try again: %#',
  (error, title, mayTryAgain) => {
    expect(refusalTexts(error)).toMatchObject({ title, mayTryAgain })
  },
)

test.each([
  [Number.NaN, 'Wait a moment'],
  [1, 'Wait 1 second'],
  [30, 'Wait 30 seconds'],
  [61, 'Wait 2 minutes'],
  [3_600, 'Wait 1 hour'],
  [7_201, 'Wait 3 hours'],
])('a wait of %d s is told in words', (waitS, text) => {
  expect(refusalTexts(refused(429, 'too_many_attempts', waitS)).text).toBe(
    `${text}, then try again.`,
  )
})

test('why a PIN was not accepted stands beside it', () => {
  expect(pinErrorText(refused(403, 'pass_pin_wrong'))).toBe(
    'This PIN is wrong. Check it and try again.',
  )
  expect(pinErrorText(refused(400, 'invalid_input'))).toBe('A PIN has 4 to 8 digits.')
  expect(pinErrorText(refused(429, 'too_many_attempts', 30))).toBe(
    'Too many attempts. Wait 30 seconds, then try again.',
  )
})
