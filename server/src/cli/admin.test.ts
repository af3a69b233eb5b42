/** The operator's program, in its own process beside a running server. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  createTestFamily,
  freshEmail,
  password,
  registerOwner,
  signInAs,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { turnOnApp } from '@roomwire/testing/clients/authenticator-app.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { type Backend, backends, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startProgram } from '@roomwire/testing/worlds/main-process.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import type { TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The program, compiled once for all tests of this file. */
let compiled: Awaited<ReturnType<typeof makeFolder>>
beforeAll(async () => {
  compiled = await makeFolder()
})
afterAll(() => compiled.remove())

const admin = (args: string[], env: Record<string, string> = {}) =>
  startProgram('admin.ts', args, { NODE_COMPILE_CACHE: compiled.folder, ...env }).ended

describe.each(backends)('closing an account beside a running server (%s)', (backend: Backend) => {
  let server: TestServer
  let env: Record<string, string>
  beforeAll(async () => {
    server = await startServerOn(backend)
    const { data, databaseUrl, busUrl } = server.config
    env = { DATA: data, DATABASE_URL: databaseUrl, BUS_URL: busUrl }
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const login = (email: string, with_: string) =>
    ask(server, 'POST /api/users/login', { body: { email, password: with_ } })

  it('R-21 closes an account: sessions at once, open pages within seconds, and nobody signs in to it', async () => {
    const { owner, identifier, secret } = await createTestHome(server.url, `SC-9${backend.length}`)
    const device = await connectTestDevice(server.mqttUrl, identifier, secret)
    const there = await signInAs(server.url, owner.email)
    const pages = [await openLivePage(owner), await openLivePage(there)]
    const stranger = await openLivePage(await ownerOf(server))
    await ask(server, 'POST /api/users/forgot-password', { body: { email: owner.email } })
    await server.roomwire.backgroundTasks.settled()

    const closed = await admin(['disable', owner.email], env)
    const own = startOwnTime()
    expect([closed.code, closed.out]).toEqual([0, `The account ${owner.email} is closed.\n`])
    for (const person of [owner, there]) {
      expect((await ask(server, 'GET /api/devices', person)).status).toBe(401)
    }
    for (const page of pages) {
      expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
    }
    const took = own()
    figure(
      'R-21',
      'ms until pages of an account closed by another program are closed',
      Math.round(took),
      backend,
    )
    expect(took).toBeLessThan(slack * (backend === 'postgres and NATS' ? 1_000 : 5_500))

    const refused = await login(owner.email, password)
    expect([refused.status, refused.body]).toEqual([
      403,
      { error: 'This account is closed', code: 'account_closed' },
    ])
    const wrong = await login(owner.email, 'wrong pass')
    expect([wrong.status, wrong.body]).toEqual([
      403,
      { error: 'Email or password is wrong', code: 'wrong_credentials' },
    ])
    const [letter] = (await server.roomwire.outbox.newest(50)).filter(
      ({ recipient }) => recipient === owner.email,
    )
    const [token = ''] = /\d{6}/.exec(letter?.body ?? '') ?? []
    const reset = { email: owner.email, token, new_password: 'another good one' }
    expect((await ask(server, 'POST /api/users/reset-password', { body: reset })).status).toBe(400)
    expect((await admin(['list'], env)).out).toMatch(new RegExp(`${owner.email} .*closed 20`))
    // The home stays as it was for its other people.
    expect(device.client.connected).toBe(true)
    expect(await stranger.settles()).toEqual([])

    const opened = await admin(['enable', owner.email], env)
    expect([opened.code, opened.out]).toEqual([0, `The account ${owner.email} is open again.\n`])
    expect((await ask(server, 'GET /api/devices', owner)).status).toBe(401)
    expect((await login(owner.email, password)).status).toBe(200)
    await device.leave()
  })
})

describe('npm run admin beside a running server', () => {
  let server: TestServer
  let env: Record<string, string>
  beforeAll(async () => {
    server = await startServerOn('sqlite')
    env = { DATA: server.config.data }
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const login = (email: string, with_: string) =>
    ask(server, 'POST /api/users/login', { body: { email, password: with_ } })

  it('ROLE-1 makes an operator’s account and shows its password once', async () => {
    const email = freshEmail('operator')
    const { code, out, err } = await admin(['create', email.toUpperCase(), '--name', 'Asha'], env)
    expect([code, err]).toEqual([0, ''])
    const [, password = ''] = /shown only once: (\S+)/.exec(out) ?? []
    expect(password).toMatch(/^[0-9a-z]{20}$/)
    const { status, body } = await login(email, password)
    expect([status, body]).toMatchObject([200, { role: 'super_admin', username: 'Asha', email }])
    const { token } = Object(body)
    const room = { token, body: { room_name: 'Attic' } }
    expect((await ask(server, 'POST /api/rooms/', room)).status).toBe(200)

    const [listed, again] = await Promise.all([admin(['list'], env), admin(['create', email], env)])
    expect(listed.out).toMatch(new RegExp(`${email} +super_admin +home \\d+ .*Asha`))
    expect(listed.out).not.toContain(password)
    const db = await openTestDatabaseOf(server)
    const stored = JSON.stringify([
      await db.selectFrom('person').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ])
    await db.destroy()
    expect(stored).not.toContain(password)

    expect([again.code, again.out, again.err]).toEqual([
      1,
      '',
      'An account with this email already exists\n',
    ])
  })

  it('ROLE-1 R-96 makes the owner of a home an operator and takes it back, the last one only when that is meant', async () => {
    const [owner, other] = [await registerOwner(server.url), await registerOwner(server.url)]
    const page = await openLivePage(owner)
    const contact = () => ask(server, 'GET /api/server/contact', owner)
    expect((await contact()).status).toBe(403)
    const on = await admin(['operator-on', owner.email], env)
    expect([on.code, on.out]).toEqual([0, expect.stringContaining(`${owner.email} is an operator`)])
    expect(await page.closed).toMatchObject({ code: 1008 })
    expect((await contact()).status).toBe(200)
    const twice = await admin(['operator-on', owner.email], env)
    expect([twice.code, twice.err]).toEqual([1, 'This account is an operator’s already\n'])

    // Other tests have made operators too; closed ones do not count.
    const listed = (await admin(['list'], env)).out.split('\n')
    const others = listed.flatMap((line) => (/(\S+) +super_admin/.exec(line) ?? []).slice(1))
    await Promise.all(
      others
        .filter((email) => email !== owner.email)
        .map((email) => admin(['disable', email], env)),
    )
    const last = await admin(['operator-off', owner.email], env)
    expect([last.code, last.err]).toEqual([
      1,
      expect.stringContaining('This is the last operator’s account'),
    ])
    expect((await contact()).status).toBe(200)
    await admin(['operator-on', other.email], env)
    const off = await admin(['operator-off', owner.email], env)
    expect([off.code, off.err]).toEqual([0, ''])
    await expect.poll(async () => (await contact()).status).toBe(403)
    expect((await admin(['operator-off', other.email, '--last'], env)).code).toBe(0)
    const none = await admin(['operator-off', other.email], env)
    expect([none.code, none.err]).toEqual([1, 'This account is no operator’s\n'])
    expect(await operatorEvents(owner.userId)).toEqual(['operator.added', 'operator.removed'])
  })

  /** The events of the audit log about an account and operators. */
  async function operatorEvents(member: number): Promise<string[]> {
    const db = await openTestDatabaseOf(server)
    const rows = await db.selectFrom('audit').selectAll().orderBy('id').execute()
    await db.destroy()
    const about = rows.filter(({ detail }) => JSON.parse(detail).member === member)
    return about.map(({ event }) => event).filter((event) => event.startsWith('operator.'))
  }

  it('ROLE-1 only the owner of a home becomes an operator: nobody gets rights in the home of another', async () => {
    const owner = await registerOwner(server.url)
    const family = await createTestFamily(owner)
    const { code, err } = await admin(['operator-on', family.email], env)
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('Only the owner of a home can become an operator'),
    ])
  })

  it('ROLE-1 an operator has no right in the homes of others', async () => {
    const { owner, roomId } = await createTestHome(server.url, `SC-1`)
    const email = freshEmail('operator')
    const { out } = await admin(['create', email], env)
    const [, password = ''] = /shown only once: (\S+)/.exec(out) ?? []
    const { token } = Object((await login(email, password)).body)
    for (const path of [`/api/rooms/${roomId}`, `/api/users/profile/${owner.userId}`] as const) {
      expect((await ask(server, `GET ${path}`, { token })).status).toBe(404)
    }
    const { body } = await ask(server, 'GET /api/devices', { token })
    expect(body).toEqual({ devices: [] })
  })

  it('RESET-7 R-96 makes a reset code, to be handed over or to be sent, and the audit log names its account', async () => {
    const owner = await registerOwner(server.url)
    const { out } = await admin(['reset-code', owner.email], env)
    const db = await openTestDatabaseOf(server)
    const rows = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(5).execute()
    await db.destroy()
    const { detail } = rows.find(({ event }) => event === 'reset_code.sent') ?? {}
    expect(JSON.parse(detail ?? '')).toEqual({ by: 'operator', member: owner.userId })
    const [token = ''] = /\d{6}$/m.exec(out) ?? []
    const stranger = { token, new_password: 'a good thief’s' }
    const bare = await ask(server, 'POST /api/users/reset-password', { body: stranger })
    expect(bare.status).toBe(400)
    const body = { email: owner.email, token, new_password: 'another good one' }
    expect((await ask(server, 'POST /api/users/reset-password', { body })).status).toBe(200)
    expect((await ask(server, 'POST /api/users/reset-password', { body })).status).toBe(400)
    expect((await login(owner.email, 'another good one')).status).toBe(200)

    const sent = await admin(['reset-code', owner.email, '--send'], env)
    expect(sent.out).toBe('No mail server is set: the code waits in the outbox (npm run outbox).\n')
    const letters = await server.roomwire.outbox.newest(50)
    const letter = letters.find(
      ({ recipient, subject }) =>
        recipient === owner.email && subject === 'Your Roomwire reset code',
    )
    const [later = ''] = /\d{6}/.exec(letter?.body ?? '') ?? []
    const again = { email: owner.email, token: later, new_password: 'a third good one' }
    expect((await ask(server, 'POST /api/users/reset-password', { body: again })).status).toBe(200)
  })

  it('R-21 R-96 turns off a lost authenticator app: the password alone signs in, every session ends, and its owner is informed', async () => {
    const owner = await registerOwner(server.url)
    const { recoveryCodes } = await turnOnApp(server, owner)
    const page = await openLivePage(owner)
    const asked = await login(owner.email, password)
    expect(Object(asked.body)).toHaveProperty('challenge')

    const off = await admin(['authenticator-off', owner.email], env)
    expect([off.code, off.out]).toEqual([
      0,
      `The authenticator app of ${owner.email} is turned off. The password alone signs in again.\n`,
    ])
    expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
    expect((await ask(server, 'GET /api/devices', owner)).status).toBe(401)
    const again = await ask(server, 'POST /api/users/login/second-factor', {
      body: { challenge: Object(asked.body).challenge, code: recoveryCodes[0] },
    })
    expect(again.status).toBe(403)
    const { status, body } = await login(owner.email, password)
    expect([status, body]).toMatchObject([200, { email: owner.email }])
    const { token } = Object(body)
    const ways = await ask(server, 'GET /api/auth/ways-to-sign-in', { token })
    expect(ways.body).toMatchObject({ authenticator: { since: null, recovery_codes_left: 0 } })
    const letters = await server.roomwire.outbox.newest(50)
    const [letter] = letters.filter(({ recipient }) => recipient === owner.email)
    expect(letter?.body).toContain('the authenticator app was turned off by the operator')

    const twice = await admin(['authenticator-off', owner.email], env)
    expect([twice.code, twice.err]).toEqual([1, 'The authenticator app is off\n'])
  })

  it('R-70 R-96 says that the clock is right, and the audit log has it', async () => {
    const { code, out } = await admin(['trust-clock'], env)
    const db = await openTestDatabaseOf(server)
    const rows = await db.selectFrom('audit').select('event').execute()
    await db.destroy()
    expect(rows).toContainEqual({ event: 'server.clock_trusted' })
    expect([code, out]).toEqual([0, expect.stringContaining('The clock is trusted')])
    expect(Math.abs(((await server.roomwire.clockFloor.read()) ?? 0) - Date.now())).toBeLessThan(
      60_000,
    )
  })

  it('names an unknown account with a text', async () => {
    const answers = await Promise.all(
      ['operator-on', 'operator-off', 'disable', 'enable', 'reset-code', 'authenticator-off'].map(
        (command) => admin([command, 'nobody@example.com'], env),
      ),
    )
    for (const { code, err } of answers) {
      expect([code, err]).toEqual([1, 'There is no account with this email\n'])
    }
  })
})

describe('npm run admin', () => {
  it('shows its usage, and the argument that it did not understand', async () => {
    for (const { code, out } of await Promise.all([admin(['--help']), admin([])])) {
      expect([code, out]).toEqual([0, expect.stringContaining('Usage: npm run admin')])
    }
    const mistakes = [
      [['destroy'], 'There is no such command.'],
      [['__proto__'], 'There is no such command.'],
      [['create'], 'create needs an email address after it.'],
      [['disable', 'Meera'], 'disable needs an email address after it.'],
      [['create', 'a@example.com', '--name', ' '], '--name needs a name'],
      [['create', 'a@example.com', '--colour', 'red'], 'There is no setting --colour'],
    ] as const
    const answers = await Promise.all(mistakes.map(([args]) => admin([...args])))
    for (const [n, { code, out, err }] of answers.entries()) {
      expect([code, out, err]).toEqual([2, '', expect.stringContaining(mistakes[n]![1])])
    }
  })

  it('makes no new installation in an empty folder', async () => {
    const { folder, remove } = await makeFolder()
    const data = join(folder, 'elsewhere')
    const { code, err } = await admin(['create', 'a@example.com', '--data', data])
    expect([code, err]).toEqual([2, expect.stringContaining('start Roomwire once')])
    expect(existsSync(data)).toBe(false)
    await remove()
  })
})
