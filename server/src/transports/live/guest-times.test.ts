/** A guest has access from the first moment to the last and not one longer, for a time of any length. */

import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import {
  addRoom,
  answerOf,
  password,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { handshake, liveAddress, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginSession } from '../../features/sign-in/begin-session.ts'

const second = 1_000
const day = 24 * 3_600 * second

describe.each(engines)('a guest’s time (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson & { homeId: number }
  let roomId: number
  const edges = { seen: 0, wrong: [] as string[] }
  beforeAll(async () => {
    server = await startTestServer(engine, { clock: stillClock() })
    owner = await ownerOf(server)
    roomId = await addRoom(owner, 'Living Room')
  })
  afterAll(async () => {
    figure('R-22', 'states looked at on the edges of guests’ times', edges.seen, engine)
    figure('R-22', 'wrong states', edges.wrong.length, engine)
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  /** Checks the guest's access at this moment, over every transport, each with a new session. */
  async function look(guest: TestPerson, title: string, isIn: boolean): Promise<void> {
    const { url, email, userId } = guest
    const person = {
      id: userId,
      homeId: owner.homeId,
      username: '',
      email,
      role: 'guest' as const,
    }
    const caller = { address: '127.0.0.1', userAgent: null }
    const { token } = await beginSession(server.roomwire, caller, person, day)
    const answers = {
      call: (await answerOf({ url, token }, listRoomsEndpoint, {})).status,
      socket: await handshake(liveAddress(url, token)),
      signIn: (await answerOf({ url }, loginEndpoint, { body: { email, password } })).status,
    }
    const right = isIn
      ? { call: 200, socket: 101, signIn: 200 }
      : { call: 401, socket: 401, signIn: 403 }
    edges.seen += 3
    if (JSON.stringify(answers) !== JSON.stringify(right)) {
      edges.wrong.push(`${title}: ${JSON.stringify(answers)}`)
    }
  }

  it.each([
    ['a second', second],
    ['25 days', 25 * day],
    ['60 days', 60 * day],
    ['a year', 365 * day],
  ])('R-22 LIVE-7 of %s begins and ends on the moment', async (title, span) => {
    const startAt = server.clock.now() + 3_600_000
    const expiresAt = startAt + span
    const access = { startAt, expiresAt }
    const guest = await insertPerson(server, owner.homeId, 'guest', { access })
    const until = (moment: number) => server.clock.advance(moment - server.clock.now())

    await look(guest, `${title}, an hour before`, false)
    until(startAt - 1)
    await look(guest, `${title}, a moment before`, false)
    until(startAt)
    await look(guest, `${title}, when it begins`, true)
    until(startAt + Math.floor(span / 2))
    await look(guest, `${title}, in the middle`, true)
    until(expiresAt - 1)
    await look(guest, `${title}, at the last moment`, true)
    const page = await openLivePage(await signInAs(server.url, guest.email))
    expect(await page.watch(roomId)).toEqual([])
    expect(await page.settles()).toEqual([])
    until(expiresAt)
    const own = startOwnTime()
    expect(await page.closed).toEqual({ code: 1008, reason: 'Guest access has ended' })
    expect(own()).toBeLessThan(slack * 1_000)
    await look(guest, `${title}, when it ends`, false)
    until(expiresAt + 400 * day)
    await look(guest, `${title}, long after`, false)
    expect(edges.wrong).toEqual([])
  })

  it.each([25, 60, 365])(
    'R-22 R-72 a page that is opened %s days before the end stays open',
    async (days) => {
      const access = { expiresAt: server.clock.now() + days * day }
      const guest = await insertPerson(server, owner.homeId, 'guest', { access })
      const page = await openLivePage(guest)
      await page.watch(roomId)
      expect(await page.settles()).toEqual([])
      await page.close()
      expect(page.heard).toEqual([])
    },
  )
})
