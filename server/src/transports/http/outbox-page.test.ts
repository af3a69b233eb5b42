import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { rememberSecret } from '@roomwire/testing/fixtures/secrets.ts'
import { startNginx } from '@roomwire/testing/worlds/test-proxies.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let nginx: Awaited<ReturnType<typeof startNginx>>
let secret: string
/** The reset code that waits in the outbox. */
let code: string
beforeAll(async () => {
  server = await startTestServer('sqlite', { limitScale: 1 })
  nginx = await startNginx(server.url)
  const { email } = await registerOwner(server.url)
  await ask(server, 'POST /api/users/forgot-password', { body: { email } })
  const [letter] = await server.roomwire.outbox.newest(1)
  code = /reset code is (\d{6})/.exec(letter!.body)![1]!
})
afterAll(async () => {
  const seen = await readFile(nginx.log, 'utf8')
  await nginx.stop()
  await server.stop() // It fails when a log or the database holds the secret.
  expect(seen).toContain('POST /api/outbox HTTP/1.1')
  expect(seen).not.toContain(secret)
})

/** Sends the form of the page as a browser does. */
const send = (to: { url: string }, shown: string) =>
  ask(to, 'POST /api/outbox', {
    raw: new URLSearchParams({ secret: shown }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** The whole answer, with headers of one's own. */
async function raw(url: string, line: string, headers: Record<string, string> = {}) {
  const [method, path] = line.split(' ')
  const { hostname: host, port } = new URL(url)
  return await new Promise<{ status: number | undefined; headers: object; text: string }>(
    (resolve, reject) => {
      const asked = request({ host, port, method, path, headers }, async (response) => {
        const { date: _, 'server-time': _then, ...kept } = response.headers
        const text = (await response.setEncoding('utf8').toArray()).join('')
        resolve({ status: response.statusCode, headers: kept, text })
      })
      asked.once('error', reject).end()
    },
  )
}

describe('without a demo home the outbox', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])(
    'R-98 is answered to %s like any unknown path, to the byte',
    async (method) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      for (const headers of [{}, form, { 'content-type': 'text/xml' }]) {
        const outbox = await raw(server.url, `${method} /api/outbox`, headers)
        expect(outbox).toEqual(await raw(server.url, `${method} /api/nothing`, headers))
        expect(outbox.status).toBe(404)
      }
    },
  )
})

describe('with a demo home the outbox', () => {
  beforeAll(() => {
    secret = server.openOutboxPage()
    rememberSecret(secret)
  })

  it('R-98 asks everybody for the secret, this machine too, and nginx with a plain proxy_pass', async () => {
    const { port } = server
    const names = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'evil.example']
    for (const to of [server, nginx]) {
      for (const host of names) {
        for (const line of ['GET /api/outbox', 'HEAD /api/outbox', 'POST /api/outbox']) {
          const { text } = await raw(to.url, line, { host })
          expect([line, host, text.includes(code)]).toEqual([line, host, false])
        }
        expect((await raw(to.url, 'GET /api/outbox', { host })).text).toContain('name="secret"')
      }
    }
    const asked = '/api/outbox'
    for (const query of [`secret=${secret}`, `token=${secret}`]) {
      expect((await raw(server.url, `GET ${asked}?${query}`)).text).not.toContain(code)
      expect((await raw(server.url, `POST ${asked}?${query}`)).status).toBe(403)
    }
  })

  it('R-98 shows itself to whoever sends the secret, as text', async () => {
    await server.roomwire.outbox.add({
      channel: 'mail',
      recipient: '<b>m@example.com</b>',
      subject: null,
      body: '<script>alert(1)</script>',
    })
    for (const to of [server, nginx]) {
      const { status, text, headers } = await send(to, secret)
      expect([status, text.includes(code)]).toEqual([200, true])
      expect(text).toContain('mail to &lt;b&gt;m@example.com&lt;/b&gt;')
      expect(text).not.toMatch(/<script|<b>/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('R-98 counts wrong secrets by address, right ones not', async () => {
    const wrong = [secret.slice(0, -1), `${secret}x`, '', 'x'.repeat(22)]
    for (const shown of wrong) {
      const { status, text } = await send(server, shown)
      expect([shown, status, text.includes(code)]).toEqual([shown, 403, false])
      expect((await send(server, secret)).status).toBe(200)
    }
    const statuses = []
    for (let index = 0; index < 20; index += 1) statuses.push((await send(server, 'no')).status)
    expect(statuses.at(-1)).toBe(429)
    // Nobody is kept out by a stranger behind the same address.
    expect((await send(server, secret)).status).toBe(200)
    expect((await send(server, 'no')).status).toBe(429)
    server.clock.advance(15 * 60_000)
    expect((await send(server, 'no')).status).toBe(403)
  })

  it('R-98 reads no form that is longer than the secret needs', async () => {
    expect((await send(server, 'x'.repeat(5_000))).status).toBe(413)
  })
})

it('R-98 each start has another secret', async () => {
  const other = await startTestServer('sqlite')
  expect(other.openOutboxPage()).not.toBe(secret)
  expect((await send(other, secret)).status).toBe(403)
  await other.stop()
})
