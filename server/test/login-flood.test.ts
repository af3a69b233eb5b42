import { setTimeout as wait } from 'node:timers/promises'
import { freshEmail } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * A flood of sign-ins must not stop control of a home. The server is its own process, and
 * no limit on attempts applies: every one of these sign-ins reaches the gate before the
 * hashing.
 */

/** R-18 names 100 people who switch, and 500 sign-ins a second. */
const people = volume('FLOOD_PEOPLE', 10)
const signInsPerSecond = volume('FLOOD_RATE', 200)
const seconds = volume('FLOOD_SECONDS', 3)
/**
 * How much later the slowest of a hundred presses may be, ms. R-18 wants 50, of a machine that
 * does nothing else; here other tests want the same two cores as the hashing does, so that the
 * presses without a flood are the yardstick.
 */
const laterMost = volume('FLOOD_LATER', 1_000)
/** And beyond that how many times as long as without a flood; a press that waits for all of a flood takes a thousand times as long. */
const slowerMost = laterMost > 50 ? 10 : 1

let stack: Stack
beforeAll(async () => {
  stack = await openStack()
})
afterAll(() => stack?.close())

async function openHome() {
  const home = await createTestHome(stack.url)
  const device = await connectTestDevice(stack.mqttUrl, home.identifier, home.secret)
  const page = await openLivePage(home.owner)
  await page.watch(home.roomId)
  let presses = 0
  return {
    /** How long a press takes until the device has done it, ms. */
    async press(): Promise<number> {
      presses += 1
      const messageId = `press ${presses}`
      const action = presses % 2 ? 'on' : 'off'
      const begun = performance.now()
      page.say({ deviceIdentifier: home.identifier, action, pin: 18, messageId })
      await page.hears(isStage('processed', messageId))
      return performance.now() - begun
    },
    async leave(): Promise<void> {
      await Promise.all([page.close(), device.leave()])
    },
  }
}
type Home = Awaited<ReturnType<typeof openHome>>

/** Everybody presses about twice a second, for a while. */
async function pressAll(homes: readonly Home[]): Promise<number[]> {
  const until = performance.now() + seconds * 1_000
  const times = await Promise.all(
    homes.map(async ({ press }, index) => {
      await wait((index * 500) / homes.length)
      const own: number[] = []
      while (performance.now() < until) {
        own.push(await press())
        await wait(400)
      }
      return own
    }),
  )
  return times.flat().sort((a, b) => a - b)
}

const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? 0

/** Signs in this often per second, and counts the answers. */
function flood() {
  const answers = new Map<number | string, number>()
  const open = new Set<Promise<void>>()
  const signIn = async () => {
    const body = JSON.stringify({ email: freshEmail('flood'), password: 'wrong pass' })
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(60_000)
    const answer = await fetch(`${stack.url}/api/users/login`, {
      method: 'POST',
      headers,
      body,
      signal,
    }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      (error) => (error instanceof Error ? error.name : 'no_answer'),
    )
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  const timer = setInterval(() => {
    for (let count = 0; count < signInsPerSecond / 20; count += 1) {
      const one = signIn().finally(() => open.delete(one))
      open.add(one)
    }
  }, 50)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      return Object.fromEntries(answers)
    },
  }
}

test('R-18 a flood of sign-ins does not stop control, and is answered with 503 at once', async () => {
  // One by one: all at once would be a flood themselves.
  const homes: Home[] = []
  while (homes.length < people) homes.push(await openHome())
  await pressAll(homes)
  const quiet = await pressAll(homes)
  const flooding = flood()
  const flooded = await pressAll(homes)
  const answers = await flooding.stop()
  await Promise.all(homes.map((home) => home.leave()))

  const configuration = `${people} people switch, ${signInsPerSecond} sign-ins/s`
  figure('R-18', 'p99 of a press without a flood, ms', Math.round(p99(quiet)), configuration)
  figure('R-18', 'p99 of a press meanwhile, ms', Math.round(p99(flooded)), configuration)
  figure('R-18', 'answers to the flood', JSON.stringify(answers), configuration)
  expect(Object.keys(answers).sort()).toEqual(['403', '503'])
  expect(answers[503]).toBeGreaterThan(0)
  expect(p99(flooded)).toBeLessThan(laterMost + slowerMost * p99(quiet))
}, 600_000)
