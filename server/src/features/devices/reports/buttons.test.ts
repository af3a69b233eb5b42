/** Buttons, of which each press is told: a gate's relay, a door bell. Over MQTT. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { deviceHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import { createSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const gate = { key: 'gate', name: 'Gate', kind: 'button' }
const bell = { key: 'bell', name: 'Door bell', kind: 'button', output: false }

describe.each(engines)('buttons of a device (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const identifier = 'BELL-000001'
  /** A home with the button of a gate, and a bell at its door. */
  async function withButtons() {
    const home = await openLiveHome(server, identifier)
    await home.device.report('hello', { pins: [gate, bell] })
    await home.device.report('state', { pins: { gate: 0, bell: 0 } })
    let messages = 0
    const press = (pin: string, action = 'press') => {
      messages += 1
      home.page.say({ deviceIdentifier: identifier, messageId: `m ${messages}`, action, pin })
    }
    const told = async (pin: string) => {
      const query = { device_identifier: identifier, pin }
      const { entries } = await callApi(home.owner, listActivityEndpoint, { query })
      return entries.map(({ kind, value, cause, outcome }) => [kind, value, cause, outcome])
    }
    const pins = async () => (await shownTo(home.owner, identifier)).pins
    return { ...home, press, told, pins }
  }

  it('LIVE-2 are pressed by people once their device tells the press, and are never left on', async () => {
    const { device, page, press, told, pins } = await withButtons()
    press('gate')
    await page.hears(isStage('processed'))
    expect(device.commands).toMatchObject([{ action: 'press', pin: 'gate', state: 1 }])
    expect(await pins()).toMatchObject({ gate: { state: 0, lastChange: { cause: 'page' } } })
    await expect.poll(() => told('gate')).toEqual([['command', '1', 'page', 'done']])
  })

  it('tell each press at the device, in the activity and as marks in the history', async () => {
    const { device, owner, told, pins } = await withButtons()
    const from = server.clock.now()
    for (const _ of [1, 2]) {
      server.clock.advance(60_000)
      await device.report('state', { pressed: ['bell'] })
    }
    const press = ['pin', '1', 'touch', null]
    await expect.poll(() => told('bell')).toEqual([press, press])
    expect(await pins()).toMatchObject({ bell: { state: 0, lastChange: { cause: 'touch' } } })
    server.clock.advance(60_000)
    const marks = async () => {
      const { series } = await callApi(owner, deviceHistoryEndpoint, {
        path: { identifier },
        query: { series: 'pin.bell', from: String(from) },
      })
      return series[0]?.runs?.filter(({ state }) => state === 1).length
    }
    await expect.poll(marks).toBe(2)
  })

  it('R-33 are told by presses alone, and those that people may not press are refused', async () => {
    const { device, page, press, owner } = await withButtons()
    press('bell')
    expect(await page.hears(isStage('failed'))).toMatchObject({
      error: 'Pin bell is a button at its device: nobody can press it here',
    })
    press('gate', 'off')
    expect(await page.hears(isStage('failed'))).toMatchObject({ code: 'invalid_input' })
    const states = [{ device_identifier: identifier, pin: 'gate', state: 1 }]
    await expect(
      callApi(owner, createSceneEndpoint, { body: { name: 'x', states } }),
    ).rejects.toThrow('A scene sets states, and presses no button')
    await device.report('state', { pins: { bell: 1 } })
    await device.report('state', { pressed: ['lamp'] })
    await device.settles()
    expect(device.complaints.map(({ error }) => error)).toEqual([
      'Pin bell is a button: its presses stand in pressed',
      'Pin lamp is no button',
    ])
    expect(await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })).toMatchObject({
      done: 0,
    })
    expect(device.commands).toEqual([])
  })
})
