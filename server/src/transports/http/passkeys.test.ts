import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { password, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { passkeyOf } from '@roomwire/testing/clients/passkey-of.ts'
import { type PasskeyForgery, softwarePasskey } from '@roomwire/testing/clients/software-passkey.ts'
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

const allIds = { after: 0, until: limits.idMax }

const minute = 60_000
const notAccepted = { error: 'This passkey is not accepted here', code: 'passkey_not_accepted' }

describe.each(engines)('passkeys (%s)', (engine) => {
  let server: TestServer
  /** The page's origin: it is called by a name, and comes through a proxy that speaks HTTPS. */
  let site: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    site = `https://localhost:${server.port}`
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  type Line = Parameters<typeof ask>[1]
  const post = (line: Line, body?: unknown, who: { token?: string } = {}, { port } = server) => {
    const headers = { origin: `https://localhost:${port}` }
    return ask({ url: `http://localhost:${port}` }, line, { token: who.token, body, headers })
  }

  const askNew = (who: TestPerson, given = password) =>
    post('POST /api/auth/passkeys/options', { password: given }, who)
  const add = (who: TestPerson, passkey: object, name = 'Phone') =>
    post('POST /api/auth/passkeys', { name, passkey }, who)

  const withPasskey = (who: TestPerson) => passkeyOf(server, who)

  const askSignIn = async (on = server) => {
    const { body } = await post('POST /api/users/login/passkey/options', undefined, {}, on)
    return Object(body) as { challenge: string; rpId: string }
  }
  const signIn = (passkey: object, more = {}, on = server) =>
    post('POST /api/users/login/passkey', { passkey, ...more }, {}, on)
  const enter = async (key: ReturnType<typeof softwarePasskey>, lies: PasskeyForgery = {}) =>
    signIn(key.answer(await askSignIn(), lies))

  describe('adding one', () => {
    it('asks the browser for a passkey that needs no email, verifies its holder, and belongs to this site', async () => {
      const owner = await ownerOf(server)
      const { status, body } = await askNew(owner)
      expect(status).toBe(200)
      expect(body).toEqual({
        rp: { id: 'localhost', name: 'Roomwire' },
        user: { id: expect.stringMatching(/^[\w-]{43}$/), name: owner.email, displayName: 'user' },
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        timeout: 5 * minute,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      })
    })

    it('R-10 needs the password again', async () => {
      const owner = await ownerOf(server)
      const { status, body } = await askNew(owner, 'not this one')
      expect([status, body]).toEqual([
        403,
        { error: 'The password is wrong', code: 'wrong_password', field: 'password' },
      ])
    })

    it('is listed with its name and times, and its person gets a mail', async () => {
      const owner = await ownerOf(server)
      const { key, id } = await withPasskey(owner)
      const list = () => ask(server, 'GET /api/auth/ways-to-sign-in', owner)
      const passkey = { id, name: 'Phone', created_at: expect.any(Number), last_used_at: null }
      const authenticator = { since: null, recovery_codes_left: 0 }
      expect((await list()).body).toEqual({ passkeys: [passkey], authenticator })
      await enter(key)
      const used = { ...passkey, last_used_at: expect.any(Number) }
      expect((await list()).body).toEqual({ passkeys: [used], authenticator })
      const { body } = await askNew(owner)
      const known = { id: key.id, type: 'public-key', transports: ['internal'] }
      expect(Object(body).excludeCredentials).toEqual([known])
      const [letter] = await server.roomwire.outbox.newest(1)
      expect(letter).toMatchObject({
        recipient: owner.email,
        body: expect.stringMatching(/^On your Roomwire account a passkey was added\./),
      })
    })

    it('is added once, also for another person', async () => {
      const [owner, other] = [await ownerOf(server), await ownerOf(server)]
      const { key } = await withPasskey(owner)
      for (const who of [owner, other]) {
        const { body } = await askNew(who)
        expect((await add(who, key.register(Object(body)))).status).toBe(409)
      }
    })

    it('is refused after twenty', async () => {
      const owner = await ownerOf(server)
      for (let made = 0; made < 19; made += 1) {
        const known = { credentialId: `${owner.userId} ${made}`, publicKey: '-', signCount: 0 }
        const about = { personId: owner.userId, transports: [], name: 'Phone', createdAt: 0 }
        await server.roomwire.passkeys.add({ ...known, ...about })
      }
      await withPasskey(owner)
      expect((await askNew(owner)).status).toBe(409)
    })

    it.each<[string, PasskeyForgery]>([
      ['another page', { origin: 'https://evil.example' }],
      ['the page of another port', { origin: 'https://localhost:1' }],
      ['another site', { site: 'evil.example' }],
      ['signing in', { type: 'webauthn.get' }],
      ['another challenge', { challenge: 'A'.repeat(43) }],
      ['a holder who was not verified', { flags: 0x01 }],
      ['nobody there', { flags: 0x04 }],
    ])('refuses one made for %s', async (_title, lies) => {
      const owner = await ownerOf(server)
      const { body } = await askNew(owner)
      const { status, text } = await add(owner, softwarePasskey(site).register(Object(body), lies))
      expect([status, text]).toEqual([
        400,
        '{"error":"This passkey could not be checked. Please try again.","code":"passkey_invalid"}',
      ])
    })

    it('R-15 accepts one answer to a challenge, from its person, within five minutes', async () => {
      const [owner, other] = [await ownerOf(server), await ownerOf(server)]
      const { body: question } = await askNew(owner)
      const [first, second] = [softwarePasskey(site), softwarePasskey(site)]
      expect((await add(owner, first.register(Object(question)))).status).toBe(200)
      expect((await add(owner, second.register(Object(question)))).status).toBe(400)
      const { body: foreign } = await askNew(other)
      expect((await add(owner, second.register(Object(foreign)))).status).toBe(400)
      const { body: late } = await askNew(owner)
      server.clock.advance(5 * minute)
      expect((await add(owner, second.register(Object(late)))).status).toBe(400)
    })

    it.each([
      ['opened by a number', () => ({ origin: server.url })],
      ['of another site', () => ({ origin: 'https://evil.example' })],
      ['that is none', () => ({})],
    ])('says what passkeys need to a page %s', async (_title, headersOf) => {
      const { token } = await ownerOf(server)
      const headers: Record<string, string> = headersOf()
      for (const [line, body] of [
        ['POST /api/auth/passkeys/options', { password }],
        ['POST /api/users/login/passkey/options', undefined],
      ] as const) {
        const { status, text } = await ask(server, line, { token, body, headers })
        expect([status, text]).toEqual([400, expect.stringContaining('Passkeys need HTTPS')])
      }
    })
  })

  describe('changing one', () => {
    it('is renamed and removed by its person, and does not exist for anybody else', async () => {
      const [owner, other] = [await ownerOf(server), await ownerOf(server)]
      const { key, id } = await withPasskey(owner)
      const line = `/api/auth/passkeys/${id}` as const
      for (const { token } of [other]) {
        const body = { name: 'Mine' }
        expect((await ask(server, `PUT ${line}`, { token, body })).status).toBe(404)
        expect((await ask(server, `DELETE ${line}`, { token })).status).toBe(404)
      }
      const { token } = owner
      const renamed = await ask(server, `PUT ${line}`, { token, body: { name: ' Old phone ' } })
      expect(renamed.body).toMatchObject({ passkey: { id, name: 'Old phone' } })
      expect((await enter(key)).status).toBe(200)
      expect((await ask(server, `DELETE ${line}`, { token })).status).toBe(200)
      const gone = await enter(key)
      expect([gone.status, gone.body]).toEqual([403, notAccepted])
      expect((await ask(server, `DELETE ${line}`, { token })).status).toBe(404)
    })
  })

  describe('signing in', () => {
    it('LOGIN-3 answers as with a password, and the token is valid', async () => {
      const owner = await ownerOf(server)
      const { key } = await withPasskey(owner)
      const { status, body } = await enter(key)
      expect(status).toBe(200)
      expect(body).toEqual({
        token: expect.any(String),
        user_id: owner.userId,
        username: 'user',
        email: owner.email,
        role: 'user',
        role_name: 'user',
      })
      expect((await ask(server, 'GET /api/devices', Object(body))).status).toBe(200)
    })

    it('LOGIN-2 lasts 30 days with `remember`', async () => {
      const { key } = await withPasskey(await ownerOf(server))
      const { body } = await signIn(key.answer(await askSignIn()), { remember: true })
      const [, payload = ''] = Object(body).token.split('.')
      const { exp, iat } = JSON.parse(Buffer.from(payload, 'base64url').toString())
      expect(Math.abs(exp - iat - 30 * 24 * 3_600)).toBeLessThanOrEqual(1)
    })

    it.each<[string, PasskeyForgery]>([
      ['another page', { origin: 'https://evil.example' }],
      ['another site', { site: 'evil.example' }],
      ['registering', { type: 'webauthn.create' }],
      ['another challenge', { challenge: 'A'.repeat(43) }],
      ['a holder who was not verified', { flags: 0x01 }],
      ['nobody there', { flags: 0x00 }],
      ['somebody else', { userHandle: 'A'.repeat(43) }],
      ['nothing, with a false signature', { signature: 'A'.repeat(96) }],
    ])('refuses a passkey that has signed for %s', async (_title, lies) => {
      const { key } = await withPasskey(await ownerOf(server))
      const { status, body } = await enter(key, lies)
      expect([status, body]).toEqual([403, notAccepted])
      expect((await enter(key)).status).toBe(200)
    })

    it('refuses a passkey whose count does not grow: it may be a copy', async () => {
      const { key } = await withPasskey(await ownerOf(server))
      expect((await enter(key, { signCount: 7 })).status).toBe(200)
      for (const signCount of [7, 6, 1, 0]) {
        expect((await enter(key, { signCount })).status).toBe(403)
      }
      expect((await enter(key, { signCount: 8 })).status).toBe(200)
    })

    it('accepts a passkey that never counts, as synced passkeys do', async () => {
      const { key } = await withPasskey(await ownerOf(server))
      for (let round = 0; round < 2; round += 1) {
        expect((await enter(key, { signCount: 0 })).status).toBe(200)
      }
    })

    it('R-15 one answer signs in once, however many send it at once', async () => {
      const { key } = await withPasskey(await ownerOf(server))
      const answer = key.answer(await askSignIn(), { signCount: 0 })
      const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(answer)))
      const entered = answers.filter(({ status }) => status === 200).length
      figure('R-15', '100 parallel uses of one passkey answer, accepted', entered, engine)
      expect(entered).toBe(1)
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(99)
    })

    it('is over after five minutes', async () => {
      const { key } = await withPasskey(await ownerOf(server))
      const question = await askSignIn()
      server.clock.advance(5 * minute)
      expect((await signIn(key.answer(question))).status).toBe(403)
    })

    it('R-21 refuses a guest outside their time, and a closed account', async () => {
      const { homeId } = await ownerOf(server)
      const [guest, family] = [
        await insertPerson(server, homeId, 'guest', {
          access: { expiresAt: server.clock.now() + minute },
        }),
        await insertPerson(server, homeId, 'family'),
      ]
      const [ofGuest, ofFamily] = [await withPasskey(guest), await withPasskey(family)]
      expect((await enter(ofGuest.key)).status).toBe(200)
      server.clock.advance(minute)
      const late = await enter(ofGuest.key)
      expect([late.status, late.body]).toEqual([
        403,
        { error: 'Your guest access has ended', code: 'guest_access_ended' },
      ])
      await closeAccount(server, family.userId)
      const closed = await enter(ofFamily.key)
      expect([closed.status, closed.body]).toEqual([
        403,
        { error: 'This account is closed', code: 'account_closed' },
      ])
    })

    it('R-96 is in the audit log, with its person and its outcome', async () => {
      const owner = await ownerOf(server)
      const { key, id } = await withPasskey(owner)
      await enter(key)
      await ask(server, `DELETE /api/auth/passkeys/${id}`, owner)
      const events = async () =>
        (await server.roomwire.personEvents.page(owner.userId, allIds)).rows.map(
          ({ event }) => event,
        )
      const expected = ['session.started', 'passkey.added', 'session.started', 'passkey.removed']
      await expect.poll(events).toEqual(expected)
    })

    it('is deleted with its person', async () => {
      const { key } = await withPasskey(await insertPerson(server, null, 'family'))
      const person = await server.roomwire.passkeys.find(key.id)
      await server.roomwire.people.remove(person!.personId)
      expect((await enter(key)).status).toBe(403)
    })

    it('R-27 begins on one server and ends on the next one', async () => {
      const { key } = await withPasskey(await ownerOf(server))
      const asked = await askSignIn()
      server = await restartTestServer(server, engine)
      const there = { origin: `https://localhost:${server.port}` }
      expect((await signIn(key.answer(asked, there))).status).toBe(200)
    })
  })
})
