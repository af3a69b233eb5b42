/** A stranger scans a fresh installation from outside; the program is started as people start it. */
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { type MainProcess, startMain } from '@roomwire/testing/worlds/main-process.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connect as connectDevice, type IClientOptions } from 'mqtt'
import { generate, type Packet } from 'mqtt-packet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKeys } from '../src/platform/keys.ts'

type Installation = { data: string; url: string; mqttUrl: string; main: MainProcess }

let one: Installation
let other: Installation
let remove: () => Promise<void>
const findings: string[] = []
const seen = { looks: 0, findings: 0 }
/** One check of the scan; a failed check is a finding. */
function look(finding: string, isSafe: boolean): void {
  seen.looks += 1
  if (isSafe) return
  seen.findings += 1
  findings.push(finding)
}
/** The findings of one test, and of none before. */
const found = () => findings.splice(0)

beforeAll(async () => {
  const made = await makeFolder()
  remove = made.remove
  ;[one, other] = await Promise.all([
    install(join(made.folder, 'a')),
    install(join(made.folder, 'b')),
  ])
})
afterAll(async () => {
  for (const { main } of [one, other]) {
    main.signal('SIGTERM')
    expect((await main.ended).code).toBe(0)
  }
  await remove()
  figure('R-98', 'looks of the scan of a fresh installation', seen.looks)
  figure('R-98', 'findings of the scan', seen.findings)
})

/** Starts under a umask that would let everybody read everything. */
async function install(data: string): Promise<Installation> {
  const mask = process.umask(0)
  const main = startMain(['--no-demo', '--data', data])
  process.umask(mask)
  return { data, main, ...(await main.ready()) }
}

