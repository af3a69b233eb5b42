/** Debian's proxies before a server: as docs/operations.md has them, and as people set them up first. */

import { readFile } from 'node:fs/promises'
import { registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { handshake, liveAddress } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { questionsAnswered } from '@roomwire/testing/clients/visitor.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import {
  startCaddy,
  startHaproxy,
  startNginx,
  startNginxOf,
} from '@roomwire/testing/worlds/test-proxies.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { freePort, type Service } from '@roomwire/testing/worlds/test-services.ts'
import mqtt from 'mqtt'
import { afterEach, describe, expect, it, vi } from 'vitest'

const operations = await readFile(`${import.meta.dirname}/../../docs/operations.md`, 'utf8')

/** The snippet of docs/operations.md in this language. */
function snippetOf(language: string): string {
  const [, snippet] = new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 's').exec(operations) ?? []
  if (snippet === undefined) throw new Error(`docs/operations.md has no snippet in ${language}`)
  return `${snippet}\n`
}

let server: TestServer
let proxy: Service
let logged: string[]
afterEach(async () => {
  await proxy.stop()
  await server.stop()
})

/** A server behind a proxy, and somebody who came to it directly. */
async function behind(
  start: (target: string) => Promise<Service>,
  settings: { trustedProxy?: string; publicUrl?: string; operatorEmail?: string } = {},
  limits: { limitScale?: number } = {},
): Promise<TestPerson> {
  logged = []
  const onLog = (line: string) => logged.push(line)
  server = await startTestServer('sqlite', { settings, onLog, ...limits })
  proxy = await start(server.url)
  return registerOwner(server.url)
}

/** The answers to a page at this address that asks for its live connection: the ticket's, and the handshake's. */
async function pageAt(person: TestPerson, origin = proxy.url) {
  const { token } = person
  const { status, body } = await ask(proxy, 'POST /api/auth/ws-ticket', {
    token,
    headers: { origin },
  })
  const address = liveAddress(proxy.url, token)
  return { status, body, socket: await handshake(address, { origin }) }
}

const accepted = { status: 200, socket: 101 }
const refused = {
  status: 403,
  body: {
    code: 'foreign_origin',
    error: 'This server refuses the live connection from this address',
  },
}
const warnings = () => logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)

type Start = (target: string) => Promise<Service>

const documented: [string, Start][] = [
  ['nginx', (target) => startNginxOf(target, snippetOf('nginx'))],
  ['HAProxy', (target) => startHaproxy(target, snippetOf('haproxy'))],
  ['Caddy', (target) => startCaddy(target, snippetOf('caddy'))],
]

describe.each(documented)('Debian’s %s, as docs/operations.md has it', (_name, start) => {
  it('R-25 R-12 lets pages and devices through, and visitors count each by their address', async () => {
    const person = await behind(start, { trustedProxy: '127.0.0.1' })
    expect(await pageAt(person)).toMatchObject(accepted)
    expect(await pageAt(person, 'https://evil.example')).toMatchObject({
      ...refused,
      socket: 403,
    })
    const { secret } = await createTestHome(server.url)
    const device = await mqtt.connectAsync(`${proxy.url.replace('http', 'ws')}/mqtt`, {
      username: 'SC-000001',
      password: secret,
      reconnectPeriod: 0,
    })
    await device.endAsync()
    const { audit } = server.roomwire
    const noted = vi.spyOn(audit, 'enqueue')
    const visitor = { localAddress: '127.0.0.3', headers: { 'x-forwarded-for': '203.0.113.9' } }
    await handshake(liveAddress(proxy.url, 'no ticket'), visitor)
    const from = audit.pseudonymise('127.0.0.3')
    const refusal = { why: 'not_signed_in', from }
    expect(noted).toHaveBeenCalledWith('live_socket.refused', expect.anything(), refusal)
    expect(warnings().filter(({ peer }) => peer)).toEqual([])
  })

  it('R-12 counts visitors each by themselves, whatever they say of their address', async () => {
    await behind(start, { trustedProxy: '127.0.0.1' }, { limitScale: 1 })
    for (const localAddress of ['127.0.0.3', '127.0.0.4']) {
      expect(await questionsAnswered(proxy.url, { localAddress })).toBe(60)
    }
  })
})

it('R-12 a visitor with IPv6 counts apart from those with IPv4', async () => {
  const port = await freePort()
  const both = snippetOf('nginx').replace('listen 80;', `listen 80; listen [::1]:${port};`)
  const settings = { trustedProxy: '127.0.0.1' }
  await behind((target) => startNginxOf(target, both), settings, { limitScale: 1 })
  const visitors = [
    [proxy.url, '127.0.0.3'],
    [`http://[::1]:${port}`, '::1'],
  ] as const
  for (const [url, localAddress] of visitors) {
    expect(await questionsAnswered(url, { localAddress })).toBe(60)
  }
})

/** Caddy behind another proxy, as docs/operations.md says. */
const innerCaddy = (target: string) => {
  const appends = 'reverse_proxy 127.0.0.1:8080 {\n    trusted_proxies 127.0.0.1\n  }'
  return startCaddy(target, snippetOf('caddy').replace('reverse_proxy 127.0.0.1:8080', appends))
}

