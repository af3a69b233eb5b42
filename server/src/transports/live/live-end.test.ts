/** How a page's access ends: at once, with words, and nothing of its is obeyed any more. */

import {
  forgotPasswordEndpoint,
  logoutEndpoint,
  resetPasswordEndpoint,
} from '@roomwire/contracts/http/accounts.ts'
import { deleteFamilyEndpoint, updateFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { deleteGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import {
  isStage,
  isType,
  knock,
  type LivePage,
  liveAddress,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { backends, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publishAccessChanged } from '../../features/identity/home-events.ts'
import type { Db } from '../../platform/database/schema.ts'

/** Somebody in a home whose access ends, and how. */
type Ending = {
  who(owner: TestPerson): Promise<TestPerson>
  end(owner: TestPerson, person: TestPerson): Promise<void>
  words: string
}

describe.each(backends)('access over the live socket (%s)', (stand) => {
  let server: TestServer
  let db: Db
  beforeAll(async () => {
    server = await startServerOn(stand)
    db = await openTestDatabaseOf(server)
  })
  afterAll(async () => {
    await db.destroy()
    await server.stop()
  })
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const aGuest = (owner: TestPerson) =>
    createTestGuest(owner, { now: server.clock.now(), forMs: 60_000 })
  const themselves = async (owner: TestPerson) => owner

  async function setPerson(
    personId: number,
    set: { role?: 'guest' | 'user' | 'admin'; home_id?: null },
  ) {
    await db.updateTable('person').set(set).where('id', '=', personId).execute()
    await publishAccessChanged(server.roomwire.bus, [personId])
  }

  async function resetPasswordOf({ url, email }: TestPerson): Promise<void> {
    await callApi({ url }, forgotPasswordEndpoint, { body: { email } })
    const [letter] = await server.roomwire.outbox.newest(1)
    const [token = ''] = /\d{6}/.exec(letter?.body ?? '') ?? []
    await callApi({ url }, resetPasswordEndpoint, {
      body: { token, new_password: password, email },
    })
  }

  const endings: [string, Ending][] = [
    [
      'AUTH-5 when they log out',
      {
        who: themselves,
        end: async (_owner, person) => void (await callApi(person, logoutEndpoint, {})),
        words: 'Session ended',
      },
    ],
    [
      'LIVE-7 ROLE-3 when a guest’s time is over',
      {
        who: aGuest,
        end: async () => server.clock.advance(60_000),
        words: 'Guest access has ended',
      },
    ],
    [
      'R-21 when a guest is deleted',
      {
        who: aGuest,
        end: async (owner, { userId }) =>
          void (await callApi(owner, deleteGuestEndpoint, { path: { id: `${userId}` } })),
        words: 'Session ended',
      },
    ],
    [
      'R-21 when a family member is deleted',
      {
        who: createTestFamily,
        end: async (owner, { userId }) =>
          void (await callApi(owner, deleteFamilyEndpoint, { path: { id: `${userId}` } })),
        words: 'Session ended',
      },
    ],
    [
      'R-21 when a family member is given a new password',
      {
        who: createTestFamily,
        end: async (owner, { userId, email }) => {
          const body = { username: 'Family', email, password: 'another password' }
          await callApi(owner, updateFamilyEndpoint, { path: { id: `${userId}` }, body })
        },
        words: 'Session ended',
      },
    ],
    [
      'RESET-7 when they reset their password',
      {
        who: themselves,
        end: (_owner, person) => resetPasswordOf(person),
        words: 'Session ended',
      },
    ],
    [
      'AUTH-1 when the session runs out',
      {
        who: themselves,
        end: async () => server.clock.advance(limits.sessionLifeMs),
        words: 'Session ended',
      },
    ],
    [
      'ROLE-1 R-21 when they lose their role',
      {
        who: createTestFamily,
        end: (_owner, { userId }) => setPerson(userId, { role: 'guest' }),
        words: 'Your role has changed',
      },
    ],
    [
      'ROLE-1 R-21 when they are given a higher one',
      {
        who: createTestFamily,
        end: (_owner, { userId }) => setPerson(userId, { role: 'admin' }),
        words: 'Your role has changed',
      },
    ],
    [
      'R-21 when they belong to the home no longer',
      {
        who: createTestFamily,
        end: (_owner, { userId }) => setPerson(userId, { home_id: null }),
        words: 'Your role has changed',
      },
    ],
  ]

  it.each(endings)(
    '%s: every page closes with 1008, told why',
    async (_title, { who, end, words }) => {
      const { owner, roomId } = await createTestHome(server.url)
      const person = await who(owner)
      const pages = [await openLivePage(person), await openLivePage(person, 'token')]
      for (const page of pages) await page.watch(roomId)
      await end(owner, person)
      const own = startOwnTime()
      for (const page of pages) {
        expect(await page.closed).toEqual({ code: 1008, reason: words })
        expect(page.heard.at(-1)).toEqual({ type: 'error', code: 'session_expired', error: words })
      }
      expect(own()).toBeLessThan(2_000)
    },
  )

  it.each(endings)(
    '%s: nothing is obeyed any more that the page still says',
    async (_title, { who, end }) => {
      const { owner, roomId, secret } = await createTestHome(server.url)
      const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
      const person = await who(owner)
      const page = await openLivePage(person)
      await page.watch(roomId)
      const desired = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 }
      page.say({ ...desired, messageId: 'before' })
      await page.hears(isStage('processed', 'before'))
      // It does not read, so it learns of nothing and goes on wishing.
      page.socket.pause()
      await end(owner, person)
      for (let n = 0; n < 20; n += 1) page.say({ ...desired, messageId: `after ${n}` })
      page.say({ type: 'subscribeRoom', roomId })
      page.socket.resume()
      expect(await page.closed).toMatchObject({ code: 1008 })
      await device.settles()
      expect(device.commands).toHaveLength(1)
      expect(page.heard.filter(isType('subscription'))).toEqual([])
      const said = await db
        .selectFrom('command')
        .select('message_id')
        .where('person_id', '=', person.userId)
        .execute()
      expect(said.filter(({ message_id }) => message_id !== '"before"')).toEqual([])
    },
  )

  it.each(endings)(
    '%s: the page does not wait until it stands in the record',
    async (_title, { who, end }) => {
      const { owner } = await createTestHome(server.url)
      const person = await who(owner)
      const page = await openLivePage(person)
      const { audit } = server.roomwire
      const { write } = audit
      audit.write = async (...args) => {
        await page.closed
        return write(...args)
      }
      await end(owner, person).finally(() => {
        audit.write = write
      })
      expect(await page.closed).toMatchObject({ code: 1008 })
    },
  )

  it('AUTH-5 logging out ends the pages of that session and of no other', async () => {
    const { owner, roomId } = await createTestHome(server.url)
    const [here, there] = [owner, await signInAs(server.url, owner.email)]
    const [page, other] = [await openLivePage(here), await openLivePage(there)]
    const family = await openLivePage(await createTestFamily(owner))
    await callApi(here, logoutEndpoint, {})
    expect(await page.closed).toMatchObject({ code: 1008 })
    expect(await other.watch(roomId)).toHaveLength(1)
    expect(await family.watch(roomId)).toHaveLength(1)
  })

  it('R-23 logging out in one tab ends the pages of all its tabs, a new password those of every browser, within a second', async () => {
    const { owner, roomId } = await createTestHome(server.url)
    const browsers = [owner, await signInAs(server.url, owner.email)]
    browsers.push(await signInAs(server.url, owner.email))
    const tabs = await Promise.all(
      browsers.map(async (session) => [await openLivePage(session), await openLivePage(session)]),
    )
    const [first = [], ...others] = tabs
    const measured = async (pages: LivePage[]) => {
      const own = startOwnTime()
      for (const page of pages) expect(await page.closed).toMatchObject({ code: 1008 })
      return Math.round(own())
    }
    await callApi(owner, logoutEndpoint, {})
    const afterLogout = await measured(first)
    for (const page of others.flat()) expect(await page.watch(roomId)).toHaveLength(1)
    await resetPasswordOf(owner)
    const afterReset = await measured(others.flat())
    figure(
      'R-23',
      'ms from the answer to logging out to the close of every tab',
      afterLogout,
      stand,
    )
    figure(
      'R-23',
      'ms from the answer to the new password to the close in every browser',
      afterReset,
      stand,
    )
    expect(afterLogout).toBeLessThan(1_000)
    expect(afterReset).toBeLessThan(1_000)
  })

  it('LIVE-7 R-22 a guest stays in to the last second, however long the time is', async () => {
    const { owner, roomId } = await createTestHome(server.url)
    const now = server.clock.now()
    const days = 24 * 3_600_000
    const guests = await Promise.all(
      [25 * days, 60 * days].map((forMs) => createTestGuest(owner, { now, forMs })),
    )
    const pages = await Promise.all(guests.map((guest) => openLivePage(guest)))
    for (const page of pages) expect(await page.watch(roomId)).toHaveLength(1)
    for (const page of pages) expect(await page.settles()).toEqual([])
  })

  it('R-21 no page slips in while its session ends', async () => {
    const { owner } = await createTestHome(server.url)
    const opening = Array.from({ length: 20 }, () => knock(liveAddress(server.url, owner.token)))
    const pages = Array.from({ length: 10 }, () => openLivePage(owner, 'token').catch(() => null))
    await Promise.all([callApi(owner, logoutEndpoint, {}), ...opening])
    for (const page of await Promise.all(pages)) {
      if (page) expect(await page.closed).toMatchObject({ code: 1008 })
    }
  })
})

it('R-21 what no bus has told is found by looking again within 5 seconds', async () => {
  const server = await startTestServer('sqlite')
  const { owner } = await createTestHome(server.url)
  const page = await openLivePage(owner)
  const db = await openTestDatabaseOf(server)
  await db.deleteFrom('session').where('person_id', '=', owner.userId).execute()
  const own = startOwnTime()
  expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
  expect(own()).toBeLessThan(5_500)
  await db.destroy()
  await server.stop()
})
