import { globSync, readFileSync } from 'node:fs'
import { type ErrorCode, errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { describe, expect, it } from 'vitest'
import { isDenial, refuse } from './refusal.ts'

describe('a refusal', () => {
  it('has its text, its code and its status, and the field and the wait where there are any', () => {
    const refusal = refuse('email_taken', 'Taken', { field: 'email', retryAfterS: 3 })
    expect(refusal).toMatchObject({ message: 'Taken', code: 'email_taken', status: 409 })
    expect(refusal).toMatchObject({ field: 'email', retryAfterS: 3 })
  })

  it('is a denial when somebody asks for what is not theirs, or too often', () => {
    const denied: ErrorCode[] = ['forbidden', 'not_found', 'wrong_password', 'too_many_attempts']
    const slips: ErrorCode[] = ['invalid_input', 'not_signed_in', 'room_name_taken', 'server_busy']
    const isDenied = (code: ErrorCode) => isDenial(refuse(code, 'No'))
    expect(denied.map(isDenied)).toEqual(denied.map(() => true))
    expect(slips.map(isDenied)).toEqual(slips.map(() => false))
    expect(isDenial(new Error('a bug'))).toBe(false)
  })

  it('has a code of the catalogue, which holds none that no answer has', () => {
    const files = globSync('**/*.ts', { cwd: new URL('..', import.meta.url).pathname })
    const sources = files
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    expect(sources.length).toBeGreaterThan(100)
    const unused = Object.keys(errorCodes).filter(
      (code) => !sources.some((source) => source.includes(`'${code}'`)),
    )
    expect(unused).toEqual([])
  })
})
