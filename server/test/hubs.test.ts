/** Zigbee2MQTT, over real MQTT: a hub with one secret, and the boards behind it. */
import { setTimeout as wait } from 'node:timers/promises'
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import * as devices from '@roomwire/contracts/http/devices.ts'
import { deviceHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import {
  adoptAgainEndpoint,
  adoptBoardEndpoint,
  foundBoardsEndpoint,
} from '@roomwire/contracts/http/hubs.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { listTimes } from '@roomwire/server/transports/mqtt/hub/kept-lists.ts'
import { zigbeeKey } from '@roomwire/simulator/firmwares/zigbee-hub.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { playHub } from '@roomwire/testing/worlds/firmware-home.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import mqtt from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

const [plug, light, contact, thermometer, blind, remote] = [1, 2, 3, 4, 5, 6]
const idOf = (number: number) => `zigbee-${zigbeeKey(number).slice(2)}`

describe.each(engines)('a hub (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const foundBy = (person: TestPerson) =>
    callApi(person, foundBoardsEndpoint, { query: { device_identifier: 'hub' } })

  /** A home with a hub that has told of its boards. */
  async function openHubHome(names?: string[], at = server) {
    const owner = await registerOwner(at.url)
    const roomId = await addRoom(owner, 'Kitchen')
    const secret = await addDevice(owner, 'hub', null, 'zigbee2mqtt')
    const account = { server: new URL(at.mqttUrl), identifier: 'hub', secret }
    const played = playHub(account, names)
    onTestFinished(played.stop)
    await played.ready
    const count = (names?.length ?? 1) + 5
    await expect.poll(async () => (await foundBy(owner)).boards.length).toBe(count)
    return { owner, roomId, secret, account, ...played }
  }

  const adopt = (owner: TestPerson, number: number, room_id: number | null = null) =>
    answerOf(owner, adoptBoardEndpoint, {
      body: {
        device_identifier: 'hub',
        board: zigbeeKey(number),
        device_name: `Board ${number}`,
        room_id,
      },
    })

  it('lists its boards with what they can do, and speaks for those that are adopted', async () => {
    const { owner, roomId, board } = await openHubHome()
    const { boards } = await foundBy(owner)
    expect(boards.map(({ name, model, pins, readings }) => [name, model, pins, readings])).toEqual([
      [
        'Lamp',
        'TS011F',
        [{ key: 'state', name: null, form: { kind: 'switch' } }],
        expect.anything(),
      ],
      [
        'Ceiling',
        'LED1545G12',
        [{ key: 'brightness', name: null, form: expect.anything() }],
        ['Link quality'],
      ],
      [
        'Window',
        'MCCGQ11LM',
        [expect.objectContaining({ key: 'contact' })],
        ['Battery', 'Link quality'],
      ],
      ['Weather', 'WSDCGQ11LM', [], ['Battery', 'Temperature', 'Humidity', 'Link quality']],
      [
        'Blind',
        'TS130F',
        [{ key: 'position', name: null, form: { kind: 'cover', position: true } }],
        ['Link quality'],
      ],
      [
        'Remote',
        'WXKG11LM',
        ['single', 'double', 'hold', 'release'].map((action) =>
          expect.objectContaining({ key: `action.${action}` }),
        ),
        ['Battery', 'Link quality'],
      ],
    ])
    for (const number of [plug, light, contact]) {
      expect(await adopt(owner, number, roomId)).toMatchObject({ status: 200 })
    }
    await expect
      .poll(() => shownTo(owner, idOf(plug)))
      .toMatchObject({ connected: true, of_hub: true, pins: { state: { state: 0 } } })
    const page = await openLivePage(owner)
    await page.watch(roomId)
    page.say({ deviceIdentifier: idOf(plug), action: 'on', pin: 'state', messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect(board.isOn(plug)).toBe(true)
    page.say({
      deviceIdentifier: idOf(light),
      action: 'setLevel',
      pin: 'brightness',
      state: 50,
      messageId: 'n',
    })
    await page.hears(isStage('processed', 'n'))
    expect(board.stateOf(light)).toMatchObject({ state: 'ON', brightness: 127 })
    board.press(plug)
    await page.hears(isUpdate(({ pins }) => pins.state?.state === 0))
    // Nothing has heard of it yet but the hub: a battery is not asked.
    board.say(contact, { contact: false })
    await page.hears(isUpdate(({ pins }) => pins.contact?.state === 1))
    expect((await foundBy(owner)).boards.map((one) => one.device_identifier)).toEqual([
      idOf(plug),
      idOf(light),
      idOf(contact),
      null,
      null,
      null,
    ])
  })

  it('moves a blind, stops it, and tells each press of a remote once', async () => {
    const { owner, roomId, board } = await openHubHome()
    for (const number of [blind, remote]) await adopt(owner, number, roomId)
    await expect
      .poll(() => shownTo(owner, idOf(blind)))
      .toMatchObject({ connected: true, pins: { position: { state: 0 } } })
    const page = await openLivePage(owner)
    await page.watch(roomId)
    const say = (action: string, messageId: string, state?: number) =>
      page.say({ deviceIdentifier: idOf(blind), action, pin: 'position', state, messageId })
    say('setCover', 'm', 100)
    await page.hears(isStage('processed', 'm'))
    await page.hears(isUpdate(({ pins }) => pins.position?.moving === 'opening'))
    say('stop', 'n')
    await page.hears(isStage('processed', 'n'))
    const { position } = (await shownTo(owner, idOf(blind))).pins
    expect(position).not.toHaveProperty('moving')
    expect(board.stateOf(blind)).toMatchObject({ moving: 'STOP' })
    // A stop of what stands is answered, though nothing changes by it.
    say('stop', 'o')
    await page.hears(isStage('processed', 'o'))
    say('setCover', 'p', 60)
    await page.hears(isUpdate(({ pins }) => pins.position?.moving === 'opening'))
    await page.hears(isUpdate(({ pins: { position: p } }) => p?.state === 60 && !p.moving))
    const ofBlind = { query: { device_identifier: idOf(blind), pin: 'position' } }
    const { entries } = await callApi(owner, listActivityEndpoint, ofBlind)
    // Where it has come to is no change by the blind itself.
    expect(entries.map(({ cause }) => cause)).not.toContain('device')

    await expect.poll(() => shownTo(owner, idOf(remote))).toMatchObject({ connected: true })
    board.act(remote, 'double')
    board.say(remote, { linkquality: 81 })
    board.act(remote, 'double')
    const presses = async () =>
      (await callApi(owner, listActivityEndpoint, { query: {} })).entries.filter(
        (entry) => entry.kind === 'pin' && entry.pin?.startsWith('action.'),
      )
    await expect.poll(presses).toHaveLength(2)
    expect(await presses()).toMatchObject([{ pin: 'action.double' }, { pin: 'action.double' }])
  })

  it('keeps a board that is renamed, removed and paired again, and says when it is away', async () => {
    const { owner, roomId, board, account, stop } = await openHubHome()
    await adopt(owner, plug, roomId)
    const isConnected = (connected: boolean) =>
      expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected })
    await isConnected(true)
    board.rename(plug, 'kitchen/lamp')
    const page = await openLivePage(owner)
    await page.watch(roomId)
    await expect.poll(async () => (await foundBy(owner)).boards.at(0)?.name).toBe('kitchen/lamp')
    page.say({ deviceIdentifier: idOf(plug), action: 'on', pin: 'state', messageId: 'm' })
    await page.hears(isStage('processed', 'm'))

    const pair = board.remove(plug)
    await isConnected(false)
    expect((await foundBy(owner)).missing).toEqual([idOf(plug)])
    pair()
    await isConnected(true)
    board.available(plug, false)
    await isConnected(false)
    board.available(plug, true)
    await isConnected(true)

    await stop()
    await isConnected(false)
    const found = await answerOf(owner, foundBoardsEndpoint, {
      query: { device_identifier: 'hub' },
    })
    expect([found.status, Object(found.body).code]).toEqual([409, 'device_offline'])
    const again = playHub(account)
    onTestFinished(again.stop)
    await isConnected(true)
  })

  const isRestart = (topic: string) => topic === 'zigbee2mqtt/bridge/request/restart'

  /** Shortens the times of lists for one test. */
  function hurry(): void {
    const usual = { ...listTimes }
    onTestFinished(() => void Object.assign(listTimes, usual))
    Object.assign(listTimes, { oldListMs: 100, restartMs: 300 })
  }

  it.each([
    ['that has told its boards once has them', 0],
    ['whose boards are not known is restarted, once', 1],
  ])('%s, where it only connects again', async (_, restarts) => {
    hurry()
    const { owner, roomId, board, client } = await openHubHome()
    await adopt(owner, plug, roomId)
    const isConnected = (connected: boolean) =>
      expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected })
    await isConnected(true)
    const asked: string[] = []
    client.on('message', (topic) => void asked.push(topic))
    if (restarts > 0) {
      vi.spyOn(server.roomwire.hubLists, 'find').mockResolvedValueOnce(undefined)
    }
    client.stream.destroy()
    await isConnected(false)
    await isConnected(true)
    const page = await openLivePage(owner)
    await page.watch(roomId)
    page.say({ deviceIdentifier: idOf(plug), action: 'on', pin: 'state', messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect(board.isOn(plug)).toBe(true)
    expect(asked.filter(isRestart)).toHaveLength(restarts)
  })

  it('has its boards after a restart of the server, and is asked for nothing', async () => {
    hurry()
    const first = await startTestServer(engine)
    const { owner, board, client } = await openHubHome(undefined, first)
    await adopt(owner, plug)
    await expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected: true })
    const asked: string[] = []
    client.on('message', (topic) => void asked.push(topic))
    const again = await restartTestServer(first, engine)
    onTestFinished(again.stop)
    Object.assign(client.options, { port: Number(new URL(again.mqttUrl).port) })
    client.reconnect()
    const person = { ...owner, url: again.url }
    await expect.poll(() => shownTo(person, idOf(plug))).toMatchObject({ connected: true })
    expect((await foundBy(person)).boards).toHaveLength(6)
    board.press(plug)
    await expect
      .poll(() => shownTo(person, idOf(plug)))
      .toMatchObject({ pins: { state: { state: 1 } } })
    expect(asked.filter(isRestart)).toEqual([])
  })

  it('G17 tells nothing new by what it says first, and by what has not changed', async () => {
    const { owner, board } = await openHubHome()
    await adopt(owner, thermometer)
    await expect.poll(() => shownTo(owner, idOf(thermometer))).toMatchObject({ connected: true })
    for (const linkquality of [71, 72, 73]) board.say(thermometer, { linkquality })
    await expect.poll(() => server.roomwire.counts.fromDevices).toBeGreaterThan(2)
    const { entries } = await callApi(owner, listActivityEndpoint, { query: {} })
    expect(entries.filter(({ kind }) => kind === 'pin')).toEqual([])
  })

  it('G17 shows what has changed while it was away, and begins its history with the next word', async () => {
    const { owner, roomId, board, account, stop } = await openHubHome()
    await adopt(owner, plug, roomId)
    const isOn = (state: number) =>
      expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ pins: { state: { state } } })
    const changes = async () => {
      const query = { device_identifier: idOf(plug) }
      const { entries } = await callApi(owner, listActivityEndpoint, { query })
      return entries.flatMap((one) => (one.kind === 'pin' ? one.value : []))
    }
    const bands = async () => {
      const { series } = await callApi(owner, deviceHistoryEndpoint, {
        path: { identifier: idOf(plug) },
        query: { series: 'pin.state', from: String(server.clock.now() - 60_000) },
      })
      return series.flatMap(({ runs }) => runs?.map(({ state }) => state) ?? [])
    }
    await isOn(0)
    board.press(plug)
    await isOn(1)
    await expect.poll(changes).toEqual(['1'])
    await expect.poll(async () => (await bands()).at(-1)).toBe(1)
    const before = await bands()
    await stop()
    // It has forgotten the press.
    const again = playHub(account)
    onTestFinished(again.stop)
    await isOn(0)
    expect(await bands()).toEqual(before)
    again.board.say(plug, { linkquality: 90 })
    await expect.poll(bands).toEqual([...before, 0])
    expect(await changes()).toEqual(['1'])
    again.board.press(plug)
    await expect.poll(changes).toEqual(['1', '1'])
  })

  it('G16 speaks for no board that nobody has adopted, and for none of another home', async () => {
    const { owner, client } = await openHubHome()
    const other = await openHubHome()
    await adopt(owner, plug)
    await expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected: true })
    // The other hub has the same boards, and the same names.
    other.board.press(plug)
    await adopt(other.owner, light)
    await expect.poll(() => shownTo(other.owner, idOf(light))).toMatchObject({ connected: true })
    expect((await shownTo(owner, idOf(plug))).pins.state?.state).not.toBe(1)
    expect((await adopt(owner, plug)).status).toBe(409)
    expect((await adopt(owner, 99)).status).toBe(404)
    const reset = await answerOf(owner, devices.resetSecretEndpoint, {
      body: { device_identifier: idOf(plug) },
    })
    expect(Object(reset.body).error).toBe('Its hub speaks for it: it has no secret')
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    client.publish('devices/hub/state', '{"pins":{}}')
    await closed
  })

  it('is read as slowly as its rate is, however fast it comes and goes', async () => {
    const at = await startTestServer(engine, { limitScale: 1 })
    onTestFinished(at.stop)
    const { owner, client } = await openHubHome(undefined, at)
    await adopt(owner, plug)
    await expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected: true })
    const asked = vi.spyOn(at.roomwire.devices, 'boardsOf')
    const word = (nth: number) => `{"state":"${nth % 2 === 0 ? 'offline' : 'online'}"}`
    for (let nth = 0; nth < 400; nth += 1) client.publish('zigbee2mqtt/bridge/state', word(nth))
    await wait(1_000)
    // A burst of 20, and three a second.
    expect(asked.mock.calls.length).toBeLessThan(40)
  })

  it('has no long message but its list of boards', async () => {
    const { owner, client } = await openHubHome()
    await adopt(owner, plug)
    await expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected: true })
    const say = (message: string) => client.publishAsync('zigbee2mqtt/Lamp', message, { qos: 1 })
    await say('{"state":"ON"}')
    await expect
      .poll(() => shownTo(owner, idOf(plug)))
      .toMatchObject({ pins: { state: { state: 1 } } })
    await say(`${' '.repeat(limits.mqttPacketBytesMax)}{"state":"OFF"}`)
    await wait(200)
    expect(await shownTo(owner, idOf(plug))).toMatchObject({ pins: { state: { state: 1 } } })
  })

  it('goes on with the devices of a hub that was deleted, when somebody says so', async () => {
    const { owner, roomId, stop } = await openHubHome()
    await adopt(owner, plug, roomId)
    await adopt(owner, light)
    await expect
      .poll(() => shownTo(owner, idOf(plug)))
      .toMatchObject({ connected: true, pins: { state: { state: 0 } } })
    const guest = await createTestGuest(owner, {
      now: server.clock.now(),
      pins: [{ device_identifier: idOf(plug), pin: 'state' }],
    })
    const neighbour = await openHubHome()
    await adopt(neighbour.owner, plug)
    const again = () => answerOf(owner, adoptAgainEndpoint, { body: { device_identifier: 'hub' } })
    expect(await again()).toMatchObject({ status: 200, body: { devices: [] } })

    await callApi(owner, devices.deleteDeviceEndpoint, { body: { device_identifier: 'hub' } })
    await stop()
    const secret = await addDevice(owner, 'hub', null, 'zigbee2mqtt')
    const played = playHub({ server: new URL(server.mqttUrl), identifier: 'hub', secret })
    onTestFinished(played.stop)
    await played.ready
    const before = async () =>
      (await foundBy(owner)).boards.flatMap(
        ({ device_before: one }) => one?.device_identifier ?? [],
      )
    await expect.poll(before).toEqual([idOf(plug), idOf(light)])
    await expect
      .poll(() => shownTo(owner, idOf(plug)))
      .toMatchObject({ connected: false, room_id: roomId })
    expect(await again()).toMatchObject({ body: { devices: [idOf(plug), idOf(light)] } })
    expect(await before()).toEqual([])

    const page = await openLivePage(guest)
    await page.watch(roomId)
    await expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected: true })
    page.say({ deviceIdentifier: idOf(plug), action: 'on', pin: 'state', messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect([played.board.isOn(plug), neighbour.board.isOn(plug)]).toEqual([true, false])
    expect(await shownTo(neighbour.owner, idOf(plug))).toMatchObject({ connected: true })
  })

  it('is no device whose board is replaced: the boards behind it would have no hub', async () => {
    const { owner } = await openHubHome()
    await adopt(owner, plug)
    await expect.poll(() => shownTo(owner, idOf(plug))).toMatchObject({ connected: true })
    const replaced = await answerOf(owner, devices.replaceBoardEndpoint, {
      body: { device_identifier: 'hub', replacement: idOf(plug), pins: [] },
    })
    expect([replaced.status, Object(replaced.body).error]).toEqual([
      400,
      'A hub has no board that could be replaced: make a new secret for it instead',
    ])
    expect(await shownTo(owner, idOf(plug))).toMatchObject({ connected: true })
  })

  it('nobody connects as a board', async () => {
    const { owner } = await openHubHome()
    await adopt(owner, plug)
    const options = { username: idOf(plug), password: 'x'.repeat(43), reconnectPeriod: 0 }
    await expect(mqtt.connectAsync(server.mqttUrl, options)).rejects.toMatchObject({ code: 4 })
  })

  it('shows 300 boards within a second of its list', async () => {
    const names = Array.from({ length: 295 }, (_, at) => `Lamp ${at}`)
    const { owner, account, stop } = await openHubHome(names)
    const rows = await Promise.all(names.map((_, at) => adopt(owner, at + 1)))
    expect(rows.filter(({ status }) => status !== 200)).toEqual([])
    await stop()
    const again = playHub(account, names)
    onTestFinished(again.stop)
    await again.ready
    const begun = performance.now()
    const connected = async () =>
      (await callApi(owner, devices.listDevicesEndpoint, {})).devices.filter((one) => one.connected)
        .length
    await expect.poll(connected, { interval: 50, timeout: 5_000 }).toBe(names.length + 1)
    const tookMs = performance.now() - begun
    console.log(`300 boards of a hub are shown after ${Math.round(tookMs)} ms`)
    // A busy machine has three times as long.
    expect(tookMs).toBeLessThan(3_000)
  })
})
