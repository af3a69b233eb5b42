import { ask } from '@roomwire/testing/clients/ask.ts'
import { startNginx } from '@roomwire/testing/worlds/test-proxies.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { describe, expect, it } from 'vitest'
import { type HttpsSettings, openHttpsHeader } from './https-header.ts'

const behindProxy = { publicUrl: 'https://home.example', trustedProxy: '127.0.0.1' }
const overHttps = { host: 'home.example', 'x-forwarded-proto': 'https' }

/** The header of a page, of a call, of a refusal and of a missing file, where nginx sends such headers. */
async function headersWith(settings: HttpsSettings, sent: Record<string, string> = overHttps) {
  const server = await startTestServer('sqlite', { settings })
  const set = Object.entries(sent).map(([name, value]) => `proxy_set_header ${name} ${value};`)
  const nginx = await startNginx(server.url, set.join(' '))
  const headers = []
  for (const path of ['/', '/api/docs', '/api/devices', '/missing.js'] as const) {
    headers.push((await ask(nginx, `GET ${path}`)).headers.get('strict-transport-security'))
  }
  await nginx.stop()
  await server.stop()
  return new Set(headers)
}

/** The header of an answer at home.example over TLS of the server itself. */
function headerOverTls(isPublic: boolean, settings: HttpsSettings): unknown {
  const sent: unknown[] = []
  const raw = { headers: {}, socket: { encrypted: true } }
  const request = { protocol: 'https', headers: { host: 'home.example' }, raw } as never // The parts that are read.
  const reply = { header: (_name: string, value: unknown) => sent.push(value) } as never // As above.
  openHttpsHeader(settings, { isPublic: () => isPublic })(request, reply)
  return sent[0]
}

describe('HTTPS alone', () => {
  it('R-98 is asked for where the server has a certificate of a public authority, and never with one of the home', () => {
    const publicUrl = 'https://home.example'
    expect(headerOverTls(true, { publicUrl, trustedProxy: '' })).toBe('max-age=86400')
    for (const trustedProxy of ['', '127.0.0.1']) {
      expect(headerOverTls(false, { publicUrl, trustedProxy })).toBeUndefined()
    }
    expect(headerOverTls(true, { publicUrl: '', trustedProxy: '' })).toBeUndefined()
  })

  it('R-98 is asked for a day at the public name, where a trusted proxy says HTTPS', async () => {
    expect(await headersWith(behindProxy)).toEqual(new Set(['max-age=86400']))
    const port = { ...behindProxy, publicUrl: 'https://home.example:8443/' }
    const sent = { ...overHttps, host: 'home.example:8443' }
    expect(await headersWith(port, sent)).toEqual(new Set(['max-age=86400']))
  })

  it.each<[string, HttpsSettings, Record<string, string>]>([
    ['without PUBLIC_URL', { ...behindProxy, publicUrl: '' }, overHttps],
    ['by HTTP', { ...behindProxy, publicUrl: 'http://home.example' }, overHttps],
    ['where no proxy is trusted', { ...behindProxy, trustedProxy: '' }, overHttps],
    ['where another one is', { ...behindProxy, trustedProxy: '192.0.2.1' }, overHttps],
    ['for a visit over HTTP', behindProxy, { ...overHttps, 'x-forwarded-proto': 'http' }],
    ['where nobody says HTTPS', behindProxy, { host: 'home.example' }],
    ['at another name', behindProxy, { ...overHttps, host: 'roomwire.lan' }],
    ...[
      '192.0.2.7',
      '[2001:db8::7]',
      '0x7f.1',
      'home',
      'localhost',
      'roomwire.local',
      'roomwire.home.arpa',
      'roomwire.lan',
      'roomwire.internal',
    ].map((name): [string, HttpsSettings, Record<string, string>] => [
      `at ${name}, which no public authority certifies`,
      { ...behindProxy, publicUrl: `https://${name}` },
      { ...overHttps, host: new URL(`https://${name}`).host },
    ]),
  ])('R-98 is not asked for: %s', async (_title, settings, sent) => {
    expect(await headersWith(settings, sent)).toEqual(new Set([null]))
  })
})
