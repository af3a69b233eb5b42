/** The quotas of one person, device and home, over the wire: what is refused, and what never is. */
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { createRoomEndpoint, deleteRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import {
  limits,
  quotas as numbers,
  objectLimits,
  rateLimits,
} from '@roomwire/contracts/vocabulary/limits.ts'
import { answerOf, callApi, signInAs } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const on = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 } as const
const off = { deviceIdentifier: 'SC-000001', action: 'off', pin: 18 } as const

describe.each(engines)('R-46 quotas of a day (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { limitScale: 1 })
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const home = async () => {
    const opened = await openLiveHome(server)
    return { ...opened, holder: `person.${opened.owner.userId}` }
  }
  const rowsOf = async (table: 'command' | 'activity', identifier: string, owner: number) => {
    const db = await openTestDatabaseOf(server)
    const rows = await db
      .selectFrom(table)
      .innerJoin('device', 'device.id', `${table}.device_id`)
      .innerJoin('person', 'person.home_id', 'device.home_id')
      .select(`${table}.device_id`)
      .where('device.identifier', '=', identifier)
      .where('person.id', '=', owner)
      .execute()
    await db.destroy()
    return rows.length
  }

  it('leave the owner a share of their own, whatever others of the home have used', async () => {
    const { owner, page, holder } = await home()
    const { quotas, people } = server.roomwire
    const homeId = (await people.byId(owner.userId))?.homeId ?? 0
    quotas.count('pressesOfHome', homeId, numbers.pressesOfHome)
    quotas.count('changesOfHome', homeId, numbers.changesOfHome)
    page.say({ ...on, messageId: 'mine' })
    await page.hears(isStage('processed', 'mine'))
    await callApi(owner, createRoomEndpoint, { body: { room_name: 'Attic' } })
    quotas.count('pressesOfHolder', holder, numbers.pressesOfHolder / 10)
    page.say({ ...on, messageId: 'more' })
    expect(await page.hears(isStage('failed'))).toMatchObject({ code: 'quota_used_up' })
  })

  it('refuse to switch on past it, in words and without a row, and never refuse to switch off, also after a restart', async () => {
    const { owner, page, holder, device } = await home()
    page.say({ ...on, messageId: 'first' })
    await page.hears(isStage('processed'))
    server.roomwire.quotas.count('pressesOfHolder', holder, numbers.pressesOfHolder)
    const before = await rowsOf('command', 'SC-000001', owner.userId)
    page.say({ ...on, messageId: 'second' })
    expect(await page.hears(isStage('failed'))).toMatchObject({
      code: 'quota_used_up',
      messageId: 'second',
      error: expect.stringMatching(
        /^The daily limit for switching is reached. Switching off still works/,
      ),
    })
    expect(await rowsOf('command', 'SC-000001', owner.userId)).toBe(before)
    page.say({ ...off, messageId: 'third' })
    expect(await page.hears(isStage('processed'))).toMatchObject({ messageId: 'third' })
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({ pins: { 18: { state: 0 } } })
    await device.leave()
    server = await restartTestServer(server, engine, { limitScale: 1 })
    expect(server.roomwire.quotas.isUsedUp('pressesOfHolder', holder)).toBe(true)
  })

  it('leave ‘All off’ a whole large home, and an eager script one pin a second', () => {
    const { quotas, rateLimits: rates } = server.roomwire
    const press = { holder: 'person.999', homeId: 999, isOff: true }
    quotas.count('pressesOfHolder', press.holder, numbers.pressesOfHolder)
    let done = 0
    const { burst } = rateLimits.overQuotaOfPerson
    for (; done < burst; done += 1) rates.countOverQuota(press.holder)
    expect(() => rates.countOverQuota(press.holder)).toThrow('Too fast')
  })

  it('refuse one change too many and roll it back, while what takes something away goes on', async () => {
    const { owner, roomId, holder } = await home()
    server.roomwire.quotas.count('changesOfHolder', holder, numbers.changesOfHolder)
    const refused = await answerOf(owner, createRoomEndpoint, { body: { room_name: 'Cellar' } })
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'quota_used_up',
        error: expect.stringMatching(/^The daily limit for changes is reached/),
      },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const again = await signInAs(server.url, owner.email)
    await callApi(again, turnAllOffEndpoint, { body: { room_id: null } })
    await callApi(again, deleteRoomEndpoint, { path: { id: String(roomId) } })
    const db = await openTestDatabaseOf(server)
    const rooms = await db.selectFrom('room').select('name').where('name', '=', 'Cellar').execute()
    await db.destroy()
    expect(rooms).toEqual([])
  })

  it('acknowledge reports past it, keep nothing of them, and tell the device once a minute', async () => {
    const { owner, device } = await home()
    const { id, homeId } = server.roomwire.twins.find(
      (await server.roomwire.people.byId(owner.userId))?.homeId ?? 0,
      'SC-000001',
    ) ?? { id: 0, homeId: 0 }
    const hello = { firmware: '1', readings: { t: { name: 'T', unit: '°C' } } }
    await device.report('hello', hello)
    await device.report('readings', { readings: { t: 20 } })
    server.roomwire.deviceQuotas.count('samples', { id, homeId }, numbers.samplesOfDevice)
    const counted = () => device.complaints.length
    const before = counted()
    for (let value = 0; value < 5; value += 1) {
      server.clock.advance(limits.sampleEveryMs)
      await device.report('readings', { readings: { t: 30 + value } }) // Resolves with its PUBACK.
    }
    await device.settles()
    expect(device.complaints.slice(before)).toEqual([
      {
        topic: 'devices/SC-000001/readings',
        error: expect.stringMatching(/^The quota of the day \(UTC\) is used up, so do not send/),
      },
    ])
    server.clock.advance(objectLimits.quotaReportEveryMs)
    await device.report('state', { pins: { 18: 1 } })
    await device.settles()
    expect(counted()).toBe(before + 2)
    // The present state is known, quota or not.
    expect(await shownTo(owner, 'SC-000001')).toMatchObject({ pins: { 18: { state: 1 } } })
  })

  it('count what a device changes past it in the last row, so that nothing is missing', async () => {
    const { owner, device } = await home()
    const person = await server.roomwire.people.byId(owner.userId)
    const { id = 0 } = server.roomwire.twins.find(person?.homeId ?? 0, 'SC-000001') ?? {}
    await device.report('state', { pins: { 18: 0, 19: 0 } })
    await device.report('state', { pins: { 18: 1 } })
    server.roomwire.deviceQuotas.count(
      'events',
      { id, homeId: person?.homeId ?? 0 },
      numbers.eventsOfDevice,
    )
    const before = await rowsOf('activity', 'SC-000001', owner.userId)
    for (let round = 0; round < 6; round += 1) {
      await device.report('state', { pins: { 18: round % 2 } })
    }
    await device.settles()
    expect(await rowsOf('activity', 'SC-000001', owner.userId)).toBe(before)
  })
})
