/** On for some time: a device that can holds the timer itself, for any other the server does. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const lamp = { deviceIdentifier: 'SC-000001', pin: 18 } as const
const allOff = { 18: 0, 19: 0, 21: 0, 25: 0 }
const features = ['lease']
const minute = 60_000

describe.each(engines)('a pin that is on for some time (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const pinOf = async (person: TestPerson) => (await shownTo(person, 'SC-000001')).pins['18']
  const entriesFor = async (owner: TestPerson) => {
    const query = { device_identifier: 'SC-000001', pin: '18' as const }
    const { entries } = await callApi(owner, listActivityEndpoint, { query })
    return entries
      .map(({ value, cause, by, for_s, at }) => ({ value, cause, by, for_s, at }))
      .reverse()
  }
  const inShort = async (owner: TestPerson) =>
    (await entriesFor(owner)).map(
      ({ value, cause, by }) => `${value} ${cause}${by ? ' by you' : ''}`,
    )

  /** A lamp that is off, of firmware with or without features; it does what the test says. */
  async function furnish(firmware: object) {
    const home = await openLiveHome(server, 'SC-000001', { deaf: true })
    await home.device.report('hello', firmware)
    await home.device.report('state', { pins: allOff })
    const press = async (rest: object) => {
      home.page.say({ ...lamp, action: 'on', messageId: 'm', for: 1_200, ...rest })
      await home.page.hears(isStage('sent'))
      await home.device.settles()
      return home.device.commands.at(-1)
    }
    return { ...home, press }
  }

  it('LIVE-2 a device that holds leases is sent the length, and its report of the lease confirms it', async () => {
    const { owner, page, device, press, connect } = await furnish({
      features: [...features, 'newer'],
    })
    await device.report('state', { pins: { 18: 1 } })
    const command = await press({})
    expect(command).toMatchObject({ action: 'on', pin: '18', for: 1_200 })
    await device.report('state', { pins: { 18: 1 } })
    expect(await pinOf(owner)).toMatchObject({ state: 1, desired: 1 })
    const messageId = command?.messageId
    await device.report('state', { pins: { 18: 1 }, leases: { 18: { messageId, left: 1_200 } } })
    await page.hears(isStage('processed'))
    const begun = (await pinOf(owner))?.lease
    expect(begun).toEqual({ endsAt: expect.any(Number), heldBy: 'device' })
    expect(Math.abs((begun?.endsAt ?? 0) - server.clock.now() - 20 * minute)).toBeLessThan(60_000)

    await device.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    expect((await pinOf(owner))?.lease).toEqual(begun)
    server.clock.advance(25 * minute)
    const home = { ended: 'time', ago: 300, messageId }
    const again = await connect()
    await again.report('state', { pins: allOff, leases: { 18: home } })
    await again.report('state', { pins: allOff, leases: { 18: { ...home, ago: 360 } } })
    expect(await pinOf(owner)).toMatchObject({ state: 0, lastChange: { cause: 'lease_over' } })
    expect((await pinOf(owner))?.lease).toBeUndefined()
    const entries = await entriesFor(owner)
    expect(entries).toMatchObject([
      { value: '1', cause: 'device' },
      { value: '1', cause: 'page', for_s: 1_200, by: { is_you: true } },
      { value: '0', cause: 'lease_over', by: null, for_s: null },
    ])
    expect((entries[2]?.at ?? 0) - (begun?.endsAt ?? 0)).toBeLessThan(minute)
  })

  it('LIVE-2 a start of the device ends its lease, and activity says so', async () => {
    const { owner, page, device, press } = await furnish({ features })
    const { messageId } = (await press({})) ?? {}
    await device.report('state', { pins: { 18: 1 }, leases: { 18: { messageId, left: 1_200 } } })
    await page.hears(isStage('processed'))
    const leases = { 18: { messageId, ended: 'reboot', ago: 0 } }
    await device.report('state', { pins: allOff, leases })
    expect(await inShort(owner)).toEqual(['1 page by you', '0 lease_reboot'])
  })

  it('R-81 for a device that holds none the server ends it, by one command of nobody', async () => {
    const { owner, page, device, press } = await furnish({})
    expect(await press({})).not.toHaveProperty('for')
    await device.report('state', { pins: { 18: 1 } })
    await page.hears(isStage('processed'))
    expect((await pinOf(owner))?.lease).toMatchObject({ heldBy: 'server' })
    server.clock.advance(20 * minute)
    await page.hears(isUpdate(({ pins }) => pins['18']?.desired === 0))
    await device.settles()
    expect(device.commands.map(({ state }) => state)).toEqual([1, 0])
    await device.report('state', { pins: { 18: 0 } })
    await page.hears(isUpdate(({ pins }) => pins['18']?.state === 0))
    expect((await pinOf(owner))?.lease).toBeUndefined()
    expect(await inShort(owner)).toEqual(['1 page by you', '0 lease'])
    expect((await pinOf(owner))?.lastChange).toMatchObject({ cause: 'lease' })
  })

  it('R-81 whatever is newer ends it: a press for no time, another length, or the wall', async () => {
    const { owner, page, device, press } = await furnish({})
    const on = async (rest: object) => {
      await press(rest)
      await device.report('state', { pins: { 18: 1 } })
      await page.hears(isStage('processed'))
      return (await pinOf(owner))?.lease
    }
    const first = await on({ messageId: 'a' })
    server.clock.advance(minute)
    const longer = await on({ messageId: 'b' })
    expect((longer?.endsAt ?? 0) - (first?.endsAt ?? 0)).toBeGreaterThanOrEqual(minute)
    expect(await on({ messageId: 'c', for: 0 })).toBeUndefined()
    expect(await on({ messageId: 'd' })).toBeDefined()
    await device.report('touch', { touchPin: 12, state: 1 })
    expect((await pinOf(owner))?.lease).toBeUndefined()
    server.clock.advance(30 * minute)
    await page.settles()
    expect(device.commands.filter(({ state }) => state === 0)).toEqual([])
  })

  it('LIVE-2 one that the server could not end within a minute is missed, and that is said', async () => {
    const { owner, page, device, press, connect } = await furnish({})
    await press({})
    await device.report('state', { pins: { 18: 1 } })
    await page.hears(isStage('processed'))
    await device.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    server.clock.advance(21.1 * minute)
    const again = await connect()
    await again.report('state', { pins: { ...allOff, 18: 1 } })
    await page.hears(isUpdate(({ connected, pins }) => connected && !pins['18']?.lease))
    expect(again.commands).toEqual([])
    expect(await inShort(owner)).toEqual(['1 page by you', '1 lease_missed'])
  })
})
