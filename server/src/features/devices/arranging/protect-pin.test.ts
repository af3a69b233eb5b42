/** Limits that a device itself keeps its pins to: set by people, stored by the device, and named where it refuses. */

import { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import { answerOf, callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const nothing = { longest_on: null, shortest_off: null, after_power_on: null, not_with: null }
const allOff = { 18: 0, 19: 0, 21: 0, 25: 0 }
const features = ['lease', 'protect']
const press = { deviceIdentifier: 'SC-000001', pin: 18, action: 'on', messageId: 'm' } as const

describe.each(engines)('a protected pin (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  async function furnish(firmware: object) {
    const home = await openLiveHome(server, 'SC-000001', { deaf: true })
    await home.device.report('hello', firmware)
    await home.device.report('state', { pins: allOff })
    const body = (pin: '18' | '19' | '21', change: object) => ({
      body: { device_identifier: 'SC-000001', pin, ...nothing, ...change },
    })
    const protect = async (pin: '18' | '19' | '21', change: object) => {
      await callApi(home.owner, protectPinEndpoint, body(pin, change))
      await home.device.settles()
    }
    return { ...home, protect, body, shown: () => shownTo(home.owner, 'SC-000001') }
  }

  it('LIVE-2 is stored by its device, which is given the newest until it says that version', async () => {
    const { protect, shown, device, page } = await furnish({ features })
    await protect('18', { longest_on: 1_800, shortest_off: 240, after_power_on: 'before' })
    await expect.poll(() => device.configs.length).toBe(1)
    expect((await shown()).protection).toBe('waiting')
    expect(device.configs[0]?.pins).toEqual({
      18: { longestOn: 1_800, shortestOff: 240, powerOn: 'before' },
    })
    await protect('19', { not_with: '18' })
    await expect.poll(() => device.configs.length).toBe(2)
    const { version, pins } = device.configs[1] ?? {}
    expect(pins).toMatchObject({ 18: { notWith: '19', longestOn: 1_800 }, 19: { notWith: '18' } })
    await device.report('hello', { features, config: device.configs[0]?.version })
    await expect.poll(() => device.configs.length).toBe(3)
    await device.report('hello', { features, config: version })
    await page.hears(isUpdate(({ protection }) => protection === 'stored'))
    await device.settles()
    expect(device.configs.map((one) => one.version).slice(1)).toEqual([version, version])
    expect((await shown()).pins['18']?.protection).toMatchObject({ not_with: '19' })

    await protect('21', { not_with: '19' })
    expect((await shown()).pins).toMatchObject({
      18: { protection: { longest_on: 1_800, not_with: null } },
      19: { protection: { not_with: '21' } },
    })
    for (const pin of ['18', '19', '21'] as const) await protect(pin, {})
    await expect.poll(() => device.configs.at(-1)?.version).toBe('')
    await device.report('hello', { features })
    await device.settles()
    expect(await shown()).not.toHaveProperty('protection')
  })

  it('LIVE-2 stays as it was for firmware that knows no protection, and the page is told so', async () => {
    const { protect, shown, device, owner, body } = await furnish({ features: ['lease'] })
    await protect('18', { longest_on: 60 })
    await device.report('hello', {})
    await device.settles()
    expect(device.configs).toEqual([])
    expect((await shown()).protection).toBe('unable')
    for (const change of [{ not_with: '18' }, { not_with: 'pump' }]) {
      const { status } = await answerOf(owner, protectPinEndpoint, body('18', change))
      expect(status).toBe(400)
    }
  })

  it('LIVE-2 refuses a press in words: until when it rests, or that the other one is on', async () => {
    const { page, device } = await furnish({ features })
    page.say(press)
    await page.hears(isStage('sent', 'm'))
    await device.acknowledges({ ok: false, error: 'Pin 18 must rest', why: 'resting', left: 240 })
    const { code, until } = Object(await page.hears(isStage('failed', 'm')))
    expect(code).toBe('pin_resting')
    expect(Math.abs(until - server.clock.now() - 240_000)).toBeLessThan(60_000)
    page.say({ ...press, messageId: 'n' })
    await page.hears(isStage('sent', 'n'))
    await device.acknowledges({ ok: false, why: 'interlocked' })
    expect(await page.hears(isStage('failed', 'n'))).toMatchObject({ code: 'pin_interlocked' })
  })

  it('LIVE-2 shows when it goes off by itself, also after a touch, and why it did', async () => {
    const { page, device, shown } = await furnish({ features })
    await device.report('touch', { touchPin: 12, state: 1 })
    await device.report('state', { pins: { 18: 1 }, leases: { 18: { left: 60 } } })
    await page.hears(isUpdate(({ pins }) => pins['18']?.lease?.heldBy === 'device'))
    await device.report('state', { pins: { 18: 0 }, leases: { 18: { ended: 'longest', ago: 0 } } })
    const pin = (await shown()).pins['18']
    expect(pin).toMatchObject({ state: 0, lastChange: { cause: 'longest_on' } })
    expect(pin).not.toHaveProperty('lease')
  })
})
