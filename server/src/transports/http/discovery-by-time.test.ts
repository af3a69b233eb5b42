/** The time an answer takes does not tell either who is registered. */
import { freshEmail } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { guessByTiming, type TimedAnswer } from '@roomwire/testing/clients/guess-by-timing.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { freshAddress } from '@roomwire/testing/fixtures/fresh-address.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Answers that the attacker may study of each kind of call; R-13 names 100,000. */
const looksAt = volume('LOOKS', 120)

describe.each(engines)('finding out who is registered, by time (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    const settings = { trustedProxy: '127.0.0.1', accountDiscovery: 'uniform' } as const
    server = await startTestServer(engine, { settings, hashesAsUsual: true })
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const from = () => ({ headers: { 'x-forwarded-for': freshAddress() } })
  const calls = {
    'profile-by-email': (email: string) =>
      ask(server, `GET /api/users/profile-by-email?email=${email}`, from()),
    'forgot-password': (email: string) =>
      ask(server, 'POST /api/users/forgot-password', { body: { email }, ...from() }),
    login: (email: string) =>
      ask(server, 'POST /api/users/login', {
        body: { email, password: 'wrong pass' },
        ...from(),
      }),
  }

  it.each(Object.entries(calls))(
    'R-13 status, length and time of %s reveal nothing once the truth is used up',
    async (name, call) => {
      const looks: TimedAnswer[] = []
      const answers = { known: new Set<string>(), unknown: new Set<string>() }
      for (let round = 0; round < looksAt; round += 1) {
        const isKnown = round % 2 === 0
        // Made either way: what the server has just done before must say nothing either.
        const { email: someone } = await ownerOf(server)
        const email = isKnown ? someone : freshEmail('owner')
        const begun = performance.now()
        const { status, text } = await call(email)
        const said = text.replace(email, '')
        answers[isKnown ? 'known' : 'unknown'].add(`${status} ${said}`)
        looks.push({ isKnown, status, length: said.length, ms: performance.now() - begun })
        await server.roomwire.backgroundTasks.settled()
      }
      expect(answers.known).toEqual(answers.unknown)
      const accuracy = guessByTiming(looks)
      figure('R-13', `attacker right about ${looksAt} answers of ${name}, %`, accuracy, engine)
      expect(accuracy).toBeLessThan(75)
    },
    600_000 + looksAt * 1_000,
  )
})
