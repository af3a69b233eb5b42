/** What sealing costs of a press over two servers: the same press with envelopes that are not sealed, in turns. */
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, vi } from 'vitest'

const sealing = vi.hoisted(() => ({ isOn: true, messages: 0 }))

vi.mock('../src/platform/bus/envelopes.ts', async (original) => {
  const real = await original<typeof import('../src/platform/bus/envelopes.ts')>()
  const openEnvelopes: typeof real.openEnvelopes = (key, me) => {
    const envelopes = sealing.isOn ? real.openEnvelopes(key, me) : plainEnvelopes(me)
    const seal: typeof envelopes.seal = (...message) => {
      sealing.messages += 1
      return envelopes.seal(...message)
    }
    return { ...envelopes, seal }
  }
  return { ...real, openEnvelopes }
})

/** The same without a key. */
function plainEnvelopes(from: string) {
  let number = 0
  return {
    seal(_: string, json: string): Buffer {
      number += 1
      return Buffer.from(`{"from":"${from}","number":${number},"content":${json}}`)
    },
    open: (_: string, sealed: Uint8Array) => JSON.parse(Buffer.from(sealed).toString('utf8')),
    keep: () => undefined,
    forget: () => undefined,
  }
}

/** Presses of a round, few so that both kinds meet the same moments, and rounds; `npm run prove` asks for as many as the bound needs. */
const presses = volume('BUS_COST_PRESSES', 10)
const rounds = volume('BUS_COST_ROUNDS', 4)

type Cost = { time: number; cpu: number }

/** Two servers with a page at one and a device at the other. */
async function openTwo(isSealed: boolean) {
  sealing.isOn = isSealed
  const fixture = await openFixture()
  const a = await startTestServer('postgres', { shared: fixture })
  const b = await startTestServer('postgres', { shared: fixture })
  const home = await createTestHome(a.url)
  const device = await connectTestDevice(b.mqttUrl, home.identifier, home.secret)
  const page = await openLivePage(home.owner)
  await page.watch(home.roomId)
  let messageId = 0
  return {
    /** What a press takes, µs: of time, and of the CPU of both servers, the page and the device. */
    async press(): Promise<Cost> {
      const begun = process.cpuUsage()
      const begunAt = performance.now()
      for (let n = 0; n < presses; n += 1) {
        messageId += 1
        const action = messageId % 2 ? 'on' : 'off'
        page.say({ deviceIdentifier: home.identifier, action, pin: 18, messageId })
        await page.hears(isStage('processed', messageId))
      }
      const { user, system } = process.cpuUsage(begun)
      const time = (performance.now() - begunAt) * 1_000
      return { time: time / presses, cpu: (user + system) / presses }
    },
    async close() {
      await device.leave()
      await page.close()
      await Promise.all([a.stop(), b.stop()])
      await fixture.leave()
    },
  }
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

it('R-38 sealing costs little of a press over two servers', async () => {
  const kinds = [await openTwo(true), await openTwo(false)] as const
  for (const kind of kinds) await kind.press()
  sealing.messages = 0
  const took: [Cost[], Cost[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    // In turns, each kind first as often as the other.
    for (const n of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
      took[n].push(await kinds[n].press())
    }
  }
  for (const kind of kinds) await kind.close()
  const ratio = (of: keyof Cost) => {
    const [sealed, plain] = took.map((costs) => median(costs.map((cost) => cost[of])))
    return (sealed ?? Number.NaN) / (plain ?? Number.NaN)
  }
  const messages = Math.round(sealing.messages / (2 * rounds * presses))
  figure(
    'R-38',
    'time of a press over two servers, sealed against not sealed',
    ratio('time').toFixed(3),
  )
  figure('R-38', 'CPU of the same', ratio('cpu').toFixed(3))
  figure('R-38', 'messages between servers for each press', messages)
  // A few presses say nothing of some percent.
  if (presses * rounds >= 10_000) expect(ratio('time')).toBeLessThanOrEqual(1.05)
  expect(messages).toBeGreaterThan(0)
})
