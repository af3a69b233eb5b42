/** Who may make an account: everybody, the first person, or only who was invited. */
import { registerEndpoint, registrationEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { deleteAccountEndpoint } from '@roomwire/contracts/http/own-account.ts'
import type { Config } from '@roomwire/server/config/config.ts'
import {
  answerOf,
  callApi,
  freshEmail,
  password,
  registerAs,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'

import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, describe, expect, it } from 'vitest'

const backends = ['sqlite', 'postgres'] as const
type Mode = Config['registration']

let server: TestServer | undefined
afterEach(async () => {
  expect(server?.bugs.splice(0)).toEqual([])
  await server?.stop()
  server = undefined
})

async function start(engine: (typeof backends)[number], registration: Mode): Promise<TestServer> {
  server = await startTestServer(engine, { settings: { registration } })
  return server
}

type Role = 'user' | 'family' | 'guest'
const register = (url: string, role: Role, more: { email?: string; join_code?: string } = {}) =>
  answerOf({ url }, registerEndpoint, {
    body: { username: 'New', email: freshEmail(), password, role, ...more },
  })
const who = async (url: string) => (await callApi({ url }, registrationEndpoint, {})).may_register
const invite = async (owner: TestPerson) =>
  (await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })).code
const closed = { status: 403, body: { code: 'registration_closed' } }

describe.each(backends)('registration (%s)', (engine) => {
  it('R-98 by the first person: of 20 at once one founds a home, and it stays closed, also when that account is deleted and the server starts anew', async () => {
    const first = await start(engine, 'first')
    expect(await who(first.url)).toBe('founder')
    for (const role of ['family', 'guest'] as const) {
      expect(await register(first.url, role)).toMatchObject(closed)
    }
    const emails = Array.from({ length: 20 }, () => freshEmail())
    const answers = await Promise.all(emails.map((email) => register(first.url, 'user', { email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(403)])
    expect(await who(first.url)).toBe('invited')
    const { token } = registerEndpoint.reply.parse(answers.find((one) => one.status === 200)?.body)
    await callApi({ url: first.url, token }, deleteAccountEndpoint, {
      body: { password, delete_home: true },
    })
    expect(await first.roomwire.people.isEmpty()).toBe(true)
    expect(await register(first.url, 'user')).toMatchObject(closed)
    server = await restartTestServer(first, engine, { settings: { registration: 'first' } })
    expect(await register(server.url, 'user')).toMatchObject(closed)
  })

  it('REG-5 closed: an invitation makes the account and lets it in, once, or does neither', async () => {
    const { url, roomwire } = await start(engine, 'closed')
    const owner = await ownerOf(server as TestServer)
    const code = await invite(owner)
    expect(await who(url)).toBe('invited')
    for (const role of ['user', 'family', 'guest'] as const) {
      expect(await register(url, role)).toMatchObject(closed)
    }
    const before = await roomwire.people.byEmail(owner.email)
    // A try that does not become an account leaves the code as it was.
    for (const [role, more, refusal] of [
      ['guest', {}, 'join_code_other_role'],
      ['user', {}, 'join_code_other_role'],
      ['family', { email: owner.email }, 'email_taken'],
    ] as const) {
      const refused = await register(url, role, { join_code: code, ...more })
      expect(refused.body).toMatchObject({ code: refusal })
    }
    const made = await Promise.all(
      Array.from({ length: 5 }, () => register(url, 'family', { join_code: code })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    const { user_id } = registerEndpoint.reply.parse(made.find((one) => one.status === 200)?.body)
    const person = await roomwire.people.byId(user_id)
    expect(person).toMatchObject({ homeId: before?.homeId, role: 'family', madeByHome: 0 })
  })

  it('R-13 closed: a stranger who asks for a taken email reads what everybody reads', async () => {
    const { url } = await start(engine, 'closed')
    const { email } = await ownerOf(server as TestServer)
    const [taken, free] = [await register(url, 'user', { email }), await register(url, 'user')]
    expect(taken).toMatchObject(closed)
    expect(taken.body).toEqual(free.body)
  })

  it('REG-1 open: everybody registers, and with a code a family account is in its home at once', async () => {
    const { url, roomwire } = await start(engine, 'open')
    expect(await who(url)).toBe('everybody')
    const owner = await registerOwner(url)
    await registerAs(url, 'guest', 'Guest')
    const made = await register(url, 'family', { join_code: await invite(owner) })
    const { user_id } = registerEndpoint.reply.parse(made.body)
    const [one, other] = await Promise.all([
      roomwire.people.byId(user_id),
      roomwire.people.byId(owner.userId),
    ])
    expect(one?.homeId).toBe(other?.homeId)
  })
})
