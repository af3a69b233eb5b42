import { freshEmail, password } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import {
  restartAsReplicas,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const minute = 60_000

/** Forged addresses that are tried; R-12 names 10,000. */
const forgeries = volume('FORGERIES', 500)

describe.each(engines)('limits on attempts (%s)', (engine) => {
  let server: TestServer
  let proxied: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { limitScale: 1 })
    const settings = { trustedProxy: '127.0.0.1' }
    proxied = await startTestServer(engine, { limitScale: 1, settings })
  })
  // Every window is over by then: what one test has used up does not stand in another's way.
  beforeEach(() => server.clock.advance(2 * 60 * minute))
  afterAll(async () => {
    for (const one of [server, proxied]) {
      expect(one.bugs).toEqual([])
      await one.stop()
    }
  })

  type How = Parameters<typeof ask>[2]
  const register = (how: How = {}) =>
    ask(server, 'POST /api/users/register', {
      body: { username: 'Meera', email: freshEmail(), password },
      ...how,
    })
  const login = (email: string, with_: string, headers = {}) =>
    ask(server, 'POST /api/users/login', { body: { email, password: with_ }, headers })

  /** How many of so many tries are let through before the first 429, and that one. */
  async function untilTooMany(most: number, attempt: () => ReturnType<typeof ask>) {
    for (let passed = 0; passed <= most; passed += 1) {
      const answer = await attempt()
      if (answer.status === 429) return { passed, answer }
    }
    throw new Error(`${most} tries were let through`)
  }

  const question = (headers = {}, on = server) =>
    ask(on, `GET /api/users/profile-by-email?email=${freshEmail('who')}`, { headers })

  it('API-5 R-13 an address asks about sixty emails in an hour', async () => {
    expect((await untilTooMany(70, question)).passed).toBe(60)
    server.clock.advance(60 * minute)
    expect((await question()).status).toBe(404)
  })

  it('R-12 a forged X-Forwarded-For is one address like any other', async () => {
    let passed = 0
    for (let count = 0; count < forgeries; count += 1) {
      const headers = { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` }
      if ((await question(headers)).status !== 429) passed += 1
    }
    figure('R-12', `extra tries gained by ${forgeries} forged addresses`, passed - 60, engine)
    expect(passed).toBe(60)
  })

  it('R-12 behind the trusted proxy each address counts by itself, and a forged one before it does not count', async () => {
    const from = (address: string) => question({ 'x-forwarded-for': address }, proxied)
    expect((await untilTooMany(70, () => from('198.51.100.1'))).passed).toBe(60)
    expect((await from('198.51.100.2')).status).toBe(404)
    expect((await from('203.0.113.5, 198.51.100.1')).status).toBe(429)
  })

  it('R-12 an IPv6 network counts as one address', async () => {
    let count = 0
    const next = () => {
      count += 1
      return question({ 'x-forwarded-for': `2001:db8:1:2::${count.toString(16)}` }, proxied)
    }
    expect((await untilTooMany(70, next)).passed).toBe(60)
    expect((await question({ 'x-forwarded-for': '2001:db8:1:3::1' }, proxied)).status).toBe(404)
  })

  it('R-13 an address registers ten accounts in an hour', async () => {
    const { passed, answer } = await untilTooMany(20, register)
    expect(passed).toBe(10)
    expect(answer.body).toEqual({
      error: 'Too many attempts. Please try again in 60 minutes.',
      code: 'too_many_attempts',
    })
  })

  it('R-27 limits survive a restart, and replicas share them', async () => {
    for (let round = 0; round < 40; round += 1) await question()
    const [first, ...others] = await restartAsReplicas(server, engine, { limitScale: 1 })
    const questionAt = (one: TestServer) =>
      ask(one, `GET /api/users/profile-by-email?email=${freshEmail('who')}`)
    expect((await untilTooMany(30, () => questionAt(first))).passed).toBe(20)
    for (const one of others) expect((await questionAt(one)).status).toBe(429)
    await Promise.all([first, ...others].map((one) => one.stop()))
  })

  it('R-18 a flood of sign-ins gets 503 and a time to wait, and is not queued without end', async () => {
    server = await startTestServer(engine, { hashesAsUsual: true })
    const flood = Array.from({ length: 90 }, () => login(freshEmail('flood'), 'wrong'))
    const answers = await Promise.all(flood)
    const busy = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status !== 503 && status !== 403)).toEqual([])
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers.get('retry-after')).toBe('2')
    expect(busy[0]?.body).toEqual({
      error: 'Too many passwords and PINs are being checked right now. Please try again.',
      code: 'server_busy',
    })
  })
})
