/** Reports: a valid report is stored and shown as a whole, an invalid one changes nothing. */

import type { ReportTopic } from '@roomwire/contracts/device/topics.ts'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const notJson = 'The message is not valid JSON in UTF-8'

/** Invalid messages of an SC device: the topic, the payload and the text of the answer. */
const refused: [ReportTopic, string | Buffer, string][] = [
  ['state', '', notJson],
  ['state', '{', notJson],
  ['state', Buffer.from([0x7b, 0xff, 0x7d]), notJson],
  ['state', 'null', 'A message is a JSON object'],
  ['state', '[]', 'A message is a JSON object'],
  ['state', '"18"', 'A message is a JSON object'],
  ['state', '{"pins":[0,1]}', 'pins must be an object: pin → state'],
  ['state', '{"pins":{"18":2}}', 'Pin 18 can only be 0 or 1'],
  ['state', '{"pins":{"18":4}}', 'Pin 18 can only be 0 or 1'],
  ['state', '{"pins":{"18":-1}}', 'Pin 18 can only be 0 or 1'],
  ['state', '{"pins":{"18":0.5}}', 'Pin 18 can only be 0 or 1'],
  ['state', '{"pins":{"18":"high"}}', 'Pin 18 can only be 0 or 1'],
  ['state', '{"pins":{"18":null}}', 'Pin 18 can only be 0 or 1'],
  ['state', '{"pins":{"13":1}}', 'This device has no pin 13'],
  ['state', '{"pins":{"pump":1}}', 'This device has no pin pump'],
  ['state', '{"pins":{"99":1}}', 'This device has no pin 99'],
  ['state', '{"pins":{" 18":1}}', 'This device has no pin  18'],
  ['state', '{"pins":{"18":1,"19":7}}', 'Pin 19 can only be 0 or 1'],
  ['state', '{"pins":{"18":1,"13":0}}', 'This device has no pin 13'],
  ['state', '{"pins":{"__proto__":1}}', 'A field may not be called __proto__'],
  [
    'state',
    `{"a":${'['.repeat(20)}${']'.repeat(20)}}`,
    'The message is nested deeper than 8 levels',
  ],
  [
    'state',
    '{"pins":{"18":1},"ip":"300.1.1.1"}',
    'ip must be an IPv4 address such as 192.168.1.40',
  ],
  ['state', '{"pins":{"18":1},"ip":7}', 'ip must be an IPv4 address such as 192.168.1.40'],
  ['state', `{"waterLevel":"${'9'.repeat(65)}"}`, 'waterLevel must have at most 64 characters'],
  ['state', '{"waterLevel":"\\u0000"}', 'waterLevel must not contain control characters'],
  ['touch', '{"touchPin":12}', 'state must be a whole number from 0 to 100'],
  ['touch', '{"state":1}', 'touchPin must be a whole number from 12 to 15'],
  ['touch', '{"touchPin":11,"state":1}', 'touchPin must be a whole number from 12 to 15'],
  ['touch', '{"touchPin":16,"state":1}', 'touchPin must be a whole number from 12 to 15'],
  ['touch', '{"touchPin":"12,0","state":1}', 'touchPin must be a whole number from 12 to 15'],
  ['touch', '{"touchPin":12.5,"state":1}', 'touchPin must be a whole number from 12 to 15'],
  ['touch', '{"touchPin":12,"state":4}', 'Pin 18 can only be 0 or 1'],
  ['touch', '{"touchPin":12,"state":2}', 'Pin 18 can only be 0 or 1'],
  ['touch', '{"touchPin":13,"state":1}', 'This device has no pin 13'],
  ['hello', '{"firmware":7}', 'firmware must be a text'],
  ['hello', '{"firmware":"a\\u0000b"}', 'firmware must not contain control characters'],
  ['hello', '{"uptime":-1}', 'uptime must be a whole number, 0 or more'],
  ['hello', '{"uptime":1.5}', 'uptime must be a whole number, 0 or more'],
  ['hello', '{"rssi":51}', 'rssi must be a whole number from -200 to 50'],
  ['hello', '{"freeMemory":1e300}', 'freeMemory must be a whole number, 0 or more'],
  ['hello', '{"ip":"::1"}', 'ip must be an IPv4 address such as 192.168.1.40'],
  ['ack', '{"ok":true}', 'messageId is not that of a command'],
  ['ack', '{"messageId":"1"}', 'ok must be true or false'],
  ['ack', '{"messageId":1,"ok":true}', 'messageId is not that of a command'],
  ['ack', '{"messageId":"","ok":true}', 'messageId is not that of a command'],
  ['ack', '{"messageId":"m","ok":true}', 'messageId is not that of a command'],
  ['ack', '{"messageId":"1e3","ok":true}', 'messageId is not that of a command'],
  ['ack', '{"messageId":" 1","ok":true}', 'messageId is not that of a command'],
  ['ack', '{"messageId":"-1","ok":true}', 'messageId is not that of a command'],
  ['ack', '{"messageId":"99999999999","ok":false}', 'messageId is not that of a command'],
  ['ack', '{"messageId":"1","ok":"yes"}', 'ok must be true or false'],
  [
    'ack',
    '{"messageId":"1","ok":false,"error":"\\u0000"}',
    'error must not contain control characters',
  ],
]

