/** Authentication of live sockets: refused with a status before the upgrade. */

import { once } from 'node:events'
import { connect } from 'node:net'
import { liveTicketEndpoint, logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import {
  answerOf,
  callApi,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { handshake, liveAddress, ticketOf } from '@roomwire/testing/clients/live-page.ts'
import { upgradeRequest } from '@roomwire/testing/clients/raw-web-socket.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('opening the live socket (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))
  const newOwner = async () => {
    owner = await registerOwner(server.url)
    return owner
  }
  const handshakeWith = (key: string) => handshake(liveAddress(server.url, key))

  it('SOCK-1 the session token in the query opens sockets again and again', async () => {
    const { token } = await newOwner()
    expect([await handshakeWith(token), await handshakeWith(token)]).toEqual([101, 101])
  })

  it('SOCK-1 R-15 a ticket in the same parameter opens one socket', async () => {
    const ticket = await ticketOf(await newOwner())
    expect([await handshakeWith(ticket), await handshakeWith(ticket)]).toEqual([101, 401])
  })

  it('SOCK-1 R-15 a ticket that 20 clients use at once opens exactly one socket', async () => {
    const ticket = await ticketOf(await newOwner())
    const answers = await Promise.all(Array.from({ length: 20 }, () => handshakeWith(ticket)))
    expect(answers.sort()).toEqual([101, ...Array<number>(19).fill(401)])
  })

  it('SOCK-1 a ticket is valid for 30 seconds and not a moment longer', async () => {
    await newOwner()
    const [soon, late] = [await ticketOf(owner), await ticketOf(owner)]
    server.clock.advance(29_000)
    expect(await handshakeWith(soon)).toBe(101)
    server.clock.advance(1_001)
    expect(await handshakeWith(late)).toBe(401)
  })

  it('SOCK-1 the answer carries the time at which the ticket expires', async () => {
    const before = server.clock.now()
    const { expires_at } = await callApi(await newOwner(), liveTicketEndpoint, {})
    expect(expires_at).toBeGreaterThanOrEqual(before + 30_000)
    expect(expires_at).toBeLessThanOrEqual(server.clock.now() + 30_000)
  })

  it('SOCK-1 a ticket of a session that has ended is refused', async () => {
    const ticket = await ticketOf(await newOwner())
    await callApi(owner, logoutEndpoint, {})
    expect(await handshakeWith(ticket)).toBe(401)
  })

  it('SOCK-1 LIVE-7 the ticket and the token of a guest whose time is over are refused', async () => {
    await newOwner()
    const guest = await createTestGuest(owner, { now: server.clock.now(), forMs: 10_000 })
    const ticket = await ticketOf(guest)
    server.clock.advance(10_001)
    expect([await handshakeWith(ticket), await handshakeWith(guest.token)]).toEqual([401, 401])
  })

  it('SOCK-1 only a signed-in person gets a ticket', async () => {
    const { status } = await answerOf({ url: server.url }, liveTicketEndpoint, {})
    expect(status).toBe(401)
  })

  it('SOCK-1 a ticket opens the socket and nothing else: it is no bearer token', async () => {
    const token = await ticketOf(await newOwner())
    const { status } = await answerOf({ url: server.url, token }, liveTicketEndpoint, {})
    expect(status).toBe(401)
  })

  it('SOCK-1 anything else is answered 401 before the upgrade', async () => {
    const { token } = await newOwner()
    const [head = '', claims = '', signature = ''] = token.split('.')
    const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const keys = [
      '',
      ' ',
      'x',
      'x'.repeat(5_000),
      '.',
      '..',
      '...',
      'null',
      '%00',
      "' or 1=1 --",
      `${head}.${claims}`,
      `${head}.${claims}.`,
      `${head}.${claims}.${other}`,
      `${none}.${claims}.`,
      `Bearer ${token}`,
      `${token}.`,
      token.slice(0, -2),
    ]
    const answers = await Promise.all(keys.map(handshakeWith))
    expect(answers.map((status, at) => [keys[at], status])).toEqual(keys.map((key) => [key, 401]))
    expect(await handshake(`${server.url.replace('http', 'ws')}/ws-app`)).toBe(401)
  })

  it('SOCK-1 a token whose session has run out is answered 401', async () => {
    const { token } = await newOwner()
    server.clock.advance(12 * 3_600_000)
    expect(await handshakeWith(token)).toBe(401)
  })

  it('SOCK-1 any other path is answered 404', async () => {
    const { token } = await newOwner()
    for (const path of [
      '/',
      '/ws',
      '/ws-app/',
      '/WS-APP',
      '/ws-app/x',
      '/api/ws-app',
      '/ws-app%2f',
    ]) {
      expect([
        path,
        await handshake(`${server.url.replace('http', 'ws')}${path}?token=${token}`),
      ]).toEqual([path, 404])
    }
  })

  it('SOCK-1 an invalid request target is refused, and the server goes on', async () => {
    for (const target of ['//', '*', 'http://', '/ws-app?token=%', '/ws-app?token=%ff', 'ws-app']) {
      expect(await rawHandshake(server.port, target), target).toMatch(/^HTTP\/1\.1 (400|401|404) /)
    }
    expect(await handshakeWith((await newOwner()).token)).toBe(101)
  })

  it('R-25 a page of another site gets no socket, in 50 disguises, with a valid token or ticket', async () => {
    const { token } = await newOwner()
    const disguises = foreignOrigins(server.port)
    expect(new Set(disguises).size).toBe(50)
    const admitted: string[] = []
    for (const origin of disguises) {
      const status = await handshake(liveAddress(server.url, token), { headers: { origin } })
      if (status !== 403) admitted.push(`${origin}: ${status}`)
    }
    figure('R-25', 'wrong origins tried', disguises.length, engine)
    figure('R-25', 'sockets they were given', admitted.length, engine)
    expect(admitted).toEqual([])
  })

  it('R-25 a page of another site does not even use up a ticket', async () => {
    const ticket = await ticketOf(await newOwner())
    const headers = { origin: 'https://evil.example' }
    expect(await handshake(liveAddress(server.url, ticket), { headers })).toBe(403)
    expect(await handshakeWith(ticket)).toBe(101)
  })

  it('R-25 SOCK-1 our own page gets a socket, over HTTP and behind HTTPS, and so do programs, which name no origin', async () => {
    const { token } = await newOwner()
    const own = `127.0.0.1:${server.port}`
    for (const origin of [`http://${own}`, `https://${own}`]) {
      expect(await handshake(liveAddress(server.url, token), { headers: { origin } })).toBe(101)
    }
    expect(await handshake(liveAddress(server.url, token))).toBe(101)
    const named = { host: 'home.example', origin: 'https://home.example' }
    expect(await handshake(liveAddress(server.url, token), { headers: named })).toBe(101)
  })
})

