/** Commands: their stages, their outcomes, and that a page never sees a false one. */

import { topicOf } from '@roomwire/contracts/device/topics.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  addDevice,
  createTestFamily,
  createTestGuest,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/schema.ts'
import type { Actor } from '../../identity/actor.ts'
import { deviceTopic } from '../records/device-events.ts'
import { requestCommand } from './request-command.ts'

const on18 = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 } as const
const off18 = { deviceIdentifier: 'SC-000001', action: 'off', pin: 18 } as const
const deaf = { deaf: true }

describe.each(engines)('a command (%s)', (engine) => {
  let server: TestServer
  let db: Db
  beforeAll(async () => {
    server = await startTestServer(engine)
    db = await openTestDatabaseOf(server)
  })
  afterAll(async () => {
    await db.destroy()
    await server.stop()
  })
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** The command log of one person, in order. */
  const logOf = (person: { userId: number }) =>
    db
      .selectFrom('command')
      .innerJoin('device', 'device.id', 'command.device_id')
      .selectAll('command')
      .select('device.identifier')
      .where('requester_id', '=', person.userId)
      .orderBy('command.id')
      .execute()
  const outcomesOf = async (person: { userId: number }) =>
    (await logOf(person)).map(({ outcome, error }) => ({ outcome, error }))
  const storedPin = async (owner: { userId: number }, key: PinKey) => {
    const row = await db
      .selectFrom('pin')
      .innerJoin('device', 'device.id', 'pin.device_id')
      .innerJoin('person', 'person.home_id', 'device.home_id')
      .select('pin.state')
      .where('person.id', '=', owner.userId)
      .where('pin.key', '=', key)
      .executeTakeFirstOrThrow()
    return row.state
  }

  it('LIVE-6 SOCK-3 goes from sent to received to processed, and its report comes before the last stage', async () => {
    const { page, device } = await openLiveHome(server)
    page.say({ ...on18, messageId: 'm' })
    await page.hears(isStage('processed'))
    page.say({ ...off18, messageId: 'n' })
    const said: ToBrowser[] = []
    do said.push(await page.hears((one): one is ToBrowser => true))
    while (!isStage('processed')(said.at(-1)!))
    // The request is told beside these, unless the device has answered within a moment.
    const isAsked = (one: ToBrowser) => 'pins' in one && one.pins['18']?.desired === 0
    expect(said.filter((one) => !isAsked(one))).toMatchObject([
      { stage: 'sent', messageId: 'n' },
      { stage: 'received', messageId: 'n' },
      { pins: { 18: { state: 0 } }, acks: ['n'] },
      { stage: 'processed', messageId: 'n' },
    ])
    expect(device.commands).toEqual([
      { messageId: expect.any(String), action: 'on', pin: '18', state: 1 },
      { messageId: expect.any(String), action: 'off', pin: '18', state: 0 },
    ])
  })

  it('LIVE-6 goes through all stages also when the firmware reports without acknowledging', async () => {
    const { page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await device.report('state', { pins: { 18: 1 } })
    expect((await page.settles()).filter((said) => 'stage' in said)).toEqual([
      { stage: 'received', messageId: 'm' },
      { stage: 'processed', messageId: 'm' },
    ])
  })

  it('LIVE-6 R-86 is processed when its pin is touched into the desired state', async () => {
    const { page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await device.report('touch', { touchPin: 12, state: 1 })
    expect(await page.settles()).toMatchObject([
      { touchPin: 12, state: 1, acks: ['m'] },
      { stage: 'received' },
      { stage: 'processed', messageId: 'm' },
    ])
  })

  it('LIVE-6 is not confirmed by a report of another pin or another state', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await device.report('state', { pins: { 19: 1, 18: 0 } })
    expect(await page.settles()).toMatchObject([{ pins: { 18: { state: 0, desired: 1 } } }])
    expect(await outcomesOf(owner)).toEqual([{ outcome: null, error: null }])
  })

  it('CTRL-8 LIVE-2 fails at once, with the reason, when the device is offline, and never fires later', async () => {
    const { owner, page, device, connect } = await openLiveHome(server)
    await device.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    page.say({ ...on18, messageId: 'm' })
    const error = 'Device SC-000001 is offline'
    const failed = { stage: 'failed', messageId: 'm', error, code: 'device_offline' }
    expect(await page.settles()).toEqual([failed])
    expect(await outcomesOf(owner)).toEqual([
      { outcome: 'failed', error: 'The device was offline' },
    ])
    const again = await connect()
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await again.settles()
    expect(again.commands).toEqual([])
  })

  it('R-81 that was refused because the device was offline fails once, also when it comes again while the same is pending', async () => {
    const { page, device, connect } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'pending' })
    await page.settles()
    await device.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    page.say({ ...on18, messageId: 'refused' })
    expect(await page.settles()).toMatchObject([{ stage: 'failed', messageId: 'refused' }])
    await connect()
    page.say({ ...on18, messageId: 'refused' })
    await page.settles()
    server.clock.advance(5_000)
    await page.hears(isStage('failed'))
    expect((await page.settles()).filter((said) => 'stage' in said)).toEqual([])
  })

  it.each([
    [{ error: 'The pump is dry' }, 'The pump is dry'],
    [{}, 'The device refused'],
    [{ error: '' }, 'The device refused'],
  ])('LIVE-2 fails with the text of a device that refuses: %j', async (said, text) => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await device.acknowledges({ ok: false, ...said })
    const [failed, update] = await page.settles()
    const refused = { error: text, code: 'device_refused' }
    expect(failed).toEqual({ stage: 'failed', messageId: 'm', ...refused })
    expect(update).toMatchObject({ pins: { 18: { state: null } } })
    expect(update).not.toHaveProperty('pins.18.desired')
    expect(await outcomesOf(owner)).toEqual([{ outcome: 'failed', error: text }])
  })

  it('LIVE-2 fails at once when the device is connected but not subscribed', async () => {
    const { owner, roomId, secret } = await createTestHome(server.url)
    const settings = { username: 'SC-000001', password: secret, reconnectPeriod: 0 }
    const device = await connectAsync(server.mqttUrl, settings)
    await device.subscribeAsync(topicOf('SC-000001', 'error'))
    const page = await openLivePage(owner)
    await page.watch(roomId)
    page.say({ ...on18, messageId: 'm' })
    expect(await page.hears(isStage('failed'))).toEqual({
      stage: 'failed',
      messageId: 'm',
      error: 'The device is connected but does not listen for commands',
      code: 'device_not_listening',
    })
    await device.endAsync()
  })

  it('LIVE-2 R-84 has expired when the device does not answer within 5 seconds', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    server.clock.advance(5_000)
    const own = startOwnTime()
    const failed = await page.hears(isStage('failed'))
    expect(own()).toBeLessThan(slack * 500)
    expect(failed).toEqual({
      stage: 'failed',
      messageId: 'm',
      error: 'The device has not answered',
      code: 'device_no_answer',
    })
    expect(device.commands).toHaveLength(1)
    const [row] = await logOf(owner)
    expect(row).toMatchObject({ outcome: 'expired', received_at: null })
    expect(row!.deadline_at - row!.begun_at).toBe(5_000)
    expect(row!.ended_at).toBeGreaterThanOrEqual(row!.deadline_at)
  })

  it('LIVE-2 R-84 has failed when the device has read it and not confirmed it within 5 seconds', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await device.acknowledges({ ok: true })
    await page.hears(isStage('received', 'm'))
    server.clock.advance(5_000)
    expect(await page.hears(isStage('failed'))).toMatchObject({
      messageId: 'm',
      error: 'The device has not confirmed it',
      code: 'command_not_confirmed',
    })
    const [row] = await logOf(owner)
    expect(row).toMatchObject({ outcome: 'failed', received_at: expect.any(Number) })
  })

  it('LIVE-2 stays failed when it is confirmed late, and the report is still shown', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    server.clock.advance(5_000)
    await page.hears(isStage('failed'))
    await page.settles()
    await device.acknowledges({ ok: true })
    await device.report('state', { pins: { 18: 1 } })
    const [update, ...more] = await page.settles()
    expect(update).toMatchObject({ pins: { 18: { state: 1 } } })
    expect(update).not.toHaveProperty('acks')
    expect(more).toEqual([])
    expect((await logOf(owner))[0]?.outcome).toBe('expired')
  })

  it('LIVE-2 is superseded by a newer one for the same pin, and not by one for another pin', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'old' })
    page.say({ ...on18, pin: 19, messageId: 'other' })
    page.say({ ...off18, messageId: 'new' })
    const error = 'Replaced by a newer command'
    expect(await page.settles()).toContainEqual({
      stage: 'failed',
      messageId: 'old',
      error,
      code: 'command_superseded',
    })
    await device.report('state', { pins: { 18: 0, 19: 1 } })
    const stages = (await page.settles()).filter(isStage('processed'))
    expect(stages.map(({ messageId }) => messageId).sort()).toEqual(['new', 'other'])
    expect(await outcomesOf(owner)).toEqual([
      { outcome: 'superseded', error },
      { outcome: 'done', error: null },
      { outcome: 'done', error: null },
    ])
    expect(device.commands.map(({ pin, state }) => [pin, state])).toEqual([
      ['18', 1],
      ['19', 1],
      ['18', 0],
    ])
  })

  it('LIVE-6 is requested by an actor without a session as well as by a page, once for each key', async () => {
    const { owner, device } = await openLiveHome(server)
    const { home_id: homeId, username } = await db
      .selectFrom('person')
      .select(['home_id', 'username'])
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    const actor: Actor = {
      kind: 'person',
      personId: owner.userId,
      username,
      role: 'user',
      homeId,
      grants: [],
    }
    const request = {
      device: 'SC-000001',
      pin: '18',
      desired: 1,
      cause: { kind: 'page', pageId: 'none', action: 'on' },
      idempotencyKey: 'once',
      onPassedOn: () => undefined,
      isLate: () => false,
    } as const
    await requestCommand(server.roomwire, actor, request)
    await requestCommand(server.roomwire, actor, request)
    await device.settles()
    expect(device.commands).toMatchObject([{ action: 'on', pin: '18', state: 1 }])
    const stranger = { ...actor, homeId: null }
    await expect(requestCommand(server.roomwire, stranger, request)).rejects.toThrow(
      'Device not found',
    )
  })

  it('R-81 does not fire when its deadline has passed on the way', async () => {
    const { owner, page, device } = await openLiveHome(server)
    const { id } = await db
      .selectFrom('device')
      .innerJoin('person', 'person.home_id', 'device.home_id')
      .select('device.id')
      .where('person.id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    const late = { messageId: '"late"', origin: 'page', action: 'on' }
    await server.roomwire.bus.publish(deviceTopic(id), {
      ...late,
      kind: 'command',
      requester: { kind: 'person', id: owner.userId },
      cause: 'page',
      pin: '18',
      desired: 1,
      leaseS: null,
      sceneId: null,
      lifeMs: 0,
    })
    page.say({ ...off18, messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect(device.commands).toMatchObject([{ action: 'off' }])
  })

  it('R-81 is not sent again to a device that reconnects, which may still confirm it', async () => {
    const { page, device, connect } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await device.leave()
    const back = await connect()
    await back.report('state', { pins: { 18: 1 } })
    await page.hears(isStage('processed', 'm'))
    expect([device.commands.length, back.commands.length]).toEqual([1, 0])
  })

  it('R-81 acts once, even when its person sends it several times and from several pages', async () => {
    const { owner, page, device } = await openLiveHome(server)
    const second = await openLivePage(owner)
    for (const from of [page, second, page, second, page]) from.say({ ...on18, messageId: 'm' })
    await page.hears(isUpdate(({ acks }) => acks?.includes('m') ?? false))
    second.say({ ...on18, messageId: 'm' })
    page.say({ ...off18, messageId: 'm' })
    await Promise.all([page.settles(), second.settles()])
    await device.settles()
    expect(device.commands).toHaveLength(1)
    expect(await logOf(owner)).toHaveLength(1)
  })

  it('LIVE-2 LIVE-6 a button that is held is one command with a count: every press hears its stages, and the device gets it once', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    const presses = ['a', 'b', 'c']
    for (const messageId of presses) page.say({ ...on18, messageId })
    const heard = async (stage: 'sent' | 'received') =>
      (await page.settles()).filter(isStage(stage)).map(({ messageId }) => messageId)
    expect(await heard('sent')).toEqual(presses)
    await device.acknowledges({ ok: true })
    expect(await heard('received')).toEqual(presses)
    page.say({ ...on18, messageId: 'd' })
    const late = await page.settles()
    expect([late.some(isStage('sent', 'd')), late.some(isStage('received', 'd'))]).toEqual([
      true,
      true,
    ])
    await device.report('state', { pins: { 18: 1 } })
    const messages = await page.settles()
    expect(messages.find(isUpdate())).toMatchObject({ acks: [...presses, 'd'] })
    expect(messages.filter(isStage('processed')).map(({ messageId }) => messageId)).toEqual([
      ...presses,
      'd',
    ])
    expect(device.commands).toHaveLength(1)
    expect(await logOf(owner)).toMatchObject([{ outcome: 'done', count: 4 }])
  })

  it('LIVE-2 R-81 pressed again after a second without an answer, it is handed over again under its id, and fails as one', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    page.say({ ...on18, messageId: 'first' })
    await page.settles()
    server.clock.advance(1_000)
    page.say({ ...on18, messageId: 'again' })
    await page.settles()
    await device.settles()
    expect(device.commands).toHaveLength(2)
    expect(device.commands[1]).toEqual(device.commands[0])
    await device.leave()
    const failed = (await page.settles()).filter(isStage('failed'))
    expect(failed.map(({ messageId }) => messageId)).toEqual(['again'])
    server.clock.advance(5_000)
    expect(await page.hears(isStage('failed', 'first'))).toMatchObject({ code: 'device_no_answer' })
    expect(await logOf(owner)).toMatchObject([{ outcome: 'expired' }])
  })

  it('LIVE-2 the same asked by two people is two commands', async () => {
    const { owner, page } = await openLiveHome(server, 'SC-000001', deaf)
    const family = await createTestFamily(owner)
    const familyPage = await openLivePage(family)
    page.say({ ...on18, messageId: 1 })
    await page.settles()
    familyPage.say({ ...on18, messageId: 1 })
    await familyPage.settles()
    expect([await logOf(owner), await logOf(family)]).toMatchObject([
      [{ count: 1 }],
      [{ count: 1 }],
    ])
  })

  it('R-81 is a different command for another person or another device, or when the number is a text', async () => {
    const { owner, roomId, page, device } = await openLiveHome(server)
    const family = await createTestFamily(owner)
    const familyPage = await openLivePage(family)
    const secret = await addDevice(owner, 'SC-000002', roomId)
    const other = await connectTestDevice(server.mqttUrl, 'SC-000002', secret)
    const said = [
      { page, desired: { ...on18, messageId: 1 } },
      { page, desired: { ...on18, messageId: '1', pin: 19 } },
      { page: familyPage, desired: { ...on18, messageId: 1, pin: 21 } },
      { page, desired: { ...on18, messageId: 1, deviceIdentifier: 'SC-000002' } },
    ]
    for (const { page: from, desired } of said) {
      from.say(desired)
      await from.hears(isStage('processed', desired.messageId))
    }
    expect(device.commands.map(({ pin }) => pin)).toEqual(['18', '19', '21'])
    expect(other.commands).toHaveLength(1)
    expect([(await logOf(owner)).length, (await logOf(family)).length]).toEqual([3, 1])
  })

  it.each([0, 1, -1, 1.5, 1_700_000_000_000.25, '1', ' ', '"', 'ü ☕', '\u0000', 'm'.repeat(64)])(
    'SOCK-2 SOCK-3 keeps the messageId of its page: %j',
    async (messageId) => {
      const { page } = await openLiveHome(server)
      page.say({ ...on18, messageId })
      for (const stage of ['sent', 'received'] as const) {
        expect(await page.hears(isStage(stage))).toEqual({ stage, messageId })
      }
      expect(await page.hears(isUpdate(({ acks }) => acks !== undefined))).toMatchObject({
        acks: [messageId],
      })
      expect(await page.hears(isStage('processed'))).toEqual({ stage: 'processed', messageId })
    },
  )

  it('LIVE-2 is stored in the command log with its person, device, pin, state, times and outcome', async () => {
    const { owner, page } = await openLiveHome(server)
    const guest = await createTestGuest(owner, { now: server.clock.now() })
    const guestPage = await openLivePage(guest)
    const before = server.clock.now()
    guestPage.say({ ...on18, messageId: 7 })
    await guestPage.hears(isStage('processed', 7))
    const after = server.clock.now()
    const [row, ...more] = await logOf(guest)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      identifier: 'SC-000001',
      message_id: '7',
      action: 'on',
      pin: '18',
      desired: 1,
      outcome: 'done',
      error: null,
    })
    const moments = [before, row!.begun_at, row!.received_at!, row!.ended_at!, after]
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    expect(await logOf(owner)).toEqual([])
    await page.close()
  })

  it('LIVE-2 R-85 is shown as desired on every page, also on one opened meanwhile, until it ends', async () => {
    const { owner, roomId, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    await device.report('state', { pins: { 18: 0 } })
    const there = await openLivePage(owner)
    await there.watch(roomId)
    page.say({ ...on18, messageId: 'm' })
    const desired = { pins: { 18: { state: 0, desired: 1 } } }
    expect(await there.hears(isUpdate())).toMatchObject(desired)
    const late = await openLivePage(owner)
    expect((await late.watch(roomId))[0]).toMatchObject(desired)
    server.clock.advance(5_000)
    for (const one of [there, late]) {
      const update = await one.hears(isUpdate())
      expect(update).toMatchObject({ pins: { 18: { state: 0 } } })
      expect(update).not.toHaveProperty('pins.18.desired')
    }
  })

  it('LIVE-2 does not change the stored state of the device: only a report does', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', deaf)
    await device.report('state', { pins: { 18: 0 } })
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    expect(await storedPin(owner, '18')).toBe(0)
    await device.acknowledges({ ok: true })
    expect(await storedPin(owner, '18')).toBe(0)
    expect((await shownTo(owner, 'SC-000001')).pins['18']).toMatchObject({ state: 0, desired: 1 })
    await device.report('state', { pins: { 18: 1 } })
    expect(await storedPin(owner, '18')).toBe(1)
    expect((await shownTo(owner, 'SC-000001')).pins['18']).not.toHaveProperty('desired')
  })

  it('R-83 does not deadlock with a report at the same time', async () => {
    const { owner, page, device } = await openLiveHome(server)
    const second = await openLivePage(owner)
    const pins = [18, 19, 21, 25]
    for (let n = 0; n < 120; n += 1) {
      const from = n % 2 ? page : second
      const action = n % 3 ? 'on' : 'off'
      from.say({ ...on18, action, pin: pins[n % 4], messageId: n })
      void device.report('state', { pins: { [pins[(n + 1) % 4]!]: n % 2 } })
    }
    await Promise.all([page.settles(), second.settles()])
    await device.settles()
    server.clock.advance(5_000)
    await expect
      .poll(async () => (await outcomesOf(owner)).filter(({ outcome }) => !outcome))
      .toEqual([])
    const rows = await logOf(owner)
    expect(rows.reduce((presses, { count }) => presses + count, 0)).toBe(120)
    expect(new Set(device.commands.map(({ messageId }) => messageId)).size).toBe(rows.length)
  })
})