describe('several proxies in a row', () => {
  const second: Service[] = []
  afterEach(async () => {
    for (const one of second.splice(0)) await one.stop()
  })

  it.each<[string, Start]>([...documented.slice(0, 2), ['Caddy', innerCaddy]])(
    'R-12 visitors count each by themselves where the inner one is %s, which appends',
    async (_name, inner) => {
      await behind(inner, { trustedProxy: '127.0.0.1' }, { limitScale: 1 })
      for (const [, outer] of documented) second.push(await outer(proxy.url))
      for (const [at, { url }] of second.entries()) {
        const localAddress = `127.0.0.${at + 3}`
        expect(await questionsAnswered(url, { localAddress })).toBe(60)
      }
    },
  )
})

/** The server's warnings with this text: the fields beside it too. */
const warnedOf = (text: RegExp) => warnings().filter(({ msg }) => text.test(msg))

describe('a proxy as people set it up first', () => {
  it('R-25 nginx with proxy_pass alone gets no live connection: the page and the log say why, and what to set', async () => {
    const person = await behind((target) => startNginx(target))
    expect(await pageAt(person)).toMatchObject({ ...refused, socket: 404 })
    const [said, ...more] = warnedOf(/a page was refused/)
    expect(more).toEqual([])
    const where = { origin: proxy.url, host: new URL(server.url).host }
    expect(said).toMatchObject({ refused: 'the live connection', ...where })
    expect(said.msg).toMatch(/proxy_set_header Host \$http_host.* PUBLIC_URL/)
    // The next thing to set: nginx has dropped the header of the upgrade.
    expect(warnedOf(/proxy_set_header Upgrade \$http_upgrade/)).toHaveLength(1)
  })

  it('R-25 what is refused for its address is said of each: a live connection, to open a pass, and what else a pass asks for', async () => {
    const person = await behind((target) => startNginx(target))
    const pass = await givePass(person, { now: Date.now() })
    const holder = passBrowser(pass)
    await holder.open()
    const saidTo = (line: Parameters<typeof ask>[1], body?: object) =>
      ask(proxy, line, { body, headers: { origin: proxy.url, ...holder.headers() } })
    const refusal = (request: string) => ({
      status: 403,
      body: { code: 'foreign_origin', error: `This server refuses ${request} from this address` },
    })
    const path = `/api/pass/${pass.id}`
    const { secret } = pass
    expect(await saidTo(`POST ${path}/look`, { secret })).toMatchObject(refusal('to open a pass'))
    expect(await saidTo(`POST ${path}/session`, { secret })).toMatchObject(
      refusal('to open a pass'),
    )
    expect(await saidTo(`POST ${path}/live`)).toMatchObject(refusal('the live connection'))
    expect(await saidTo(`GET ${path}/session`)).toMatchObject(refusal('requests'))
    expect(await saidTo(`DELETE ${path}/session`)).toMatchObject(refusal('requests'))
  })

  const upgrades =
    'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade;'

  it('R-25 nginx that passes the host without its port is foreign at another port, unless PUBLIC_URL says so', async () => {
    const withoutPort = (target: string) =>
      startNginx(target, `proxy_set_header Host $host; ${upgrades}`)
    const person = await behind(withoutPort)
    expect(await pageAt(person)).toMatchObject({ ...refused, socket: 403 })
    server.roomwire.publicUrl = proxy.url
    expect(await pageAt(person)).toMatchObject(accepted)
    expect(await pageAt(person, 'https://127.0.0.1:8443')).toMatchObject({
      ...refused,
      socket: 403,
    })
  })

  it('R-12 X-Forwarded-For from a proxy that nobody trusts is said once in the log, and mailed to the operator once a day', async () => {
    const address = 'X-Forwarded-For $proxy_add_x_forwarded_for'
    const operatorEmail = 'operator@example.com'
    const start = (target: string) =>
      startNginx(
        target,
        `proxy_set_header Host $http_host; proxy_set_header ${address}; ${upgrades}`,
      )
    const person = await behind(start, { operatorEmail })
    for (let times = 0; times < 3; times += 1) {
      expect(await pageAt(person)).toMatchObject(accepted)
    }
    expect(warnedOf(/no trusted proxy/)).toMatchObject([{ peer: '127.0.0.1' }])
    await server.roomwire.backgroundTasks.settled()
    const letters = async () =>
      (await server.roomwire.outbox.newest(10)).filter(({ subject }) =>
        /not trusted/.test(subject ?? ''),
      )
    await expect.poll(letters).toMatchObject([{ recipient: operatorEmail }])
    expect((await letters())[0]?.body).toContain('--trusted-proxy 127.0.0.1')
  })

  it('HAProxy with Debian’s defaults and nothing else lets pages through', async () => {
    const plain = 'listen home\n  bind :80\n  server one 127.0.0.1:8080\n'
    const person = await behind((target) => startHaproxy(target, plain))
    expect(await pageAt(person)).toMatchObject(accepted)
  })
})
