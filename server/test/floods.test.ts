/**
 * How long the others wait while one page, device, address or home floods the server as fast as it
 * can. The server is its own process with the limits as they are. `npm run prove` holds the figures
 * against those of a calm server; the gate prints them, because other tests have the cores too.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addDevice, createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import type { FloodTask } from '@roomwire/testing/clients/flood.ts'
import { isStage, type LivePage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const seconds = volume('FLOODS_SECONDS', 2)
/** Homes that are not in the flood; an address may register ten accounts an hour. */
const neighbours = volume('FLOODS_NEIGHBOURS', 2)
/** How many times as long as in calm 99 of 100 presses may take; 0: it is only printed. */
const slowerMost = volume('FLOODS_SLOWER', 0)

type Home = Awaited<ReturnType<typeof openLiveHome>>

let stack: Stack
let flooding: Home
let flooder: ChildProcess
let pressing: { page: LivePage; identifier: string }[]
beforeAll(async () => {
  stack = await openStack({ LIMIT_SCALE: '1', LOG_LEVEL: 'warn' })
  flooding = await openLiveHome(stack)
  const family = await createTestFamily(flooding.owner)
  // A device that floods the server answers commands late; a second one of the home answers at once.
  const secret = await addDevice(flooding.owner, 'SC-000002', flooding.roomId)
  await connectTestDevice(stack.mqttUrl, 'SC-000002', secret)
  // Each page is opened once: an address may open sixty a minute.
  pressing = [{ page: await openLivePage(family), identifier: 'SC-000002' }]
  for (let home = 0; home < neighbours; home += 1) {
    pressing.push(await openLiveHome(stack))
  }
  flooder = fork(fileURLToPath(import.meta.resolve('@roomwire/testing/clients/flood.ts')))
  await once(flooder, 'message')
})
afterAll(async () => {
  flooder?.disconnect()
  await stack?.close()
})

let presses = 0

/** Everybody who is not in the flood presses five times a second; how long each press took of its own, ms, the shortest first. */
async function pressAll(): Promise<number[]> {
  const until = performance.now() + seconds * 1_000
  const times = pressing.map(async ({ page, identifier }, index) => {
    const own: number[] = []
    await wait((index * 200) / pressing.length)
    while (performance.now() < until) {
      presses += 1
      const messageId = `press ${presses}`
      const action = own.length % 2 ? 'off' : 'on'
      const ownTime = startOwnTime()
      page.say({ deviceIdentifier: identifier, action, pin: 19, messageId })
      await page.hears(isStage('processed', messageId))
      own.push(ownTime())
      await wait(200)
    }
    return own
  })
  return (await Promise.all(times)).flat().sort((a, b) => a - b)
}

const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? 0

test.each(['page', 'device', 'address', 'home'] as const)(
  'R-46 while one %s floods the server the presses of all others are done',
  async (flood) => {
    await pressAll()
    const calm = await pressAll()
    const { owner, identifier, secret } = flooding
    const task: FloodTask = { flood, owner, mqttUrl: stack.mqttUrl, identifier, secret }
    flooder.send(task)
    const flooded = await pressAll()
    flooder.send('stop')
    await once(flooder, 'message')
    const configuration = `one ${flood}, ${pressing.length} others press`
    figure('R-46', 'p99 of a press in calm, ms', Math.round(p99(calm)), configuration)
    figure('R-46', 'p99 of a press in the flood, ms', Math.round(p99(flooded)), configuration)
    expect(flooded.length).toBeGreaterThan(pressing.length)
    if (slowerMost > 0) expect(p99(flooded)).toBeLessThan(slowerMost * p99(calm))
  },
  600_000,
)
