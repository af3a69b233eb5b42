import { expect, it } from 'vitest'
import { base64url } from './base64url.ts'

it('R-30 bytes come as base64url, no longer than they may be', () => {
  expect(base64url(4).parse('aZ-_')).toBe('aZ-_')
  const wordsFor = (value: unknown) => base64url(4).safeParse(value).error?.issues[0]?.message
  expect(wordsFor(undefined)).toBe('is required')
  expect(wordsFor('')).toBe('is required')
  expect(wordsFor('abcde')).toBe('must have at most 4 characters')
  for (const wrong of ['a+b', 'a/b', 'a=', 'a b', 'é', 'a\n']) {
    expect(wordsFor(wrong)).toBe('must be base64url')
  }
})
