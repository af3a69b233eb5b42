/** Three servers of one home whose clocks differ by five seconds each way. */
import { setTimeout as wait } from 'node:timers/promises'
import { createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  startTestServer,
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

it('R-73 the access of a guest ends within five seconds of its time at each server, and once', async () => {
  const { owner, roomId } = await createTestHome(servers[1]?.url ?? '', 'SC-000002')
  const [begun, forMs] = [Date.now(), 20_000]
  // Begun at each server: the one that is behind lets nobody in earlier.
  const early = 10_000
  const guest = await createTestGuest(owner, { now: begun - early, forMs: forMs + early })
  const ends = await Promise.all(
    [0, 1, 2].map(async (nth) => {
      const page = await openLivePage(at(guest, nth))
      await page.watch(roomId)
      await page.closed
      return Date.now() - begun - forMs
    }),
  )
  for (const late of ends) {
    expect(late).toBeGreaterThan(-5_500)
    expect(late).toBeLessThan(7_000)
  }
  await wait(500)
  for (const nth of [0, 1, 2]) {
    // The clock that is behind may still let them in until its own time has come.
    if ((ends[nth] ?? 0) > 0) await expect(openLivePage(at(guest, nth))).rejects.toThrow()
  }
  figure('R-73', 'ends of a guest at three servers, ms after the true time', ends.join(', '))
}, 60_000)
