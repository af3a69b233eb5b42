import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '@roomwire/contracts/http/sessions.ts'
import { answerOf, callApi, registerOwner, signInAs } from '@roomwire/testing/clients/api-client.ts'
import {
  handshake,
  liveAddress,
  openLivePage,
  ticketOf,
} from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('sessions (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  it('AUTH-5 a person sees where they are signed in, and ends one session; its pages close at once and its token is void', async () => {
    const here = await registerOwner(server.url)
    const there = await signInAs(server.url, here.email)
    const page = await openLivePage(there)
    const { sessions } = await callApi(here, listSessionsEndpoint, {})
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)
    await callApi(here, endSessionEndpoint, { path: { id: other?.session_id ?? '' } })
    expect((await page.closed).code).toBe(1008)
    expect((await answerOf(there, listRoomsEndpoint, {})).status).toBe(401)
    expect((await callApi(here, listSessionsEndpoint, {})).sessions).toHaveLength(1)
  })

  it('R-21 signing out everywhere else ends every other session of the person within a second, with its pages and tickets', async () => {
    const here = await registerOwner(server.url)
    const others = await Promise.all([1, 2, 3].map(() => signInAs(server.url, here.email)))
    const stranger = await registerOwner(server.url)
    const [kept, theirs] = [await openLivePage(here), await openLivePage(stranger)]
    const pages = await Promise.all(
      others.flatMap((other) => [openLivePage(other), openLivePage(other, 'token')]),
    )
    const ticket = await ticketOf(others[0]!)
    const own = startOwnTime()
    await callApi(here, endOtherSessionsEndpoint, {})
    for (const page of pages) {
      expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
    }
    const took = own()
    figure(
      'R-21',
      `ms until ${pages.length} pages are closed, others signed out`,
      Math.round(took),
      engine,
    )
    expect(took).toBeLessThan(slack * 1_000)
    expect(await handshake(liveAddress(server.url, ticket))).toBe(401)
    for (const other of others)
      expect((await answerOf(other, listRoomsEndpoint, {})).status).toBe(401)
    const { sessions } = await callApi(here, listSessionsEndpoint, {})
    expect(sessions.map(({ current }) => current)).toEqual([true])
    for (const page of [kept, theirs]) expect(await page.settles()).toEqual([])
  })

  it('AUTH-5 a person sees when each session was last used, to the minute, and no call waits for a write of it', async () => {
    const here = await registerOwner(server.url)
    const there = await signInAs(server.url, here.email)
    const signedInAt = server.clock.now()
    const lastUsed = async () =>
      (await callApi(here, listSessionsEndpoint, {})).sessions.map((one) => [
        one.current,
        one.last_used_at,
      ])
    const db = await openTestDatabaseOf(server)
    const stored = async () => {
      const rows = await db
        .selectFrom('session')
        .select('last_used_at')
        .where('person_id', '=', here.userId)
        .execute()
      return rows.map(({ last_used_at }) => last_used_at)
    }
    server.clock.advance(10 * 60_000)
    for (let n = 0; n < 20; n += 1) await callApi(there, listRoomsEndpoint, {})
    expect(await stored()).toEqual([null, null])
    for (const [, at] of await lastUsed()) expect(at).toBeGreaterThan(signedInAt + 9 * 60_000)

    await server.roomwire.sessionUse.flush(server.roomwire)
    for (const at of await stored()) expect(at).toBeGreaterThan(signedInAt + 9 * 60_000)
    server.clock.advance(5 * 60_000)
    const page = await openLivePage(there)
    await page.settles()
    await server.roomwire.sessionUse.flush(server.roomwire)
    const after = Object.fromEntries((await lastUsed()).map(([current, at]) => [`${current}`, at]))
    expect(after.false).toBeGreaterThan(signedInAt + 14 * 60_000)
    // Written down and not used since, it keeps its time.
    server.clock.advance(5 * 60_000)
    await server.roomwire.sessionUse.flush(server.roomwire)
    const later = Object.fromEntries((await lastUsed()).map(([current, at]) => [`${current}`, at]))
    expect(later.false).toBe(after.false)
    await db.destroy()
  })

  it('R-21 a closed account is signed out everywhere until it is opened, whichever program closed it', async () => {
    const person = await registerOwner(server.url)
    const page = await openLivePage(person)
    await server.roomwire.accounts.setDisabled(person.userId, server.clock.now())
    expect((await answerOf(person, listRoomsEndpoint, {})).status).toBe(401)
    expect(await handshake(liveAddress(server.url, person.token))).toBe(401)
    page.say({ type: 'unsubscribeRoom', roomId: 1 })
    expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
    await server.roomwire.accounts.setDisabled(person.userId, null)
    expect((await answerOf(person, listRoomsEndpoint, {})).status).toBe(200)
  })

  it('R-06 a stranger’s session gets the same answer as none at all', async () => {
    const [one, two] = [await registerOwner(server.url), await registerOwner(server.url)]
    const [theirs] = (await callApi(two, listSessionsEndpoint, {})).sessions
    const foreign = await answerOf(one, endSessionEndpoint, {
      path: { id: theirs?.session_id ?? '' },
    })
    const missing = await answerOf(one, endSessionEndpoint, { path: { id: 'nothing' } })
    expect([foreign.status, foreign.body]).toEqual([
      404,
      { error: 'Session not found', code: 'not_found' },
    ])
    expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body])
    expect((await answerOf(two, listRoomsEndpoint, {})).status).toBe(200)
  })
})
