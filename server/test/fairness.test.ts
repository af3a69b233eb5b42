/**
 * One page, device, person or address that sends as fast as it can: how much of it is let through,
 * and whether the others are served meanwhile. Counts, not times: the clocks stand still where it
 * is counted. How long the others wait is measured by floods.test.ts.
 */

import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { limits, rateLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import { RawDevice } from '@roomwire/server/transports/mqtt/raw-device.ts'
import {
  addDevice,
  answerOf,
  createTestFamily,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isType, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { expectRefused } from '@roomwire/testing/clients/refused.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, testClock } from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** A timer may fire a moment before its time. */
const refusalLeastMs = limits.tooFastAnswerMs - 5

type Server = Awaited<ReturnType<typeof startTestServer>>

let running: Server | undefined
afterEach(async () => {
  expect(running?.bugs).toEqual([])
  await running?.stop()
})

/** A server with the limits as they are; its clock runs, or stands still until it is put forward. */
async function start(engine: 'sqlite' | 'postgres', clockOf: 'running' | 'still' = 'still') {
  let now = Date.now()
  const still = {
    now: () => now,
    advance: (ms: number) => {
      now += ms
    },
  }
  const clock = clockOf === 'still' ? still : testClock()
  const settings = { trustedProxy: '127.0.0.1' }
  running = await startTestServer(engine, { limitScale: 1, clock, settings })
  return running
}

/** Presses a pin of a device so often, each when the one before is done. */
async function pressesDone(person: TestPerson, identifier: string, times: number): Promise<number> {
  const page = await openLivePage(person)
  for (let press = 0; press < times; press += 1) {
    const messageId = `calm ${press}`
    page.say({ deviceIdentifier: identifier, action: press % 2 ? 'off' : 'on', pin: 19, messageId })
    await page.hears(isStage('processed', messageId))
  }
  await page.close()
  return times
}

/** How many commands of a device are in the database. */
async function commandsOf(server: Server, deviceId: number): Promise<number> {
  const db = await openTestDatabaseOf(server)
  const rows = await db
    .selectFrom('command')
    .select('id')
    .where('device_id', '=', deviceId)
    .execute()
  await db.destroy()
  return rows.length
}

describe.each(engines)('fair shares (%s)', (engine) => {
  it('R-46 of two thousand presses of a page at once a burst is let through, the others are told to slow down, and everybody else is served', async () => {
    const server = await start(engine)
    const [home, neighbour] = [await openLiveHome(server), await openLiveHome(server, 'SC-000009')]
    const family = await createTestFamily(home.owner)
    const secret = await addDevice(home.owner, 'SC-000002', home.roomId)
    const second = await connectTestDevice(server.mqttUrl, 'SC-000002', secret)
    const [device] = await server.roomwire.devices.candidates([home.identifier])
    const eager = await openLivePage(home.owner)
    server.clock.advance(60_000)
    const lookUps = vi.spyOn(server.roomwire.sessions, 'actors')

    const presses = 2_000
    const { messagesOfPerson } = rateLimits
    for (let press = 0; press < presses; press += 1) {
      const action = press % 2 ? 'off' : 'on'
      eager.say({ deviceIdentifier: home.identifier, action, pin: 18, messageId: `eager ${press}` })
    }
    const calm = 20
    const done = await Promise.all([
      pressesDone(family, 'SC-000002', calm),
      pressesDone(neighbour.owner, neighbour.identifier, calm),
    ])
    expect(done).toEqual([calm, calm])

    const refused = () =>
      eager.heard.filter(
        (said) => isStage('failed')(said) && 'code' in said && said.code === 'slow_down',
      )
    const most = presses - messagesOfPerson.burst
    await expect.poll(() => refused().length).toBe(most)
    expect(new Set(refused().map((said) => 'error' in said && said.error))).toEqual(
      new Set(['Too fast: wait a second, then try again']),
    )
    expect(await commandsOf(server, device?.id ?? 0)).toBe(messagesOfPerson.burst)
    // Nothing is looked up for what is refused. Opening a page looks up too.
    expect(lookUps.mock.calls.length).toBeLessThan(messagesOfPerson.burst + 2 * (calm + 5))

    server.clock.advance(1_000)
    for (let press = 0; press < 100; press += 1) {
      eager.say({
        deviceIdentifier: home.identifier,
        action: 'on',
        pin: 21,
        messageId: `again ${press}`,
      })
    }
    await expect.poll(() => refused().length).toBe(most + 100 - messagesOfPerson.perSecond)
    lookUps.mockRestore()
    await Promise.all(
      [home, neighbour].map(({ page, device }) => Promise.all([page.close(), device.leave()])),
    )
    await Promise.all([eager.close(), second.leave()])
  })

  it('R-46 a page that goes on sending is closed with the reason, and its person may open another', async () => {
    const server = await start(engine, 'running')
    const home = await openLiveHome(server)
    for (let sent = 0; sent < 20_000; sent += 1) home.page.socket.send('{}')
    const { code, reason } = await home.page.closed
    expect([code, reason]).toEqual([limits.closeForNow, 'Too fast: wait a second, then try again'])
    expect(home.page.heard.some((said) => isType('error')(said) && said.code === 'slow_down')).toBe(
      true,
    )
    expect(await pressesDone(home.owner, home.identifier, 1)).toBe(1)
    await home.device.leave()
  })

  it('R-46 a device that reports without pause is slowed, its last state is shown, and nothing of its neighbour is lost', async () => {
    const server = await start(engine, 'running')
    const [home, neighbour] = [await openLiveHome(server), await openLiveHome(server)]
    const { perSecond, burst } = rateLimits.reportsOfDevice
    const reports = burst + 3 * perSecond
    const begun = performance.now()
    const noise = Array.from({ length: reports }, (_, sent) =>
      home.device.report('state', { pins: { 18: (sent + 1) % 2 } }),
    )
    const last = home.device.report('state', { pins: { 25: 1 } })

    for (let sent = 0; sent < 100; sent += 1) {
      await neighbour.device.report('state', { pins: { 18: sent % 2 } })
      await neighbour.page.hears(isUpdate(({ pins }) => pins[18]?.state === sent % 2))
    }
    await Promise.all([...noise, last])
    await home.page.hears(isUpdate(({ pins }) => pins[25]?.state === 1))
    // Each report that is not within the burst waits for its turn; the connection had some of the burst.
    expect(performance.now() - begun).toBeGreaterThan(3 * 1_000 - 50)
    expect(home.page.socket.readyState).toBe(home.page.socket.OPEN)
    await Promise.all(
      [home, neighbour].map(({ page, device }) => Promise.all([page.close(), device.leave()])),
    )
  })

  it('R-46 calls beyond the rate of a person are answered with 429 and when to try again, those of another person are not', async () => {
    const server = await start(engine)
    const home = await openLiveHome(server)
    const family = await createTestFamily(home.owner)
    server.clock.advance(60_000)
    const call = (person: TestPerson) => answerOf(person, listRoomsEndpoint, {})
    const { callsOfPerson } = rateLimits
    const tries = Array.from({ length: callsOfPerson.burst + 50 })
    const answers = await inBatches(20, tries, () => call(family))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(50)
    for (const answer of refused) {
      expectRefused(answer, 'slow_down')
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    expect((await call(home.owner)).status).toBe(200)
    expectRefused(await call(family), 'slow_down')
    server.clock.advance(1_000)
    expect((await call(family)).status).toBe(200)
    await Promise.all([home.page.close(), home.device.leave()])
  })

  it('R-46 an address that calls without pause gets 429, another address its answer', async () => {
    const server = await start(engine)
    const callFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      const response = await fetch(`${server.url}${listRoomsEndpoint.url}`, { headers })
      return { status: response.status, body: await response.json() }
    }
    const tries = Array.from({ length: rateLimits.callsFromAddress.burst + 50 })
    const answers = await inBatches(20, tries, () => callFrom('192.0.2.1'))
    const tooFast = answers.filter(({ status }) => status === 429)
    expect(tooFast).toHaveLength(50)
    for (const answer of tooFast) expectRefused(answer, 'slow_down')
    const since = performance.now()
    expectRefused(await callFrom('192.0.2.1'), 'slow_down')
    expect(performance.now() - since, 'ms until the refusal').toBeGreaterThan(refusalLeastMs)
    expectRefused(await callFrom('192.0.2.2'), 'not_signed_in')
  })

  it('R-44 a device that connects again and again is admitted at its rate, its neighbour at once', async () => {
    const server = await start(engine)
    const [home, neighbour] = [await createTestHome(server.url), await createTestHome(server.url)]
    const connect = async ({ identifier, secret }: typeof home) => {
      const device = new RawDevice(server.mqttPort, 5)
      const answer = await device.connect({ username: identifier, password: Buffer.from(secret) })
      device.socket.destroy()
      return answer !== 'closed' && answer.cmd === 'connack' ? answer.reasonCode : answer
    }
    const { burst, perSecond } = rateLimits.connectsOfDevice
    const lookUps = vi.spyOn(server.roomwire.devices, 'candidates')
    const answers = []
    for (let round = 0; round < 50; round += 1) answers.push(await connect(home))
    const since = performance.now()
    expect(await connect(home)).toBe(0x9f)
    expect(performance.now() - since, 'ms until the refusal').toBeGreaterThan(refusalLeastMs)
    expect(answers).toEqual([...Array(burst).fill(0), ...Array(50 - burst).fill(0x9f)])
    // And one in a minute, to tell the owner why it is not let in.
    expect(lookUps).toHaveBeenCalledTimes(burst + 1)
    lookUps.mockRestore()
    expect(await connect(neighbour)).toBe(0)
    expect(await connect({ ...home, secret: 'wrong' })).toBe(0x86)
    server.clock.advance(1_000)
    expect([await connect(home), await connect(home)]).toEqual([...Array(perSecond).fill(0), 0x9f])
  })
})
