import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { password, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { authenticatorApp, turnOnApp } from '@roomwire/testing/clients/authenticator-app.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { closeAccount } from '@roomwire/testing/fixtures/close-account.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptLimits } from '../../features/limits/attempt-limits.ts'
import { askSecondFactor } from '../../features/sign-in/ask-second-factor.ts'
import { spendCode, unsealOtpSecret } from '../../features/sign-in/spend-code.ts'

const allIds = { after: 0, until: limits.idMax }

const minute = 60_000
const wrong = { error: 'This code is wrong or was used before', code: 'wrong_code', field: 'code' }
const over = { error: 'This took too long. Please sign in again.', code: 'sign_in_expired' }

describe.each(engines)('the second factor (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const signIn = async (email: string, more = {}, on = server) =>
    Object(
      (await ask(on, 'POST /api/users/login', { body: { email, password, ...more } })).body,
    ) as { challenge: string; second_factor?: true; token?: string }
  const finish = (challenge: string, code: string, on = server) =>
    ask(on, 'POST /api/users/login/second-factor', { body: { challenge, code } })
  /** A sign-in whose password was right, without the time that takes. */
  const pending = async ({ userId }: TestPerson, on = server) =>
    (await askSecondFactor(on.roomwire, userId, { remember: false })).challenge

  const begin = (token: string, given = password) =>
    ask(server, 'POST /api/auth/authenticator', { token, body: { password: given } })
  const confirm = (token: string, code: string) =>
    ask(server, 'POST /api/auth/authenticator/confirm', { token, body: { code } })
  const turnOff = (token: string, code: string, given = password) =>
    ask(server, 'POST /api/auth/authenticator/off', { token, body: { password: given, code } })
  const ways = async (token: string) =>
    Object((await ask(server, 'GET /api/auth/ways-to-sign-in', { token })).body).authenticator

  async function protectedPerson() {
    const person = await ownerOf(server)
    return { person, ...(await turnOnApp(server, person)) }
  }

  describe('turning it on', () => {
    it('shows the secret once, as a text and as an address, and counts only after its first code', async () => {
      const { token, email } = await ownerOf(server)
      const { status, body } = await begin(token)
      expect(status).toBe(200)
      const { secret, uri } = Object(body)
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(uri).toBe(
        `otpauth://totp/Roomwire:${encodeURIComponent(email)}?issuer=Roomwire&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      )
      expect((await signIn(email)).token).toEqual(expect.any(String))
      const app = authenticatorApp(uri, server)
      expect((await confirm(token, app.wrongCode())).body).toEqual(wrong)
      expect(await ways(token)).toEqual({ since: null, recovery_codes_left: 0 })
      const on = await confirm(token, app.code())
      expect(Object(on.body).recovery_codes).toEqual(
        Array(10).fill(expect.stringMatching(/^[0-9a-z]{5}-[0-9a-z]{5}$/)),
      )
      expect(await ways(token)).toEqual({ since: expect.any(Number), recovery_codes_left: 10 })
      expect(await signIn(email)).toEqual({
        second_factor: true,
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: expect.any(Number),
      })
      const [letter] = await server.roomwire.outbox.newest(1)
      expect(letter).toMatchObject({ recipient: email })
      expect(letter?.body).toContain('an authenticator app was turned on')
    })

    it('R-10 needs the password again, and is refused when an app is on', async () => {
      const { token } = await ownerOf(server)
      expect((await begin(token, 'not this one')).status).toBe(403)
      expect((await confirm(token, '123456')).status).toBe(409)
      const { person } = await protectedPerson()
      expect((await begin(person.token)).status).toBe(409)
      expect((await confirm(person.token, '123456')).status).toBe(409)
    })

    it('R-15 is turned on once, however many confirm it at once', async () => {
      const { token } = await ownerOf(server)
      const app = authenticatorApp(Object((await begin(token)).body).uri, server)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => confirm(token, app.code())),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    })

    it('R-94 keeps the secret sealed for this person alone, and the recovery codes as keyed hashes', async () => {
      const { person, app, recoveryCodes } = await protectedPerson()
      const { sealKey, people, authenticators } = server.roomwire
      const { sealedSecret } = (await authenticators.of(person.userId))!
      expect(JSON.stringify(await people.byId(person.userId))).not.toContain(app.secret)
      expect(sealedSecret).not.toContain(app.secret)
      const other = await protectedPerson()
      expect(unsealOtpSecret(sealKey, person.userId, sealedSecret!)).toBe(app.secret)
      expect(() => unsealOtpSecret(sealKey, other.person.userId, sealedSecret!)).toThrow()
      const [code = ''] = recoveryCodes
      expect(await authenticators.takeRecoveryCode(person.userId, code)).toBe(false)
      // One person's code is nothing to another.
      const bucket = { limit: attemptLimits.codeOfAccount, key: 'tester' }
      const written = code.replace('-', '')
      const foreign = spendCode(server.roomwire, other.person.userId, written, bucket)
      await expect(foreign).rejects.toThrow(wrong.error)
    })
  })

  describe('signing in', () => {
    it('LOGIN-3 continues with the code, and answers as signing in does', async () => {
      const { person, app } = await protectedPerson()
      const { challenge } = await signIn(person.email)
      const { status, body } = await finish(challenge, app.code())
      expect(status).toBe(200)
      expect(body).toEqual({
        token: expect.any(String),
        user_id: person.userId,
        username: 'user',
        email: person.email,
        role: 'user',
        role_name: 'user',
      })
      expect((await ask(server, 'GET /api/devices', Object(body))).status).toBe(200)
    })

    it('LOGIN-2 keeps `remember` for the second step', async () => {
      const { person, app } = await protectedPerson()
      const { challenge } = await signIn(person.email, { remember: true })
      const { body } = await finish(challenge, app.code())
      const [, payload = ''] = Object(body).token.split('.')
      const { exp, iat } = JSON.parse(Buffer.from(payload, 'base64url').toString())
      expect(Math.abs(exp - iat - 30 * 24 * 3_600)).toBeLessThanOrEqual(1)
    })

    it('accepts the code of the step before and after as well, and no other', async () => {
      for (const [steps, status] of [
        [-2, 403],
        [-1, 200],
        [0, 200],
        [1, 200],
        [2, 403],
      ] as const) {
        const { person, app } = await protectedPerson()
        // The code that turned it on is of the step before: it is not to be in the way.
        server.clock.advance(2 * minute)
        expect([steps, (await finish(await pending(person), app.code(steps))).status]).toEqual([
          steps,
          status,
        ])
      }
    })

    it('R-15 accepts a code once, and none older than the last one', async () => {
      const { person, app } = await protectedPerson()
      server.clock.advance(minute)
      const [before, code] = [app.code(-1), app.code()]
      expect((await finish(await pending(person), code)).status).toBe(200)
      for (const used of [code, before]) {
        const { status, body } = await finish(await pending(person), used)
        expect([status, body]).toEqual([403, wrong])
      }
      expect((await finish(await pending(person), app.code(1))).status).toBe(200)
    })

    it('R-15 the code that turned it on does not sign in', async () => {
      const { person, app } = await protectedPerson()
      expect((await finish(await pending(person), app.code(-1))).status).toBe(403)
    })

    it('accepts a recovery code once, in any spelling', async () => {
      const { person, recoveryCodes } = await protectedPerson()
      const [code = ''] = recoveryCodes
      const written = ` ${code.toUpperCase().replace('-', ' ')} `
      expect((await finish(await pending(person), written)).status).toBe(200)
      expect((await finish(await pending(person), code)).body).toEqual(wrong)
      expect(await ways(person.token)).toMatchObject({ recovery_codes_left: 9 })
    })

    it.each(['recovery code', 'code of the app'] as const)(
      'R-15 of 100 people who use one %s at once exactly one gets in',
      async (kind) => {
        const { person, app, recoveryCodes } = await protectedPerson()
        const code = kind === 'recovery code' ? recoveryCodes[0]! : app.code()
        const challenges = await Promise.all(Array.from({ length: 100 }, () => pending(person)))
        const answers = await Promise.all(challenges.map((one) => finish(one, code)))
        const entered = answers.filter(({ status }) => status === 200).length
        figure('R-15', `100 parallel uses of one ${kind}, accepted`, entered, engine)
        expect(entered).toBe(1)
        expect(answers.filter(({ status }) => status === 403)).toHaveLength(99)
      },
    )

    it('R-15 one password signs in once, also with several right codes at once', async () => {
      const { person, recoveryCodes } = await protectedPerson()
      const challenge = await pending(person)
      const answers = await Promise.all(
        recoveryCodes.slice(0, 5).map((code) => finish(challenge, code)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    it('R-10 allows five codes for a password, then not even the right one', async () => {
      const { person, app } = await protectedPerson()
      const { challenge } = await signIn(person.email)
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await finish(challenge, app.wrongCode())).body).toEqual(wrong)
      }
      const { status, body } = await finish(challenge, app.code())
      expect([status, body]).toEqual([404, over])
    })

    it('R-10 allows fifty wrong codes of an account in 24 hours, however often its password is given', async () => {
      const own = await startTestServer(engine, { limitScale: 1 })
      const person = await ownerOf(own)
      const { app } = await turnOnApp(own, person)
      let passed = 0
      for (let time = 0; time < 24 * 60; time += 5) {
        // A new challenge each time: it has tries of its own.
        const { status } = await finish(await pending(person, own), app.wrongCode(), own)
        if (status === 403) passed += 1
        own.clock.advance(5 * minute)
      }
      figure('R-10', 'guesses at a second factor let through in a day', passed, engine)
      expect(passed).toBeGreaterThan(5)
      expect(passed).toBeLessThanOrEqual(50)
      await own.stop()
    })

    it('R-11 strangers who guess do not lock out a browser that the owner has signed in with', async () => {
      const own = await startTestServer(engine, { limitScale: 1 })
      const person = await ownerOf(own)
      const { app } = await turnOnApp(own, person)
      const { headers } = await finish(await pending(person, own), app.code(), own)
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      own.clock.advance(30_000)
      for (let guess = 0; guess < 6; guess += 1) {
        await finish(await pending(person, own), app.wrongCode(), own)
      }
      const strange = await finish(await pending(person, own), app.code(), own)
      expect([strange.status, strange.headers.get('retry-after')]).toEqual([
        429,
        expect.any(String),
      ])
      const known = await ask(own, 'POST /api/users/login/second-factor', {
        body: { challenge: await pending(person, own), code: app.code() },
        headers: { cookie },
      })
      expect(known.status).toBe(200)
      // And the owner, signed in, may still turn it off.
      own.clock.advance(30_000)
      const { status } = await ask(own, 'POST /api/auth/authenticator/off', {
        token: person.token,
        body: { password, code: app.code() },
      })
      expect(status).toBe(200)
      await own.stop()
    })

    it('R-11 a right password alone makes no browser known where a code is asked for as well', async () => {
      const { person } = await protectedPerson()
      const body = { email: person.email, password }
      const { headers } = await ask(server, 'POST /api/users/login', { body })
      expect(headers.get('set-cookie')).toBeNull()
    })

    it.each(['A'.repeat(43), 'x'])('knows no sign-in by the name of %s', async (challenge) => {
      const { status, body } = await finish(challenge, '123456')
      expect([status, body]).toEqual([404, over])
    })

    it('is over after five minutes', async () => {
      const { person, app } = await protectedPerson()
      const challenge = await pending(person)
      server.clock.advance(5 * minute)
      expect((await finish(challenge, app.code())).body).toEqual(over)
    })

    it('R-21 refuses a guest outside their time and a closed account, at either step', async () => {
      const { homeId } = await ownerOf(server)
      const access = { expiresAt: server.clock.now() + 2 * minute }
      const guest = await insertPerson(server, homeId, 'guest', { access })
      const family = await insertPerson(server, homeId, 'family')
      const ofGuest = await turnOnApp(server, guest)
      const ofFamily = await turnOnApp(server, family)
      const [first, second] = [await pending(guest), await pending(family)]
      server.clock.advance(2 * minute)
      await closeAccount(server, family.userId)
      const refusals = [
        { error: 'Your guest access has ended', code: 'guest_access_ended' },
        { error: 'This account is closed', code: 'account_closed' },
      ] as const
      expect((await finish(first, ofGuest.app.code())).body).toEqual(refusals[0])
      expect((await finish(second, ofFamily.app.code())).body).toEqual(refusals[1])
      expect(await signIn(guest.email)).toEqual(refusals[0])
      expect(await signIn(family.email)).toEqual(refusals[1])
    })

    it('R-27 begins on one server and ends on the next one', async () => {
      const { person, app } = await protectedPerson()
      const { challenge } = await signIn(person.email)
      server = await restartTestServer(server, engine)
      expect((await finish(challenge, app.code())).status).toBe(200)
    })
  })

  it('R-96 is in the audit log, with its person and its outcome', async () => {
    const { person, app } = await protectedPerson()
    await finish(await pending(person), app.wrongCode())
    await finish(await pending(person), app.code())
    await turnOff(person.token, app.code(1))
    const events = async () =>
      (await server.roomwire.personEvents.page(person.userId, allIds)).rows.map(
        ({ event }) => event,
      )
    await expect
      .poll(events)
      .toEqual([
        'session.started',
        'authenticator.enabled',
        'sign_in.refused',
        'session.started',
        'authenticator.disabled',
      ])
  })

  describe('a new password', () => {
    it('RESET-7 keeps the second factor, and ends a sign-in that began with the old password', async () => {
      const { person, app } = await protectedPerson()
      const { email } = person
      const before = await pending(person)
      await ask(server, 'POST /api/users/forgot-password', { body: { email } })
      const letters = await server.roomwire.outbox.newest(5)
      const token = letters.map(({ body }) => /code is (\d{6})/.exec(body)?.[1]).find(Boolean)
      const body = { email, token, new_password: password }
      expect((await ask(server, 'POST /api/users/reset-password', { body })).status).toBe(200)
      expect((await finish(before, app.code())).body).toEqual(over)
      const { challenge, second_factor } = await signIn(email)
      expect(second_factor).toBe(true)
      expect((await finish(challenge, app.code())).status).toBe(200)
    })

    it('ends a sign-in that began with the old password also when a signed-in person changes it', async () => {
      const { person, app } = await protectedPerson()
      const before = await pending(person)
      const body = { current_password: password, new_password: `${password} new` }
      const { token } = person
      expect((await ask(server, 'PUT /api/account/password', { token, body })).status).toBe(200)
      expect((await finish(before, app.code())).body).toEqual(over)
    })
  })

  describe('turning it off', () => {
    it('needs the password and a code, and the recovery codes are void', async () => {
      const { person, app } = await protectedPerson()
      const { token, email } = person
      const challenge = await pending(person)
      expect((await turnOff(token, app.code(), 'not this one')).status).toBe(403)
      expect((await turnOff(token, app.wrongCode())).body).toEqual(wrong)
      expect((await signIn(email)).second_factor).toBe(true)
      expect((await turnOff(token, app.code())).status).toBe(200)
      expect(await ways(token)).toEqual({ since: null, recovery_codes_left: 0 })
      expect((await signIn(email)).token).toEqual(expect.any(String))
      expect((await finish(challenge, app.code(1))).status).toBe(403)
      expect((await turnOff(token, app.code(1))).status).toBe(409)
    })

    it('accepts a recovery code too: the phone may be lost', async () => {
      const { person, recoveryCodes } = await protectedPerson()
      expect((await turnOff(person.token, recoveryCodes[0]!)).status).toBe(200)
    })
  })

  describe('new recovery codes', () => {
    const renew = (token: string, code: string, given = password) =>
      ask(server, 'POST /api/auth/authenticator/recovery-codes', {
        token,
        body: { password: given, code },
      })

    it('need the password and a code, and the older ones are void', async () => {
      const { person, app, recoveryCodes } = await protectedPerson()
      expect((await renew(person.token, app.code(), 'not this one')).status).toBe(403)
      expect((await renew(person.token, app.wrongCode())).status).toBe(403)
      const { status, body } = await renew(person.token, app.code())
      expect(status).toBe(200)
      const [fresh] = Object(body).recovery_codes
      expect((await finish(await pending(person), recoveryCodes[0]!)).status).toBe(403)
      expect((await finish(await pending(person), fresh)).status).toBe(200)
    })

    it('R-15 of two lists made at once only the later one counts', async () => {
      const { person, recoveryCodes } = await protectedPerson()
      const answers = await Promise.all(recoveryCodes.map((code) => renew(person.token, code)))
      // A code of the list that the first has made void is none any more.
      expect(answers.map(({ status }) => status)).toContain(200)
      const { body } = await ask(server, 'GET /api/auth/ways-to-sign-in', { token: person.token })
      expect(Object(body).authenticator.recovery_codes_left).toBe(10)
    })

    it('are refused where no app is on', async () => {
      const { token } = await ownerOf(server)
      expect((await renew(token, '123456')).status).toBe(409)
    })
  })
})
