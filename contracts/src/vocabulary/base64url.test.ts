import { expect, it } from 'vitest'
import { base64url } from './base64url.ts'

it('R-30 bytes come as base64url, no longer than they may be', () => {
  expect(base64url(4).parse('aZ-_')).toBe('aZ-_')
  const errorOf = (value: unknown) => base64url(4).safeParse(value).error?.issues[0]?.message
  expect(errorOf(undefined)).toBe('is required')
  expect(errorOf('')).toBe('is required')
  expect(errorOf('abcde')).toBe('must have at most 4 characters')
  for (const wrong of ['a+b', 'a/b', 'a=', 'a b', 'é', 'a\n']) {
    expect(errorOf(wrong)).toBe('must be base64url')
  }
})
