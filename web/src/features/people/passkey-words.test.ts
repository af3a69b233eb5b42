import { describe, expect, it } from 'vitest'
import { CallFailed } from '../../api/call-failed.ts'
import { passkeyObstacle, whyNotEntered, whyNotMade } from './passkey-words.ts'

const home = { isSecure: true, hostname: 'home.example', hasPasskeys: true }
const named = (name: string) => Object.assign(new Error('in the browser’s own words'), { name })

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
    expect(passkeyObstacle({ ...home, hasPasskeys: false })).toBe('This browser has no passkeys.')
  })

  it.each([
    [new CallFailed(403, 'The password is wrong', '403'), 'The password is wrong'],
    [new CallFailed(0, null, 'no answer'), 'Network error: no answer'],
    [named('InvalidStateError'), 'This device has a passkey for you already.'],
    [named('NotAllowedError'), 'No passkey was added. You can try again.'],
    [named('AbortError'), 'No passkey was added. You can try again.'],
    [named('UnknownError'), 'This device could not make a passkey. Try another one.'],
  ])('that were not made are told in words: %s', (error, words) => {
    expect(whyNotMade(error)).toBe(words)
  })

  it('that were not used are told in words', () => {
    const words = 'No passkey was used. Try again, or sign in with your password.'
    expect(whyNotEntered(named('NotAllowedError'))).toBe(words)
    expect(whyNotEntered(new CallFailed(403, 'Not accepted', '403'))).toBe('Not accepted')
  })
})
