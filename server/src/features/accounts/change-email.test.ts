/** A person's own email: changed with the password and a code that was sent to the new address (D7). */
import {
  freshEmail,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('one’s own email (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const askFor = ({ token }: TestPerson, email: string, current_password = password) =>
    ask(server, 'POST /api/account/email', { token, body: { email, current_password } })
  const confirm = ({ token }: TestPerson, code: string) =>
    ask(server, 'POST /api/account/email/confirm', { token, body: { code } })
  const login = (email: string) =>
    ask(server, 'POST /api/users/login', { body: { email, password } })
  const lettersTo = async (email: string) =>
    (await server.roomwire.outbox.newest(1_000)).filter(({ recipient }) => recipient === email)
  const codeIn = async (email: string, letters = 1): Promise<string> => {
    await expect.poll(async () => (await lettersTo(email)).length).toBe(letters)
    return /\d{6}/.exec((await lettersTo(email))[0]?.body ?? '')?.[0] ?? ''
  }
  /** A code that is not this one. */
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const refused = { status: 400, body: { code: 'email_code_invalid', field: 'code' } }

  it('AUTH-2 changes with a code from the new address: it signs in, the old one is told and signs in no more, open pages follow', async () => {
    const owner = await registerOwner(server.url)
    const email = freshEmail('new')
    const page = await openLivePage(owner)
    const asked = await askFor(owner, email.toUpperCase())
    expect(asked).toMatchObject({ status: 200, body: { message: 'Code made', carried: false } })
    expect((await login(owner.email)).status).toBe(200)
    expect((await confirm(owner, await codeIn(email))).body).toEqual({ message: 'Email changed' })
    expect((await login(email)).status).toBe(200)
    expect((await login(owner.email)).status).toBe(403)
    await expect
      .poll(async () => (await lettersTo(owner.email)).map(({ subject }) => subject))
      .toEqual(['Your Roomwire email was changed'])
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'people' })
    const { body } = await ask(server, `GET /api/users/profile/${owner.userId}`, owner)
    expect(body).toMatchObject({ user: { email } })
  })

  it('R-16 needs the password, and an email that is another one', async () => {
    const owner = await registerOwner(server.url)
    const email = freshEmail('new')
    expect(await askFor(owner, email, 'wrong')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', field: 'current_password' },
    })
    expect(await askFor(owner, owner.email)).toMatchObject({
      status: 400,
      body: { error: 'This is your email already', field: 'email' },
    })
    expect(await askFor(owner, 'nobody')).toMatchObject({ status: 400, body: { field: 'email' } })
    expect(await lettersTo(email)).toEqual([])
  })

  it('R-14 a code counts once, for its own account, five tries and ten minutes; a new one voids it', async () => {
    const [owner, other] = [await registerOwner(server.url), await registerOwner(server.url)]
    const email = freshEmail('new')
    expect(await confirm(owner, '123456')).toMatchObject(refused)
    await askFor(owner, email)
    const first = await codeIn(email)
    expect(await confirm(other, first)).toMatchObject(refused)
    await askFor(owner, email)
    const second = await codeIn(email, 2)
    if (first !== second) expect(await confirm(owner, first)).toMatchObject(refused)
    for (let tries = 1; tries < 5; tries += 1) await confirm(owner, otherThan(second))
    expect(await confirm(owner, second)).toMatchObject(refused)

    const late = freshEmail('late')
    await askFor(owner, late)
    server.clock.advance(10 * 60_000)
    expect(await confirm(owner, await codeIn(late))).toMatchObject(refused)

    const used = freshEmail('used')
    await askFor(owner, used)
    const code = await codeIn(used)
    expect((await confirm(owner, code)).status).toBe(200)
    expect(await confirm(owner, code)).toMatchObject(refused)
  })

  it('R-14 of two requests at once one counts, and both are answered', async () => {
    const owner = await registerOwner(server.url)
    const emails = [freshEmail('one'), freshEmail('other')]
    const answers = await Promise.all(emails.map((email) => askFor(owner, email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const statuses: number[] = []
    for (const email of emails) {
      statuses.push((await confirm(owner, await codeIn(email))).status)
    }
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  it('R-13 nobody learns whether an address has an account: the same answer, and a letter to its owner alone', async () => {
    const [owner, other] = [await registerOwner(server.url), await registerOwner(server.url)]
    const free = freshEmail('free')
    const answers = [await askFor(owner, free), await askFor(owner, other.email)]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, answers[0]?.text],
      [200, answers[0]?.text],
    ])
    await expect
      .poll(async () => (await lettersTo(other.email)).map(({ subject, body }) => [subject, body]))
      .toEqual([['Your email already has a Roomwire account', expect.not.stringMatching(/\d{6}/)]])
    for (const code of ['000000', '123456']) {
      expect(await confirm(owner, code)).toMatchObject(refused)
    }
    expect((await login(other.email)).status).toBe(200)
  })

  it('R-13 an address that somebody took meanwhile is refused, and nothing changes', async () => {
    const owner = await registerOwner(server.url)
    const email = freshEmail('raced')
    await askFor(owner, email)
    const code = await codeIn(email)
    const body = { username: 'Quick', email, password }
    expect((await ask(server, 'POST /api/users/register', { body })).status).toBe(200)
    expect(await confirm(owner, code)).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    })
    expect((await login(owner.email)).status).toBe(200)
  })

  it('R-14 an open reset code is void afterwards', async () => {
    const owner = await registerOwner(server.url)
    await ask(server, 'POST /api/users/forgot-password', { body: { email: owner.email } })
    const resetCode = await codeIn(owner.email)
    const email = freshEmail('new')
    await askFor(owner, email)
    await confirm(owner, await codeIn(email))
    const body = { token: resetCode, new_password: 'another good one', email }
    expect((await ask(server, 'POST /api/users/reset-password', { body })).body).toMatchObject({
      code: 'reset_code_invalid',
    })
  })

  it('R-17 a person asks for five codes an hour at most, and for three to one address', async () => {
    const own = await startTestServer(engine, { limitScale: 1 })
    const { token } = await registerOwner(own.url)
    const email = freshEmail('often')
    const statuses: number[] = []
    for (const to of [email, email, email, email, freshEmail(), freshEmail(), freshEmail()]) {
      const body = { email: to, current_password: password }
      statuses.push((await ask(own, 'POST /api/account/email', { token, body })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429])
    await own.stop()
  })
})
