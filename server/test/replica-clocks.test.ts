/** Three servers of one home whose clocks differ by five seconds each way. */
import { setTimeout as wait } from 'node:timers/promises'
import { createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  startTestServer,
  stillClock,
  type TestServer,
  testClock,
} from '@roomwire/testing/worlds/test-server.ts'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

const aheadMs = [-5_000, 0, 5_000] as const
/** How long presence is watched: a lease of a replica lasts 12 s. */
const watchedS = volume('CLOCKS_WATCHED_S', 5)

let servers: TestServer[]

beforeAll(async () => {
  const { leave, ...shared } = await openFixture()
  servers = []
  for (const ahead of aheadMs) {
    const clock = testClock()
    clock.advance(ahead)
    servers.push(await startTestServer('postgres', { clock, shared }))
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await leave()
  }
})

const at = <P extends { url: string }>(person: P, nth: number): P => ({
  ...person,
  url: servers[nth]?.url ?? '',
})

it(
  'R-73 presses at servers with other clocks reach the device once and in order, and it stays online',
  async () => {
    const { owner, roomId, identifier, secret } = await createTestHome(servers[1]?.url ?? '')
    const device = await connectTestDevice(servers[2]?.mqttUrl ?? '', identifier, secret)
    onTestFinished(() => device.leave())
    const pages = await Promise.all([0, 1, 2].map((nth) => openLivePage(at(owner, nth))))
    const heard: { connected: boolean; rev: readonly number[] }[][] = pages.map(() => [])
    for (const [nth, page] of pages.entries()) {
      await page.watch(roomId)
      page.socket.on('message', (data) => {
        const said = JSON.parse(String(data))
        if (said.rev && said.deviceIdentifier === identifier) heard[nth]?.push(said)
      })
    }
    for (let press = 0; press < 12; press += 1) {
      const page = pages[press % 3]
      const messageId = `clocks ${press}`
      const action = press % 2 === 0 ? 'on' : 'off'
      page?.say({ deviceIdentifier: identifier, action, pin: 18, messageId })
      await page?.hears(isStage('processed', messageId))
    }
    await wait(watchedS * 1_000)
    expect(device.commands.map(({ state }) => state)).toEqual(
      Array.from({ length: 12 }, (_, press) => (press + 1) % 2),
    )
    const all = heard.flat()
    expect(all.filter(({ connected }) => !connected)).toEqual([])
    for (const updates of heard) {
      const revs = updates.map(({ rev }) => rev)
      const sorted = revs.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
      expect(revs).toEqual(sorted)
    }
    for (const nth of [0, 1, 2]) {
      const shown = await shownTo(at(owner, nth), identifier)
      expect([shown.connected, shown.pins['18']?.state]).toEqual([true, 0])
    }
    await Promise.all(pages.map((page) => page.close()))
    figure('R-73', 'updates of three servers with clocks 5 s apart: out of order, offline', '0, 0')
  },
  60_000 + watchedS * 1_000,
)

it('R-73 a guest whose time is over by the first of the clocks is out at every server, and once', async () => {
  const { leave, ...shared } = await openFixture()
  onTestFinished(leave)
  const [begun, forMs] = [Date.now(), 60_000]
  const clocks = aheadMs.map((ahead) => stillClock(begun + ahead))
  const own = await Promise.all(
    clocks.map((clock) => startTestServer('postgres', { clock, shared })),
  )
  onTestFinished(async () => {
    await Promise.all(own.map((server) => server.stop()))
  })
  const { owner, roomId } = await createTestHome(own[1]?.url ?? '', 'SC-000002')
  // Begun at each server: the one that is behind lets nobody in earlier.
  const guest = await createTestGuest(owner, { now: begun - 10_000, forMs: forMs + 10_000 })
  const pages = await Promise.all(
    own.map(async ({ url }) => {
      const page = await openLivePage({ ...guest, url })
      await page.watch(roomId)
      return page
    }),
  )
  const left: number[] = []
  pages.forEach((page, nth) => {
    page.closed.then(() => left.push(nth))
  })
  const passes = (ms: number) => {
    for (const clock of clocks) clock.advance(ms)
  }
  // A second before the first clock says that it is over, and half a second after: true time stands still.
  passes(forMs - 6_000)
  for (const page of pages) await page.settles()
  expect(left).toEqual([])
  passes(1_500)
  const reasons = await Promise.all(pages.map(({ closed }) => closed))
  expect(reasons.map(({ reason }) => reason)).toEqual(Array(3).fill('Guest access has ended'))
  await expect(openLivePage({ ...guest, url: own[0]?.url ?? '' })).rejects.toThrow()

  const db = await openTestDatabaseOf(own[1]!)
  const ended = () =>
    db.selectFrom('audit').select('detail').where('event', '=', 'guest.expired').execute()
  await expect.poll(async () => (await ended()).length).toBe(1)
  // Its own time comes at each of the others too.
  passes(20_000)
  await wait(1_000)
  expect(await ended()).toHaveLength(1)
  await db.destroy()
  figure('R-73', 'servers that let a guest stay after the first of three clocks', 0)
}, 60_000)
