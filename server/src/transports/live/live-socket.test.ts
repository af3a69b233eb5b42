/** Messages over a live socket: room subscriptions, refusals with a text, and misbehaving pages. */
import { action } from '@roomwire/contracts/live/from-browser.ts'
import { addDevice, addRoom } from '@roomwire/testing/clients/api-client.ts'
import { isSnapshot, isType, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { fieldNamedIn } from '@roomwire/testing/clients/refused.ts'
import { backends, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import type { TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

const actions = action.options.join(', ')
const notJson = 'The message is not valid JSON in UTF-8'
const noMessage =
  'A message is a JSON object with the type subscribeRoom, unsubscribeRoom, subscribeHome, unsubscribeHome or ping, or with an action for a device'
const nonsense: [string, string | Buffer, string][] = [
  ['an empty text', '', notJson],
  ['half an object', '{"type":', notJson],
  ['two objects', '{}{}', notJson],
  ['NaN', '{"type":"subscribeRoom","roomId":NaN}', notJson],
  ['bytes', Buffer.from('{"type":"subscribeRoom","roomId":1}'), 'A message is text, not bytes'],
  ['a number', '1', noMessage],
  ['a text', '"subscribeRoom"', noMessage],
  ['nothing', 'null', noMessage],
  ['a list', '[{"type":"subscribeRoom","roomId":1}]', noMessage],
  ['an empty object', '{}', noMessage],
  ['an unknown type', '{"type":"dance","roomId":1}', noMessage],
  ['a type that is a list', '{"type":["subscribeRoom"],"roomId":1}', noMessage],
  ['a room that is missing', '{"type":"subscribeRoom"}', 'roomId must be a whole number'],
  ['a room in a text', '{"type":"subscribeRoom","roomId":"1"}', 'roomId must be a whole number'],
  ['a room in a list', '{"type":"subscribeRoom","roomId":[1]}', 'roomId must be a whole number'],
  ['half a room', '{"type":"subscribeRoom","roomId":1.5}', 'roomId must be a whole number'],
  ['room true', '{"type":"subscribeRoom","roomId":true}', 'roomId must be a whole number'],
  ['room 0', '{"type":"subscribeRoom","roomId":0}', 'roomId must be a positive number'],
  ['room -1', '{"type":"subscribeRoom","roomId":-1}', 'roomId must be a positive number'],
  ['a room id that is too high', '{"type":"subscribeRoom","roomId":1e15}', 'roomId is too high'],
  ['an unknown field', '{"type":"subscribeRoom","roomId":1,"as":"owner"}', 'Unknown field: as'],
  [
    'a messageId that is an object',
    '{"type":"subscribeRoom","roomId":1,"messageId":{}}',
    'messageId must be a number or a text of 1 to 64 characters',
  ],
  [
    'a messageId that is too long',
    `{"type":"subscribeRoom","roomId":1,"messageId":"${'m'.repeat(65)}"}`,
    'messageId must be a number or a text of 1 to 64 characters',
  ],
  [
    'a command without messageId',
    '{"deviceIdentifier":"SC-000001","action":"on","pin":18}',
    'messageId must be a number or a text of 1 to 64 characters',
  ],
  [
    'a message of 16 levels',
    `${'['.repeat(16)}${']'.repeat(16)}`,
    'The message is nested deeper than 8 levels',
  ],
  [
    'a message of 8,000 levels',
    `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
    'The message is nested deeper than 8 levels',
  ],
]

const wrongMessages: [string, object, string][] = [
  ['an unknown action', { action: 'explode' }, `action must be one of ${actions}`],
  ['an action that is none', { action: null }, `action must be one of ${actions}`],
  ['a pin that the device has not', { pin: 99 }, 'This device has no pin 99'],
  ['a pin of another kind', { pin: 'pump' }, 'This device has no pin pump'],
  ['half a pin', { pin: 18.5 }, 'pin must be the key of a pin'],
  ['a pin in a list', { pin: [18] }, 'pin must be the key of a pin'],
  ['a pin with a space', { pin: ' 18' }, 'pin must have 1 to 32 of A-Z, a-z, 0-9, _ . and -'],
  ['a name that every object has', { pin: 'toString' }, 'pin must be another name'],
  ['a state above 100', { state: 101 }, 'state must be a whole number from 0 to 100'],
  ['a state in a text', { state: '1' }, 'state must be a whole number from 0 to 100'],
  ['half a state', { state: 0.5 }, 'state must be a whole number from 0 to 100'],
  ['no device', { deviceIdentifier: '' }, 'deviceIdentifier is required'],
  [
    'a topic as a device identifier',
    { deviceIdentifier: 'SC-000001/#' },
    'deviceIdentifier may have only letters, digits and - _ . :',
  ],
  ['an unknown field', { as: 'owner' }, 'Unknown field: as'],
  [
    'a subscription and a command in one',
    { type: 'subscribeRoom', roomId: 1 },
    'Unknown field: deviceIdentifier, action, pin',
  ],
]

describe.each(backends)('a live socket (%s)', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServerOn(backend)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** A home whose device is connected and has reported, and a page of its owner. */
  async function liveHome() {
    const home = await createTestHome(server.url)
    const device = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
    await device.report('state', { pins: { 18: 0 } })
    return { ...home, device, page: await openLivePage(home.owner) }
  }

  it.each(['type', 'action'])(
    'SOCK-2 LIVE-5 watches a room: an answer, then a snapshot, then changes (named in %s)',
    async (field) => {
      const { page, roomId, device } = await liveHome()
      page.say({ [field]: 'subscribeRoom', roomId, messageId: 1_700_000_000_000 })
      const answer = await page.hears(isType('subscription'))
      expect(answer).toEqual({
        type: 'subscription',
        roomId,
        subscribed: true,
        messageId: 1_700_000_000_000,
      })
      const { devices } = await page.hears(isSnapshot)
      expect(devices).toMatchObject([
        {
          deviceIdentifier: 'SC-000001',
          room_id: roomId,
          connected: true,
          pins: { 18: { state: 0 } },
        },
      ])
      await device.report('state', { pins: { 18: 1 } })
      expect(await page.settles()).toMatchObject([{ rev: [1, 2], pins: { 18: { state: 1 } } }])
    },
  )

  it.each(['type', 'action'])(
    'SOCK-2 sends nothing more after the page unsubscribes (named in %s)',
    async (field) => {
      const { page, roomId, device } = await liveHome()
      await page.watch(roomId)
      page.say({ [field]: 'unsubscribeRoom', roomId, messageId: 'enough' })
      expect(await page.hears(isType('subscription'))).toEqual({
        type: 'subscription',
        roomId,
        subscribed: false,
        messageId: 'enough',
      })
      await device.report('state', { pins: { 18: 1 } })
      expect(await page.settles()).toEqual([])
    },
  )

  it('SOCK-2 sends nothing about a room without a subscription', async () => {
    const { page, device } = await liveHome()
    await device.report('state', { pins: { 18: 1 } })
    expect(await page.settles()).toEqual([])
  })

  it('LIVE-5 watches several rooms at once, each independently', async () => {
    const { owner, page, roomId, device } = await liveHome()
    const kitchenId = await addRoom(owner, 'Kitchen')
    const secret = await addDevice(owner, 'PC-000002', kitchenId)
    const fan = await connectTestDevice(server.mqttUrl, 'PC-000002', secret)
    await page.watch(roomId)
    await page.watch(kitchenId)
    await device.report('state', { pins: { 18: 1 } })
    await fan.report('state', { pins: { 13: 3 } })
    expect((await page.settles()).filter(isUpdate()).map(whose)).toEqual(['SC-000001', 'PC-000002'])
    page.say({ type: 'unsubscribeRoom', roomId })
    await page.hears(isType('subscription'))
    await device.report('state', { pins: { 18: 0 } })
    await fan.report('state', { pins: { 13: 2 } })
    expect((await page.settles()).filter(isUpdate()).map(whose)).toEqual(['PC-000002'])
  })

  it('SOCK-2 sends a change once when the page subscribed to the room twice', async () => {
    const { page, roomId, device } = await liveHome()
    await page.watch(roomId)
    await page.watch(roomId)
    await device.report('state', { pins: { 18: 1 } })
    expect(await page.settles()).toHaveLength(1)
  })

  it('R-02 R-06 answers alike for the room of another home and for one that does not exist', async () => {
    const { page } = await liveHome()
    const foreign = await liveHome()
    const answers = []
    for (const roomId of [foreign.roomId, 2_000_000_000]) {
      page.say({ type: 'subscribeRoom', roomId, messageId: 'm' })
      answers.push(await page.settles())
    }
    const refusal = { type: 'error', code: 'not_found', error: 'Room not found', messageId: 'm' }
    expect(answers).toEqual([[refusal], [refusal]])
    await foreign.device.report('state', { pins: { 18: 1 } })
    expect(await page.settles()).toEqual([])
  })

  describe('given an invalid message', () => {
    let home: Awaited<ReturnType<typeof liveHome>>
    beforeAll(async () => {
      home = await liveHome()
    })

    it.each(nonsense)(
      'R-32 R-33 it refuses with a text and stays open: %s',
      async (_what, said, text) => {
        home.page.socket.send(said)
        expect(await home.page.settles()).toEqual([
          { type: 'error', code: 'bad_message', error: text, field: fieldNamedIn(text) },
        ])
        expect(await home.page.watch(home.roomId)).toHaveLength(1)
      },
    )

    it.each(wrongMessages)(
      'SOCK-3 LIVE-2 it refuses with the messageId of the command, so that the page takes it back: %s',
      async (_what, change, text) => {
        const desired = { deviceIdentifier: 'SC-000001', messageId: 'w-1', action: 'on', pin: 18 }
        home.page.say({ ...desired, ...change })
        const field = text.startsWith('This device') ? 'pin' : fieldNamedIn(text)
        const refused = { error: text, code: 'invalid_input', field }
        const failed = { stage: 'failed', messageId: 'w-1', ...refused }
        expect(await home.page.settles()).toEqual([failed])
        expect(home.device.commands).toEqual([])
      },
    )
  })

  it('R-31 keeps messages away from the prototype of objects', async () => {
    const { page } = await liveHome()
    const polluted = [
      '{"__proto__":{"isAdmin":true},"type":"subscribeRoom","roomId":1}',
      '{"constructor":{"prototype":{"isAdmin":true}},"type":"subscribeRoom","roomId":1}',
      '{"type":"subscribeRoom","roomId":1,"messageId":{"__proto__":{"isAdmin":true}}}',
      '{"type":"__proto__","roomId":1}',
    ]
    for (const text of polluted) {
      page.socket.send(text)
      expect(await page.settles()).toMatchObject([{ type: 'error', code: 'bad_message' }])
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('R-34 closes with 1009 on a message above 16 KiB, takes one of 16 KiB, and lives on', async () => {
    const { page, owner, roomId } = await liveHome()
    const say = JSON.stringify({ type: 'subscribeRoom', roomId, messageId: 'm' })
    page.socket.send(say.padEnd(16 * 1024, ' '))
    await page.hears(isSnapshot)
    page.socket.send(say.padEnd(16 * 1024 + 1, ' '))
    expect(await page.closed).toMatchObject({ code: 1009 })
    const next = await openLivePage(owner)
    expect(await next.watch(roomId)).toHaveLength(1)
  })

  it('R-34 closes with 1007 on a text that is not UTF-8, and lives on', async () => {
    const { page, owner, roomId } = await liveHome()
    page.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
    expect(await page.closed).toMatchObject({ code: 1007 })
    expect(await (await openLivePage(owner)).watch(roomId)).toHaveLength(1)
  })

  it('SOCK-3 answers in the order of the messages, even when many come at once', async () => {
    const { page, roomId } = await liveHome()
    const asked = Array.from({ length: 500 }, (_, messageId) => messageId)
    for (const messageId of asked) page.say({ type: 'unsubscribeRoom', roomId, messageId })
    const answers = await page.settles()
    expect(answers.map((said) => 'messageId' in said && said.messageId)).toEqual(asked)
  })

  it('R-45 a page that never reads is disconnected, and the others receive everything', async () => {
    const { owner, roomId, page, device } = await liveHome()
    await page.watch(roomId)
    for (let i = 0; i < 20; i += 1) await addDevice(owner, `SC-100${i}`, roomId)
    const deaf = await openLivePage(owner)
    deaf.socket.pause()
    // Each asks for a snapshot of some 16 KB that it won't read: more than the system and the server keep.
    const asks = 1_500
    for (let i = 0; i < asks; i += 1) deaf.say({ type: 'subscribeRoom', roomId })
    for (const state of [1, 0, 1]) await device.report('state', { pins: { 18: state } })
    expect((await page.settles()).filter(isUpdate()).map(({ pins }) => pins[18]?.state)).toEqual([
      1, 0, 1,
    ])
    // The page reads nothing, so it notices only when it sends that the server has gone.
    deaf.socket.on('error', () => undefined)
    await vi.waitFor(() => {
      deaf.say({ type: 'unsubscribeRoom', roomId })
      expect(deaf.socket.readyState).not.toBe(WebSocket.OPEN)
    }, 60_000)
    expect(await deaf.closed).toMatchObject({ code: 1006 })
  })

  it('SOCK-1 a page that has silently gone is disconnected after two pings', async () => {
    const { owner } = await liveHome()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const [here, gone] = [
        await openLivePage(owner),
        await openLivePage(owner, 'ticket', { autoPong: false }),
      ]
      const pinged = (page: typeof here) =>
        new Promise((resolve) => page.socket.once('ping', resolve))
      const both = Promise.all([pinged(here), pinged(gone)])
      vi.advanceTimersByTime(30_000)
      await both
      await here.settles() // The answer comes after our pong.
      vi.advanceTimersByTime(30_000)
      expect(await gone.closed).toMatchObject({ code: 1006 })
      expect(await here.settles()).toEqual([])
      expect(here.socket.readyState).toBe(WebSocket.OPEN)
    } finally {
      vi.useRealTimers()
    }
  })
})

const whose = ({ deviceIdentifier }: { deviceIdentifier: string }) => deviceIdentifier
