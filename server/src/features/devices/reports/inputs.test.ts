/** Inputs, which only report: a door, a leak, a motion sensor. Over MQTT. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import { createSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const door = { key: 'door', name: 'Back door', kind: 'input', senses: 'contact' }
const hall = { key: 'hall', kind: 'input', senses: 'motion' }
const mail = { key: 'mail', kind: 'input', texts: ['empty', 'You have mail'] }

describe.each(engines)('inputs of a device (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const identifier = 'SENSE-000001'
  /** A home whose device has these inputs, with the door closed, and a lamp that is on. */
  async function sensing() {
    const home = await openLiveHome(server, identifier)
    await home.device.report('hello', { pins: [door, hall, mail, { key: 'lamp' }] })
    await home.device.report('state', { pins: { door: 0, hall: 0, mail: 0, lamp: 1 } })
    const pins = async () => (await shownTo(home.owner, identifier)).pins
    return { ...home, pins }
  }

  it('have the texts of what they sense, or their own', async () => {
    const { pins } = await sensing()
    expect(await pins()).toMatchObject({
      door: { state: 0, form: { senses: 'contact', texts: ['closed', 'open'] } },
      hall: { form: { senses: 'motion', texts: ['no motion', 'motion'] } },
      mail: { form: { senses: 'other', texts: ['empty', 'You have mail'] } },
    })
  })

  it('are told by 0 and 1, by yes and no in usual spellings, and by their texts', async () => {
    const { device, pins } = await sensing()
    await device.report('state', { pins: { door: 'OPEN', hall: true, mail: 'you have mail' } })
    expect(await pins()).toMatchObject({
      door: { state: 1 },
      hall: { state: 1 },
      mail: { state: 1 },
    })
    await device.report('state', { pins: { door: 'closed', hall: 'OFF', mail: '0' } })
    expect(await pins()).toMatchObject({
      door: { state: 0 },
      hall: { state: 0 },
      mail: { state: 0 },
    })
    expect(device.complaints).toEqual([])
    await device.report('state', { pins: { door: 'ajar' } })
    await device.settles()
    expect(device.complaints).toHaveLength(1)
  })

  it('are not known where the device says null, and known again when it says more', async () => {
    const { owner, device, pins } = await sensing()
    await device.report('state', { pins: { door: 1 } })
    await device.report('state', { pins: { door: null } })
    expect((await pins()).door).toMatchObject({ state: null, reportedAt: expect.any(Number) })
    expect((await pins()).door).not.toHaveProperty('lastChange')
    await server.roomwire.recorder.stored()
    const { series } = await callApi(owner, listSeriesEndpoint, { path: { identifier } })
    const since = (await pins()).door?.reportedAt
    const ofDoor = series.find((one) => one.series === 'pin.door')
    expect(ofDoor).toMatchObject({ value: null, at: since, changed: since })
    await device.report('state', { pins: { lamp: null } })
    await device.settles()
    expect(device.complaints).toHaveLength(1)
    await device.report('state', { pins: { door: 1 } })
    expect((await pins()).door).toMatchObject({ state: 1 })
    // Also one that was never known.
    await device.report('hello', { pins: [door, { ...mail, key: 'new' }] })
    await device.report('state', { pins: { new: null } })
    expect((await pins()).new).toMatchObject({ state: null, reportedAt: expect.any(Number) })
  })

  it('stand in the activity as they change, but for what comes and goes all day', async () => {
    const { owner, device } = await sensing()
    await device.report('state', { pins: { door: 1, hall: 1 } })
    const told = async (pin: string) => {
      const query = { device_identifier: identifier, pin }
      return (await callApi(owner, listActivityEndpoint, { query })).entries
    }
    await expect
      .poll(() => told('door'))
      .toMatchObject([{ value: '1', pin_form: { texts: ['closed', 'open'] } }])
    expect(await told('hall')).toEqual([])
  })

  it('stand in the activity also where they were not known in between', async () => {
    const { owner, device } = await sensing()
    for (const door of [null, 0, null, 1]) await device.report('state', { pins: { door } })
    const query = { device_identifier: identifier, pin: 'door' }
    await expect
      .poll(async () => (await callApi(owner, listActivityEndpoint, { query })).entries)
      .toMatchObject([{ value: '1', cause: 'device', count: 1 }])
  })

  it('R-33 are set by nobody: by no press, no scene, no timer, no protection', async () => {
    const { owner, page, device } = await sensing()
    page.say({ deviceIdentifier: identifier, messageId: 'm', action: 'on', pin: 'door' })
    const error = 'Pin door is an input: nobody can set it'
    expect(await page.hears(isStage('failed'))).toMatchObject({ code: 'invalid_input', error })
    const states = [{ device_identifier: identifier, pin: 'door', state: 1 }]
    await expect(
      callApi(owner, createSceneEndpoint, { body: { name: 'Open', states } }),
    ).rejects.toThrow(error)
    const one = { device_identifier: identifier, pin: 'door' }
    const never = 'Pin door cannot be switched on and off'
    await expect(
      callApi(owner, renamePinEndpoint, { body: { ...one, on_for: 60 } }),
    ).rejects.toThrow(never)
    const none = { longest_on: null, shortest_off: null, after_power_on: null, not_with: null }
    await expect(
      callApi(owner, protectPinEndpoint, { body: { ...one, ...none, longest_on: 60 } }),
    ).rejects.toThrow(never)
    await expect(
      callApi(owner, protectPinEndpoint, {
        body: { ...one, ...none, pin: 'lamp', not_with: 'door' },
      }),
    ).rejects.toThrow(never)
    expect(device.commands).toEqual([])
  })

  it("'All off' leaves them alone", async () => {
    const { owner, device, pins } = await sensing()
    await device.report('state', { pins: { door: 1 } })
    expect(await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })).toMatchObject({
      done: 1,
      failed: 0,
    })
    expect(device.commands).toMatchObject([{ pin: 'lamp', state: 0 }])
    expect(await pins()).toMatchObject({ door: { state: 1 } })
  })
})
