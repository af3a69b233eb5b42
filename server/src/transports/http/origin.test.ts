import { describe, expect, it } from 'vitest'
import { isSameOrigin, siteOf } from './origin.ts'

const asked = (origin: string | undefined, host: string, socket = {}) => ({
  headers: origin === undefined ? { host } : { origin, host },
  socket,
})

describe('the origin of a page', () => {
  it.each([
    ['https://home.example', 'home.example', 'home.example'],
    ['https://home.example:8443', 'home.example:8443', 'home.example'],
    ['https://roomwire', 'roomwire', 'roomwire'],
    ['http://localhost:8080', 'localhost:8080', 'localhost'],
    ['http://home.localhost', 'home.localhost', 'home.localhost'],
    ['https://12.example', '12.example', '12.example'],
  ])('%s has passkeys', (origin, host, name) => {
    expect(siteOf(asked(origin, host), '')).toEqual({ origin, name })
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
    expect(() => siteOf(asked(origin, host), '')).toThrow(/^Passkeys need HTTPS and a name/)
  })

  it.each([
    [undefined, 'home.example', ''],
    ['https://home.example', 'home.example', ''],
    ['http://home.example', 'home.example:80', ''],
    ['https://home.example', 'home.example:443', ''],
    ['https://home.example:443', 'home.example', ''],
    ['http://[::1]', '[::1]:80', ''],
    ['https://home.example:8443', 'home.example:8443', ''],
    ['http://home.example:443', 'home.example:443', ''],
    ['https://home.example:8443', 'home.example', 'https://home.example:8443'],
    ['https://home.example', '127.0.0.1:8080', 'https://home.example:443/'],
  ])('R-25 %s at host %s, with PUBLIC_URL "%s", is of this site', (origin, host, publicUrl) => {
    expect(isSameOrigin(asked(origin, host), publicUrl)).toBe(true)
  })

  it.each([
    ['https://Home.example', 'home.example', ''],
    ['null', 'home.example', ''],
    ['https://home.example:8443', 'home.example', ''],
    ['https://home.example', 'home.example:8443', ''],
    // The default port of the other scheme is a port like others.
    ['http://home.example', 'home.example:443', ''],
    ['https://home.example', 'home.example:80', ''],
    ['http://home.example:443', 'home.example', ''],
    ['https://home.example:80', 'home.example', ''],
    ['https://home.example:8443', 'home.example', 'https://home.example'],
    ['https://home.example.evil.example', '127.0.0.1:8080', 'https://home.example'],
    ['http://home.example', '127.0.0.1:8080', 'https://home.example'],
  ])('R-25 %s at host %s, with PUBLIC_URL "%s", is foreign', (origin, host, publicUrl) => {
    expect(isSameOrigin(asked(origin, host), publicUrl)).toBe(false)
  })

  it('R-25 is HTTPS where the server speaks it itself', () => {
    const page = (origin: string) => asked(origin, 'pi.local:8443', { encrypted: true })
    expect(isSameOrigin(page('https://pi.local:8443'), '')).toBe(true)
    expect(isSameOrigin(page('http://pi.local:8443'), '')).toBe(false)
  })
})
