import { password, signInAs, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { turnOnApp } from '@roomwire/testing/clients/authenticator-app.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { freshAddress } from '@roomwire/testing/fixtures/fresh-address.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { rememberSecret } from '@roomwire/testing/fixtures/secrets.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('the link that brings a phone in (%s)', (engine) => {
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

  const enter = (secret: string, from = freshAddress()) =>
    ask(server, 'POST /api/users/login/phone-link', {
      body: { secret },
      headers: { 'x-forwarded-for': from },
    })

  async function linkOf({ token }: Pick<TestPerson, 'token'>) {
    const { body } = await ask(server, 'POST /api/auth/phone-link', { token })
    const link = Object(body) as { secret: string; made_at: number; signed_in_until: number }
    rememberSecret(link.secret)
    return link
  }

  const sessionsOf = async (token: string) =>
    Object((await ask(server, 'GET /api/auth/sessions', { token })).body).sessions as {
      current: boolean
      expires_at: number
    }[]

  it('M8 lets one of ten in, as who has made it, until the session of the desk ends', async () => {
    const family = await insertPerson(server, (await ownerOf(server)).homeId, 'family')
    const { secret, signed_in_until } = await linkOf(family)
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(secret)))
    const [letIn, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    expect(letIn?.body).toMatchObject({ user_id: family.userId, role: 'family' })
    const sessions = await sessionsOf(family.token)
    expect(sessions.map(({ expires_at }) => expires_at)).toEqual([signed_in_until, signed_in_until])
    const again = await enter(secret)
    expect(again.status).toBe(404)
    expect(Object(again.body).error).toMatch(/^This code has been used/)
  })

  it('M8 is over after five minutes, and with the next one', async () => {
    const owner = await ownerOf(server)
    const old = await linkOf(owner)
    const next = await linkOf(owner)
    expect((await enter(old.secret)).status).toBe(404)
    server.clock.advance(5 * 60_000)
    expect((await enter(next.secret)).status).toBe(404)
  })

  it('R-15 of ten made at once only one lets somebody in, also of a session that ends in a minute', async () => {
    const owner = await ownerOf(server)
    const [session] = await sessionsOf(owner.token)
    server.clock.advance((session?.expires_at ?? 0) - server.clock.now() - 60_000)
    const begunAt = server.clock.now()
    const links = await Promise.all(Array.from({ length: 10 }, () => linkOf(owner)))
    for (const { made_at } of links) expect(made_at).toBeGreaterThanOrEqual(begunAt)
    const answers = await Promise.all(links.map(({ secret }) => enter(secret)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('M8 ends as the session that made it ends, however it ends', async () => {
    const owner = await ownerOf(server)
    const ends = [
      (desk: TestPerson) => ask(server, 'POST /api/auth/logout', { token: desk.token }),
      () => ask(server, 'DELETE /api/auth/sessions', { token: owner.token }),
    ]
    for (const end of ends) {
      const desk = await signInAs(server.url, owner.email)
      const { secret } = await linkOf(desk)
      expect((await end(desk)).status).toBe(200)
      expect((await enter(secret)).status).toBe(404)
    }
  })

  it('M8 asks for the code of an authenticator app as a password does', async () => {
    const owner = await ownerOf(server)
    const { app } = await turnOnApp(server, owner)
    const { secret, signed_in_until } = await linkOf(owner)
    const asked = Object((await enter(secret)).body)
    expect(asked).toMatchObject({ second_factor: true })
    expect(asked.token).toBeUndefined()
    const body = { challenge: asked.challenge, code: app.code() }
    const entered = await ask(server, 'POST /api/users/login/second-factor', { body })
    expect(entered.status).toBe(200)
    const sessions = await sessionsOf(Object(entered.body).token)
    expect(sessions.find(({ current }) => current)?.expires_at).toBe(signed_in_until)
  })

  it('M8 is made thirty times an hour at most, and guessed at twenty times a quarter', async () => {
    const { token } = await ownerOf(server)
    for (let nth = 0; nth < 30; nth += 1) await linkOf({ token })
    expect((await ask(server, 'POST /api/auth/phone-link', { token })).status).toBe(429)
    const from = freshAddress()
    for (let nth = 0; nth < 20; nth += 1)
      expect((await enter(`guess-${nth}`, from)).status).toBe(404)
    expect((await enter('guess', from)).status).toBe(429)
  })

  it('M8 is of no use once the password is another', async () => {
    const owner = await ownerOf(server)
    const { secret } = await linkOf(owner)
    await ask(server, 'PUT /api/account/password', {
      token: owner.token,
      body: { current_password: password, new_password: 'another long password' },
    })
    expect((await enter(secret)).status).toBe(404)
  })
})
