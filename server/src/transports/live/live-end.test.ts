/** The end of a page's access: at once, with a reason, and no further message is handled. */

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
  handshake,
  isStage,
  isType,
  type LivePage,
  liveAddress,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { backends, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publishAccessChanged } from '../../features/identity/home-events.ts'
import type { Db } from '../../platform/database/schema.ts'
import { openLiveHub } from './live-hub.ts'
import type { Page } from './page.ts'

/** A person in a home whose access ends, and how it ends. */
type Ending = {
  invite(owner: TestPerson): Promise<TestPerson>
  end(owner: TestPerson, person: TestPerson): Promise<void>
  reason: string
}

describe.each(backends)('access over the live socket (%s)', (backend) => {
  let server: TestServer
  let db: Db
  beforeAll(async () => {
    server = await startServerOn(backend)
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
        invite: themselves,
        end: async (_owner, person) => void (await callApi(person, logoutEndpoint, {})),
        reason: 'Session ended',
      },
    ],
    [
      'LIVE-7 ROLE-3 when a guest’s time is over',
      {
        invite: aGuest,
        end: async () => server.clock.advance(60_000),
        reason: 'Guest access has ended',
      },
    ],
    [
      'R-21 when a guest is deleted',
      {
        invite: aGuest,
        end: async (owner, { userId }) =>
          void (await callApi(owner, deleteGuestEndpoint, { path: { id: `${userId}` } })),
        reason: 'Your access was removed',
      },
    ],
    [
      'R-21 when a family member is deleted',
      {
        invite: createTestFamily,
        end: async (owner, { userId }) =>
          void (await callApi(owner, deleteFamilyEndpoint, { path: { id: `${userId}` } })),
        reason: 'Your access was removed',
      },
    ],
    [
      'R-21 when a family member is given a new password',
      {
        invite: createTestFamily,
        end: async (owner, { userId, email }) => {
          const body = { username: 'Family', email, password: 'another password' }
          await callApi(owner, updateFamilyEndpoint, { path: { id: `${userId}` }, body })
        },
        reason: 'Session ended',
      },
    ],
    [
      'RESET-7 when they reset their password',
      {
        invite: themselves,
        end: (_owner, person) => resetPasswordOf(person),
        reason: 'Session ended',
      },
    ],
    [
      'AUTH-1 when the session runs out',
      {
        invite: themselves,
        end: async () => server.clock.advance(limits.sessionLifeMs),
        reason: 'Session ended',
      },
    ],
    [
      'ROLE-1 R-21 when they lose their role',
      {
        invite: createTestFamily,
        end: (_owner, { userId }) => setPerson(userId, { role: 'guest' }),
        reason: 'Your role has changed',
      },
    ],
    [
      'ROLE-1 R-21 when they are given a higher one',
      {
        invite: createTestFamily,
        end: (_owner, { userId }) => setPerson(userId, { role: 'admin' }),
        reason: 'Your role has changed',
      },
    ],
    [
      'R-21 when they no longer belong to the home',
      {
        invite: createTestFamily,
        end: (_owner, { userId }) => setPerson(userId, { home_id: null }),
        reason: 'Your role has changed',
      },
    ],
  ]

  it.each(endings)(
    '%s: every page closes with 1008 and the reason',
    async (_title, { invite, end, reason }) => {
      const { owner, roomId } = await createTestHome(server.url)
      const person = await invite(owner)
      const pages = [await openLivePage(person), await openLivePage(person, 'token')]
      for (const page of pages) await page.watch(roomId)
      await end(owner, person)
      const own = startOwnTime()
      for (const page of pages) {
        expect(await page.closed).toEqual({ code: 1008, reason })
        expect(page.heard.at(-1)).toEqual({ type: 'error', code: 'session_expired', error: reason })
      }
      expect(own()).toBeLessThan(slack * 2_000)
    },
  )

  it.each(endings)(
    '%s: a message that the page still sends is not handled',
    async (_title, { invite, end }) => {
      const { owner, roomId, secret } = await createTestHome(server.url)
      const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
      const person = await invite(owner)
      const page = await openLivePage(person)
      await page.watch(roomId)
      const desired = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 }
      page.say({ ...desired, messageId: 'before' })
      await page.hears(isStage('processed', 'before'))
      // The page does not read, so it learns nothing and keeps on sending.
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
        .where('requester_id', '=', person.userId)
        .execute()
      expect(said.filter(({ message_id }) => message_id !== '"before"')).toEqual([])
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

  it('R-23 logging out in one tab ends the pages of all its tabs within a second, and a new password those of every browser', async () => {
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
      backend,
    )
    figure(
      'R-23',
      'ms from the answer to the new password to the close in every browser',
      afterReset,
      backend,
    )
    expect(afterLogout).toBeLessThan(slack * 1_000)
    expect(afterReset).toBeLessThan(slack * 1_000)
  })

  it('LIVE-7 R-22 a guest keeps access until the last second, for a time of any length', async () => {
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

  it('LIVE-7 R-21 a page whose access is found to have ended hears nothing more, and then that it has', async () => {
    const { owner, roomId } = await createTestHome(server.url)
    const guest = await aGuest(owner)
    const page = await openLivePage(guest)
    await db.deleteFrom('session').where('person_id', '=', guest.userId).execute()
    page.say({ type: 'subscribeRoom', roomId })
    expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
    expect(page.heard.filter(isType('subscription'))).toEqual([])
  })

  it('LIVE-7 R-21 what is told of an end of access that was found before reaches the page too', async () => {
    const { roomwire, url } = server
    const { owner } = await createTestHome(url)
    const { userId } = await aGuest(owner)
    const session = db.selectFrom('session').select('id').where('person_id', '=', userId)
    const { id } = await session.executeTakeFirstOrThrow()
    const actor = (await roomwire.sessions.actors([id], server.clock.now())).get(id)
    if (!actor) throw new Error('The guest is not signed in.')
    const hub = openLiveHub(roomwire)
    const ended: [when: string, reason: string][] = []
    const page: Page = {
      id: 'a page',
      actor,
      readAt: 0,
      reach: '[]',
      turnsAt: Infinity,
      shownAt: 0,
      rooms: new Set(),
      partRevs: undefined,
      watchesHome: false,
      commands: undefined,
      send: () => undefined,
      endAccess: (reason) => ended.push(['now', reason]),
      endAccessSoon: (reason) => ended.push(['soon', reason]),
      endForNow: () => undefined,
    }
    const leave = await hub.join(page)
    await db.deleteFrom('session').where('person_id', '=', userId).execute()
    hub.renew(page, undefined, server.clock.now())
    await publishAccessChanged(roomwire.bus, [userId], { isTakenBack: true })
    const endedNow = () => ended.filter(([when]) => when === 'now')
    await expect.poll(endedNow).toEqual([['now', 'Your access was removed']])
    expect(ended[0]).toEqual(['soon', 'Session ended'])
    leave()
    hub.stop()
  })

  it('R-21 a page that opens while its session ends does not stay open', async () => {
    const { owner } = await createTestHome(server.url)
    const opening = Array.from({ length: 20 }, () =>
      handshake(liveAddress(server.url, owner.token)),
    )
    const pages = Array.from({ length: 10 }, () => openLivePage(owner, 'token').catch(() => null))
    await Promise.all([callApi(owner, logoutEndpoint, {}), ...opening])
    for (const page of await Promise.all(pages)) {
      if (page) expect(await page.closed).toMatchObject({ code: 1008 })
    }
  })
})

it('R-21 an end that no event announced is found by the check every 5 seconds', async () => {
  const server = await startTestServer('sqlite')
  const { owner } = await createTestHome(server.url)
  const page = await openLivePage(owner)
  const db = await openTestDatabaseOf(server)
  await db.deleteFrom('session').where('person_id', '=', owner.userId).execute()
  const own = startOwnTime()
  expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
  expect(own()).toBeLessThan(slack * 5_500)
  await db.destroy()
  await server.stop()
})
