import { password } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { freshAddress } from '@roomwire/testing/fixtures/fresh-address.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { rememberSecret } from '@roomwire/testing/fixtures/secrets.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSecretOf } from '../../demo/start-secret-of.ts'
import { makeStartLink } from '../../features/sign-in/start-link.ts'

describe.each(engines)('the link of a start (%s)', (engine) => {
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
    ask(server, 'POST /api/users/login/start-link', {
      body: { secret },
      headers: { 'x-forwarded-for': from },
    })

  async function linkOf(email: string, first = password) {
    const secret = await makeStartLink(server.roomwire, { email, password: first })
    if (secret) rememberSecret(secret)
    return secret ?? ''
  }

  it('M8 lets the owner in once: of ten at once one, and then nobody, with a reason', async () => {
    const owner = await ownerOf(server)
    const secret = await linkOf(owner.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(secret)))
    const [let_in, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    const { token } = Object(let_in?.body)
    const own = await ask(server, 'GET /api/auth/sessions', { token })
    // A session of its own, in the list where it can be ended.
    expect(Object(own.body).sessions).toHaveLength(2)
    const again = await enter(secret)
    expect(again.status).toBe(404)
    expect(Object(again.body).error).toMatch(/^This link has been used/)
  })

  it('M8 is over after ten minutes, and with the next start', async () => {
    const owner = await ownerOf(server)
    const old = await linkOf(owner.email)
    const next = await linkOf(owner.email)
    expect((await enter(old)).status).toBe(404)
    server.clock.advance(10 * 60_000)
    expect((await enter(next)).status).toBe(404)
  })

  it('M8 is made for no owner who has chosen a password, and ends as one is chosen', async () => {
    const owner = await ownerOf(server)
    expect(await linkOf(owner.email, 'another password')).toBe('')
    expect(await linkOf('nobody@demo.example')).toBe('')
    const secret = await linkOf(owner.email)
    const { people, passwords } = server.roomwire
    const found = await people.byEmail(owner.email)
    const hash = await passwords.hash({ kind: 'operator', who: 'test' }, 'a longer new password')
    await people.replacePassword(found?.id ?? 0, found?.passwordHash ?? '', hash)
    expect((await enter(secret)).status).toBe(404)
  })

  it('M8 is printed at a terminal only: output that is kept has none', async () => {
    const { email } = await ownerOf(server)
    const demo = { accounts: [{ who: 'Owner', email, password }] }
    expect(await startSecretOf(server.roomwire, demo, {})).toBeUndefined()
    const secret = await startSecretOf(server.roomwire, demo, { isTTY: true })
    rememberSecret(secret ?? '')
    expect((await enter(secret ?? '')).status).toBe(200)
  })

  it('M8 counts guesses: twenty of an address in a quarter of an hour', async () => {
    const from = freshAddress()
    for (let nth = 0; nth < 20; nth += 1)
      expect((await enter(`guess-${nth}`, from)).status).toBe(404)
    expect((await enter('guess', from)).status).toBe(429)
  })
})
