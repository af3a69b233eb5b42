import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { everyEndpoint } from '../fixtures/every-endpoint.ts'
import { brokenBytes } from './broken-bytes.ts'
import type { FuzzHome } from './fuzz-home.ts'
import { howOften, oddEncoding, oddJson } from './odd-json.ts'
import { formOf, openSampler } from './samples.ts'
import type { SeededRandom } from './seeded-random.ts'

/** One thing said to the HTTP port. */
export type HttpInput = {
  bytes: Buffer
  /** Whether it is whole HTTP/1.1, so that exactly one answer comes and others may follow on the line. */
  isWhole: boolean
  isHead: boolean
  pollutes: boolean
  /** The call, where it was one of the contracts, and its body if it had one that is JSON. */
  call?: { endpoint: Endpoint; isJson: boolean; body: Buffer }
  /** Whether it was said with the owner's own token. */
  asOwner: boolean
}

const endpoints = [...everyEndpoint.values()]
const withBody = endpoints.filter(({ body }) => body)
const usualType = 'Content-Type: application/json'

const oddTypes = [
  'Content-Type: application/json\tx',
  'Content-Type: application/json, text/plain',
  'Content-Type: text/plain',
  'Content-Type: text/plain; application/json',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/jsonx',
  'Content-Type: application/json-patch+json',
  'Content-Type: ',
  'X-Content-Type: application/json',
]
const goodTypes = [
  usualType,
  'content-type: application/json; charset=utf-8',
  'Content-Type: Application/JSON ',
]

const oddHeaders = [
  'Cookie: known=x; reset=%00; __Host-reset=a; __proto__=1',
  'Cookie: =;;=;known',
  'X-Forwarded-For: 1.2.3.4, ::1, "><script>',
  'X-HTTP-Method-Override: DELETE',
  'Accept: application/xml',
  'Accept-Encoding: gzip;q=0, br;q=x, *',
  'If-None-Match: *',
  'Range: bytes=0-,-1,5-2',
  'Forwarded: for="[::1]:x";proto=https',
  'User-Agent: \xff\xfe%n%s',
  'Origin: null',
  'Content-Encoding: gzip',
  '__proto__: x',
  'constructor: x',
  `X-Long: ${'x'.repeat(4_000)}`,
]

const oddPathParts = [
  '1e3',
  '0x10',
  '%201%20',
  '9007199254740993',
  '-0',
  'NaN',
  'true',
  '[1]',
  '01',
  '1.0',
  '+1',
  '__proto__',
  'constructor',
  '..',
  '%2e%2e%2f',
  '%00',
  '%ff',
  '%',
  '%E0%A4%A',
  "'%20or%201=1--",
  '',
  '*',
  '{id}',
  ':id',
  ';',
  '1;2',
  '1,2',
  '%F0%9F%92%A1',
  '\\..\\',
  '1'.repeat(300),
]
const oddPaths = [
  '/',
  '/?',
  '//',
  '/api',
  '/api/',
  '/api/api/',
  '/api//rooms/1',
  '/dashboard',
  '/assets/app-4f22a9.js',
  '/assets/..%2f..%2froomwire.sqlite',
  '/%2e%2e/keys',
  '/api/docs',
  '/api/docs.css',
  '/ws-app?token=x',
  '/mqtt',
  '/api/outbox',
  '/index.html?__proto__[a]=1',
  '/api/openapi.jso%6e',
  `/${'a'.repeat(2_000)}`,
]
const oddMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']

