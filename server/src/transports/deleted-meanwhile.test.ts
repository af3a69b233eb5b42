/** A person is deleted, or signed out, between the check of their rights and the action. */

import { randomBytes } from 'node:crypto'
import { liveTicketEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { answerOf, createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isOrphan } from '../platform/database/orphan.ts'

describe.each(engines)('deleted meanwhile (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  it('R-21 a session that ends while a ticket is made for it is answered 401, and is not logged as a bug', async () => {
    const { owner } = await openLiveHome(server)
    const { roomwire } = server
    const { atomicallyRelaxed } = roomwire
    roomwire.atomicallyRelaxed = async (work) => {
      await roomwire.sessions.endAllOf(owner.userId)
      return atomicallyRelaxed(work)
    }
    const { status } = await answerOf(owner, liveTicketEndpoint, {}).finally(() => {
      roomwire.atomicallyRelaxed = atomicallyRelaxed
    })
    expect(status).toBe(401)
  })

  it('R-21 a person who is deleted while they press a switch gets the reason, and the device gets no command', async () => {
    const { owner, device } = await openLiveHome(server)
    const family = await createTestFamily(owner)
    const page = await openLivePage(family)
    const { twins, people } = server.roomwire
    const { request } = twins
    twins.request = async (...args) => {
      await people.remove(family.userId)
      return request(...args)
    }
    page.say({ deviceIdentifier: 'SC-000001', action: 'on', pin: 18, messageId: 'm' })
    const failed = await page.hears(isStage('failed', 'm')).finally(() => {
      twins.request = request
    })
    expect(failed).toMatchObject({
      error: 'Something that this needs was just deleted. Please reload.',
      code: 'deleted_meanwhile',
    })
    await device.settles()
    expect(device.commands).toEqual([])
  })

  it('is distinguished from every other error of the database', async () => {
    const { sessions } = server.roomwire
    const id = randomBytes(16).toString('hex')
    const session = { id, createdAt: 0, expiresAt: 1, userAgent: null }
    const nobody = await sessions
      .begin({ ...session, holder: { kind: 'person', id: 2_000_000_000 } })
      .catch((e) => e)
    expect(isOrphan(nobody)).toBe(true)
    const { owner } = await openLiveHome(server)
    const holder = { kind: 'person' as const, id: owner.userId }
    await sessions.begin({ ...session, holder })
    const twice = await sessions.begin({ ...session, holder }).catch((e) => e)
    expect([isOrphan(twice), isOrphan(new Error('x')), isOrphan(null)]).toEqual(
      Array(3).fill(false),
    )
  })
})
