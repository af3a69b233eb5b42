import { describe, expect, it } from 'vitest'
import { errorCode, errorCodes } from './error-codes.ts'

const codes = Object.entries(errorCodes)

/** The statuses that refusals have. */
const statuses = [400, 401, 403, 404, 408, 409, 413, 414, 415, 429, 431, 500, 502, 503, 504]

describe('the catalogue of error codes', () => {
  it('is short enough to be read', () => {
    expect(codes.length).toBeGreaterThan(40)
    expect(codes.length).toBeLessThan(100)
  })

  it.each(codes)('%s has a status and one sentence of its own', (code, { status, meaning }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(meaning).toMatch(/^[A-Z].{15,}\.$/)
    expect(statuses).toContain(status)
    expect(codes.filter(([, one]) => one.meaning === meaning)).toHaveLength(1)
  })

  it('API-11 401 means only that the session is not valid', () => {
    const ofSession = codes.filter(([, { status }]) => status === 401).map(([code]) => code)
    expect(ofSession).toEqual(['not_signed_in', 'session_expired'])
  })

  it('is the schema of the field `code`', () => {
    for (const [code] of codes) expect(errorCode.parse(code)).toBe(code)
    expect(errorCode.safeParse('room_is_of_another_home').success).toBe(false)
  })
})