/** Makes inputs for the HTTP port, for the people of a home. */
export function openHttpInputs(home: FuzzHome) {
  const sample = openSampler(knownOf(home))

  function call(dice: SeededRandom, input: number): HttpInput {
    const endpoint = dice.pick(dice.chance(0.7) ? withBody : endpoints)
    const body = endpoint.body ? bodyOf(endpoint, dice, input) : undefined
    const hasGoodType = !body || dice.chance(0.94)
    const type = dice.pick(hasGoodType ? goodTypes : oddTypes)
    const asOwner = dice.chance(0.72) && endpoint.url !== '/api/auth/logout'
    const headers = [
      ...(body ? [type] : []),
      asOwner ? `Authorization: Bearer ${home.owner.token}` : dice.pick(otherTokens(home)),
      ...(dice.chance(0.1) ? [dice.pick(oddHeaders)] : []),
    ]
    const line = `${endpoint.method} ${targetOf(endpoint, dice)}`
    return {
      bytes: wholeRequest(line, headers, body?.bytes, dice.chance(0.08) ? dice : undefined),
      isWhole: true,
      isHead: false,
      pollutes: body?.pollutes ?? false,
      asOwner,
      call: { endpoint, isJson: hasGoodType, body: body?.bytes ?? Buffer.alloc(0) },
    }
  }

  function bodyOf(
    endpoint: Endpoint & { body?: Endpoint['body'] },
    dice: SeededRandom,
    input: number,
  ) {
    const value = endpoint.body ? sample.any(endpoint.body, dice) : null
    if (isRecord(value) && 'email' in value && dice.chance(0.3)) {
      value.email = `fuzz.${input}@example.com`
    }
    const changes = dice.weighed(howOften)
    const { text, pollutes } = oddJson(value, dice, changes)
    // Hashing takes long: of the bodies that lead to it only some are left as they are.
    const isCostly =
      hasPassword(endpoint) && isTaken(endpoint, Buffer.from(text)) && dice.chance(0.97)
    const said = isCostly ? text.replace('{', '{"costly":1,') : text
    return { bytes: dice.chance(0.06) ? oddEncoding(said, dice) : Buffer.from(said), pollutes }
  }

  function targetOf({ url, path, query }: Endpoint, dice: SeededRandom): string {
    const parts = path ? sample.any(path, dice) : {}
    const isOdd = dice.chance(0.3)
    const filled = url.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      isOdd ? dice.pick(oddPathParts) : encodeURIComponent(String(Object(parts)[name])),
    )
    if (!query) return dice.chance(0.03) ? `${filled}?__proto__[isAdmin]=true&a=1` : filled
    const search = new URLSearchParams(Object(sample.any(query, dice))).toString()
    return `${filled}?${dice.chance(0.5) ? search : oddQuery(search, dice)}`
  }

  function oddPath(dice: SeededRandom): HttpInput {
    const method = dice.pick(oddMethods)
    const headers = dice.chance(0.5) ? [dice.pick(oddHeaders)] : []
    const line = `${method} ${dice.pick(oddPaths)}`
    const isHead = method === 'HEAD'
    return { ...plain(wholeRequest(line, headers)), isWhole: true, isHead }
  }

  return (dice: SeededRandom, input: number): HttpInput =>
    dice.weighed<() => HttpInput>([
      [82, () => call(dice, input)],
      [8, () => oddPath(dice)],
      [1, () => tooLarge(home, dice)],
      [5, () => plain(brokenBytes(call(dice, input).bytes, dice, 0.7))],
      [3, () => plain(Buffer.from(brokenFraming(home, dice), 'latin1'))],
      [1, () => plain(dice.bytes(dice.below(200)))],
    ])()
}

const plain = (bytes: Buffer): HttpInput => ({
  bytes,
  isWhole: false,
  isHead: false,
  pollutes: false,
  asOwner: false,
})

function knownOf({ owner, guest, roomId, devices }: FuzzHome): unknown[] {
  const ids = [roomId, owner.userId, guest.userId]
  const identifiers = devices.map(({ identifier }) => identifier)
  return [...ids, ...ids.map(String), ...identifiers, owner.email, guest.email]
}

function otherTokens({ owner, guest }: FuzzHome): string[] {
  const [head, claims] = owner.token.split('.')
  return [
    `Authorization: Bearer ${guest.token}`,
    'X-No-Authorization: x',
    `Authorization: Bearer ${head}.${claims}.`,
    `Authorization: Bearer eyJhbGciOiJub25lIn0.${claims}.`,
    `Authorization: Bearer ${owner.token}x`,
    `Authorization: Basic ${owner.token}`,
    'Authorization: Bearer ..',
    'Authorization: Bearer \xff',
    `Authorization: Bearer ${'x'.repeat(3_000)}`,
  ]
}

function wholeRequest(
  line: string,
  headers: readonly string[],
  body?: Buffer,
  chunked?: SeededRandom,
) {
  const length =
    body === undefined
      ? []
      : [chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`]
  const head = [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, ...length, '\r\n']
  const rest = body && chunked ? inChunks(body, chunked) : (body ?? Buffer.alloc(0))
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), rest])
}

function inChunks(body: Buffer, dice: SeededRandom): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; ) {
    const chunk = body.subarray(at, at + 1 + dice.below(body.length))
    const extension = dice.chance(0.2) ? ';a=b' : ''
    parts.push(
      Buffer.from(`${chunk.length.toString(16)}${extension}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    )
    at += chunk.length
  }
  const trailer = dice.chance(0.2) ? 'X-Trailer: x\r\n' : ''
  return Buffer.concat([...parts, Buffer.from(`0\r\n${trailer}\r\n`)])
}

