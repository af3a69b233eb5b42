/** A server is killed between what devices report: the history has each change that was acknowledged, once. */
import { randomInt } from 'node:crypto'
import {
  deviceHistoryEndpoint,
  listSeriesEndpoint,
  recentDaysEndpoint,
} from '@roomwire/contracts/http/history.ts'
import {
  addDevice,
  callApi,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, it } from 'vitest'

const kills = volume('HISTORY_KILLS', 1)
const pins = ['18', '19', '21', '25'] as const
/** Changes of a round: fewer of each pin than its history and its activity tell one by one. */
const changesOfRound = 28
const dayMs = 24 * 3_600_000

type Device = Awaited<ReturnType<typeof connectTestDevice>>
type Counts = Map<(typeof pins)[number], { sent: number; acknowledged: number }>

it(
  'R-60 a server that is killed at a random moment loses no change of a pin and no last level that it has acknowledged, and counts none twice',
  async () => {
    const stack = await openStack({}, 'cheap')
    const owner = await registerOwner(stack.url)
    let unheard = 0
    for (let round = 0; round < kills; round += 1) {
      const identifier = `SC-KILL${round}`
      const secret = await addDevice(owner, identifier, null)
      const device = await connectTestDevice(stack.mqttUrl, identifier, secret)
      device.client.on('error', () => undefined)
      await device.report('state', { pins: Object.fromEntries(pins.map((pin) => [pin, 0])) })
      const list = () => callApi(owner, listSeriesEndpoint, { path: { identifier } })
      await expect.poll(async () => (await list()).series.length).toBe(pins.length)
      const { tank, level } = await levelOf(stack, owner, round)
      const counts = await changeUntilKilled(stack, owner, device)
      device.vanish()
      tank.vanish()
      await stack.start()
      const ofTank = await callApi(owner, listSeriesEndpoint, {
        path: { identifier: tank.identifier },
      })
      const stored = ofTank.series.find(({ series }) => series === 'device.level')
      expect(stored?.value).toBe(level)
      for (const [pin, { sent, acknowledged }] of counts) {
        const switchings = await switchingsOf(owner, identifier, pin)
        expect(switchings, `${pin} from samples`).toBeGreaterThanOrEqual(acknowledged)
        expect(switchings, `${pin} from samples`).toBeLessThanOrEqual(sent)
        const inDays = await switchingsOf(owner, identifier, pin, 5 * dayMs)
        expect(inDays, `${pin} from hours`).toEqual(switchings)
        unheard += sent - acknowledged
      }
    }
    figure('R-60', 'kills after which the history had each acknowledged change once', kills)
    figure('R-60', 'changes that were on their way when the server was killed', unheard)
    await stack.close()
  },
  120_000 + kills * 60_000,
)

/** Lets pins change, one by one and then many at once, and kills the server while these come and are rolled up. */
async function changeUntilKilled(stack: Stack, owner: TestPerson, device: Device): Promise<Counts> {
  const counts: Counts = new Map(pins.map((pin) => [pin, { sent: 0, acknowledged: 0 }]))
  const last = Promise.withResolvers<void>()
  let left = randomInt(1, changesOfRound)
  const all = [...counts]
  const change = async (nth: number) => {
    const [pin, count] = all[nth % all.length] ?? []
    if (!pin || !count) return
    count.sent += 1
    await device.report('state', { pins: { [pin]: count.sent % 2 } })
    count.acknowledged += 1
    left -= 1
    if (left === 0) last.resolve()
  }
  const alone = randomInt(changesOfRound)
  const rollUp = () => callApi(owner, recentDaysEndpoint, { query: {} })
  for (let nth = 0; nth < alone && left > 0; nth += 1) await change(nth)
  await rollUp()
  for (let nth = alone; nth < changesOfRound; nth += 1) change(nth).catch(last.reject)
  rollUp().catch(() => undefined)
  await last.promise
  await stack.kill()
  return counts
}

/** A tank whose level has just changed once more: too soon after the last change for a number of its own. */
async function levelOf(stack: Stack, owner: TestPerson, round: number) {
  const identifier = `WLM-KILL${round}`
  const secret = await addDevice(owner, identifier, null)
  const device = await connectTestDevice(stack.mqttUrl, identifier, secret)
  device.client.on('error', () => undefined)
  const level = randomInt(10, 60)
  for (const percent of [level + 20, level]) {
    await device.report('state', { pins: { pump: 1 }, waterLevel: `${percent}%` })
  }
  return { tank: { identifier, vanish: device.vanish }, level }
}

/** How often a pin was switched, as its history tells it. */
async function switchingsOf(owner: TestPerson, identifier: string, pin: string, backMs = dayMs) {
  const query = { series: `pin.${pin}`, from: String(Date.now() - backMs) }
  const { series } = await callApi(owner, deviceHistoryEndpoint, { path: { identifier }, query })
  return series[0]?.points.reduce((sum, { switchings }) => sum + switchings, 0)
}
