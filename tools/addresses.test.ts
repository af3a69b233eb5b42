import { describe, expect, test } from 'vitest'
import { isTest } from './arrows.ts'
import { readSources, repositoryPaths } from './modules.ts'

/*
 * Nothing is trusted for its address alone (docs/security.md): behind a proxy on the same machine
 * everybody comes from 127.0.0.1, and a `Host` is what a caller writes. Each file that reads where a
 * request comes from, or by which name it was called, stands here with what it does with it.
 */

const readers: Record<string, string> = {
  'server/src/platform/caller-address.ts': 'finds the address, by trusted proxies alone',
  'server/src/platform/network.ts': 'tells addresses of this machine from others',
  'server/src/platform/tls/tls-listener.ts': 'tells unfinished handshakes apart, logs who failed',
  'server/src/roomwire.ts': 'names it',
  'server/src/build-roomwire.ts': 'builds it',
  'server/src/transports/http/http-server.ts': 'tells Fastify which proxies are trusted',
  'server/src/transports/http/serve.ts': 'counts calls, marks audit entries',
  'server/src/transports/http/upgrades.ts':
    'counts sockets, marks audit entries; takes devices of this machine alone, where the operator says so',
  'server/src/transports/http/https-redirect.ts':
    'leads a page to HTTPS under the name that it was asked for',
  'server/src/transports/http/https-header.ts': 'whether a browser is to use HTTPS alone',
  'server/src/transports/http/metrics.ts': 'counts wrong tokens',
  'server/src/transports/http/restore-routes.ts': 'counts wrong codes, marks audit entries',
  'server/src/transports/http/outbox-page.ts': 'counts wrong secrets, marks audit entries',
  'server/src/transports/http/origin.ts':
    'refuses pages of other sites; names the site of a passkey, which the browser checks',
  'server/src/transports/http/browser-cookies.ts': 'whether a cookie is for HTTPS alone',
  'server/src/transports/http/security-txt.ts': 'names itself to who asks',
  'server/src/transports/mqtt/mqtt-listener.ts': 'hands the address on',
  'server/src/transports/mqtt/device-connection.ts': 'hands the address on, logs it',
  'server/src/transports/mqtt/admission.ts': 'hands the address on',
  'server/src/transports/mqtt/device-gateway.ts': 'counts wrong secrets, marks audit entries',
  'simulator/src/links/loopback-http.ts': 'reads both for the next two',
  'simulator/src/links/knobs.ts': 'refuses pages, and foreign names of this machine',
  'simulator/src/virtual-device/requests.ts': 'reads the address that its device is to take',
  'simulator/src/links/local-web.ts': 'refuses pages of other sites, and foreign names',
}

const reads = new RegExp(
  [
    /\b(remoteAddress|callerAddress|isLoopback|hostNameOf)\b/,
    /\b(x-)?forwarded\b(-\w+)?['"]|headers\.(host|forwarded|origin)\b/,
    /\brequest\.(ips?|host|hostname|protocol)\b/,
    /\{[^{}]*\b(host|hostname|ip|protocol|origin)\b[^{}]*\} = (request|headers)\b/,
    /\{[^{}]*\b(host|forwarded|origin)\b[^{}]*\}: IncomingHttpHeaders/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

describe('where a request comes from', () => {
  test('R-98 is read only by the files that say what for', () => {
    const paths = repositoryPaths().filter(
      (path) => /^(server|simulator)\/src\/.*\.ts$/.test(path) && !isTest(path),
    )
    const found = [...readSources(paths)].flatMap(([path, text]) =>
      reads.test(text) && !/\/scripted-/.test(path) ? [path] : [],
    )
    expect(found.sort()).toEqual(Object.keys(readers).sort())
  })

  test.each([
    ['the socket', 'const isHere = request.socket.remoteAddress === own'],
    ['the host', "if (request.headers.host === 'localhost') return all"],
    ['a name of Fastify’s', 'return loopback.test(request.ip)'],
    ['a part of the request', 'const { method, host } = request'],
    ['a forwarded header', "headers['x-forwarded-for'] === undefined"],
    ['another one', "headers['forwarded']"],
  ])('is seen where %s is read', (_title, source) => {
    expect(reads.test(source)).toBe(true)
  })

  test.each(['const { port } = server.address()', "'127.0.0.1'", 'url.host', 'request.url'])(
    'is not read by %s',
    (source) => expect(reads.test(source)).toBe(false),
  )
})
