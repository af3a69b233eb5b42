import { describe, expect, it } from 'vitest'
import { newOtpSecret, otpStepOf } from './one-time-codes.ts'

/** '12345678901234567890' in base32, the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s are those of RFC 6238: %s', async (seconds, code) => {
    const step = Math.floor(seconds / 30)
    expect(await otpStepOf(secret, code, seconds * 1000)).toBe(step)
    expect(await otpStepOf(secret, code, (step + 1) * 30_000)).toBe(step)
    expect(await otpStepOf(secret, code, (step - 1) * 30_000)).toBe(step)
    expect(await otpStepOf(secret, code, (step + 2) * 30_000)).toBeUndefined()
    expect(await otpStepOf(secret, code, (step - 1) * 30_000 - 1)).toBeUndefined()
  })

  it.each(['', '28708', '2870820', 'abcdef'])('are six digits, not %j', async (code) => {
    expect(await otpStepOf(secret, code, 59_000)).toBeUndefined()
  })

  it('have a secret of 160 bits, never the same twice', async () => {
    const secrets = await Promise.all(Array.from({ length: 100 }, newOtpSecret))
    expect(new Set(secrets).size).toBe(100)
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
  })
})
