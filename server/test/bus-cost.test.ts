/** The cost of a press over two servers: messages between them, and the share of sealing in the CPU that they, the page and the device use. */
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, vi } from 'vitest'

/** Messages that were sealed about devices, and the CPU that sealing and opening of all took, µs. */
const sealing = vi.hoisted(() => ({ messages: 0, cpu: 0 }))

vi.mock('../src/platform/bus/envelopes.ts', async (original) => {
  const real = await original<typeof import('../src/platform/bus/envelopes.ts')>()
  const openEnvelopes: typeof real.openEnvelopes = (key, me) => {
    const envelopes = real.openEnvelopes(key, me)
    return {
      ...envelopes,
      seal(subject, json) {
        if (/[.](device[.]\d+|home[.]\d+[.]devices)$/.test(subject)) sealing.messages += 1
        return counted(() => envelopes.seal(subject, json))
      },
      open: (...message) => counted(() => envelopes.open(...message)),
    }
  }
  return { ...real, openEnvelopes }
})

/** However busy the machine is, an event waits that can: so messages can be counted. */
vi.mock('../src/platform/bus/gather-events.ts', async (original) => {
  const { gatherEvents } = await original<typeof import('../src/platform/bus/gather-events.ts')>()
  return {
    gatherEvents: (send: Parameters<typeof gatherEvents>[0]) => gatherEvents(send, 60_000),
  }
})

function counted<T>(work: () => T): T {
  const begun = process.threadCpuUsage()
  const done = work()
  sealing.cpu += sum(process.threadCpuUsage(begun))
  return done
}

const sum = ({ user, system }: NodeJS.CpuUsage) => user + system

/** `npm run prove` asks for as many presses as the bound needs. */
const presses = volume('BUS_COST_PRESSES', 20)

it('R-38 a press over two servers is two messages between them, and sealing costs little of it', async () => {
  const fixture = await openFixture()
  const a = await startTestServer('postgres', { shared: fixture })
  const b = await startTestServer('postgres', { shared: fixture })
  const home = await createTestHome(a.url)
  const device = await connectTestDevice(b.mqttUrl, home.identifier, home.secret)
  const page = await openLivePage(home.owner)
  await page.watch(home.roomId)
  async function press(messageId: number): Promise<void> {
    const action = messageId % 2 ? 'on' : 'off'
    page.say({ deviceIdentifier: home.identifier, action, pin: 18, messageId })
    await page.hears(isStage('processed', messageId))
  }
  await press(1)
  Object.assign(sealing, { messages: 0, cpu: 0 })
  const begun = process.cpuUsage()
  for (let n = 0; n < presses; n += 1) await press(n + 2)
  const share = sealing.cpu / sum(process.cpuUsage(begun))
  const messages = sealing.messages / presses
  await device.leave()
  await page.close()
  await Promise.all([a.stop(), b.stop()])
  await fixture.leave()
  figure(
    'R-38',
    'share of sealing in the CPU of a press over two servers, %',
    (share * 100).toFixed(1),
  )
  figure('R-38', 'messages between servers for each press', messages.toFixed(1))
  // The command, and its answer with all that leads to it.
  expect(messages).toBe(2)
  // A few presses say nothing of some percent.
  if (presses >= 1_000) expect(share).toBeLessThanOrEqual(0.05)
})
