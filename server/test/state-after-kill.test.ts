/** A server that is killed shows what each device really does, as soon as it is back. */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { expect, it, onTestFinished } from 'vitest'

const kills = volume('STATE_KILLS', 3)

it(
  'R-63 after a server was killed each pin is shown as its device has it, within three seconds of its connection',
  async () => {
    const stack = await openStack({}, 'cheap')
    onTestFinished(() => stack.close())
    const { owner, identifier, secret } = await createTestHome(stack.url)
    const stateNow = async () => (await shownTo(owner, identifier)).pins['18']
    let slowestMs = 0
    for (let round = 0; round < kills; round += 1) {
      const device = await connectTestDevice(stack.mqttUrl, identifier, secret)
      for (let state = 0; state < 20; state += 1) {
        void device.report('state', { pins: { 18: state % 2 } }).catch(() => undefined)
      }
      await wait(randomInt(30))
      await stack.kill()
      device.vanish()
      await stack.start()
      // Somebody has touched its pad meanwhile.
      const state = round % 2
      const again = await connectTestDevice(stack.mqttUrl, identifier, secret)
      const own = startOwnTime()
      await again.report('state', { pins: { 18: state } })
      await expect.poll(stateNow, { timeout: 10_000, interval: 20 }).toMatchObject({ state })
      slowestMs = Math.max(slowestMs, own())
      await again.leave()
    }
    figure('R-63', 'kill -9 in the middle of reports', kills)
    figure('R-63', 'slowest right state after its device had connected, ms', Math.round(slowestMs))
    expect(slowestMs).toBeLessThan(3_000)
  },
  60_000 + kills * 15_000,
)
