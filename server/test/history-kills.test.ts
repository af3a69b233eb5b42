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
const dayMs = 24 * 3_600_000

it(
  'R-60 a killed server loses no change of a pin and no last level that it has acknowledged, and counts none twice',
  async () => {
    const stack = await openStack({}, 'cheap')
    const owner = await registerOwner(stack.url)
    for (let round = 0; round < kills; round += 1) {
      const identifier = `SC-KILL${round}`
      const secret = await addDevice(owner, identifier, null)
      const device = await connectTestDevice(stack.mqttUrl, identifier, secret)
      device.client.on('error', () => undefined)
      const states = new Map<string, number>(pins.map((pin) => [pin, 0]))
      await device.report('state', { pins: Object.fromEntries(states) })
      const list = () => callApi(owner, listSeriesEndpoint, { path: { identifier } })
      await expect.poll(async () => (await list()).series.length).toBe(pins.length)
      const changes = new Map<string, number>()
      for (let nth = randomInt(4, 12); nth > 0; nth -= 1) {
        const pin = pins[randomInt(pins.length)] ?? '18'
        const state = 1 - (states.get(pin) ?? 0)
        await device.report('state', { pins: { [pin]: state } })
        states.set(pin, state)
        changes.set(pin, (changes.get(pin) ?? 0) + 1)
        // Some of it is rolled up already.
        if (nth === 3) await callApi(owner, recentDaysEndpoint, { query: {} })
      }
      const { tank, level } = await levelOf(stack, owner, round)
      await stack.kill()
      device.vanish()
      tank.vanish()
      await stack.start()
      const ofTank = await callApi(owner, listSeriesEndpoint, {
        path: { identifier: tank.identifier },
      })
      const told = ofTank.series.find(({ series }) => series === 'device.level')
      expect(told?.value).toBe(level)
      for (const pin of pins) {
        const expected = changes.get(pin) ?? 0
        expect(await switchingsOf(owner, identifier, pin), `${pin} from samples`).toEqual(expected)
        const inDays = await switchingsOf(owner, identifier, pin, 5 * dayMs)
        expect(inDays, `${pin} from hours`).toEqual(expected)
      }
    }
    figure('R-60', 'kills after which the history had each acknowledged change once', kills)
    await stack.close()
  },
  120_000 + kills * 60_000,
)

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
