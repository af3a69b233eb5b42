/** Recovers changes that a server had stored and not kept in the history yet, when it crashed. */
import { deviceHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import { callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { holdLease, startInstallation } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import { recoverHistory } from './recover-history.ts'

const second = 1_000

/** The states of pin 18 that somebody is told of the last day. */
async function runsOf(person: TestPerson, identifier: string) {
  const query = { series: 'pin.18' }
  const { series } = await callApi(person, deviceHistoryEndpoint, { path: { identifier }, query })
  return series[0]?.runs ?? []
}

/** Takes all from the history: a crash takes what has come last. */
async function loseHistory({ roomwire: { recorder, history } }: TestServer): Promise<void> {
  await recorder.stored()
  await history.forget(await history.devices())
}

it.each(engines)(
  'R-60 what a device changed before it left, and that it has left, is in the history after a crash (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { clock: stillClock(Date.UTC(2026, 5, 1)) })
    const { owner, secret, identifier } = await createTestHome(server.url)
    const device = await connectTestDevice(server.mqttUrl, identifier, secret)
    for (const state of [0, 1, 0]) {
      await device.report('state', { pins: { 18: state } })
      server.clock.advance(10 * second)
    }
    await device.leave()
    await expect.poll(async () => (await shownTo(owner, identifier)).connected).toBe(false)
    await loseHistory(server)
    server.clock.advance(10 * second)
    await recoverHistory(server.roomwire)
    const runs = await runsOf(owner, identifier)
    expect(
      runs.map(({ from, until, state }) => [state, Math.round((until - from) / second)]),
    ).toEqual([
      [1, 10],
      [0, 10],
    ])
    await server.stop()
    expect(server.bugs).toEqual([])
  },
)

it.each([
  { where: 'is at none', hasMoved: false, endedMsAgo: second },
  // Long enough ago for the lease to be forgotten.
  { where: 'has moved to another one', hasMoved: true, endedMsAgo: 600 * second },
])(
  'R-60 what a replica had not kept when it crashed is in the history of a device that $where',
  async ({ hasMoved, endedMsAgo }) => {
    const { servers, stop } = await startInstallation('postgres, 2 replicas')
    const [gone, other] = servers
    if (!gone || !other) throw new Error('There are two of them')
    const { owner, identifier, secret } = await createTestHome(gone.url)
    const device = await connectTestDevice(gone.mqttUrl, identifier, secret)
    for (const state of [0, 1, 0]) {
      await device.report('state', { pins: { 18: state } })
      gone.clock.advance(second)
    }
    await loseHistory(gone)
    const release = holdLease(gone)
    if (hasMoved) await connectTestDevice(other.mqttUrl, identifier, secret)
    const db = await openTestDatabaseOf(other)
    await db
      .updateTable('replica')
      .set({ lease_until: Date.now() - endedMsAgo })
      .where('id', '=', gone.roomwire.replica)
      .execute()
    await db.destroy()
    const states = async () =>
      (await runsOf({ ...owner, url: other.url }, identifier)).map(({ state }) => state)
    await expect.poll(() => states().catch(() => [])).toEqual([1, 0])
    release()
    await stop()
  },
)
