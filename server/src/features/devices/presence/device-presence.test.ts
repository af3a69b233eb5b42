/** Presence: which connection of a device counts, and that no page shows an absent device as online. */
import { resetSecretEndpoint } from '@roomwire/contracts/http/devices.ts'
import { addDevice, callApi } from '@roomwire/testing/clients/api-client.ts'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { busTopic } from '../../../platform/bus/bus.ts'

const on18 = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 } as const

describe.each(engines)('a device (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const refusal = (identifier: string, secret: string) =>
    connectTestDevice(server.mqttUrl, identifier, secret).then(
      () => 'admitted',
      ({ code }) => code,
    )

  it('LIVE-4 is shown online when it connects, and with the time of its last report when it has left', async () => {
    const { owner, roomId, secret } = await createTestHome(server.url)
    const page = await openLivePage(owner)
    const [before] = await page.watch(roomId)
    expect(before).toMatchObject({ connected: false, lastSeenAt: null })
    const begun = server.clock.now()
    const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
    const online = await page.hears(isUpdate())
    expect(online).toMatchObject({ connected: true, rev: [1, 0] })
    expect(online.lastSeenAt).toBeGreaterThanOrEqual(begun)
    const left = server.clock.now()
    await device.leave()
    const offline = await page.hears(isUpdate(({ connected }) => !connected))
    expect(offline.lastSeenAt).toBeGreaterThanOrEqual(left)
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({ connected: false, rev: [1, 1] })
  })

  it('LIVE-4 is shown offline at once when its line is cut without a DISCONNECT', async () => {
    const { page, device } = await openLiveHome(server)
    device.client.stream.destroy()
    await page.hears(
      isUpdate(({ connected }) => !connected),
      1_000,
    )
  })

  it('LIVE-4 keeps what it last reported while it is away', async () => {
    const { owner, device, page } = await openLiveHome(server)
    await device.report('state', { pins: { 18: 1 } })
    await device.leave()
    await page.hears(isUpdate(({ connected }) => !connected))
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({ pins: { 18: { state: 1 } } })
  })

  it('LIVE-4 when it connects again, pages know which pins it has not reported since', async () => {
    const { owner, device, connect } = await openLiveHome(server)
    await device.report('state', { pins: { 18: 1, 19: 0 } })
    await device.leave()
    server.clock.advance(1)
    const again = await connect()
    const since = async (pin: string) => {
      const { pins, connectedAt } = await shownTo(owner, 'SC-000001')
      const reportedAt = pins[pin]?.reportedAt ?? 0
      return connectedAt !== null && reportedAt >= connectedAt
    }
    expect([await since('18'), await since('19')]).toEqual([false, false])
    await again.report('state', { pins: { 18: 0 } })
    expect([await since('18'), await since('19')]).toEqual([true, false])
  })

  it('R-16 is refused with a wrong secret, that of another device, or none, and the connected device notices nothing', async () => {
    const { owner, page, device, secret } = await openLiveHome(server)
    const otherSecret = await addDevice(owner, 'SC-000002')
    await page.settles()
    for (const wrong of ['wrong', '', otherSecret, `${secret} `, secret.slice(1)]) {
      expect([wrong, await refusal('SC-000001', wrong)]).toEqual([wrong, 4])
    }
    expect(await refusal('SC-000099', secret)).toBe(4)
    expect(await refusal('sc-000001', secret)).toBe(4)
    await device.report('state', { pins: { 18: 1 } })
    expect(await page.settles()).toMatchObject([{ pins: { 18: { state: 1 } } }])
  })

  it('R-47 is replaced by its newest connection, without a moment offline', async () => {
    const { page, device, connect } = await openLiveHome(server)
    const newer = await connect()
    await device.closed
    page.say({ ...on18, messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect([device.commands.length, newer.commands.length]).toEqual([0, 1])
    const updates = (await page.settles()).filter(isUpdate())
    expect(updates.filter(({ connected }) => !connected)).toEqual([])
  })

  it('R-47 keeps exactly one of ten simultaneous connections, is shown online, and receives commands', async () => {
    const { owner, page, connect } = await openLiveHome(server)
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => connect()))
    const admitted = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    page.say({ ...on18, messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    await expect.poll(() => admitted.filter(({ client }) => client.connected)).toHaveLength(1)
    expect(admitted.filter(({ commands }) => commands.length > 0)).toHaveLength(1)
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({
      connected: true,
      pins: { 18: { state: 1 } },
    })
  })

  it('API-15 R-43 is recognised by its secret when two homes have the same identifier', async () => {
    const [here, there] = [await openLiveHome(server), await openLiveHome(server)]
    await here.device.report('state', { pins: { 18: 1 } })
    expect(await there.page.settles()).toEqual([])
    there.page.say({ ...on18, pin: 19, messageId: 'm' })
    await there.page.hears(isStage('processed', 'm'))
    expect(here.device.commands).toEqual([])
    expect((await shownTo(here.owner, 'SC-000001')).pins).toMatchObject({
      18: { state: 1 },
      19: { state: null },
    })
    expect((await shownTo(there.owner, 'SC-000001')).pins).toMatchObject({
      18: { state: null },
      19: { state: 1 },
    })
    await callApi(there.owner, resetSecretEndpoint, { body: { device_identifier: 'SC-000001' } })
    await there.device.closed
    expect(here.device.client.connected).toBe(true)
    expect(await shownTo(here.owner, 'SC-000001')).toMatchObject({ connected: true })
  })

  it('API-17 MANAGE-3 R-48 is disconnected at once when its secret changes, is shown offline, and connects again only with the new one', async () => {
    const { owner, page, device, secret } = await openLiveHome(server)
    const own = startOwnTime()
    const { device_secret } = await callApi(owner, resetSecretEndpoint, {
      body: { device_identifier: 'SC-000001' },
    })
    await device.closed
    expect(own()).toBeLessThan(slack * 1_000)
    await page.hears(isUpdate(({ connected }) => !connected))
    page.say({ ...on18, messageId: 'm' })
    expect(await page.hears(isStage('failed', 'm'))).toMatchObject({
      error: 'Device SC-000001 is offline',
    })
    expect(await refusal('SC-000001', secret)).toBe(4)
    const back = await connectTestDevice(server.mqttUrl, 'SC-000001', device_secret)
    await back.report('state', { pins: { 18: 1 } })
    await page.hears(isUpdate(({ connected, pins }) => connected && pins['18']?.state === 1))
  })

  it('API-17 R-48 a connection made with the old secret while it changes does not stay', async () => {
    const { owner, secret } = await createTestHome(server.url)
    const trying = Array.from({ length: 10 }, () =>
      connectTestDevice(server.mqttUrl, 'SC-000001', secret).catch(() => null),
    )
    await callApi(owner, resetSecretEndpoint, { body: { device_identifier: 'SC-000001' } })
    for (const device of await Promise.all(trying)) await device?.closed
    await expect.poll(async () => (await shownTo(owner, 'SC-000001')).connected).toBe(false)
  })

  it('LIVE-4 connects over WebSocket on the HTTP port as well', async () => {
    const { owner, roomId, secret } = await createTestHome(server.url)
    const page = await openLivePage(owner)
    await page.watch(roomId)
    const line = await openLine(server.url.replace('http', 'ws'))
    await connectTestDevice(`${line.url}/mqtt`, 'SC-000001', secret)
    page.say({ ...on18, messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    line.cut()
    await page.hears(
      isUpdate(({ connected }) => !connected),
      3_000,
    )
    await line.close()
  })
})

describe.each(engines)('when its server stops and starts again (%s)', (engine) => {
  it('R-82 R-85 a device is offline until it connects again, and a page that saw it before takes the newer rev', async () => {
    const first = await startTestServer(engine)
    const { owner, roomId, device, page } = await openLiveHome(first)
    await device.report('state', { pins: { 18: 1 } })
    const online = await page.hears(isUpdate(({ pins }) => pins['18']?.state === 1))
    // The server stops without a DISCONNECT to the device.
    await first.roomwire.close()
    const { data, databaseUrl, busUrl } = first.config
    const second = await startTestServer(engine, { shared: { data, databaseUrl, busUrl } })
    const again = await openLivePage({ ...owner, url: second.url })
    const [shown] = await again.watch(roomId)
    expect(shown).toMatchObject({ connected: false, pins: { 18: { state: 1 } } })
    expect(newer(shown!.rev, online.rev)).toBe(true)
    await second.stop()
    await first.stop()
  })

  it('R-82 a device is newer than it was ever shown, also when a power cut took its last connect back', async () => {
    const first = await startTestServer(engine)
    const { owner, connect } = await openLiveHome(first)
    const db = await openTestDatabaseOf(first)
    const stored = await db.selectFrom('device').selectAll().executeTakeFirstOrThrow()
    for (let again = 0; again < 3; again += 1) await connect()
    const { rev: shown } = await shownTo(owner, 'SC-000001')
    await first.roomwire.close()
    // As on a disk that has kept nothing since.
    await db
      .updateTable('device')
      .set({ ...stored, connected: 0 })
      .execute()
    await db.destroy()
    const { data, databaseUrl, busUrl } = first.config
    const second = await startTestServer(engine, { shared: { data, databaseUrl, busUrl } })
    const { rev } = await shownTo({ ...owner, url: second.url }, 'SC-000001')
    expect(newer(rev, shown)).toBe(true)
    await second.stop()
    await first.stop()
  })

  it('LIVE-4 the server disconnects devices over TCP and WebSocket, and logs no bug', async () => {
    const server = await startTestServer(engine)
    const home = await createTestHome(server.url)
    const secret = await addDevice(home.owner, 'SC-000002')
    const settings = { username: 'SC-000002', password: secret, reconnectPeriod: 0 }
    const [tcp, ws] = [
      await connectTestDevice(server.mqttUrl, 'SC-000001', home.secret),
      await connectAsync(`${server.url.replace('http', 'ws')}/mqtt`, settings),
    ]
    const closed = new Promise((resolve) => ws.once('close', () => resolve(null)))
    const db = await openTestDatabaseOf(server)
    await server.roomwire.bus.publish(busTopic('nobody'), null)
    const { stop, bugs } = server
    await stop()
    await Promise.all([tcp.closed, closed])
    expect(bugs).toEqual([])
    await db.destroy()
  })
})

const newer = ([epoch, seq]: number[], [thanEpoch, thanSeq]: number[]) =>
  epoch! > thanEpoch! || (epoch === thanEpoch && seq! > thanSeq!)

describe('a device with replicas', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServerOn('postgres and NATS')
  })
  afterAll(() => server.stop())

  it('R-82 every report on a connection of an older epoch is refused with a text', async () => {
    const { owner, page, device } = await openLiveHome(server, 'SC-000001', { deaf: true })
    page.say({ ...on18, messageId: 'm' })
    await page.settles()
    await device.settles()
    const db = await openTestDatabaseOf(server)
    // As if another replica had taken the device over and its event had been lost.
    await db
      .updateTable('device')
      .set({ epoch: 9, seq: 3 })
      .where('home_id', '=', (set) =>
        set.selectFrom('person').select('home_id').where('id', '=', owner.userId).$castTo<number>(),
      )
      .execute()
    await db.destroy()
    const before = await shownTo(owner, 'SC-000001')
    await device.report('state', { pins: { 18: 1 } })
    await device.report('touch', { touchPin: 12, state: 1 })
    await device.report('hello', { firmware: 'zombie' })
    const messageId = device.commands[0]!.messageId
    await device.report('ack', { messageId, ok: true })
    await device.report('ack', { messageId, ok: false, error: 'zombie' })
    await device.settles()
    expect(await shownTo(owner, 'SC-000001')).toEqual(before)
    expect(await page.settles()).toEqual([])
    expect(device.complaints).toEqual(
      ['state', 'touch', 'hello', 'ack', 'ack'].map((word) => ({
        topic: `devices/SC-000001/${word}`,
        error: 'Another connection of this device has taken its place',
      })),
    )
  })
})
