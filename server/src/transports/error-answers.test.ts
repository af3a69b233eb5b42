/** Errors over every transport: an error reveals nothing of the program's internals and data, and its code reveals no more than its text. */

import { once } from 'node:events'
import { httpMatrix } from '@roomwire/testing/access/access-matrix.ts'
import { type AccessWorld, buildAccessWorld } from '@roomwire/testing/access/access-world.ts'
import { freshEmail, password } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { liveAddress } from '@roomwire/testing/clients/live-page.ts'
import { openRefusalCheck } from '@roomwire/testing/clients/refused.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { leakPattern } from '@roomwire/testing/fixtures/leak.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

/** Invalid bodies, and invalid parts of addresses. */
const brokenBodies: (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1}',
  `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  '['.repeat(60_000),
  `{"a":"${'x'.repeat(70_000)}"}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"email":{"$ne":null},"password":["x"]}',
  `{"email":"' or 1=1 --","password":"x","room_name":"'; drop table person --"}`,
  '{"role":"admin","username":7,"email":"x","password":"short"}',
  '{"device_identifier":"\\u0000","room_id":1e400,"start_at":-1,"expires_at":"soon"}',
  new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
]
const brokenPieces = [
  "1'--",
  '%00',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  '1e400',
  '-1',
  `${2 ** 53}`,
  'x',
]
const brokenMessages = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"type":"toString"}',
  '{"action":"__proto__"}',
  '{"type":"subscribeRoom","roomId":"1; drop table room"}',
  '{"type":"subscribeRoom","roomId":2000000000}',
  '{"action":"on","deviceIdentifier":"SC-FOREIGN","messageId":1,"pin":18}',
  '{"action":"on","deviceIdentifier":"SC-LIVING","messageId":{},"pin":18}',
  '{"action":"on","deviceIdentifier":"SC-LIVING","messageId":1,"pin":"constructor"}',
  '{"action":"setFanState","deviceIdentifier":"SC-LIVING","messageId":1,"state":9}',
  `{"type":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
  '{"type":"subscribeRoom","roomId":1,"constructor":{}}',
]
const brokenReports = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"pins":7}',
  '{"pins":{"99":1}}',
  '{"pins":{"18":9}}',
]
brokenReports.push(
  '{"touchPin":1e9,"state":1}',
  '{"messageId":"x","ok":1}',
  '{"requestId":"../x","ok":true}',
)
brokenReports.push(`${'['.repeat(3_000)}${']'.repeat(3_000)}`, '{"__proto__":1}', '{"firmware":7}')

describe.each(engines)('error answers (%s)', (engine) => {
  let server: TestServer
  let world: AccessWorld
  let secrets: string[]
  const tally = { errors: 0, leaks: [] as string[], bugs: 0 }
  beforeAll(async () => {
    server = await startTestServer(engine)
    world = await buildAccessWorld(server)
    const { config, roomwire } = server
    const rows = await roomwire.people.byId(world.owner.userId)
    secrets = [
      config.data,
      config.databaseUrl,
      rows?.passwordHash ?? '',
      password,
      world.owner.token,
    ]
    secrets.push(roomwire.sealKey.toString('hex'), roomwire.sealKey.toString('base64url'))
    secrets.push(...world.devices.values(), world.stranger.email, world.owner.email)
    secrets = secrets.filter((secret) => secret !== '')
  })
  afterAll(async () => {
    figure('R-07', 'errors provoked', tally.errors, engine)
    figure('R-07', 'of them bugs in the program', tally.bugs, engine)
    figure('R-07', 'that told what they should not', tally.leaks.length, engine)
    await server.stop()
  })

  /** Checks that an error reveals nothing internal. `ask` itself checks that the code fits the text. */
  function checkError(from: string, text: string): void {
    tally.errors += 1
    const revealed = secrets.filter((secret) => text.includes(secret))
    const [made] = leakPattern.exec(text) ?? []
    if (made || revealed.length > 0)
      tally.leaks.push(`${from}: ${made ?? revealed.join()} in ${text}`)
  }

  async function tryHttp(
    line: string,
    raw?: (typeof brokenBodies)[number],
    piece = 'x',
  ): Promise<void> {
    const [method = '', url = ''] = line.split(' ')
    const filled = url.replaceAll(/\{\w+\}/g, piece)
    // The line comes from the contracts: its method is one of HTTP's.
    const answer = await ask(server, `${method} ${filled}` as `GET ${string}`, {
      token: world.owner.token,
      ...(raw === undefined || method === 'GET' ? {} : { raw }),
    })
    if (answer.status < 400) return
    if (answer.status === 500) tally.bugs += 1
    checkError(line, `${[...answer.headers].join('\n')}\n${answer.text}`)
  }

  it('R-07 invalid calls reveal nothing', async () => {
    for (const [line, { body }] of everyEndpoint) {
      if (line.endsWith('/logout') || /^DELETE .*sessions$/.test(line)) continue
      for (const raw of body ? brokenBodies : []) await tryHttp(line, raw)
      for (const piece of line.includes('{') ? brokenPieces : [])
        await tryHttp(line, undefined, piece)
    }
    for (const line of ['GET /api/nothing', 'PATCH /api/rooms/1', 'GET /api/%ff', 'GET /%c0%ae']) {
      await tryHttp(line)
    }
    expect(tally.leaks).toEqual([])
    expect(server.bugs).toEqual([])
  })

  it('R-13 codes and fields tell a stranger no more than the texts', async () => {
    const registered = world.owner.email
    const guesses = (email: string): [`POST ${string}` | `GET ${string}`, object?][] => [
      ['POST /api/users/login', { email, password: 'wrong password' }],
      [`GET /api/users/profile-by-email?email=${email}`],
      ['POST /api/users/forgot-password', { email, via: 'mobile' }],
      ['POST /api/users/reset-password', { email, token: '000000', new_password: 'a new one' }],
      ['POST /api/users/register', { email, username: 'Meera', password: 'short' }],
      ['POST /api/users/register', { email, username: 'Meera', password: 'long enough' }],
    ]
    const pairs = guesses(registered).map((one, at) => [one, guesses(freshEmail('nobody'))[at]!])
    let alike = 0
    for (const pair of pairs) {
      const answers = []
      for (const [line, body] of pair) answers.push(await ask(server, line, { body }))
      const [known, unknown] = answers.map(({ body, status }) => ({ ...Object(body), status }))
      if (known.error !== unknown.error) continue
      alike += 1
      expect(known).toEqual(unknown)
    }
    // Sign-in, reset, and a password that is too short.
    expect(alike).toBe(3)
  })

  it('R-07 invalid messages of a page and invalid reports of a device reveal nothing', async () => {
    const socket = new WebSocket(liveAddress(server.url, world.owner.token))
    await once(socket, 'open')
    const refusals = openRefusalCheck()
    for (const message of brokenMessages) {
      socket.send(message)
      const [data] = await once(socket, 'message')
      checkError(`live socket, ${message.slice(0, 60)}`, String(data))
      const { type, error, code, field } = JSON.parse(String(data))
      if (error) refusals.take(`live socket, ${type ?? 'command'}`, { error, code, field })
    }
    expect(refusals.texts()).toBeGreaterThan(8)
    socket.close()
    const secret = world.devices.get('SC-SPEAKS') ?? ''
    const device = await connectTestDevice(server.mqttUrl, 'SC-SPEAKS', secret)
    for (const word of ['hello', 'state', 'touch', 'ack', 'reply']) {
      for (const report of brokenReports) {
        await device.client.publishAsync(`devices/SC-SPEAKS/${word}`, report, { qos: 1 })
      }
    }
    await device.settles()
    for (const complaint of device.complaints) checkError('MQTT', JSON.stringify(complaint))
    expect(device.complaints.length).toBeGreaterThan(30)
    await device.leave()
    expect(tally.leaks).toEqual([])
    expect(server.bugs).toEqual([])
  })

  it('R-07 a database without its tables reveals nothing, at every call and on the live socket', async () => {
    const page = new WebSocket(liveAddress(server.url, world.owner.token))
    await once(page, 'open')
    const bodies = new Map<string, object>()
    for (const [line, row] of Object.entries(httpMatrix)) {
      const schema = everyEndpoint.get(line)?.body
      for (const { request } of Object.values(row)) {
        const { body } = await request(world)
        if (schema?.safeParse(body).success) bodies.set(line, Object(body))
      }
    }
    const db = await openTestDatabaseOf(server)
    const broken = engine === 'sqlite' ? sql`alter table session drop column user_agent` : undefined
    await (broken ?? sql`alter table session drop column expires_at`).execute(db)
    for (const table of ['access_grant', 'device', 'room', 'attempt', 'reset_code', 'outbox']) {
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`lost_${table}`)}`.execute(db)
    }
    for (const [line] of everyEndpoint) {
      const body = bodies.get(line)
      await tryHttp(line, body && JSON.stringify(body), '1')
      await tryHttp(line, '{"email":"a@example.com","password":"long enough","username":"x"}', '1')
    }
    page.send(JSON.stringify({ type: 'subscribeRoom', roomId: 1 }))
    const [data] = await once(page, 'message')
    checkError('live socket', String(data))
    expect(JSON.parse(String(data))).toMatchObject({ type: 'error', code: 'server_error' })
    page.terminate()
    await db.destroy()
    expect(tally.bugs).toBeGreaterThan(20)
    expect(tally.errors).toBeGreaterThan(200)
    expect(tally.leaks).toEqual([])
  })
})
