/** Covers: blinds, awnings, gates, which move for a while. Over MQTT. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { createSceneEndpoint, pressSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const blind = { key: 'blind', name: 'Blind', kind: 'cover' }
const gate = { key: 'gate', name: 'Gate', kind: 'cover', position: false }

describe.each(engines)('covers of a device (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const identifier = 'BLIND-000001'
  /** A home with a blind and a gate, both closed, whose device says nothing by itself. */
  async function covered() {
    const home = await openLiveHome(server, identifier, { deaf: true })
    await home.device.report('hello', { pins: [blind, gate] })
    await home.device.report('state', { pins: { blind: 0, gate: 0 } })
    let messages = 0
    const press = (action: string, more: object = {}) => {
      messages += 1
      const messageId = `press ${messages}`
      home.page.say({ deviceIdentifier: identifier, messageId, action, pin: 'blind', ...more })
    }
    const pins = async () => (await shownTo(home.owner, identifier)).pins
    const told = async () => {
      const query = { device_identifier: identifier, pin: 'blind' }
      const { entries } = await callApi(home.owner, listActivityEndpoint, { query })
      return entries.map(({ kind, value, outcome }) => [kind, value, outcome])
    }
    return { ...home, press, pins, told }
  }

  it('LIVE-2 are done once they move where they were asked to, and show where they are on the way', async () => {
    const { device, page, press, pins, told } = await covered()
    press('setCover', { state: 40 })
    await page.hears(isStage('sent'))
    await device.report('state', { pins: { blind: 0 }, moving: { blind: 'opening' } })
    await page.hears(isStage('processed'))
    expect(await pins()).toMatchObject({ blind: { state: 0, moving: 'opening' } })
    await device.report('state', { pins: { blind: 20 }, moving: { blind: 'opening' } })
    await device.report('state', { pins: { blind: 40 } })
    const at = (await pins()).blind
    expect(at).toMatchObject({ state: 40, lastChange: { cause: 'page' } })
    expect(at).not.toHaveProperty('moving')
    expect(device.commands).toMatchObject([{ action: 'setCover', pin: 'blind', state: 40 }])
    await expect.poll(told).toEqual([['command', '40', 'done']])
  })

  it('LIVE-2 are not done while they move the other way', async () => {
    const { device, page, press } = await covered()
    await device.report('state', { pins: { blind: 60 } })
    press('setCover', { state: 100 })
    await page.hears(isStage('sent'))
    await device.report('state', { pins: { blind: 59 }, moving: { blind: 'closing' } })
    server.clock.advance(5_001)
    expect(await page.hears(isStage('failed'))).toMatchObject({ code: 'device_no_answer' })
  })

  it('stop where they are', async () => {
    const { device, page, press, pins, told } = await covered()
    await device.report('state', { pins: { blind: 10 }, moving: { blind: 'opening' } })
    press('stop')
    await page.hears(isStage('sent'))
    expect(device.commands).toMatchObject([{ action: 'stop', pin: 'blind' }])
    expect(device.commands[0]).not.toHaveProperty('state')
    await device.report('state', { pins: { blind: 13 } })
    await page.hears(isStage('processed'))
    expect(await pins()).toMatchObject({ blind: { state: 13 } })
    await expect.poll(told).toEqual([
      ['command', '101', 'done'],
      ['pin', '13', null],
    ])
  })

  it('stand in the activity once for each way, when somebody moves them at the wall', async () => {
    const { device, told, pins } = await covered()
    for (const state of [5, 10, 15, 20]) {
      await device.report('state', { pins: { blind: state }, moving: { blind: 'opening' } })
    }
    await device.report('state', { pins: { blind: 22 } })
    await expect.poll(told).toEqual([['pin', '22', null]])
    await device.leave()
    await expect.poll(async () => (await pins()).blind).not.toHaveProperty('moving')
  })

  it('R-33 without a position are opened, closed and stopped alone, and none has a timer', async () => {
    const { device, page, press, owner } = await covered()
    press('setCover', { pin: 'gate', state: 40 })
    expect(await page.hears(isStage('failed'))).toMatchObject({
      code: 'invalid_input',
      error: 'Pin gate can only be 0 or 100',
    })
    // A device may say so, and is told.
    await device.report('state', { pins: { gate: 50 } })
    await device.report('state', { pins: { gate: 30 } })
    await device.settles()
    expect(device.complaints.splice(0)).toMatchObject([
      { error: 'Pin gate can only be 0, 50 or 100' },
    ])
    press('setCover', { pin: 'gate', state: 50 })
    expect(await page.hears(isStage('failed'))).toMatchObject({ code: 'invalid_input' })
    press('setCover', { state: 40, for: 60 })
    expect(await page.hears(isStage('failed'))).toMatchObject({ code: 'invalid_input' })
    const one = { device_identifier: identifier, pin: 'blind', state: 40 }
    await expect(
      callApi(owner, createSceneEndpoint, { body: { name: 'x', states: [{ ...one, for: 60 }] } }),
    ).rejects.toThrow('cannot be switched on and off')
    await device.report('state', { pins: { gate: 50, blind: '30' } })
    await device.settles()
    expect(device.complaints).toEqual([])
    expect(device.commands).toEqual([])
  })

  it('that cannot be stopped are not asked to', async () => {
    const { device, page, press, pins } = await covered()
    await device.report('hello', { pins: [{ ...blind, stop: false }, gate] })
    expect((await pins()).blind).toMatchObject({ form: { kind: 'cover', stop: false } })
    press('stop')
    expect(await page.hears(isStage('failed'))).toMatchObject({
      code: 'invalid_input',
      error: 'Pin blind cannot be stopped',
    })
    press('stop', { pin: 'gate' })
    await expect.poll(() => device.commands).toMatchObject([{ action: 'stop', pin: 'gate' }])
  })

  it("are left alone by 'All off', and set by scenes", async () => {
    const { device, owner } = await covered()
    await device.report('state', { pins: { blind: 70, gate: 100 } })
    expect(await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })).toMatchObject({
      done: 0,
    })
    const states = [{ device_identifier: identifier, pin: 'blind', state: 40 }]
    const scene = await callApi(owner, createSceneEndpoint, { body: { name: 'Noon', states } })
    device.onCommand(() =>
      device.report('state', { pins: { blind: 69 }, moving: { blind: 'closing' } }),
    )
    const path = { id: String(scene.scene_id) }
    expect(await callApi(owner, pressSceneEndpoint, { path })).toMatchObject({ done: 1 })
    expect(device.commands).toMatchObject([{ action: 'setCover', state: 40 }])
  })
})