describe.each(engines)('a report (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  describe('that is wrong', () => {
    let home: Awaited<ReturnType<typeof openLiveHome>>
    beforeAll(async () => {
      home = await openLiveHome(server)
      await home.device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
    })

    it.each(refused)(
      'R-30 R-33 PINS-1 is answered with a text and changes nothing: %s %s',
      async (word, payload, text) => {
        const { owner, page, device } = home
        const before = await shownTo(owner, 'SC-000001')
        await page.settles()
        device.complaints.splice(0)
        const topic = topicOf('SC-000001', word)
        await device.client.publishAsync(topic, payload, { qos: 1 })
        await device.settles()
        expect(device.complaints).toEqual([{ topic, error: text }])
        expect(await shownTo(owner, 'SC-000001')).toEqual(before)
        expect(await page.settles()).toEqual([])
      },
    )
  })

  it('R-30 an acknowledgement of a command of another device, or of none, changes nothing', async () => {
    const { device, page } = await openLiveHome(server, 'SC-000001', { deaf: true })
    const other = await openLiveHome(server)
    page.say({ deviceIdentifier: 'SC-000001', messageId: 'm', action: 'on', pin: 18 })
    await page.settles()
    await device.settles()
    const messageId = device.commands[0]!.messageId
    await other.device.report('ack', { messageId, ok: false, error: 'mine now' })
    await other.device.report('ack', { messageId, ok: true })
    await device.report('ack', { messageId: '2147483647', ok: false })
    expect(await page.settles()).toEqual([])
    expect(await other.page.settles()).toEqual([])
    await device.acknowledges({ ok: true })
    expect(await page.settles()).toEqual([{ stage: 'received', messageId: 'm' }])
  })

  it('LIVE-4 replaces the pins it names and keeps the others', async () => {
    const { owner, page, device } = await openLiveHome(server)
    await device.report('state', { pins: { 18: 1, 19: 0 } })
    const before = server.clock.now()
    await device.report('state', { pins: { 19: 1 }, ip: '10.0.0.7' })
    const [first, second] = (await page.settles()).filter(isUpdate())
    expect(first).toMatchObject({
      pins: { 18: { state: 1 }, 19: { state: 0 }, 21: { state: null } },
    })
    expect(second).toMatchObject({
      pins: { 18: { state: 1 }, 19: { state: 1 } },
      ipAddress: '10.0.0.7',
    })
    expect(second?.pins['19']?.reportedAt).toBeGreaterThanOrEqual(before)
    expect(second?.pins['18']?.reportedAt).toBe(first?.pins['18']?.reportedAt)
    expect(second?.lastSeenAt).toBeGreaterThanOrEqual(before)
    const { acks: _none, ...shown } = second!
    expect(await shownTo(owner, 'SC-000001')).toEqual(shown)
  })

  it('R-60 is acknowledged once it is stored, also where a fault keeps its numbers from the history', async () => {
    const { device } = await openLiveHome(server)
    const fails = () => {
      throw new Error('A fault')
    }
    const { recorder, deviceQuotas } = server.roomwire
    vi.spyOn(recorder, 'take').mockImplementationOnce(fails)
    await device.report('state', { pins: { 18: 1 } })
    vi.spyOn(deviceQuotas, 'complaint').mockImplementationOnce(fails)
    await device.report('state', { pins: { 19: 1 } })
    await device.report('state', { pins: { 21: 1 } })
    expect(device.complaints).toEqual([])
    // A fault is told to whoever runs the server.
    expect(server.bugs.splice(0).every((bug) => bug.includes('A fault'))).toBe(true)
  })

  it('R-30 is accepted with unknown fields of a newer firmware', async () => {
    const { page, device } = await openLiveHome(server)
    await device.report('state', { pins: { 18: 1 }, humidity: 40, more: { than: ['we', 'know'] } })
    expect(await page.settles()).toMatchObject([{ pins: { 18: { state: 1 } } }])
    expect(device.complaints).toEqual([])
  })

  it('MANAGE-5 hello carries the facts of a device, and the facts that it omits stay', async () => {
    const { owner, page, device } = await openLiveHome(server)
    const none = {
      firmware: null,
      uptimeSeconds: null,
      rssi: null,
      freeMemoryBytes: null,
      ipAddress: null,
    }
    expect(await shownTo(owner, 'SC-000001')).toMatchObject(none)
    await device.report('hello', {
      firmware: '1.4.0',
      ip: '192.168.1.9',
      uptime: 5e9,
      rssi: -58,
      freeMemory: 5e9,
    })
    const facts = {
      firmware: '1.4.0',
      ipAddress: '192.168.1.9',
      uptimeSeconds: 5e9,
      rssi: -58,
      freeMemoryBytes: 5e9,
    }
    expect(await page.settles()).toMatchObject([facts])
    await device.report('hello', { uptime: 5e9 + 60 })
    await device.report('hello', {})
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({ ...facts, uptimeSeconds: 5e9 + 60 })
    expect(device.complaints).toEqual([])
  })

  it('PINS-2 CTRL-5 a water level monitor reports its pump, its LED and its level', async () => {
    const { page, device } = await openLiveHome(server, 'WLM-000001')
    await device.report('state', { pins: { pump: 1, led: 0 }, waterLevel: '72%' })
    await device.report('state', { pins: { pump: 0 } })
    await device.report('state', { waterLevel: '' })
    const updates = (await page.settles()).filter(isUpdate())
    expect(
      updates.map(({ pumpStatus, ledStatus, waterLevelString, pins }) => [
        pumpStatus,
        ledStatus,
        waterLevelString,
        pins,
      ]),
    ).toEqual([
      ['ON', 'OFF', '72%', {}],
      ['OFF', 'OFF', '72%', {}],
      ['OFF', 'OFF', '', {}],
    ])
    expect(updates[0]).toMatchObject({
      WLM_device_identifier: 'WLM-000001',
      outputs: { pump: { state: 1 }, led: { state: 0 } },
    })
  })

  const touches: [string, number, number, string | null][] = [
    ['SC-000001', 12, 1, '18'],
    ['SC-000001', 14, 1, '19'],
    ['SC-000001', 15, 0, '21'],
    ['SC-000001', 13, 1, null],
    ['PC-000001', 12, 0, '18'],
    ['PC-000001', 13, 3, '13'],
    ['PC-000001', 13, 0, '13'],
    ['PC-000001', 14, 1, '19'],
    ['PC-000001', 15, 1, '21'],
    ['RELAY-01', 12, 1, '18'],
    ['RELAY-01', 13, 1, null],
    ['WLM-000001', 12, 1, null],
  ]
  it.each(touches)(
    'LIVE-3 R-86 on %s a touch of pad %i to %i is pin %s',
    async (identifier, touchPin, state, pin) => {
      const { page, device } = await openLiveHome(server, identifier)
      await device.report('touch', { touchPin, state })
      await device.settles()
      const updates = await page.settles()
      if (pin === null) {
        expect(updates).toEqual([])
        expect(device.complaints).toHaveLength(1)
      } else {
        expect(updates).toMatchObject([{ touchPin, state, pins: { [pin]: { state, touchPin } } }])
        const others = Object.entries(updates.filter(isUpdate())[0]!.pins).filter(
          ([key]) => key !== pin,
        )
        expect(others.map(([, one]) => one.state)).toEqual(others.map(() => null))
      }
    },
  )

  it('R-83 reports are shown in the order in which they were made, at either QoS', async () => {
    const { page, device } = await openLiveHome(server, 'PC-000001')
    const states = Array.from({ length: 100 }, (_, n) => (n * 7) % 4)
    const topic = topicOf('PC-000001', 'state')
    const said = states.map((state, n) =>
      device.client.publishAsync(topic, JSON.stringify({ pins: { 13: state } }), {
        qos: n % 2 === 0 ? 0 : 1,
      }),
    )
    await Promise.all(said)
    await device.settles()
    const updates = (await page.settles()).filter(isUpdate())
    expect(updates.map(({ pins }) => pins['13']?.state)).toEqual(states)
    expect(updates.map(({ rev }) => rev)).toEqual(states.map((_, n) => [1, n + 1]))
  })

  it('R-82 counts a new epoch from 0 at each connect, and every change within it', async () => {
    const { page, device, connect } = await openLiveHome(server)
    await device.report('state', { pins: { 18: 1 } })
    await device.report('hello', {})
    const again = await connect()
    await again.report('state', { pins: { 18: 0 } })
    await again.leave()
    const updates = () => page.heard.filter(isUpdate())
    await expect.poll(() => updates().at(-1)?.connected).toBe(false)
    expect(updates().map(({ rev }) => rev)).toEqual([
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ])
  })

  it('R-33 a message on the status topic changes nothing: only the connection decides whether a device is online', async () => {
    const { owner, page, device } = await openLiveHome(server)
    await device.client.publishAsync(topicOf('SC-000001', 'status'), 'offline', { qos: 1 })
    expect((await shownTo(owner, 'SC-000001')).connected).toBe(true)
    expect(await page.settles()).toEqual([])
  })

  it('LIVE-4 is accepted also from firmware that subscribes to nothing', async () => {
    const { owner, secret, page, device } = await openLiveHome(server)
    await device.leave()
    const settings = { username: 'SC-000001', password: secret, reconnectPeriod: 0 }
    const mute = await connectAsync(server.mqttUrl, settings)
    await mute.publishAsync(topicOf('SC-000001', 'state'), '{"pins":{"18":1}}', { qos: 1 })
    await mute.publishAsync(topicOf('SC-000001', 'state'), 'nonsense', { qos: 1 })
    expect((await page.settles()).filter(isUpdate()).at(-1)).toMatchObject({
      pins: { 18: { state: 1 } },
    })
    expect((await shownTo(owner, 'SC-000001')).connected).toBe(true)
    await mute.endAsync()
  })
})