type DesiredPin = { action: string; pin?: number | string; state?: number }

describe('the commands that a device supports', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('sqlite')
  })
  afterAll(() => server.stop())

  const can: [string, DesiredPin, PinKey, PinState][] = [
    ...[18, 19, 21, 25].flatMap((pin): [string, DesiredPin, PinKey, PinState][] => [
      ['SC-000001', { action: 'on', pin }, `${pin}` as PinKey, 1],
      ['SC-000001', { action: 'off', pin }, `${pin}` as PinKey, 0],
    ]),
    ['SC-000001', { action: 'on', pin: '18' }, '18', 1],
    ['SC-000001', { action: 'on', pin: 18, state: 1 }, '18', 1],
    ...[0, 1, 2, 3].flatMap((state): [string, DesiredPin, PinKey, PinState][] => [
      ['PC-000001', { action: 'setFanState', pin: 13, state }, '13', state as PinState],
      ['PC-000001', { action: 'setFanState', state }, '13', state as PinState],
    ]),
    ['PC-000001', { action: 'on', pin: 13 }, '13', 1],
    ['PC-000001', { action: 'off', pin: 13 }, '13', 0],
    ['PC-000001', { action: 'on', pin: 21 }, '21', 1],
    ['WLM-000001', { action: 'pumpOn' }, 'pump', 1],
    ['WLM-000001', { action: 'pumpOff' }, 'pump', 0],
    ['WLM-000001', { action: 'ledOn' }, 'led', 1],
    ['WLM-000001', { action: 'ledOff' }, 'led', 0],
    ['RELAY-01', { action: 'on', pin: 19 }, '19', 1],
    ['sc-000001', { action: 'off', pin: 21 }, '21', 0],
  ]
  it.each(can)(
    'PINS-1 PINS-2 CTRL-4 CTRL-5 SOCK-2 of %s: %j sets pin %s to %i',
    async (identifier, desired, pin, state) => {
      const { owner, page, device } = await openLiveHome(server, identifier)
      page.say({ deviceIdentifier: identifier, messageId: 'm', ...desired })
      await page.hears(isStage('processed', 'm'))
      // `action` repeats in one word what `pin` and `state` already say.
      const action = pin === '13' ? 'setFanState' : desired.action
      expect(device.commands).toMatchObject([{ action, pin, state }])
      const { pins, outputs } = await shownTo(owner, identifier)
      expect(new Map(Object.entries({ ...pins, ...outputs })).get(pin)).toMatchObject({ state })
    },
  )

  const cannot: [string, DesiredPin, string][] = [
    ['SC-000001', { action: 'on' }, 'on needs a pin'],
    ['SC-000001', { action: 'on', pin: 13 }, 'This device has no pin 13'],
    ['SC-000001', { action: 'pumpOn' }, 'This device has no pin pump'],
    ['SC-000001', { action: 'setFanState', state: 1 }, 'This device has no pin 13'],
    ['SC-000001', { action: 'setFanState', pin: 18, state: 1 }, 'Pin 18 is not a fan'],
    ['PC-000001', { action: 'on', pin: 25 }, 'This device has no pin 25'],
    ['PC-000001', { action: 'setFanState' }, 'setFanState needs a state from 0 to 3'],
    ['PC-000001', { action: 'setFanState', pin: 18, state: 2 }, 'Pin 18 is not a fan'],
    ['WLM-000001', { action: 'on', pin: 18 }, 'This device has no pin 18'],
    ['WLM-000001', { action: 'setFanState', state: 1 }, 'This device has no pin 13'],
    ['RELAY-01', { action: 'on', pin: 25 }, 'This device has no pin 25'],
    ['RELAY-01', { action: 'setFanState', state: 1 }, 'This device has no pin 13'],
    ['RELAY-01', { action: 'ledOn' }, 'This device has no pin led'],
    ['sc-000001', { action: 'on', pin: 25 }, 'This device has no pin 25'],
  ]
  it.each(cannot)(
    'PINS-1 R-33 %s refuses %j with the reason',
    async (identifier, desired, error) => {
      const { page, device } = await openLiveHome(server, identifier)
      page.say({ deviceIdentifier: identifier, messageId: 'm', ...desired })
      const refused = { error, code: 'invalid_input', field: /state/.test(error) ? 'state' : 'pin' }
      expect(await page.settles()).toEqual([{ stage: 'failed', messageId: 'm', ...refused }])
      await device.settles()
      expect(device.commands).toEqual([])
    },
  )
})
