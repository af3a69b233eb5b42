import { describe, expect, it } from 'vitest'
import { isSameOrigin, siteOf } from './origin.ts'

const headersOf = (origin: string | undefined, host: string) =>
  origin === undefined ? { host } : { origin, host }

describe('the origin of a page', () => {
  it.each([
    ['https://home.example', 'home.example', 'home.example'],
    ['https://home.example:8443', 'home.example:8443', 'home.example'],
    ['https://roomwire', 'roomwire', 'roomwire'],
    ['http://localhost:8080', 'localhost:8080', 'localhost'],
    ['http://home.localhost', 'home.localhost', 'home.localhost'],
    ['https://12.example', '12.example', '12.example'],
  ])('%s has passkeys', (origin, host, name) => {
    expect(siteOf(headersOf(origin, host))).toEqual({ origin, name })
  })

  it.each([
    [undefined, 'home.example'],
    ['null', 'home.example'],
    ['', ''],
    ['http://home.example', 'home.example'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080'],
    ['https://127.0.0.1', '127.0.0.1'],
    ['https://[::1]:8080', '[::1]:8080'],
    ['https://0x7f.1', '0x7f.1'],
    ['https://evil.example', 'home.example'],
    ['https://home.example.evil.example', 'home.example'],
    ['https://home.example:8443', 'home.example'],
    ['http://notlocalhost', 'notlocalhost'],
    ['http://localhost.evil.example', 'localhost.evil.example'],
    ['https://home example', 'home example'],
    ['https://', ''],
  ])('%s at %s has none, and is told why', (origin, host) => {
    expect(() => siteOf(headersOf(origin, host))).toThrow(/^Passkeys need HTTPS and a name/)
  })

  it('R-25 is equal letter by letter, or the page is foreign', () => {
    expect(isSameOrigin(headersOf('https://home.example', 'home.example'))).toBe(true)
    expect(isSameOrigin(headersOf(undefined, 'home.example'))).toBe(true)
    expect(isSameOrigin(headersOf('https://Home.example', 'home.example'))).toBe(false)
    expect(isSameOrigin(headersOf('null', 'home.example'))).toBe(false)
  })
})
