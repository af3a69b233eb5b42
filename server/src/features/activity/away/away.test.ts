/** Somebody who comes back after hours is told of the changes since. */

import { dismissAwayEndpoint, showAwayEndpoint } from '@roomwire/contracts/http/away.ts'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import {
  callApi,
  createTestFamily,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { awayReads } from './show-away.ts'

const hourMs = 3_600_000
const lamp = { deviceIdentifier: 'SC-000001', pin: 18 } as const

describe.each(['sqlite', 'postgres'] as const)('while somebody was away (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const show = async (person: TestPerson) => (await callApi(person, showAwayEndpoint, {})).away
  /** In short. */
  const linesFor = async (person: TestPerson) =>
    ((await show(person))?.lines ?? []).map(({ kind, count, newest: { by, pin, event } }) =>
      [kind, event ?? pin, count, by && (by.name ?? 'somebody')].filter(Boolean).join(' '),
    )
  /** As if their last page had been open so long ago. */
  async function wasSeen({ userId }: TestPerson, hoursAgo: number) {
    const { sessions, visits } = server.roomwire
    const now = server.clock.now()
    const own = (await sessions.ofPerson(userId, now)).map(({ id }) => id)
    await visits.note(own, now - hoursAgo * hourMs)
  }

  /** A lamp that family has switched three times, whose device has gone offline. */
  async function pastHours() {
    const home = await openLiveHome(server)
    await home.device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
    const anna = await createTestFamily(home.owner)
    const page = await openLivePage(anna)
    await page.watch(home.roomId)
    for (const action of ['on', 'off', 'on'] as const) {
      page.say({ ...lamp, action, messageId: Math.random().toString() })
      await page.hears(isStage('processed'))
    }
    await home.device.leave()
    await home.page.hears(isUpdate(({ connected }) => !connected))
    server.clock.advance(1_000)
    return { ...home, anna }
  }

  it('the owner reads what changed and by whom, until they dismiss it', async () => {
    const { owner } = await pastHours()
    expect(await show(owner)).toBeNull() // Nobody was away before their first visit.
    await wasSeen(owner, 5)
    expect(await linesFor(owner)).toEqual(['offline 1', 'switched 18 3 Family'])
    expect(await linesFor(owner)).toHaveLength(2)
    await callApi(owner, dismissAwayEndpoint, {})
    expect(await show(owner)).toBeNull()
    await server.roomwire.sessionUse.flush(server.roomwire)
    expect(await show(owner)).toBeNull()
  })

  it('of endless changes, as many are read as people are told of', async () => {
    const { owner } = await pastHours()
    await wasSeen(owner, 5)
    const usual = { ...awayReads }
    onTestFinished(() => void Object.assign(awayReads, usual))
    Object.assign(awayReads, { ofCall: 1, calls: 2 })
    expect(await linesFor(owner)).toEqual(['offline 1', 'switched 18 1 Family'])
  })

  it('nothing is told after less than four hours, nor an hour after the return', async () => {
    const { owner } = await pastHours()
    await wasSeen(owner, 3.9)
    expect(await show(owner)).toBeNull()
    await wasSeen(owner, 5)
    await server.roomwire.sessionUse.flush(server.roomwire)
    expect(await linesFor(owner)).toHaveLength(2)
    server.clock.advance(hourMs + 1_000)
    expect(await show(owner)).toBeNull()
  })

  it('LIVE-2 a guest is told of the pins that they see, and of nobody’s name', async () => {
    const { owner } = await pastHours()
    const now = server.clock.now()
    const giveFrom = async (start_at: number, pin: '18' | '19') => {
      const guest = await createTestGuest(owner, { now })
      await callApi(owner, updateGuestEndpoint, {
        path: { id: String(guest.userId) },
        body: {
          start_at,
          expires_at: now + hourMs,
          pins: [{ device_identifier: 'SC-000001', pin }],
        },
      })
      await wasSeen(guest, 5)
      return guest
    }
    const before = now - 24 * hourMs
    expect(await linesFor(await giveFrom(before, '18'))).toEqual([
      'offline 1',
      'switched 18 3 somebody',
    ])
    expect(await linesFor(await giveFrom(before, '19'))).toEqual(['offline 1'])
    expect(await linesFor(await giveFrom(now, '18'))).toEqual([])
  })
})
