import { freshEmail, password, signInAs } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../../platform/random.ts'

const minute = 60_000
const newPassword = 'battery staple'
const wrongCode = {
  error: 'Invalid or expired reset code. Please request a new one.',
  code: 'reset_code_invalid',
  field: 'token',
}

describe.each(engines)('resetting a password (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const somebody = (details: { mobile?: string } = {}, on = server) => ownerOf(on, details)

  /** Asks for a code as a browser does; what the operator finds in the outbox, and the cookie. */
  async function askForCode(body: object, on = server) {
    const { status, headers } = await ask(on, 'POST /api/users/forgot-password', { body })
    expect(status).toBe(200)
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const letter = await newestCode(on)
    return { cookie, code: letter.code, letter }
  }

  /** The letter with the newest code: the news of a changed password may come in between. */
  async function newestCode(on = server) {
    for (const letter of await on.roomwire.outbox.newest(10)) {
      const [, code] = /reset code is (\d{6})\./.exec(letter.body) ?? []
      if (code) return { ...letter, code }
    }
    throw new Error('There is no letter with a code')
  }

  const reset = (body: object, cookie?: string, on = server) =>
    ask(on, 'POST /api/users/reset-password', { body, headers: cookie ? { cookie } : {} })

  const another = (code: string) => (code === '000000' ? '000001' : '000000')
  const canSignIn = async (email: string, with_: string, on = server) =>
    (await ask(on, 'POST /api/users/login', { body: { email, password: with_ } })).status === 200

  describe('finding the account', () => {
    it('API-5 R-94 tells whether an email is registered and the last four digits of its mobile, and nothing else', async () => {
      const { email } = await somebody({ mobile: '+91 98450-12345' })
      const found = await ask(server, `GET /api/users/profile-by-email?email=${email}`)
      expect([found.status, found.body]).toEqual([
        200,
        { user: { email, mobile: '••••••2345' }, carried_ways: [] },
      ])
      const missing = await ask(server, `GET /api/users/profile-by-email?email=${freshEmail()}`)
      expect([missing.status, missing.body]).toEqual([
        404,
        {
          error: 'Email not registered in our system',
          code: 'email_not_registered',
          field: 'email',
        },
      ])
    })

    it.each([
      ['', ''],
      ['2345', '••••••'],
      ['12', '••••••'],
      ['no digits', '••••••'],
    ])('RESET-3 never shows the whole of the mobile %j', async (mobile, shown) => {
      const { email } = await somebody({ mobile })
      const { body } = await ask(server, `GET /api/users/profile-by-email?email=${email}`)
      expect(body).toEqual({ user: { email, mobile: shown }, carried_ways: [] })
    })

    it.each(['', '?email=', '?email=nobody', '?email=a@example.com&email=b@example.com'])(
      'API-5 refuses the query %j',
      async (query) => {
        const { status, body } = await ask(server, `GET /api/users/profile-by-email${query}`)
        expect([status, body]).toEqual([
          400,
          {
            error: expect.stringMatching(/^email |^Enter an address/),
            code: 'invalid_input',
            field: 'email',
          },
        ])
      },
    )

    it('API-5 finds an email however it is written', async () => {
      const { email } = await somebody()
      const query = `?email=%20${email.toUpperCase()}`
      const { body } = await ask(server, `GET /api/users/profile-by-email${query}`)
      expect(body).toEqual({ user: { email, mobile: '' }, carried_ways: [] })
    })
  })

  describe('asking for a code', () => {
    it('API-6 RESET-7 sends 6 digits to the email, and gives the key that binds them to the browser alone', async () => {
      const { email } = await somebody()
      const answer = await ask(server, 'POST /api/users/forgot-password', { body: { email } })
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'Reset code made', via: 'email', carried_ways: [] },
      ])
      expect(answer.headers.get('set-cookie')).toMatch(
        /^reset=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/,
      )
      expect(await newestCode()).toMatchObject({
        channel: 'mail',
        recipient: email,
        subject: 'Your Roomwire reset code',
        body: expect.stringMatching(
          /^Your Roomwire reset code is \d{6}\. It is valid for 10 minutes\./,
        ),
      })
    })

    it.each([
      [
        'the email and the choice of an SMS',
        (email: string, _mobile: string) => ({ email, via: 'mobile' }),
      ],
      ['the mobile number', (_email: string, mobile: string) => ({ mobile })],
    ])('API-6 RESET-3 sends it by SMS when told %s', async (_title, request) => {
      const mobile = `+91 ${freshEmail().replace(/\D/g, '')}`
      const { email } = await somebody({ mobile })
      const { letter, code } = await askForCode(request(email, mobile))
      expect(letter).toMatchObject({ channel: 'sms', recipient: mobile, subject: null })
      expect((await reset({ email, token: code, new_password: newPassword })).status).toBe(200)
    })

    it('RESET-3 sends no SMS to a person without a mobile number', async () => {
      const { email } = await somebody()
      const request = { body: { email, via: 'mobile' } }
      expect(await ask(server, 'POST /api/users/forgot-password', request)).toMatchObject({
        status: 400,
        body: {
          error: 'No mobile number registered. You can only reset via email.',
          code: 'no_mobile_number',
        },
      })
    })

    it.each([
      [
        'an unknown email',
        { email: 'nobody@example.com' },
        404,
        'Email not registered in our system',
      ],
      ['an unknown mobile', { mobile: '00000' }, 404, 'Email not registered in our system'],
      ['nothing', {}, 400, 'Send the email or the mobile number of the account'],
      [
        'both',
        { email: 'a@example.com', mobile: '12345' },
        400,
        'Send the email or the mobile number of the account',
      ],
      [
        'another way',
        { email: 'a@example.com', via: 'post' },
        400,
        'Send the email or the mobile number of the account',
      ],
      [
        'a mobile with a NUL',
        { mobile: '1234\u00005' },
        400,
        'mobile must not contain control characters',
      ],
    ])('API-6 refuses %s', async (_title, body, status, error) => {
      expect(await ask(server, 'POST /api/users/forgot-password', { body })).toMatchObject({
        status,
        body: { error },
      })
    })

    it('RESET-7 stores no code that could be read or guessed from the database', async () => {
      const { email, userId } = await somebody()
      const { code, cookie } = await askForCode({ email })
      const { resetCodes, clock } = server.roomwire
      const browserHash = fingerprint(cookie.slice('reset='.length))
      const id = { personId: userId, browserHash }
      const stored = await resetCodes.spendTry(id, 0, clock.now())
      expect(stored).toMatch(/^[\w-]{43}$/)
      expect(stored).not.toContain(code)
    })
  })

  describe('using it', () => {
    it('API-7 sets the password, ends every session of the account, and mails the owner', async () => {
      const { email, token } = await somebody()
      const otherSession = await signInAs(server.url, email)
      const bystander = await somebody()
      const { code, cookie } = await askForCode({ email })
      const done = await reset({ token: code, new_password: newPassword }, cookie)
      expect([done.status, done.body]).toEqual([200, { message: 'Password changed' }])
      expect(done.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^reset=; .*Max-Age=0$/),
        expect.stringMatching(/^known=/),
      ])
      for (const ended of [token, otherSession.token]) {
        expect((await ask(server, 'GET /api/devices', { token: ended })).status).toBe(401)
      }
      expect((await ask(server, 'GET /api/devices', bystander)).status).toBe(200)
      expect(await canSignIn(email, password)).toBe(false)
      expect(await canSignIn(email, newPassword)).toBe(true)
      const newest = () => server.roomwire.outbox.newest(1)
      await expect
        .poll(newest)
        .toMatchObject([{ recipient: email, subject: 'Your Roomwire password was changed' }])
    })

    it('RESET-7 finds the account by the cookie, by the email, or by the address that asked last', async () => {
      for (const how of ['cookie', 'email', 'address']) {
        const { email } = await somebody()
        const { code, cookie } = await askForCode({ email })
        const body = { token: code, new_password: newPassword }
        const { status } = await reset(
          how === 'email' ? { ...body, email: email.toUpperCase() } : body,
          how === 'cookie' ? cookie : undefined,
        )
        expect([how, status]).toEqual([how, 200])
      }
    })

    it('R-14 counts for no other account, whatever cookie or email comes with it', async () => {
      const [victim, attacker] = [await somebody(), await somebody()]
      const theirs = await askForCode({ email: victim.email })
      const own = await askForCode({ email: attacker.email })
      const body = { token: own.code, new_password: newPassword }
      const tries = [
        await reset({ ...body, email: victim.email }, own.cookie),
        await reset(body, theirs.cookie),
        await reset({ ...body, token: theirs.code }, own.cookie),
        await reset({ ...body, token: theirs.code }, 'reset=AAAAAAAAAAAAAAAAAAAAAA'),
      ]
      expect(tries.map(({ status, body: said }) => [status, said])).toEqual(
        Array(4).fill([400, wrongCode]),
      )
      expect(await canSignIn(victim.email, password)).toBe(true)
    })

    it('RESET-7 is void after five wrong tries, also for the right code', async () => {
      const { email } = await somebody()
      const { code, cookie } = await askForCode({ email })
      for (let round = 0; round < 5; round += 1) {
        const wrong = await reset({ token: another(code), new_password: newPassword }, cookie)
        expect([wrong.status, wrong.body]).toEqual([400, wrongCode])
      }
      const late = await reset({ token: code, new_password: newPassword }, cookie)
      expect([late.status, late.body]).toEqual([400, wrongCode])
      expect(await canSignIn(email, password)).toBe(true)
    })

    it('RESET-7 still counts at the fifth try', async () => {
      const { email } = await somebody()
      const { code, cookie } = await askForCode({ email })
      for (let round = 0; round < 4; round += 1) {
        await reset({ token: another(code), new_password: newPassword }, cookie)
      }
      expect((await reset({ token: code, new_password: newPassword }, cookie)).status).toBe(200)
    })

    it('R-15 counts once, however many use it at once', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { email } = await somebody()
        const { code } = await askForCode({ email })
        const uses = Array.from({ length: 20 }, (_, index) =>
          reset({ token: code, new_password: `${newPassword} ${index}`, email }),
        )
        const answers = await Promise.all(uses)
        const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
        expect(winners).toHaveLength(1)
        expect(await canSignIn(email, `${newPassword} ${winners[0]}`)).toBe(true)
        expect((await reset({ token: code, new_password: newPassword, email })).status).toBe(400)
      }
    })

    it('RESET-7 is valid for 10 minutes and no longer', async () => {
      const own = await startTestServer(engine)
      const [quick, late] = [await somebody({}, own), await somebody({}, own)]
      const codes = [
        await askForCode({ email: quick.email }, own),
        await askForCode({ email: late.email }, own),
      ] as const
      const use = (index: 0 | 1) =>
        reset({ token: codes[index].code, new_password: newPassword }, codes[index].cookie, own)
      own.clock.advance(10 * minute - 30_000)
      expect((await use(0)).status).toBe(200)
      own.clock.advance(30_000)
      expect(await use(1)).toMatchObject({ status: 400, body: wrongCode })
      expect(await canSignIn(late.email, password, own)).toBe(true)
      await own.stop()
    })

    it('RESET-5 is void when a new one was asked for, and so is its cookie', async () => {
      const { email } = await somebody()
      const old = await askForCode({ email })
      const young = await askForCode({ email })
      const use = (code: string, cookie: string) =>
        reset({ token: code, new_password: newPassword }, cookie)
      if (old.code !== young.code) {
        expect((await use(old.code, young.cookie)).status).toBe(400)
      }
      expect((await use(young.code, old.cookie)).status).toBe(400)
      expect((await use(young.code, young.cookie)).status).toBe(200)
    })

    it.each([
      [{}, 'Please enter a valid 6-digit reset code'],
      [{ token: '12345' }, 'Please enter a valid 6-digit reset code'],
      [{ token: '1234567' }, 'Please enter a valid 6-digit reset code'],
      [{ token: '12345a' }, 'Please enter a valid 6-digit reset code'],
      [{ token: '١٢٣٤٥٦' }, 'Please enter a valid 6-digit reset code'],
      [{ token: ' 123456' }, 'Please enter a valid 6-digit reset code'],
      [{ token: '123456\n' }, 'Please enter a valid 6-digit reset code'],
      [{ token: 123_456 }, 'Please enter a valid 6-digit reset code'],
      [{ token: '123456' }, 'new_password is required'],
      [
        { token: '123456', new_password: '12345' },
        'new_password must be at least 6 characters long',
      ],
      [{ token: '123456', new_password: newPassword, user_id: 1 }, 'Unknown field: user_id'],
      [
        { token: '123456', new_password: newPassword, email: 'x' },
        'Enter an address like name@example.com',
      ],
    ])('RESET-4 refuses %j in words: %s', async (body, error) => {
      expect(await reset(body)).toMatchObject({ status: 400, body: { error } })
    })

    it('RESET-7 answers alike for an email without an account, and for one without a code', async () => {
      const { email } = await somebody()
      for (const whose of [email, freshEmail('nobody')]) {
        const body = { token: '123456', new_password: newPassword, email: whose }
        expect(await reset(body)).toMatchObject({ status: 400, body: wrongCode })
      }
    })
  })

  it('RESET-7 binds by a __Host- cookie where the page came by HTTPS through the proxy', async () => {
    const own = await startTestServer(engine, { settings: { trustedProxy: '127.0.0.1' } })
    const { email } = await somebody({}, own)
    const headers = { 'x-forwarded-proto': 'https' }
    const asked = await ask(own, 'POST /api/users/forgot-password', { body: { email }, headers })
    expect(asked.headers.get('set-cookie')).toMatch(
      /^__Host-reset=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600; Secure$/,
    )
    const cookie = asked.headers.get('set-cookie')!.split(';')[0]!
    const body = { token: (await newestCode(own)).code, new_password: newPassword }
    const use = (more: Record<string, string>) =>
      ask(own, 'POST /api/users/reset-password', { body, headers: { ...headers, ...more } })
    // From elsewhere the address does not help: the cookie decides.
    const otherAddress = { 'x-forwarded-for': '198.51.100.7' }
    expect((await use(otherAddress)).status).toBe(400)
    expect((await use({ ...otherAddress, cookie })).status).toBe(200)
    await own.stop()
  })
})
