import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { refusal } from '@roomwire/contracts/http/refusals.ts'
import { serverTimeHeader } from '@roomwire/contracts/http/server-time-header.ts'
import { errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { addDevice, addRoom, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { type Answer, ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { leakPattern } from '@roomwire/testing/fixtures/leak.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { openSampler } from '@roomwire/testing/fuzz/samples.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('answers (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  /** A refusal: a text for a person, a code that goes with the status, at most a field, and the headers of every answer. */
  function expectRefusal(
    { status, text, headers }: Answer,
    expected: number,
    message?: string | RegExp,
  ) {
    expect([status, headers.get('content-type')]).toEqual([
      expected,
      'application/json; charset=utf-8',
    ])
    const body = JSON.parse(text)
    expect(refusal.strict().parse(body)).toEqual(body)
    expect(errorCodes[refusal.parse(body).code].status).toBe(expected)
    expect(body.error).toMatch(message ?? /^\w.{3,}/)
    expect(text).not.toMatch(leakPattern)
    expectSecure(headers)
  }

  function expectSecure(headers: Headers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }

  const room = (how: Parameters<typeof ask>[2]) =>
    ask(server, 'POST /api/rooms/', { token: owner.token, ...how })

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/rooms'],
    ['GET', '/api/users/login'],
    ['POST', '/api/devices'],
    ['PATCH', '/api/rooms/my-rooms'],
    ['DELETE', '/api/devices/register'],
    ['PATCH', '/api/devices/update'],
    ['OPTIONS', '/api/devices'],
    ['POST', '/'],
    ['POST', '/dashboard'],
    ['GET', '/api/'],
    ['GET', '/api/outbox'],
    ['GET', '/api/../api/nothing'],
  ] as const)('R-07 %s %s is nothing here: 404', async (method, path) => {
    expectRefusal(
      await ask(server, `${method} ${path}`, owner),
      404,
      path === '/api/rooms' ? undefined : 'There is nothing here',
    )
  })

  it.each(['/api/rooms/%E0%A4%A', '/%', '/api/%2', '/api/rooms/%ff'])(
    'R-07 the path %s is not readable: 400',
    async (path) => {
      expectRefusal(await ask(server, `GET ${path}`, owner), 400, 'The request could not be read')
    },
  )

  it('R-07 a path without end is refused', async () => {
    const answer = await ask(server, `GET /api/rooms/${'1'.repeat(5_000)}`, owner)
    expectRefusal(answer, 414, 'The address is too long')
  })

  it.each([
    ['no JSON', '{"room_name":'],
    ['nothing', ''],
    ['text', 'room_name=Hall'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['JSON nine levels deep', '[[[[[[[[[1]]]]]]]]]'],
    ['JSON five thousand levels deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['another field', '{"name":"Hall"}'],
  ])('R-30 R-32 a body of %s is refused: 400', async (_title, raw) => {
    expectRefusal(await room({ raw }), 400)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'application/json-patch+json',
    'application/problem+json',
    'application/json\tx',
    'text/plain; application/json',
    'json',
    '*/*',
  ])('R-30 a body called %j is refused, and does nothing: 415', async (type) => {
    const raw = JSON.stringify({ room_name: `From ${type.replaceAll('\t', ' ')}` })
    expectRefusal(
      await room({ raw, headers: { 'content-type': type } }),
      415,
      'Send JSON, with Content-Type: application/json',
    )
    const { text } = await ask(server, 'GET /api/rooms/my-rooms', owner)
    expect(text).not.toContain('From')
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON '])(
    'R-30 a body called %s is read',
    async (type) => {
      const raw = JSON.stringify({ room_name: `Room ${type.length}` })
      expect((await room({ raw, headers: { 'content-type': type } })).status).toBe(200)
    },
  )

  it('R-30 a body of 64 KiB is read and one of a byte more is not: 413', async () => {
    const padded = (bytes: number) => `{"room_name":"Large"${' '.repeat(bytes - 21)}}`
    expect((await room({ raw: padded(64 * 1024) })).status).toBe(200)
    expectRefusal(
      await room({ raw: padded(64 * 1024 + 1) }),
      413,
      'The request is too large: 64 KiB at most',
    )
  })

  it('R-30 a body without a declared size is read up to 64 KiB: 413', async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(16 * 1024).fill(0x20))
      },
    })
    const response = await fetch(`${server.url}/api/rooms/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: stream,
      duplex: 'half',
    })
    expect([response.status, await response.json()]).toEqual([
      413,
      { error: 'The request is too large: 64 KiB at most', code: 'request_too_large' },
    ])
  })

  it.each([
    ['what is no HTTP', 'hello?\r\n\r\n', 400],
    ['an unknown method', 'BREW /api/devices HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/rooms/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/rooms/ HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET /api/devices HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('R-07 R-35 %s is refused in words too', async (_title, said, status) => {
    const socket = connect(server.port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.write(said)
    await once(socket, 'close')
    const [head = '', body = ''] = heard.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(body)).toEqual({
      error: expect.stringMatching(/^[A-Z].{3,}/),
      code: status === 431 ? 'headers_too_large' : 'unreadable_request',
    })
    expect(body).not.toMatch(leakPattern)
    expect(head).toMatch(/content-type: application\/json/i)
    expect(head).toMatch(/x-content-type-options: nosniff/i)
  })

  it('R-07 what else somebody expects is answered as if they had not', async () => {
    const headers = { expect: 'a miracle' }
    const [response] = await once(get(`${server.url}/api/devices`, { headers }), 'response')
    expect(response.statusCode).toBe(401)
    expect(response.headers['content-type']).toMatch(/json/)
    response.resume()
  })

  it.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic bWU6cHc=' }],
    ['two tokens', { authorization: 'Bearer a b' }],
    ['nothing after the scheme', { authorization: 'Bearer ' }],
    ['a token in a cookie', { cookie: 'token=x' }],
  ])('API-11 with %s nobody is signed in: 401, the one reason for it', async (_title, headers) => {
    expectRefusal(await ask(server, 'GET /api/devices', { headers }), 401, 'Please sign in')
  })

  it('AUTH-1 the scheme may be written in any case', async () => {
    const headers = { authorization: `bearer ${owner.token}` }
    expect((await ask(server, 'GET /api/devices', { headers })).status).toBe(200)
  })

  it('R-24 a token in the address is no token for a call', async () => {
    expect((await ask(server, `GET /api/devices?token=${owner.token}`)).status).toBe(401)
  })

  it('R-98 every answer has the security headers, and no cache stores it', async () => {
    const answers = [
      await ask(server, 'GET /api/devices', owner),
      await ask(server, 'GET /api/devices'),
      await ask(server, 'GET /api/docs'),
      await ask(server, 'GET /api/openapi.json'),
      await ask(server, 'HEAD /api/devices', owner),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200, 200, 200])
    for (const { headers } of answers) {
      expectSecure(headers)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('every answer to a call tells what time it is by the clock of the server, and a page does not', async () => {
    const before = server.clock.now()
    for (const path of ['GET /api/devices', 'GET /api/nothing', 'POST /api/users/login'] as const) {
      const sent = Number((await ask(server, path)).headers.get(serverTimeHeader))
      expect([sent >= before, sent <= server.clock.now()]).toEqual([true, true])
    }
    expect((await ask(server, 'GET /login')).headers.get(serverTimeHeader)).toBeNull()
  })

  it('R-98 CORS admits no other site', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    }
    const answer = await ask(server, 'OPTIONS /api/devices/update', { headers })
    expectRefusal(answer, 404)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  })

  describe('R-30 R-31 R-33 R-37 any value of a field is read or refused, and never causes a bug', () => {
    /** Values that have been trouble somewhere. */
    const odd: unknown[] = [
      null,
      true,
      0,
      -1,
      -0,
      1.5,
      1e3,
      1e21,
      2 ** 31,
      2 ** 53,
      2 ** 53 + 2,
      Number.MAX_VALUE,
      '',
      ' ',
      '0',
      '1e3',
      '0x10',
      'NaN',
      'true',
      '[1]',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\u202e',
      '💡'.repeat(20),
      "'; drop table person;--",
      '%',
      '{{7*7}}',
      '../../etc/passwd',
      '__proto__',
      'x'.repeat(5_000),
      [],
      [1],
      ['a'],
      [[]],
      {},
      { a: 1 },
      { toString: 1 },
      { $gt: '' },
      { length: 1 },
    ]
    const calls = [...everyEndpoint].flatMap(([line, { body }]) => (body ? [{ line, body }] : []))
    const sample = openSampler(['SC-ODD'])

    it.each(calls)('$line', async ({ line, body }) => {
      const host = await ownerOf(server)
      await addDevice(host, 'SC-ODD', await addRoom(host, 'Hall of odds'))
      const [method = '', url = ''] = line.split(' ')
      const path = url.replace('{id}', '2000000000') as `/${string}`
      const fields = sample.whole(body).flatMap((form) => {
        // Hashing takes long, and an email can be registered only once.
        const kept = Object.entries(Object(form)).map(([name, value]) =>
          /password/.test(name) ? [name, ''] : [name, name === 'email' ? 'not one' : value],
        )
        return kept.map(([field]) => ({ form: Object.fromEntries(kept), field: String(field) }))
      })
      expect(fields).not.toEqual([])
      const faults: string[] = []
      const tryOne = async (form: object, field: string, value: unknown) => {
        // The method is one of the contracts'.
        const { status, text } = await ask(server, `${method as 'POST'} ${path}`, {
          token: host.token,
          body: { ...form, [field]: value },
        })
        if (status >= 500 || (status >= 400 && leakPattern.test(text))) {
          faults.push(`${field}: ${JSON.stringify(value)} → ${status} ${text}`)
        }
      }
      for (const { form, field } of fields) {
        // Fewer at once than passwords may be hashed and wait for it.
        for (let at = 0; at < odd.length; at += 10) {
          const some = odd.slice(at, at + 10)
          await Promise.all(some.map((value) => tryOne(form, field, value)))
        }
      }
      expect(faults).toEqual([])
    })
  })

  it('R-31 after all of this no object has a new property', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Object('isAdmin' in {})).toEqual(Object(false))
  })
})
