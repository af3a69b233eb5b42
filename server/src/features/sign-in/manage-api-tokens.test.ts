/** With an API token a program makes passes for a person, and does nothing else. */
import {
  listApiTokensEndpoint,
  revokeApiTokenEndpoint,
} from '@roomwire/contracts/http/api-tokens.ts'
import { listPassesEndpoint } from '@roomwire/contracts/http/passes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { callApi, password, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { apiTokenOf } from '@roomwire/testing/clients/api-token-of.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { handshake, liveAddress } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disableAccount } from '../accounts/operator-actions.ts'

const allIds = { after: 0, until: limits.idMax }

describe.each(engines)('an API token (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson & { homeId: number }
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const tokensOf = async (person: TestPerson) =>
    (await callApi(person, listApiTokensEndpoint, {})).tokens
  const terms = () => {
    const now = server.clock.now()
    return { label: 'Guest room', start_at: now, expires_at: now + 3_600_000 }
  }
  const give = (token: string) => ask(server, 'POST /api/passes', { token, body: terms() })

  it('is told once, and stored as a fingerprint', async () => {
    const { id, secret } = await apiTokenOf(owner, 'Bookings')
    expect(secret).toMatch(/^rw_[\w-]{43}$/)
    const [listed] = await tokensOf(owner)
    expect(listed).toEqual({
      token_id: id,
      label: 'Bookings',
      right: 'passes',
      created_at: expect.any(Number),
      last_used_at: null,
      paused: false,
    })
    const db = await openTestDatabaseOf(server)
    const [row] = await db.selectFrom('api_token').selectAll().where('id', '=', id).execute()
    await db.destroy()
    expect(row?.token_hash).not.toContain(secret.slice(3))
  })

  it('is made with the password, and the person gets a mail about it', async () => {
    const body = { label: 'Bookings', right: 'passes' }
    const asked = (more: object) =>
      ask(server, 'POST /api/account/tokens', { token: owner.token, body: { ...body, ...more } })
    const wrong = await asked({ password: 'a wrong one' })
    expect([wrong.status, Object(wrong.body).code]).toEqual([403, 'wrong_password'])
    expect((await asked({ right: 'everything', password })).status).toBe(400)
    expect((await asked({ password })).status).toBe(200)
    await expect
      .poll(async () => (await server.roomwire.outbox.pageTo([owner.email], allIds)).rows)
      .toContainEqual(
        expect.objectContaining({ subject: 'A way into your Roomwire account has changed' }),
      )
  })

  it('lets a program make, list, change and revoke passes', async () => {
    const { secret: token } = await apiTokenOf(owner)
    const made = await give(token)
    const { pass, secret } = Object(made.body)
    expect(secret).toMatch(/^[\w-]{43}$/)
    const listed = await callApi({ url: server.url, token }, listPassesEndpoint, {})
    expect(listed.passes).toContainEqual(pass)
    const body = { ...terms(), label: 'Guest room, longer' }
    const changed = await ask(server, `PUT /api/passes/${pass.pass_id}`, { token, body })
    expect(Object(changed.body).pass).toMatchObject({ label: 'Guest room, longer' })
    const revoked = await ask(server, `DELETE /api/passes/${pass.pass_id}`, { token })
    expect(revoked.status).toBe(200)
  })

  it('R-04 opens no other call, and no live socket', async () => {
    const { secret: token } = await apiTokenOf(owner)
    for (const line of [
      'GET /api/rooms/my-rooms',
      'POST /api/auth/ws-ticket',
      'GET /api/account/tokens',
      'POST /api/account/tokens',
      'GET /api/auth/sessions',
    ] as const) {
      const { status, body } = await ask(server, line, { token })
      expect([line, status, Object(body).error]).toEqual([
        line,
        403,
        'This API token is not for this call',
      ])
    }
    expect(await handshake(liveAddress(server.url, token))).toBe(401)
  })

  it('says to the minute when it was used last', async () => {
    const { id, secret } = await apiTokenOf(owner)
    const lastUsed = async () =>
      (await tokensOf(owner)).find(({ token_id }) => token_id === id)?.last_used_at
    await give(secret)
    const first = await lastUsed()
    server.clock.advance(1_000)
    await give(secret)
    expect(await lastUsed()).toBe(first)
    server.clock.advance(60_000)
    await give(secret)
    expect(await lastUsed()).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY)
  })

  it('R-21 opens nothing from the moment on that it is revoked', async () => {
    const { id, secret } = await apiTokenOf(owner)
    await callApi(owner, revokeApiTokenEndpoint, { path: { id: String(id) } })
    expect((await give(secret)).status).toBe(401)
    const again = await ask(server, `DELETE /api/account/tokens/${id}`, { token: owner.token })
    expect(again.status).toBe(404)
  })

  it('R-21 does no more than its person may at the moment: not demoted, gone, closed or deleted', async () => {
    const { members, people } = server.roomwire
    const managerWithToken = async () => {
      const person = await insertPerson(server, owner.homeId, 'admin')
      return { person, token: (await apiTokenOf(person)).secret }
    }
    const demoted = await managerWithToken()
    await members.setRole(demoted.person.userId, 'family')
    expect((await give(demoted.token)).status).toBe(403)
    const gone = await managerWithToken()
    const other = await ownerOf(server)
    await members.leaveHome(gone.person.userId, 'user')
    expect((await give(gone.token)).status).toBe(401)
    await members.enterHome(gone.person.userId, 'user', other.homeId)
    expect((await give(gone.token)).status).toBe(401)
    const closed = await managerWithToken()
    await disableAccount(server.roomwire, closed.person.email)
    expect((await give(closed.token)).status).toBe(401)
    const deleted = await managerWithToken()
    await people.remove(deleted.person.userId)
    expect((await give(deleted.token)).status).toBe(401)
  })

  it(`is one of ${limits.apiTokensMax} at most, also when several are made at once`, async () => {
    const person = await insertPerson(server, owner.homeId, 'admin')
    for (let made = 2; made < limits.apiTokensMax; made += 1) await apiTokenOf(person)
    const body = { label: 'One more', right: 'passes', password }
    const { token } = person
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(server, 'POST /api/account/tokens', { token, body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(await tokensOf(person)).toHaveLength(limits.apiTokensMax)
  })
})
