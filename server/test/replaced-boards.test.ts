/** A broken board is replaced: its device goes on with another one. */
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import * as devices from '@roomwire/contracts/http/devices.ts'
import { deviceHistoryEndpoint, listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import {
  createScheduleEndpoint,
  listSchedulesEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestGuest,
  registerOwner,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { playBoard } from '@roomwire/testing/worlds/firmware-home.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

/** A schedule of some pins. */
const nightly = (pins: { device_identifier: string; pin: string; state: number }[]) => ({
  name: 'Nights',
  rule: {
    days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock' as const, at: '23:00' },
    spread: 0,
    from: null,
    until: null,
  },
  pins,
  for_s: null,
  catch_up: false,
})

describe.each(engines)('a board that is replaced (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const isState = (pin: string, state: number) => isUpdate(({ pins }) => pins[pin]?.state === state)

  /** A board with Tasmota that has said what it has. */
  async function newBoard(owner: TestPerson, identifier: string) {
    const secret = await addDevice(owner, identifier, null, 'tasmota')
    const played = playBoard.tasmota({ server: new URL(server.mqttUrl), identifier, secret })
    onTestFinished(played.stop)
    await played.ready
    await expect
      .poll(() => shownTo(owner, identifier))
      .toMatchObject({ pins: { POWER1: { state: 0 }, POWER2: { state: 0 } } })
    return played
  }

  const replace = (owner: TestPerson, body: object) =>
    answerOf(owner, devices.replaceBoardEndpoint, {
      body: { device_identifier: 'SC-000001', replacement: 'plug', pins: [], ...body },
    })

  it('keeps names, room, access and history, by pins of other names', async () => {
    const owner = await registerOwner(server.url)
    const roomId = await addRoom(owner, 'Kitchen')
    const oldSecret = await addDevice(owner, 'SC-000001', roomId)
    const old = await connectTestDevice(server.mqttUrl, 'SC-000001', oldSecret)
    await old.report('state', { pins: { 18: 1, 19: 1, 21: 0, 25: 0 } })
    const named = { device_identifier: 'SC-000001', pin: '25', name: 'Sink light' }
    await callApi(owner, devices.renamePinEndpoint, { body: named })
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      pins: [{ device_identifier: 'SC-000001', pin: '25' }],
    })
    const board = await newBoard(owner, 'plug')

    const pins = [
      { pin: '25', by: 'POWER1' },
      { pin: '18', by: 'POWER2' },
    ]
    const asked = [
      { device_identifier: 'SC-000001', pin: '25', state: 1 },
      { device_identifier: 'plug', pin: 'POWER2', state: 0 },
    ]
    await callApi(owner, createScheduleEndpoint, { body: nightly(asked) })
    expect((await replace(owner, { pins })).status).toBe(200)
    await old.closed
    const { schedules } = await callApi(owner, listSchedulesEndpoint, {})
    expect(schedules[0]?.pins).toMatchObject([
      { device_identifier: 'plug', pin: '25', state: 1, is_gone: false },
      { device_identifier: 'plug', pin: '18', state: 0, is_gone: false },
    ])
    await expect(connectTestDevice(server.mqttUrl, 'SC-000001', oldSecret)).rejects.toThrow()
    await expect
      .poll(() => shownTo(owner, 'plug'))
      .toMatchObject({
        connected: true,
        device_name: 'Device SC-000001',
        room_id: roomId,
        dialect: 'tasmota',
        pins: {
          25: { state: 0, name: 'Sink light', form: { kind: 'switch' } },
          18: { state: 0, name: 'Heater' },
          19: { state: 1, gone: true },
        },
      })

    const page = await openLivePage(guest)
    await page.watch(roomId)
    page.say({ deviceIdentifier: 'plug', action: 'on', pin: '25', messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect([board.board.isOn(1), board.board.isOn(2)]).toEqual([true, false])
    board.board.press(1)
    await page.hears(isState('25', 0))
    page.say({ deviceIdentifier: 'plug', action: 'on', pin: '18', messageId: 'n' })
    expect(await page.hears(isStage('failed', 'n'))).toMatchObject({ code: expect.any(String) })
    expect(board.board.isOn(2)).toBe(false)

    const { entries } = await callApi(owner, listActivityEndpoint, { query: {} })
    expect(entries.map(({ event }) => event)).toContain('device.replaced')
    const ofPin = await callApi(owner, listActivityEndpoint, {
      query: { device_identifier: 'plug', pin: '25' },
    })
    expect(ofPin.entries.length).toBeGreaterThan(0)
  })

  it('goes on with what the device has measured, by readings of other names', async () => {
    const owner = await registerOwner(server.url)
    const secret = await addDevice(owner, 'SC-000001')
    const old = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
    const watts = { name: 'Watts', unit: 'W', kind: 'power' }
    const soil = { name: 'Soil', unit: '%' }
    await old.report('hello', { readings: { watts, soil } })
    await old.report('readings', { readings: { watts: 50, soil: 30 } })
    const body = { device_identifier: 'SC-000001', meters: ['watts'] }
    await callApi(owner, devices.updateDeviceEndpoint, { body })
    await old.leave()
    const board = await newBoard(owner, 'plug')
    const readings = async () => {
      const { series, meters } = await callApi(owner, listSeriesEndpoint, {
        path: { identifier: 'plug' },
      })
      const named = series.filter(({ name }) => name !== null)
      return { meters, byKey: new Map(named.map((one) => [one.series, one])) }
    }
    await expect.poll(async () => (await readings()).byKey.has('energy_power')).toBe(true)

    const unknown = await replace(owner, { readings: [{ reading: 'watts', by: 'none' }] })
    expect([unknown.status, Object(unknown.body).error]).toEqual([400, 'There is no reading none'])
    const matched = [{ reading: 'watts', by: 'energy_power' }]
    expect((await replace(owner, { readings: matched })).status).toBe(200)
    await expect.poll(async () => (await readings()).byKey.get('watts')?.value).toBe(0)
    board.board.press(1)
    await expect.poll(async () => (await readings()).byKey.get('watts')?.value).toBeGreaterThan(0)
    const { meters, byKey } = await readings()
    expect(meters).toEqual(['watts'])
    expect(byKey.get('soil')).toMatchObject({ name: 'Soil' })
    expect(byKey.has('energy_power')).toBe(false)
    const { series } = await callApi(owner, deviceHistoryEndpoint, {
      path: { identifier: 'plug' },
      query: { series: 'watts', resolution: 'sample' },
    })
    expect(series[0]?.points.some((point) => Object(point).max === 50)).toBe(true)
  })

  it('gives a pin that nobody matched no rights of an old one, though both have one name', async () => {
    const owner = await registerOwner(server.url)
    const roomId = await addRoom(owner, 'Kitchen')
    const secret = await addDevice(owner, 'plug-1', roomId, 'tasmota')
    const first = playBoard.tasmota({
      server: new URL(server.mqttUrl),
      identifier: 'plug-1',
      secret,
    })
    await first.ready
    await expect
      .poll(() => shownTo(owner, 'plug-1'))
      .toMatchObject({ pins: { POWER1: { state: 0 }, POWER2: { state: 0 } } })
    await first.stop()
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      pins: [{ device_identifier: 'plug-1', pin: 'POWER1' }],
    })
    const board = await newBoard(owner, 'plug-2')
    // Crossed: what was POWER1 is POWER2, and nothing is what POWER2 was.
    const pins = [{ pin: 'POWER1', by: 'POWER2' }]
    const body = { device_identifier: 'plug-1', replacement: 'plug-2', pins }
    expect((await replace(owner, body)).status).toBe(200)
    await expect
      .poll(() => shownTo(owner, 'plug-2'))
      .toMatchObject({
        connected: true,
        pins: {
          POWER1: { state: 0, name: 'Heater' },
          POWER2: { gone: true },
          'POWER1.new': { state: 0, name: 'Lamp' },
        },
      })
    expect(Object.keys((await shownTo(guest, 'plug-2')).pins)).toEqual(['POWER1'])
    const page = await openLivePage(guest)
    await page.watch(roomId)
    page.say({ deviceIdentifier: 'plug-2', action: 'on', pin: 'POWER1', messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect([board.board.isOn(1), board.board.isOn(2)]).toEqual([false, true])
  })

  it('G12 waits where a pin is something else on the new board, until somebody confirms it', async () => {
    const owner = await registerOwner(server.url)
    const secret = await addDevice(owner, 'PC-000001')
    const old = await connectTestDevice(server.mqttUrl, 'PC-000001', secret)
    await old.report('state', { pins: { 13: 2 } })
    await old.leave()
    await newBoard(owner, 'plug')
    const pins = [{ pin: '13', by: 'POWER1' }]
    const { status } = await replace(owner, { device_identifier: 'PC-000001', pins })
    expect(status).toBe(200)
    expect((await shownTo(owner, 'plug')).pins['13']).toMatchObject({
      form: { kind: 'fan' },
      new_form: { kind: 'switch' },
    })
  })

  it('comes back for a day, and the new board is a device of its own again', async () => {
    const owner = await registerOwner(server.url)
    const roomId = await addRoom(owner, 'Kitchen')
    const oldSecret = await addDevice(owner, 'SC-000001', roomId)
    const first = await connectTestDevice(server.mqttUrl, 'SC-000001', oldSecret)
    await first.report('state', { pins: { 18: 1, 19: 0, 21: 0, 25: 0 } })
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      pins: [{ device_identifier: 'SC-000001', pin: '18' }],
    })
    const board = await newBoard(owner, 'plug')
    const undo = (device_identifier: string) =>
      answerOf(owner, devices.undoReplacementEndpoint, { body: { device_identifier } })
    expect((await undo('SC-000001')).status).toBe(409)
    await replace(owner, { pins: [{ pin: '18', by: 'POWER1' }] })
    await expect.poll(() => shownTo(owner, 'plug')).toMatchObject({ connected: true })
    const timed = [{ device_identifier: 'plug', pin: '18', state: 1 }]
    await callApi(owner, createScheduleEndpoint, { body: nightly(timed) })
    const renamed = { device_identifier: 'plug', pin: '18', name: 'Stove' }
    await callApi(owner, devices.renamePinEndpoint, { body: renamed })
    const { replacement } = await callApi(owner, devices.replacementEndpoint, {
      query: { device_identifier: 'plug' },
    })
    expect(replacement).toEqual({ identifier: 'SC-000001', undo_until: expect.any(Number) })

    expect((await undo('plug')).status).toBe(200)
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({
      room_id: roomId,
      connected: false,
      pins: { 18: { state: 1, name: 'Stove' } },
    })
    expect(Object.keys((await shownTo(owner, 'SC-000001')).pins)).toEqual(['18', '19', '21', '25'])
    expect(Object.keys((await shownTo(guest, 'SC-000001')).pins)).toEqual(['18'])
    const { schedules } = await callApi(owner, listSchedulesEndpoint, {})
    expect(schedules[0]?.pins).toMatchObject([
      { device_identifier: 'SC-000001', pin: '18', is_gone: false },
    ])
    const again = await connectTestDevice(server.mqttUrl, 'SC-000001', oldSecret)
    await again.report('state', { pins: { 18: 0 } })
    const page = await openLivePage(guest)
    await page.watch(roomId)
    page.say({ deviceIdentifier: 'SC-000001', action: 'on', pin: '18', messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    await expect
      .poll(() => shownTo(owner, 'plug'))
      .toMatchObject({
        connected: true,
        device_name: 'Device plug',
        room_id: null,
        pins: { POWER1: { state: 0, name: 'Lamp' }, POWER2: { state: 0, name: 'Heater' } },
      })
    expect(board.board.isOn(1)).toBe(false)
    await again.leave()

    await replace(owner, { pins: [{ pin: '18', by: 'POWER1' }] })
    await addDevice(owner, 'SC-000001')
    expect(await undo('plug')).toMatchObject({
      status: 409,
      body: { code: 'device_identifier_taken' },
    })
    server.clock.advance(limits.undoReplacementMs)
    Object.assign(owner, await signInAs(server.url, owner.email))
    expect(await undo('plug')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })

  it('is refused where the boards do not fit, in words', async () => {
    const owner = await registerOwner(server.url)
    for (const one of ['SC-000001', 'PC-000001', 'own']) await addDevice(owner, one)
    await addDevice(owner, 'plug', null, 'tasmota')
    const answers = [
      await replace(owner, {}),
      await replace(owner, { replacement: 'PC-000001' }),
      await replace(owner, { replacement: 'SC-000001' }),
      await replace(owner, { replacement: 'own', pins: [{ pin: '30', by: '18' }] }),
      await replace(owner, {
        replacement: 'own',
        pins: [
          { pin: '18', by: '18' },
          { pin: '19', by: '18' },
        ],
      }),
      await replace(owner, { replacement: 'none' }),
    ]
    expect(answers.map(({ status, body }) => [status, Object(body).error])).toEqual([
      [400, 'The new board has not reported its pins yet'],
      [400, 'The pins of a PC device are fixed: it can only take the place of another one'],
      [400, 'A board cannot replace itself'],
      [400, 'This device has no pin 30'],
      [400, 'Each pin can be named once'],
      [404, 'Device not found'],
    ])
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({ kind: 'SC' })
  })

  it('takes one of its own kind as it is', async () => {
    const owner = await registerOwner(server.url)
    await addDevice(owner, 'SC-000001')
    const secret = await addDevice(owner, 'SC-000002')
    const { status } = await replace(owner, { replacement: 'SC-000002' })
    expect(status).toBe(200)
    const board = await connectTestDevice(server.mqttUrl, 'SC-000002', secret)
    await board.report('state', { pins: { 18: 1 } })
    expect(await shownTo(owner, 'SC-000002')).toMatchObject({
      device_name: 'Device SC-000001',
      pins: { 18: { state: 1 } },
    })
    await board.leave()
  })
})
