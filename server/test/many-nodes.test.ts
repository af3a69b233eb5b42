/** A home with very many nodes with ESPHome: they are dialled one after another, and none slows the others. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { listDevicesEndpoint, registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { playNode } from '@roomwire/simulator/firmwares/esphome/esphome-node.ts'
import { addRoom, callApi, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack } from '@roomwire/testing/fixtures/own-time.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { expect, it, onTestFinished } from 'vitest'

const count = volume('NODES', 30)
const metricsToken = '4f2a9c7d10e84f2a9c7d10e84f2a9c7d'

async function startNode(number: number) {
  const host = `127.43.${Math.floor(number / 250)}.${(number % 250) + 1}`
  const key = randomBytes(32).toString('base64')
  const mac = `A8:03:2A:00:${number
    .toString(16)
    .padStart(4, '0')
    .replace(/..(?=.)/, '$&:')}`
  const node = await playNode({ host, key, name: `node${number}`, mac })
  onTestFinished(node.stop)
  return { node, host, key, identifier: `node-${number}` }
}

/** Its memory, MiB. */
const memoryOf = ({ pid }: Stack): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'latin1'))?.[1]) / 1_024

/** How late its event loop was, in 9 of 10 turns since this was asked last, ms. */
async function lagOf(stack: Stack): Promise<number> {
  const { text } = await ask(stack, 'GET /metrics', { token: metricsToken })
  return Number(/^nodejs_eventloop_lag_p90_seconds ([\d.e-]+)$/m.exec(text)?.[1]) * 1_000
}

it('G18 very many nodes are dialled in a bounded time, not all at once, and one that flaps slows no other', async () => {
  const stack = await openStack({ METRICS_TOKEN: metricsToken }, 'cheap')
  onTestFinished(stack.close)
  const owner = await registerOwner(stack.url)
  const room_id = await addRoom(owner, 'Hall')
  const nodes = await Promise.all(Array.from({ length: count }, (_, number) => startNode(number)))
  await stack.stop()
  await stack.start()
  const memoryBefore = memoryOf(stack)
  for (const { host, key, identifier } of nodes) {
    await callApi(owner, registerDeviceEndpoint, {
      body: {
        device_identifier: identifier,
        device_name: identifier,
        device_local_IP: host,
        room_id,
        dialect: 'esphome',
        encryption_key: key,
      },
    })
  }
  const open = () => nodes.filter(({ node }) => node.clients().open === 1).length
  await expect.poll(open).toBe(count)
  const memory = ((memoryOf(stack) - memoryBefore) * 1_024) / count
  await stack.stop()
  const starting = stack.start()
  await expect.poll(open, { interval: 5 }).toBeGreaterThan(0)
  const firstAt = performance.now()
  await expect.poll(open, { interval: 5 }).toBe(count)
  const tookMs = performance.now() - firstAt
  await starting
  // All connections end at once, as with a switch of the network that starts anew.
  await lagOf(stack)
  for (const { node } of nodes) node.hangUp()
  const connected = async () =>
    (await callApi(owner, listDevicesEndpoint, {})).devices.filter((one) => one.connected).length
  await expect.poll(async () => open() === count && (await connected())).toBe(count)
  const lag = await lagOf(stack)

  const [flapping, ...others] = nodes
  const before = flapping?.node.clients().accepted ?? 0
  const timer = setInterval(() => flapping?.node.hangUp(), 20)
  onTestFinished(() => clearInterval(timer))
  const page = await openLivePage(owner)
  await page.watch(room_id)
  const begunAt = performance.now()
  let slowest = 0
  for (const { identifier, node } of others) {
    const pressedAt = performance.now()
    page.say({
      deviceIdentifier: identifier,
      action: 'on',
      pin: 'switch.relay',
      messageId: identifier,
    })
    await page.hears(isStage('processed', identifier))
    expect(node.stateOf(1)).toMatchObject({ 2: true })
    slowest = Math.max(slowest, performance.now() - pressedAt)
  }
  const dials = (flapping?.node.clients().accepted ?? 0) - before
  // After 1, 2, 4, 8 … seconds, each with half of it for jitter.
  expect(dials).toBeLessThanOrEqual(2 + Math.log2(2 + (performance.now() - begunAt) / 500))
  figure('G18', `until ${count} nodes were dialled after a start, s`, Math.round(tookMs / 100) / 10)
  figure('G18', `memory of a node among ${count}, KiB`, Math.round(memory))
  figure('G18', 'how late the event loop is while all are dialled again, p90, ms', Math.round(lag))
  figure('G18', 'the slowest press while a node flaps, ms', Math.round(slowest))
  // 50 are dialled in a second.
  expect(tookMs).toBeGreaterThan(count * 15)
  expect(tookMs).toBeLessThan((1_000 + count * 25) * slack)
  expect(lag).toBeLessThan(50 * slack)
  expect(slowest).toBeLessThan(250 * slack)
  await page.close()
})