describe('a fresh installation', () => {
  it('R-98 has no account, and refuses the default accounts of other products', async () => {
    const db = await openTestDatabaseOf({ config: { data: one.data, databaseUrl: '' } })
    for (const table of ['person', 'home', 'session', 'device'] as const) {
      look(`a row in ${table}`, (await db.selectFrom(table).selectAll().execute()).length === 0)
    }
    await db.destroy()
    const names = ['admin', 'root', 'user', 'demo', 'owner', 'meera', 'roomwire', 'homeassistant']
    const emails = names.flatMap((name) =>
      ['localhost', 'example.com', 'demo.example', 'roomwire.local'].map((at) => `${name}@${at}`),
    )
    for (const [index, email] of emails.entries()) {
      const password = ['admin', 'password', '123456', 'roomwire', ''][index % 5]
      const { status } = await ask(one, 'POST /api/users/login', { body: { email, password } })
      look(`${email} signs in`, status >= 400 && status < 500)
    }
    look('the outbox is a page', (await ask(one, 'GET /api/outbox')).status === 404)
    look('the demo is made', !readdirSync(one.data).includes('demo.json'))
    expect(found()).toEqual([])
  })

  it('R-98 has its own keys, and refuses the token of another installation', async () => {
    const [mine, theirs] = [openKeys(one.data), openKeys(other.data)]
    for (const name of ['token', 'seal', 'audit'] as const) {
      look(`the same ${name} key`, !mine[name].equals(theirs[name]))
    }
    look('the same fingerprint', mine.fingerprint !== theirs.fingerprint)
    const owner = await registerOwner(other.url)
    await registerOwner(one.url)
    const own = await ask(other, 'GET /api/devices', owner)
    const foreign = await ask(one, 'GET /api/devices', { token: owner.token })
    expect(own.status).toBe(200)
    look('a foreign token', foreign.status === 401)
    expect(found()).toEqual([])
  })

  it('R-98 has files that only its user can read, under any umask', () => {
    const mode = (path: string) => statSync(path).mode & 0o777
    look('the data folder', mode(one.data) === 0o700)
    const names = readdirSync(one.data)
    expect(names).toEqual(expect.arrayContaining(['keys.json', 'roomwire.sqlite']))
    for (const name of names) look(name, mode(join(one.data, name)) === 0o600)
    expect(found()).toEqual([])
  })

  it('R-98 prints neither key nor secret when it starts', () => {
    const keys = JSON.parse(readFileSync(join(one.data, 'keys.json'), 'utf8'))
    const said = one.main.said.out + one.main.said.err
    for (const key of Object.values(keys)) look('a key is said', !said.includes(String(key)))
    look('an account is said', !said.includes('@'))
    expect(found()).toEqual([])
  })

  it('R-98 is open to this machine alone', async () => {
    const addresses = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ address, scopeid }) => address !== '127.0.0.1' && !scopeid)
      .map(({ address }) => address)
    for (const { port } of [new URL(one.url), new URL(one.mqttUrl)]) {
      expect(await isOpen('127.0.0.1', Number(port))).toBe(true)
      for (const address of addresses) {
        look(`${address}:${port} is open`, !(await isOpen(address, Number(port))))
      }
    }
    expect(found()).toEqual([])
  })

  const claims: [string, IClientOptions][] = [
    ['nobody', {}],
    ['a name without a secret', { username: 'SC-000001' }],
    ['an empty secret', { username: 'SC-000001', password: '' }],
    ['a secret without a name', { password: 'secret' }],
    ['an empty name', { username: '', password: 'secret' }],
    ['guest', { username: 'guest', password: 'guest' }],
    ['admin', { username: 'admin', password: 'admin' }],
    ['a device that is not registered', { username: 'SC-000001', password: 'SC-000001' }],
  ]
  it.each([4, 5] as const)(
    'R-98 admits no device without its secret, by MQTT %i',
    async (version) => {
      for (const base of [one.mqttUrl, `${one.url.replace('http', 'ws')}/mqtt`]) {
        for (const [who, claim] of claims) {
          const options = { ...claim, protocolVersion: version, reconnectPeriod: 0, keepalive: 30 }
          look(`${who} is let in at ${base}`, !(await isLetIn(base, options)))
        }
      }
      expect(found()).toEqual([])
    },
  )

  it('R-98 accepts nothing over MQTT before authentication', async () => {
    const firsts: Packet[] = [
      {
        cmd: 'publish',
        topic: 'devices/SC-000001/state',
        payload: '{}',
        qos: 0,
        dup: false,
        retain: false,
      },
      { cmd: 'subscribe', messageId: 1, subscriptions: [{ topic: '#', qos: 0 }] },
      { cmd: 'pingreq' },
    ]
    for (const packet of firsts) {
      const socket = connect(Number(new URL(one.mqttUrl).port), '127.0.0.1')
      let heard = 0
      socket.on('data', () => {
        heard += 1
      })
      socket.write(generate(packet))
      await once(socket, 'close')
      look(`${packet.cmd} is answered`, heard === 0)
    }
    expect(found()).toEqual([])
  })

  const line = (text: string) => `${text}\r\nHost: x\r\nConnection: close\r\n\r\n`
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`
  it.each([
    ['a page', line('GET / HTTP/1.1')],
    ['what is not there', line('GET /api/nothing HTTP/1.1')],
    ['a call without a session', line('GET /api/devices HTTP/1.1')],
    ['a call', line('GET /api/openapi.json HTTP/1.1')],
    ['the calls in words', line('GET /api/docs HTTP/1.1')],
    ['security.txt', line('GET /.well-known/security.txt HTTP/1.1')],
    ['headers alone', line('HEAD / HTTP/1.1')],
    ['another method', line('OPTIONS /api/devices HTTP/1.1')],
    ['TRACE', line('TRACE / HTTP/1.1')],
    ['an address that can’t be read', line('GET /%ff%zz HTTP/1.1')],
    [
      'a body of another kind',
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/xml\r\nContent-Length: 4\r\n\r\n<a/>',
    ],
    [
      'a body that is no JSON',
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{',
    ],
    [
      'a body too large',
      `POST /api/users/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n`,
    ],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a socket without a token', upgrade('/ws-app')],
    ['a socket elsewhere', upgrade('/elsewhere')],
  ])('R-98 answers %s with the headers that keep a browser safe', async (_title, said) => {
    const head = await headOf(one, said)
    const has = (name: string, value: RegExp) =>
      new RegExp(`^${name}: ${value.source}`, 'im').test(head)
    look('policy', has('content-security-policy', /default-src 'none'; script-src 'self'/))
    look('frames', has('content-security-policy', /.*frame-ancestors 'none'/))
    look('sniffing', has('x-content-type-options', /nosniff/))
    look('referrer', has('referrer-policy', /no-referrer/))
    look('opener', has('cross-origin-opener-policy', /same-origin/))
    look('resource', has('cross-origin-resource-policy', /same-origin/))
    look('who it is', !/^(server|x-powered-by|via):/im.test(head))
    look('other origins', !/^access-control-/im.test(head))
    look('trace', !/hello|TRACE/.test(head))
    expect([head, found()]).toEqual([head, []])
  })
})

/** The headers of what comes back, to the byte. */
async function headOf({ url }: Installation, said: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => undefined) // The server cuts the socket while it still writes.
  socket.write(said)
  await once(socket, 'close')
  const [head = ''] = heard.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 \d{3} /)
  return head
}

async function isLetIn(url: string, options: IClientOptions): Promise<boolean> {
  const client = connectDevice(url, options)
  const isIn = await new Promise<boolean>((resolve) => {
    client.once('connect', () => resolve(true))
    client.once('close', () => resolve(false))
    client.on('error', () => resolve(false))
  })
  client.end(true)
  return isIn
}

async function isOpen(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port, timeout: 3_000 })
  const answer = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    once(socket, 'timeout').then(
      () => false,
      () => false,
    ),
  ])
  socket.destroy()
  return answer
}
