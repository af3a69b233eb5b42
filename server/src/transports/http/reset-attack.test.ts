/**
 * Strangers at any addresses and in any browsers ask for codes of one account and try them, for
 * hours. At some moment its owner comes, who can read the mail.
 */
import { freshEmail, password } from '@roomwire/testing/clients/api-client.ts'
import { type Answer, ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { freshAddress } from '@roomwire/testing/fixtures/fresh-address.ts'
import { mailKeyOf } from '@roomwire/testing/fixtures/mail-key-of.ts'
import { operatorResetCode } from '@roomwire/testing/fixtures/operator-reset-code.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptLimits } from '../../features/limits/attempt-limits.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const newPassword = 'battery staple'

/** Attacks of random strangers, each on an account of its own. */
const attacks = volume('RESET_ATTACKS', 12)

/** How many of a million values strangers may try at one account in 24 hours: 1 in 10,000. */
const mostTries = 100

describe.each(engines)('an attack on the reset of a password (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, {
      limitScale: 1,
      settings: { trustedProxy: '127.0.0.1' },
    })
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const cookiesIn = ({ headers }: Answer) =>
    headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const post = (path: 'forgot' | 'reset', body: object, address: string, cookies: string[] = []) =>
    ask(server, `POST /api/users/${path}-password`, {
      body,
      headers: { 'x-forwarded-for': address, cookie: cookies.join('; ') },
    })

  /** Somebody who reads the mails to an account, in a browser with these cookies. */
  function ownerAt({ email }: { email: string }, cookies: string[]) {
    const address = freshAddress()
    const mails = async () => {
      await server.roomwire.backgroundTasks.settled()
      return (await server.roomwire.outbox.newest(10_000))
        .filter(({ recipient, body }) => recipient === email && body.includes('reset code is'))
        .map(({ body }) => body)
    }
    const askFor = (mail_key?: string) =>
      post('forgot', { email, ...(mail_key && { mail_key }) }, address, cookies)
    return {
      /** Asks for a code, if need be with the key of a mail, and sets a password with it. */
      async resets(): Promise<number> {
        const before = await mails()
        let asked = await askFor()
        const isRefused = Object(asked.body).code === 'too_many_codes'
        // Somebody who may not learn whether a code was sent looks whether one has come.
        const isLeftWaiting =
          asked.status === 200 &&
          !Object(asked.body).via &&
          (await mails()).length === before.length
        if (isRefused || isLeftWaiting) {
          const [, key] = /key when it asks for one: (\S+)\./.exec(before[0] ?? '') ?? []
          asked = await askFor(key)
        }
        if (asked.status !== 200) return asked.status
        const token = /code is (\d{6})/.exec((await mails())[0] ?? '')?.[1]
        const body = { email, token, new_password: newPassword }
        return (await post('reset', body, address, [...cookies, ...cookiesIn(asked)])).status
      },
    }
  }

  /** Strangers who ask and try; how many of their tries met a code. */
  function strangersOn({ email, mobile }: { email: string; mobile: string }) {
    const browsers: { address: string; cookies: string[] }[] = []
    const { resetCodes } = server.roomwire
    const tries: number[] = []
    const spend = resetCodes.spendTry
    const watched = async (...given: Parameters<typeof spend>) => {
      const hash = await spend(...given)
      if (hash !== undefined) tries.push(server.clock.now())
      return hash
    }
    const asked = { email, via: 'email' }
    return {
      asks: async (how: 'mail' | 'sms' | 'number') => {
        const address = freshAddress()
        const body =
          how === 'number' ? { mobile } : how === 'sms' ? { email, via: 'mobile' } : asked
        const cookies = cookiesIn(await post('forgot', body, address))
        browsers.push({ address, cookies })
      },
      /** Each browser tries five wrong codes; then as many are tried from elsewhere with the email alone. */
      async tryCodes() {
        resetCodes.spendTry = watched
        for (const { address, cookies } of browsers.splice(0).slice(-8)) {
          for (const [at, own] of [
            [address, cookies],
            [address, []],
            [freshAddress(), []],
          ] as const) {
            for (let one = 0; one < 6; one += 1) {
              const body = { email, token: '000000', new_password: 'taken over' }
              await post('reset', body, at, [...own])
            }
          }
        }
        resetCodes.spendTry = spend
      },
      /** The most tries in any 24 hours. */
      tries: () =>
        Math.max(
          0,
          ...tries.map((at) => tries.filter((one) => one > at - day && one <= at).length),
        ),
    }
  }

  const victim = async () => {
    const mobile = `+91 ${freshEmail().replace(/\D/g, '')}`
    return { ...(await ownerOf(server, { mobile })), mobile }
  }

  it('R-14 strangers who have used up all codes keep out neither the browser that asked before nor one that comes new', async () => {
    const account = await victim()
    const strangers = strangersOn(account)
    const early = freshAddress()
    const asked = await post('forgot', { email: account.email }, early)
    const letters = await server.roomwire.outbox.newest(1)
    const token = /code is (\d{6})/.exec(letters[0]?.body ?? '')?.[1]
    for (let one = 0; one < 10; one += 1) await strangers.asks(one % 2 ? 'mail' : 'sms')
    await strangers.tryCodes()
    const body = { email: account.email, token, new_password: newPassword }
    expect((await post('reset', body, freshAddress(), cookiesIn(asked))).status).toBe(200)
  })

  it('R-14 R-17 whatever strangers do and whenever the owner comes, the owner sets a password, and strangers have tried at most 100 of a million values', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('mail', 'sms', 'number') },
      { weight: 2, arbitrary: fc.constant('try') },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 8 * 60 }) },
    )
    const worst = { tries: 0, letters: 0, refused: 0, owners: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40 }),
        fc.constantFrom('known', 'new'),
        fc.boolean(),
        async (steps, browser, isTruthUsedUp) => {
          server.clock.advance(2 * day)
          const account = await victim()
          const signedIn = await ask(server, 'POST /api/users/login', {
            body: { email: account.email, password },
            headers: { 'x-forwarded-for': freshAddress() },
          })
          const strangers = strangersOn(account)
          const { attempts } = server.roomwire
          const truths = [{ limit: attemptLimits.truthOfInstallation, key: 'everybody' }]
          const tellNoTruth = async () => {
            while (isTruthUsedUp && (await attempts.consume(truths)) === 0);
          }
          let passed = 0
          for (const one of steps) {
            if (typeof one === 'number') {
              if (passed + one * minute >= day) continue
              passed += one * minute
              server.clock.advance(one * minute)
              await tellNoTruth()
            } else if (one === 'try') await strangers.tryCodes()
            else await strangers.asks(one)
          }
          await strangers.tryCodes()
          await tellNoTruth()
          const cookies = browser === 'known' ? cookiesIn(signedIn) : []
          worst.owners += 1
          const status = await ownerAt(account, cookies).resets()
          if (status !== 200) worst.refused += 1
          const letters = (await server.roomwire.outbox.newest(10_000)).filter(
            ({ recipient, body }) =>
              [account.email, account.mobile].includes(recipient) && body.includes('code is'),
          )
          worst.tries = Math.max(worst.tries, strangers.tries())
          worst.letters = Math.max(worst.letters, letters.length)
          expect(status).toBe(200)
          expect(strangers.tries()).toBeLessThanOrEqual(mostTries)
        },
      ),
      { numRuns: attacks },
    )
    figure(
      'R-14',
      `owners of ${worst.owners} attacked accounts who were kept out`,
      worst.refused,
      engine,
    )
    figure('R-14', 'most tries of strangers at one account in a day', worst.tries, engine)
    figure(
      'R-17',
      'most letters with codes to one attacked account in a day',
      worst.letters,
      engine,
    )
  }, 600_000)

  it('R-14 the heaviest day: strangers try 79 of a million values at most, 7.9 in 100,000', async () => {
    server.clock.advance(2 * day)
    const account = await victim()
    const strangers = strangersOn(account)
    // One code of each way early, the others late in their windows; then come the next windows.
    await strangers.asks('mail')
    await strangers.asks('sms')
    await operatorResetCode(server, account.email)
    server.clock.advance(22 * hour + 30 * minute)
    for (let round = 0; round < 4; round += 1) {
      for (let one = 0; one < 8; one += 1) await strangers.asks(one % 2 ? 'mail' : 'sms')
      await operatorResetCode(server, account.email)
      await strangers.tryCodes()
      server.clock.advance(65 * minute)
    }
    const odds = `${strangers.tries() / 10} in 100,000`
    figure('R-14', 'odds of taking over one account on the heaviest day', odds, engine)
    expect(strangers.tries()).toBeGreaterThan(45)
    expect(strangers.tries()).toBeLessThanOrEqual(79)
    expect(await ownerAt(account, []).resets()).toBe(200)
  })

  it('R-14 a code that the operator has made is burnt by strangers, but not for whom the operator gives the key', async () => {
    const account = await victim()
    const strangers = strangersOn(account)
    const code = await operatorResetCode(server, account.email)
    await strangers.asks('mail')
    await strangers.tryCodes()
    const body = { email: account.email, token: code, new_password: newPassword }
    expect((await post('reset', body, freshAddress())).status).toBe(400)
    const mail_key = await mailKeyOf(server, account.email)
    expect((await post('reset', { ...body, mail_key }, freshAddress())).status).toBe(200)
  })
})
