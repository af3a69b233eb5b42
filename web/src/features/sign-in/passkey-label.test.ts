import { describe, expect, it } from 'vitest'
import { passkeyObstacle, passkeySignInError } from './passkey-label.ts'

const home = { isSecure: true, hostname: 'home.example', hasPasskeys: true }
const named = (name: string) => Object.assign(new Error('in the browser’s own text'), { name })

describe('passkeys', () => {
  it('are there on a page with a name and HTTPS', () => {
    expect(passkeyObstacle(home)).toBeNull()
    expect(passkeyObstacle({ ...home, hostname: 'localhost' })).toBeNull()
    expect(passkeyObstacle({ ...home, hostname: '12.example' })).toBeNull()
  })

  it.each([
    { ...home, isSecure: false },
    { ...home, hostname: '127.0.0.1' },
    { ...home, hostname: '[::1]' },
  ])('need HTTPS and a name: %j', (here) => {
    expect(passkeyObstacle(here)).toMatch(/^Passkeys need HTTPS and a name/)
  })

  it('need a browser that has them', () => {
    expect(passkeyObstacle({ ...home, hasPasskeys: false })).toBe(
      'This browser does not support passkeys.',
    )
  })

  it('that were not used are explained', () => {
    const text = 'No passkey was used. Try again, or sign in with your password.'
    expect(passkeySignInError(named('NotAllowedError'))).toBe(text)
    const failed = 'This browser could not use a passkey. Sign in with your password.'
    expect(passkeySignInError(named('SecurityError'))).toBe(failed)
  })
})
