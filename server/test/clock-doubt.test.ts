/** A server, while nobody knows the time, does nothing that could not be taken back. */

import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { loginEndpoint, profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { createScheduleEndpoint, scheduleRunsEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import {
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import {
  handshake,
  isStage,
  liveAddress,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { type TestMachine, testMachine } from '@roomwire/testing/worlds/test-machine.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tendHistory } from '../src/features/history/tend-history.ts'

const hour = 3_600_000
const day = 24 * hour
const year = 365 * day

async function open() {
  const machine = testMachine()
  const server = await startTestServer('sqlite', { machine, limitScale: 1 })
  let newest = server
  onTestFinished(() => newest.stop())
  /** Starts it anew on a machine whose clock is somewhere else. */
  const restart = async (machine: TestMachine) => {
    newest = await restartTestServer(server, 'sqlite', { machine, limitScale: 1 })
    return newest
  }
  const home = await openLiveHome(server)
  await home.device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
  const now = server.clock.now()
  const guest = await createTestGuest(home.owner, { now, forMs: 10 * hour })
  const family = await createTestFamily(home.owner)
  const pass = await givePass(home.owner, { now, room_ids: [home.roomId] })
  const browser = passBrowser(pass)
  expect((await browser.open()).status).toBe(200)
  return { machine, server, restart, ...home, guest, family, pass, browser }
}

/** How a person is answered: with their session, on the live socket, and when they sign in anew. */
async function seen({ url, token = '', email }: TestPerson) {
  return [
    (await answerOf({ url, token }, listRoomsEndpoint, {})).status,
    await handshake(liveAddress(url, token)),
    (await answerOf({ url }, loginEndpoint, { body: { email, password } })).status,
  ]
}

const isIn = [200, 101, 200]
const isOut = [503, 503, 503]

/** A schedule that is due in so many ms, every day. */
const dueIn = async (server: TestServer, owner: TestPerson, ms: number) => {
  const at = new Date(Math.ceil((server.clock.now() + ms) / 60_000) * 60_000)
  const time = { kind: 'clock' as const, at: at.toISOString().slice(11, 16) }
  const days = { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] }
  const rule = { days, time, spread: 0, from: null, until: null }
  const pins = [{ device_identifier: 'SC-000001', pin: '18', state: 1 } as const]
  const body = { name: 'Daily', rule, pins, for_s: null }
  return (await callApi(owner, createScheduleEndpoint, { body })).schedule
}
const runsOf = async (owner: TestPerson, { schedule_id }: { schedule_id: number }) =>
  (await callApi(owner, scheduleRunsEndpoint, { path: { id: String(schedule_id) } })).runs.map(
    ({ due_at, outcome }) => [due_at, outcome],
  )

it('R-70 who manages the home is told when the clock falls into doubt, and when it is known again; family is not', async () => {
  const { machine, owner, family } = await open()
  const isInDoubt = async ({ url, token = '', userId }: TestPerson) => {
    const path = { userId: String(userId) }
    return (await callApi({ url, token }, profileEndpoint, { path })).user.server_clock_in_doubt
  }
  const page = await openLivePage(owner)
  const profileChanges = () =>
    page.heard.filter((one) => 'what' in one && one.what === 'profile').length
  expect([await isInDoubt(owner), profileChanges()]).toEqual([false, 0])
  machine.set(10 * year)
  await expect.poll(profileChanges).toBe(1)
  expect([await isInDoubt(owner), await isInDoubt(family)]).toEqual([true, false])
  machine.set(-10 * year)
  await expect.poll(profileChanges).toBe(2)
  expect(await isInDoubt(owner)).toBe(false)
})

describe.each([day, -2 * hour, 10 * year, -10 * year])('R-70 a clock that is %d ms off', (off) => {
  it('for 50 s while the server runs lets guests wait, and leaves no trace', async () => {
    const { machine, server, owner, guest, family, browser, device } = await open()
    const guestPage = await openLivePage(guest)
    const schedule = await dueIn(server, owner, 2 * hour)
    const begun = server.clock.now()

    machine.set(off)
    expect(await guestPage.closed).toMatchObject({ code: limits.closeForNow })
    machine.pass(25_000)
    expect(await seen(guest)).toEqual(isOut)
    expect((await browser.open()).status).toBe(503)
    expect((await browser.show()).status).toBe(503)
    expect([
      await seen(owner).then(([call, socket]) => [call, socket]),
      await seen(family),
    ]).toEqual([isIn.slice(0, 2), isIn])
    expect(server.roomwire.clockTrust.isConfirmed()).toBe(false)
    machine.pass(25_000)
    machine.set(-off)
    expect(server.clock.now() - begun).toBeLessThan(150_000)

    expect(await seen(guest)).toEqual(isIn)
    expect((await browser.show()).status).toBe(200)
    expect(await runsOf(owner, schedule)).toEqual([])
    machine.pass((schedule.next_at ?? 0) - server.clock.now() - 200)
    server.roomwire.scheduleAlarm.look()
    await expect.poll(() => device.commands.length).toBe(1)
    await expect.poll(() => runsOf(owner, schedule)).toEqual([[schedule.next_at, 'acted']])
    expect(server.bugs).toEqual([])
  })
})

it('R-70 a machine that starts before its time goes on from the last one that was confirmed, and takes nothing away until its clock is right', async () => {
  const { machine, server, restart, owner, guest, family, device } = await open()
  const due = await dueIn(server, owner, 2 * hour)
  machine.synchronise(true)
  const db = await openTestDatabaseOf(server)
  const floor = async () =>
    (await db.selectFrom('installation').select('clock_floor').executeTakeFirst())?.clock_floor
  await expect.poll(floor, { timeout: 10_000 }).toBeGreaterThan(0)
  const code = await db.selectFrom('join_code').selectAll().execute()
  await device.leave()
  const stoppedAt = server.clock.now()

  const early = testMachine(Date.UTC(1970, 0, 1))
  const again = await restart(early)
  const [they, we, kin] = [guest, owner, family].map((one) => ({ ...one, url: again.url }))
  if (!they || !we || !kin) throw new Error('Nobody is there')
  expect(Math.abs(again.clock.now() - stoppedAt)).toBeLessThan(60_000)
  expect([await seen(they), await seen(we), await seen(kin)]).toEqual([isOut, isIn, isIn])
  // The schedule would be due by the time that it goes on with, but nobody knows that it is.
  early.pass(3 * hour)
  again.roomwire.scheduleAlarm.look()
  expect(again.roomwire.clockTrust.isConfirmed()).toBe(false)
  expect(await runsOf(we, due)).toEqual([])

  early.set(stoppedAt + hour - early.wall())
  expect(await seen(they)).toEqual(isIn)
  early.pass((due.next_at ?? 0) - again.clock.now() - 500)
  again.roomwire.scheduleAlarm.look()
  await expect.poll(() => runsOf(we, due)).toEqual([[due.next_at, 'acted']])
  expect(await db.selectFrom('join_code').selectAll().execute()).toEqual(code)
  await db.destroy()
  expect([...server.bugs, ...again.bugs]).toEqual([])
})

it('R-70 a machine that starts a year ahead does what is due once the system has put its clock right', async () => {
  const { server, restart, owner, guest, device } = await open()
  const due = await dueIn(server, owner, 2 * hour)
  await device.leave()
  const stoppedAt = server.clock.now()

  const ahead = testMachine(stoppedAt + year)
  const again = await restart(ahead)
  const us = { ...owner, url: again.url }
  const db = await openTestDatabaseOf(again)
  // Nothing is wrong yet, as far as anybody can know: what was due is missed, sessions are over.
  await expect
    .poll(() => db.selectFrom('schedule_run').select('outcome').execute())
    .toContainEqual({ outcome: 'missed' })
  expect(again.roomwire.clockTrust.isInDoubt()).toBe(false)
  const sessions = () => db.selectFrom('session').selectAll().execute()
  const before = await sessions()

  ahead.set(-year)
  expect(again.roomwire.clockTrust.isInDoubt()).toBe(true)
  ahead.synchronise(true)
  await expect.poll(() => again.roomwire.clockTrust.isConfirmed(), { timeout: 10_000 }).toBe(true)
  expect(Math.abs(again.clock.now() - stoppedAt)).toBeLessThan(60_000)
  expect(await sessions()).toEqual(expect.arrayContaining(before))
  expect(await seen({ ...guest, url: again.url })).toEqual(isIn)
  await expect.poll(() => runsOf(us, due)).toEqual([])
  const now = again.clock.now()
  ahead.pass((due.next_at ?? 0) - now - 500)
  again.roomwire.scheduleAlarm.look()
  await expect.poll(() => runsOf(us, due)).toEqual([[due.next_at, 'acted']])
  await db.destroy()
  expect([...server.bugs, ...again.bugs]).toEqual([])
})

/** The newest number of a pin, and for how long that is there, ms; infinite for one of the future. */
async function newestOf({ roomwire }: Pick<TestServer, 'roomwire'>, homeId: number) {
  const { id = 0 } = (await roomwire.devices.find(homeId, 'SC-000001')) ?? {}
  const pin = (await roomwire.history.list([id])).find(({ key }) => key === 'pin.18')
  const agoMs = roomwire.clock.now() - (pin?.at ?? 0)
  return { id: pin?.id ?? 0, agoMs: agoMs < 0 ? Number.POSITIVE_INFINITY : agoMs }
}

/** How long a pin was on by the history of days from two days ago until two days from now, ms; and its last end. */
async function onOf({ roomwire }: TestServer, homeId: number) {
  const { history, clock } = roomwire
  const { id } = await newestOf({ roomwire }, homeId)
  const now = clock.now()
  const [read] = await history.read({
    seriesIds: [id],
    from: now - 3 * day,
    until: now + 500 * day,
    timeZone: 'UTC',
    now,
    most: 10_000,
    resolution: 'hour',
  })
  const points = read?.points ?? []
  const onMs = points.reduce((sum, point) => sum + point.onMs, 0)
  return { onMs, lastMs: Math.max(now, ...points.map(({ until }) => until)) - now }
}

describe.each([day, -2 * hour])('R-70 what is measured around a step of %d ms', (off) => {
  it('comes to the time that went by: nothing is invented for what was jumped over', async () => {
    const { machine, server, restart, owner, device, identifier, secret } = await open()
    const { homeId } = (await server.roomwire.people.byEmail(owner.email)) ?? {}
    if (!homeId) throw new Error('There is no home')
    await device.report('state', { pins: { 18: 1 } })
    machine.pass(20_000)
    machine.set(off)
    machine.pass(20_000)
    machine.set(-off)
    machine.pass(10_000)
    await device.report('state', { pins: { 18: 0 } })
    await server.roomwire.recorder.stored()
    const first = await onOf(server, homeId)
    expect(Math.abs(first.onMs - 50_000)).toBeLessThan(10_000)
    await device.leave()

    // Another run begins somewhere else in time, and is put right while the pin is on.
    const other = testMachine(server.clock.now() + Math.abs(off))
    const again = await restart(other)
    const back = await connectTestDevice(again.mqttUrl, identifier, secret)
    await back.report('state', { pins: { 18: 1 } })
    other.pass(50_000)
    await again.roomwire.recorder.stored()
    await onOf(again, homeId) // Rolls up the hours, as a chart does.
    other.set(-Math.abs(off))
    other.synchronise(true)
    await expect.poll(() => again.roomwire.clockTrust.isConfirmed(), { timeout: 10_000 }).toBe(true)
    // It goes on from the right time.
    await expect.poll(async () => (await newestOf(again, homeId)).agoMs).toBeLessThan(20_000)
    expect((await newestOf(again, homeId)).agoMs).toBeGreaterThanOrEqual(0)
    other.pass(100_000)
    await back.report('state', { pins: { 18: 0 } })
    await again.roomwire.recorder.stored()
    await tendHistory(again.roomwire)
    const { onMs, lastMs } = await onOf(again, homeId)
    figure(
      'R-70',
      `s that a pin was on for, of 150 s around a step of ${off / hour} h`,
      onMs / 1_000,
    )
    // The 50 s before the step have no time that they were at, and are let go.
    expect(onMs).toBeGreaterThan(first.onMs + 90_000)
    expect(onMs).toBeLessThan(first.onMs + 170_000)
    expect(lastMs).toBeLessThanOrEqual(1_000)
    await back.leave()
    expect([...server.bugs, ...again.bugs]).toEqual([])
  })
})

it.each([day, -day])(
  'R-70 a timer has as long to go as before when the time is corrected by %d ms, and the device stays fresh',
  async (off) => {
    const { machine, server, owner, page, device, identifier } = await open()
    const press = { deviceIdentifier: identifier, action: 'on', pin: 18, for: 600 } as const
    page.say({ ...press, messageId: 'timer' })
    await page.hears(isStage('processed', 'timer'))
    machine.set(off)
    expect(server.roomwire.clockTrust.isInDoubt()).toBe(true)
    machine.synchronise(true)
    const isSure = () => server.roomwire.clockTrust.isConfirmed()
    await expect.poll(isSure, { timeout: 10_000 }).toBe(true)
    const us = await signInAs(server.url, owner.email)
    const leftMs = async () => {
      const { lease } = (await shownTo(us, identifier)).pins['18'] ?? {}
      return (lease?.endsAt ?? 0) - server.clock.now()
    }
    await expect.poll(leftMs).toBeLessThan(601_000)
    expect(await leftMs()).toBeGreaterThan(500_000)
    machine.pass(600_000)
    await expect.poll(() => device.commands.at(-1)?.state, { timeout: 10_000 }).toBe(0)
    expect(server.bugs).toEqual([])
  },
)

it('R-70 a server in doubt tells no device the time', async () => {
  const { machine, server, identifier, secret, device } = await open()
  await device.leave()
  const client = await connectAsync(server.mqttUrl, { username: identifier, password: secret })
  const times: (number | undefined)[] = []
  client.on('message', (_, payload) => times.push(Object(JSON.parse(String(payload))).now))
  await client.subscribeAsync(topicOf(identifier, 'plan'), { qos: 1 })
  const asks = (askedAt: number) => {
    const hello = { features: ['schedules'], plan: 'none', askedAt }
    return client.publishAsync(topicOf(identifier, 'hello'), JSON.stringify(hello), { qos: 1 })
  }
  await asks(1)
  await expect.poll(() => times.length).toBe(1)
  expect(Math.abs((times[0] ?? 0) - server.clock.now())).toBeLessThan(10_000)
  machine.set(day)
  await asks(2)
  await expect.poll(() => times.length).toBe(2)
  expect(times[1]).toBeUndefined()
  await client.endAsync()
  expect(server.bugs).toEqual([])
})

it('R-70 an operator may say that the clock is right which the server doubts', async () => {
  const { machine, server, guest } = await open()
  machine.set(-day)
  expect(await seen(guest)).toEqual(isOut)
  await server.roomwire.clockFloor.write(Math.floor(machine.wall()))
  const isSure = () => server.roomwire.clockTrust.isConfirmed()
  await expect.poll(isSure, { timeout: 10_000 }).toBe(true)
  expect(Math.abs(server.clock.now() - machine.wall())).toBeLessThan(2_000)
})