function tooLarge({ owner }: FuzzHome, dice: SeededRandom): HttpInput {
  const body = Buffer.alloc(65_536 + 1 + dice.below(60_000), '{"room_name":"x"} ')
  const headers = [usualType, `Authorization: Bearer ${owner.token}`]
  return plain(wholeRequest('POST /api/rooms/', headers, body, dice.chance(0.5) ? dice : undefined))
}

/** HTTP whose parts contradict each other. */
function brokenFraming({ owner }: FuzzHome, dice: SeededRandom): string {
  const body = '{"room_name":"Smuggled"}'
  const post = `POST /api/rooms/ HTTP/1.1\r\nHost: x\r\n${usualType}\r\nAuthorization: Bearer ${owner.token}\r\n`
  const length = `Content-Length: ${body.length}\r\n`
  const chunks = 'Transfer-Encoding: chunked\r\n'
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  return dice.pick([
    `${post}Content-Length: ${body.length + 50}\r\n\r\n${body}`,
    `${post}Content-Length: ${body.length - 5}\r\n\r\n${body}`,
    `${post}${length}Content-Length: 3\r\n\r\n${body}`,
    `${post}Content-Length: -1\r\n\r\n${body}`,
    `${post}Content-Length: 0x18\r\n\r\n${body}`,
    `${post}Content-Length: 99999999999999999999\r\n\r\n${body}`,
    `${post}${length}${chunks}\r\n${chunk}`,
    `${post}Transfer-Encoding: xchunked\r\n\r\n${chunk}`,
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n${chunk}`,
    `${post}${chunks}\r\nffffffffffffffff\r\n${body}`,
    `${post}${chunks}\r\n-1\r\n${body}\r\n0\r\n\r\n`,
    `${post}${chunks}\r\n${body.length.toString(16)}\r\n${body}`,
    `${post}${chunks}\r\n0\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
    `${post}${length} folded: x\r\n\r\n${body}`,
    `${post}${length}X\0: y\r\n\r\n${body}`,
    `${post}${length}Expect: 100-continue\r\n\r\n${body}`,
    `${post}${length}Expect: something else\r\n\r\n${body}`,
    `${post}${length}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n${body}`,
    `${post}${length}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n${body}`,
    `${post.replaceAll('\r\n', '\n')}${length}\n\n${body}`,
    `${post.replace('HTTP/1.1', 'HTTP/1.0')}${length}\r\n${body}`,
    `${post.replace('HTTP/1.1', 'HTTP/2.0')}${length}\r\n${body}`,
    `${post.replace('Host: x\r\n', '')}${length}\r\n${body}`,
    `${post.replace('Host: x', 'Host: x\r\nHost: y')}${length}\r\n${body}`,
    `CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET http://evil.example/api/devices HTTP/1.1\r\nHost: x\r\n\r\n`,
    'GET * HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
  ])
}

function oddQuery(search: string, dice: SeededRandom): string {
  const [name = 'a', value = ''] = search.split('=')
  return dice.pick([
    `${search}&${search}`,
    `${name}[]=${value}`,
    `${name}[a]=${value}`,
    `${name}=`,
    `${name}`,
    `${name}=%ff`,
    `${name}=%`,
    `${name}=%00`,
    `${name}=${value}%00`,
    `${name}=${'x'.repeat(3_000)}`,
    `${name}='%20or%201=1--`,
    `${name}=%25`,
    `__proto__=${value}`,
    `__proto__[isAdmin]=true&${search}`,
    `constructor.prototype.isAdmin=true&${search}`,
    `${search}&x=1`,
    `;${search}`,
    '&&&&=&=',
    '',
  ])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const costly = new Map<Endpoint, boolean>()
function hasPassword(endpoint: Endpoint): boolean {
  const known = costly.get(endpoint)
  if (known !== undefined) return known
  const names = endpoint.body ? namesOf(endpoint.body) : []
  const is = names.some((name) => name.includes('password'))
  costly.set(endpoint, is)
  return is
}

function namesOf(schema: NonNullable<Endpoint['body']>): string[] {
  const form = formOf(schema)
  if (form.kind === 'choice') return form.options.flatMap(namesOf)
  return form.kind === 'object' ? Object.keys(form.shape) : []
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Whether a contract takes a body, as it says itself. */
export function isTaken({ body }: Endpoint, bytes: Buffer): boolean {
  try {
    return body?.safeParse(JSON.parse(utf8.decode(bytes))).success ?? true
  } catch {
    return false
  }
}