it('R-24 no address with a token or ticket is ever logged', async () => {
  const lines: string[] = []
  const server = await startTestServer('sqlite', { onLog: (line) => lines.push(line) })
  const owner = await registerOwner(server.url)
  const ticket = await ticketOf(owner)
  const secrets = [owner.token, ticket, 'not.a.token', 'never-a-ticket']
  for (const key of secrets) {
    await handshake(liveAddress(server.url, key))
    await handshake(liveAddress(server.url, key), { headers: { origin: 'https://evil.example' } })
    await handshake(liveAddress(server.url, key).replace('ws-app', 'elsewhere'))
    await rawHandshake(server.port, `//?token=${key}`)
    await fetch(`${server.url}/ws-app?token=${key}`)
  }
  await server.stop()
  expect(lines.filter((line) => secrets.some((key) => line.includes(key)))).toEqual([])
})

/** The status line for a request target that no WebSocket library would send. */
async function rawHandshake(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.write(upgradeRequest(target))
  await once(socket, 'end')
  socket.end()
  return heard
}

/** Foreign origins, some of which look like ours. Ours is 127.0.0.1 with the port. */
function foreignOrigins(port: number): string[] {
  const own = `127.0.0.1:${port}`
  return [
    'null',
    '',
    ' ',
    'file://',
    'about:blank',
    'data:text/html,x',
    'https://evil.example',
    'http://evil.example',
    `http://evil.example:${port}`,
    `https://evil.example:${port}`,
    'http://localhost',
    `http://localhost:${port}`,
    'http://127.0.0.1',
    'https://127.0.0.1',
    'http://127.0.0.1:80',
    `http://127.0.0.1:${port + 1}`,
    `http://127.0.0.1:${port}0`,
    `http://${own}.evil.example`,
    `http://127.0.0.1.evil.example:${port}`,
    `http://evil.example/${own}`,
    `http://evil.example?${own}`,
    `http://evil.example#${own}`,
    `http://evil.example/http://${own}`,
    `http://${own}@evil.example`,
    `http://${own}@evil.example:${port}`,
    `http://evil@${own}`,
    `http://evil:x@${own}`,
    `http://evil127.0.0.1:${port}`,
    `http://x.127.0.0.1:${port}`,
    `http://127.0.0.2:${port}`,
    `http://127.1:${port}`,
    `http://2130706433:${port}`,
    `http://0x7f.0.0.1:${port}`,
    `http://0177.0.0.1:${port}`,
    `http://[::1]:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://0.0.0.0:${port}`,
    `ftp://${own}`,
    `ws://${own}`,
    `wss://${own}`,
    `chrome-extension://${own}`,
    `moz-extension://${own}`,
    `capacitor://${own}`,
    `javascript://${own}`,
    `//${own}`,
    own,
    `http:${own}`,
    `http://${own}/`,
    `http://${own}, http://evil.example`,
    `http://evil.example, http://${own}`,
  ]
}
