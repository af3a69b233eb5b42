import { freshEmail, password } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { expectRefused } from '@roomwire/testing/clients/refused.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { freshAddress } from '@roomwire/testing/fixtures/fresh-address.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'

const minute = 60_000
const hour = 60 * minute

describe.each(engines)('finding out who is registered (%s)', (engine) => {
  let server: TestServer
  const running: TestServer[] = []
  async function start(accountDiscovery: 'budgeted' | 'uniform' | 'spec', limitScale = 1) {
    const settings = { trustedProxy: '127.0.0.1', accountDiscovery }
    server = await startTestServer(engine, { limitScale, settings })
    running.push(server)
  }
  afterEach(() => {
    for (const one of running) expect(one.bugs).toEqual([])
  })
  afterAll(async () => {
    for (const one of running) await one.stop()
  })

  const known = async () => (await ownerOf(server)).email
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const question = (email: string, address: string) =>
    ask(server, `GET /api/users/profile-by-email?email=${email}`, from(address))
  const forgot = (body: object, address: string) =>
    ask(server, 'POST /api/users/forgot-password', { body, ...from(address) })
  const register = (email: string, address: string) =>
    ask(server, 'POST /api/users/register', {
      body: { username: 'Meera', email, password },
      ...from(address),
    })
  const notRegistered = ['email_not_registered', 'email'] as const
  const uniform = /^\{"user":\{"email":"[^"]+","mobile":"••••••"\},"carried_ways":\[\]\}$/
  /** Asks until the truth is used up. */
  async function usedUp() {
    const address = freshAddress()
    for (let round = 0; round < 3; round += 1) {
      expectRefused(await question(freshEmail('nobody'), address), ...notRegistered)
    }
    return address
  }
  const lettersTo = async (email: string) => {
    await server.roomwire.backgroundTasks.settled()
    const letters = await server.roomwire.outbox.newest(1_000)
    return letters.filter(({ recipient }) => recipient === email)
  }

  describe('with ACCOUNT_DISCOVERY=budgeted', () => {
    it('R-13 API-5 tells an address the truth three times an hour, then the same about every email', async () => {
      await start('budgeted')
      const address = await usedUp()
      const [somebody, nobody] = [await known(), freshEmail('nobody')]
      const answers = [await question(somebody, address), await question(nobody, address)]
      for (const { status, text } of answers)
        expect([status, text]).toEqual([200, expect.stringMatching(uniform)])
      expect((await question(nobody, address)).text).toBe(answers[1]!.text)
      expect((await question(nobody, freshAddress())).status).toBe(404)
      server.clock.advance(hour)
      expect((await question(nobody, address)).status).toBe(404)
    })

    it('R-13 API-5 tells it ten times a day, and only so often to all addresses together', async () => {
      const address = freshAddress()
      const revealed: number[] = []
      for (let round = 0; round < 24; round += 1) {
        const answers = []
        for (let turn = 0; turn < 4; turn += 1)
          answers.push(await question(freshEmail('nobody'), address))
        revealed.push(answers.filter(({ status }) => status === 404).length)
        server.clock.advance(hour)
      }
      expect(revealed.slice(0, 5)).toEqual([3, 3, 3, 1, 0])
      expect(revealed.reduce((sum, count) => sum + count)).toBe(10)
      const before = server
      await start('budgeted', 0.02)
      const statuses = []
      for (let round = 0; round < 8; round += 1) {
        statuses.push((await question(freshEmail('nobody'), freshAddress())).status)
      }
      expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 200, 200])
      server = before
    })

    it('R-13 API-6 counts the truth about a code too, and without it answers alike, sent or not', async () => {
      const [somebody, nobody] = [await known(), freshEmail('nobody')]
      const address = await usedUp()
      const answers = [
        await forgot({ email: somebody }, address),
        await forgot({ email: nobody }, address),
        await forgot({ email: somebody, via: 'mobile' }, address),
        await forgot({ mobile: '+91 98450 99999' }, address),
      ]
      for (const { status, body, headers } of answers) {
        expect([status, body]).toEqual([200, { message: 'Reset code made', carried_ways: [] }])
        expect(headers.get('set-cookie')).toMatch(/^reset=[\w-]{22};/)
      }
      // A person without a mobile number gets by mail what was asked for by SMS.
      expect(await lettersTo(somebody)).toHaveLength(2)
      expect(await lettersTo(nobody)).toEqual([])
      const honest = freshAddress()
      expectRefused(await forgot({ email: nobody }, honest), ...notRegistered)
      const bySms = { email: await known(), via: 'mobile' }
      expectRefused(await forgot(bySms, honest), 'no_mobile_number')
      expectRefused(await question(freshEmail('nobody'), honest), ...notRegistered)
      expect((await question(freshEmail('nobody'), honest)).text).toMatch(uniform)
    })

    it('R-13 RESET-2 RESET-3 counts a visit once: a person who verifies and sends twice learns the truth throughout', async () => {
      const { email } = await ownerOf(server, { mobile: '+91 98450 14821' })
      const address = freshAddress()
      const sent = (via: string) => [200, { message: 'Reset code made', via, carried_ways: [] }]
      for (const via of ['email', 'mobile']) {
        expect((await question(email, address)).body).toEqual({
          user: { email, mobile: '••••••4821' },
          carried_ways: [],
        })
        const { status, body } = await forgot({ email, via }, address)
        expect([status, body]).toEqual(sent(via))
      }
      const [typo, other] = [freshEmail('nobody'), freshEmail('nobody')]
      for (const round of [1, 2]) {
        expect((await question(typo, address)).status, `typo, ${round}`).toBe(404)
        expect((await forgot({ email: other }, address)).status, `other, ${round}`).toBe(404)
      }
      // Three visits are all there are: a fourth is told nothing, and those that are open go on.
      expect((await question(freshEmail('nobody'), address)).text).toMatch(uniform)
      expect((await forgot({ email, via: 'mobile' }, address)).body).toEqual(sent('mobile')[1])
      // It is the visit of one address.
      expect((await question(email, await usedUp())).text).toMatch(uniform)
      server.clock.advance(hour)
      for (let round = 0; round < 3; round += 1) await question(freshEmail('nobody'), address)
      expect((await question(email, address)).text).toMatch(uniform)
    })

    it('R-13 begins no visit when the truth is used up, however many calls ask at once', async () => {
      const [email, address] = [await known(), await usedUp()]
      const answers = await Promise.all(Array.from({ length: 12 }, () => question(email, address)))
      for (const { text } of answers) expect(text).toMatch(uniform)
      expect((await question(email, address)).text).toMatch(uniform)
    })

    it('R-13 REG-3 reveals a taken email three times an hour; then neither it nor a free one can be registered', async () => {
      const [taken, address] = [await known(), freshAddress()]
      expect((await register(freshEmail(), address)).status).toBe(200)
      for (let round = 0; round < 3; round += 1) {
        expect((await register(taken, address)).status).toBe(409)
      }
      const refused = [await register(taken, address), await register(freshEmail(), address)]
      expect(refused.map(({ status, body }) => [status, body])).toEqual(
        Array(2).fill([
          429,
          {
            error: 'Too many attempts. Please try again in 60 minutes.',
            code: 'too_many_attempts',
          },
        ]),
      )
    })

    it('R-13 reveals a taken email no more often to a manager who creates accounts', async () => {
      const [owner, taken] = [await ownerOf(server), await known()]
      const add = (email: string) =>
        ask(server, 'POST /api/users/family/create', {
          body: { username: 'Ravi', email, password },
          token: owner.token,
        })
      const guest = (email: string) =>
        ask(server, 'POST /api/users/guest/create', {
          body: {
            username: 'Ravi',
            email,
            password,
            start_at: server.clock.now(),
            expires_at: server.clock.now() + hour,
          },
          token: owner.token,
        })
      const first = await add(freshEmail())
      expect(first.status).toBe(200)
      const id = Object(first.body).family_user.user_id
      const update = (email: string) =>
        ask(server, `PUT /api/users/family/update/${id}`, {
          body: { username: 'Ravi', email, password },
          token: owner.token,
        })
      for (const make of [add, guest, update]) expect((await make(taken)).status).toBe(409)
      for (const make of [add, guest, update]) {
        for (const email of [taken, freshEmail()]) expect((await make(email)).status).toBe(429)
      }
    })

    it('R-13 tells many calls at once no more than many in turn', async () => {
      const address = freshAddress()
      const [taken, ...others] = await Promise.all(Array.from({ length: 12 }, known))
      const asked = await Promise.all(others.map((email) => question(email, address)))
      expect(asked.filter(({ text }) => !uniform.test(text))).toHaveLength(3)
      const registered = await Promise.all(
        Array.from({ length: 8 }, () => register(taken ?? '', freshAddress())),
      )
      expect(registered.every(({ status }) => status === 409)).toBe(true)
      const alone = freshAddress()
      const tries = await Promise.all(Array.from({ length: 8 }, () => register(taken ?? '', alone)))
      expect(tries.filter(({ status }) => status === 409)).toHaveLength(3)
    })

    it('R-13 lets one address learn of ten accounts a day at most, by any call', async () => {
      const address = freshAddress()
      const learnt = new Set<string>()
      let asked = 0
      for (let round = 0; round < 24; round += 1) {
        for (let turn = 0; turn < 6; turn += 1) {
          const email = await known()
          const answers =
            turn % 3 === 2
              ? [await register(email, address)]
              : [await question(email, address), await forgot({ email, via: 'mobile' }, address)]
          // These have no mobile number: a truthful answer shows none or refuses an SMS; a conflict is always true.
          if (
            answers.some(
              ({ status, text }) =>
                status === 409 || status === 400 || text.includes('"mobile":""'),
            )
          )
            learnt.add(email)
          asked += 1
        }
        server.clock.advance(hour)
      }
      figure(
        'R-13',
        `accounts learnt by one address in 24 h, of ${asked} asked about`,
        learnt.size,
        engine,
      )
      expect(learnt.size).toBeLessThanOrEqual(10)
      expect(learnt.size).toBeGreaterThan(0)
    })
  })

  it('R-13 API-5 ACCOUNT_DISCOVERY=spec always tells', async () => {
    await start('spec')
    const address = freshAddress()
    for (let round = 0; round < 12; round += 1) {
      expect((await question(freshEmail('nobody'), address)).status).toBe(404)
    }
    const taken = await known()
    for (let round = 0; round < 5; round += 1) {
      expect((await register(taken, address)).status).toBe(409)
    }
  })

  it('R-13 ACCOUNT_DISCOVERY=uniform never tells, except a taken email a few times', async () => {
    await start('uniform')
    const [somebody, address] = [await known(), freshAddress()]
    for (const email of [somebody, freshEmail('nobody')]) {
      expect((await question(email, address)).text).toMatch(uniform)
      expect((await forgot({ email }, address)).status).toBe(200)
    }
    const tries = []
    for (let round = 0; round < 4; round += 1)
      tries.push((await register(somebody, address)).status)
    expect(tries).toEqual([409, 409, 409, 429])
  })
})
