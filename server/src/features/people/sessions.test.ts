import { listRooms } from '@roomwire/contracts/http/rooms.ts'
import { endSession, listSessions } from '@roomwire/contracts/http/sessions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, call, registerOwner, signInAs } from '../../testing/caller.ts'
import { openLivePage } from '../../testing/live-page.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

describe.each(['sqlite', 'postgres'] as const)('sessions (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  it('AUTH-5 a person sees where they are signed in, and ends one session; its pages close at once and its token is nothing any more', async () => {
    const here = await registerOwner(server.url)
    const there = await signInAs(server.url, here.email)
    const page = await openLivePage(there)
    const { sessions } = await call(here, listSessions, {})
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)
    await call(here, endSession, { path: { id: other?.session_id ?? '' } })
    expect((await page.closed).code).toBe(1008)
    expect((await answerOf(there, listRooms, {})).status).toBe(401)
    expect((await call(here, listSessions, {})).sessions).toHaveLength(1)
  })

  it('R-06 a stranger’s session is no other than none at all', async () => {
    const [one, two] = [await registerOwner(server.url), await registerOwner(server.url)]
    const [theirs] = (await call(two, listSessions, {})).sessions
    const foreign = await answerOf(one, endSession, { path: { id: theirs?.session_id ?? '' } })
    const missing = await answerOf(one, endSession, { path: { id: 'nothing' } })
    expect([foreign.status, foreign.body]).toEqual([404, { error: 'Session not found' }])
    expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body])
    expect((await answerOf(two, listRooms, {})).status).toBe(200)
  })
})
