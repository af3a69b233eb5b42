/** PostgreSQL goes away under a server: killed and started again, and silent behind a line that carries nothing. */
import { setTimeout as wait } from 'node:timers/promises'
import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import { createRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import {
  addDevice,
  answerOf,
  createTestFamily,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { isStage, type LivePage, type Stage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { type Restartable, startPostgres } from '@roomwire/testing/worlds/test-services.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommandSeals } from '../src/features/audit/command-seals.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'

const away = {
  code: 'database_away',
  error: 'The database is away for the moment. Try again in a few seconds.',
}

/** All must be as before this long after the database is back, ms. */
const recoveryMs = 5_000

describe('while PostgreSQL is away', () => {
  let postgres: Restartable
  let line: Awaited<ReturnType<typeof openLine>>
  let stack: Stack
  let home: Awaited<ReturnType<typeof openLiveHome>>
  beforeEach(async () => {
    postgres = await startPostgres()
    line = await openLine(postgres.url)
    const url = new URL(postgres.url)
    url.host = new URL(line.url).host
    stack = await openStack({ DATABASE_URL: url.href }, 'cheap')
    home = await openLiveHome(stack)
  })
  afterEach(async () => {
    home.page.socket.terminate()
    home.device.vanish()
    await stack.close()
    await line.close()
    await postgres.stop()
  })

  it('R-50 a server outlives three crashes of PostgreSQL: calls are told in words, presses go on and are on record later, and all works at once when it is back', async () => {
    const secret = await addDevice(home.owner, 'SC-000002', home.roomId)
    const connectSecond = () => connectTestDevice(stack.mqttUrl, 'SC-000002', secret)
    const second = await connectSecond()
    const seen = watch(home)
    const pressing = pressOn(home.page)
    const calling = callOn(home.owner)
    const pressedDuring: string[] = []
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([pressing.goesOn(), calling.goesOn()])
      await postgres.crash()
      // Its last line is lost with it: no report, no connection.
      if (round === 0) second.vanish()
      else await expect(connectSecond()).rejects.toThrow('Server unavailable')
      // Somebody uses the switch at the wall; nobody acknowledges it.
      const atTheWall = { touchPin: 14, state: round % 2 ? 0 : 1 }
      home.device.report('touch', atTheWall).catch(() => undefined)
      const [during] = await Promise.all([pressing.goesOn(), calling.goesOn()])
      pressedDuring.push(...during)
      await postgres.startAgain()
      await expectWorkAgain(pressing, calling)
      const shown = async () => (await shownTo(home.owner, 'SC-000001')).pins['19']?.state
      await expect.poll(shown).toBe(atTheWall.state)
    }
    const isShown = async () => (await shownTo(home.owner, 'SC-000002')).connected
    await expect.poll(isShown).toBe(false)
    await (await connectSecond()).leave()
    await pressing.stop()
    const answers = await calling.stop()

    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
    const refused = answers.filter(({ status }) => status === 503)
    for (const { body, headers } of refused) {
      expect(body).toEqual(away)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    // The line of an answer may be lost with PostgreSQL: then the press is refused, once a crash.
    const lost = seen.failures()
    expect([...new Set(lost.map(({ code }) => code))].filter((code) => code !== away.code)).toEqual(
      [],
    )
    expect(lost.length).toBeLessThanOrEqual(3)
    for (const { error } of lost) expect(error).toBe(away.error)
    expect(seen.isDeviceGone()).toBe(false)
    expect(seen.isPageGone()).toBe(false)
    expect(bugsIn(stack.output())).toEqual([])
    expect(await stack.stop()).toBe(0)
    expect(pressedDuring).toHaveLength(9)
    const record = await recordOf(postgres.url)
    expect(pressedDuring.filter((id) => !record.get(id))).toEqual([])
    figure('R-50', 'calls refused in words while PostgreSQL was away', refused.length)
  })

  it('R-50 a database that falls silent is noticed, and its connections are replaced', async () => {
    const family = await createTestFamily(home.owner)
    const seen = watch(home)
    line.silence()
    const own = startOwnTime()
    // More than there are connections.
    const callers = Array.from({ length: 24 }, (_, at) => (at % 2 ? home.owner : family))
    const answers = await Promise.all(
      callers.map((caller) => answerOf(caller, listDevicesEndpoint, {})),
    )
    const tookMs = own()
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 503, body: away })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(tookMs).toBeLessThan(slack * 15_000)
    // The silent connections stay silent: only new ones can work.
    line.forget()
    const pressing = pressOn(home.page)
    const calling = callOn(home.owner)
    await expectWorkAgain(pressing, calling)
    await pressing.stop()
    await calling.stop()
    expect(seen.isDeviceGone()).toBe(false)
    expect(bugsIn(stack.output())).toEqual([])
    figure('R-50', 'longest wait for an answer from a silent database, s', Math.ceil(tookMs / 1e3))
  })
})

/** A press and calls that were begun from now on succeed, within the time. */
async function expectWorkAgain(
  pressing: ReturnType<typeof pressOn>,
  calling: ReturnType<typeof callOn>,
): Promise<void> {
  const own = startOwnTime()
  await Promise.all([pressing.succeeds(), calling.succeeds()])
  expect(own()).toBeLessThan(slack * recoveryMs)
}

/** Presses one switch on and off without end, again when the press before has ended. */
function pressOn(page: LivePage) {
  const ends: { id: string; end: 'processed' | 'failed' }[] = []
  let isStopped = false
  let pressed = 0
  const press = async () => {
    const messageId = `press-${pressed}`
    const action = pressed % 2 ? 'off' : 'on'
    pressed += 1
    page.say({ deviceIdentifier: 'SC-000001', messageId, action, pin: 18 })
    const isDone = isStage('processed', messageId)
    const hasFailed = isStage('failed', messageId)
    const answer = await page.hears((said): said is Stage => isDone(said) || hasFailed(said))
    ends.push({ id: messageId, end: isDone(answer) ? 'processed' : 'failed' })
    await wait(100)
  }
  const presses = (async () => {
    while (!isStopped) await press()
  })()
  return {
    /** Three more presses are begun and done by the device; the answer to one before may be lost. */
    async goesOn(): Promise<string[]> {
      const begun = ends.length + 1
      await expect.poll(() => ends.length).toBeGreaterThanOrEqual(begun + 3)
      const more = ends.slice(begun, begun + 3)
      expect(more.map(({ end }) => end)).toEqual(Array(3).fill('processed'))
      return more.map(({ id }) => id)
    },
    /** A press that was begun from now on is done by the device. */
    async succeeds() {
      const begun = ends.length + 1
      const isDone = () => ends.slice(begun).some(({ end }) => end === 'processed')
      await expect.poll(isDone, { interval: 20 }).toBe(true)
    },
    async stop() {
      isStopped = true
      await presses
      return ends
    },
  }
}

/** Whether the audit log has sealed the request and the end of each press that the command log says is done. */
async function recordOf(url: string): Promise<Map<string, boolean>> {
  const { db } = await openDatabase({ url })
  try {
    const done = await db
      .selectFrom('command')
      .select(['id', 'message_id'])
      .where('outcome', '=', 'done')
      .execute()
    const rows = await db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'commands.sealed')
      .execute()
    const seals = rows.map(({ detail }): CommandSeals => JSON.parse(detail))
    const sealed = (step: keyof CommandSeals) =>
      new Set(seals.flatMap((one) => (one[step] ?? []).map(([id]) => id)))
    const [requested, ended] = [sealed('requested'), sealed('ended')]
    return new Map(
      done.map(({ id, message_id }) => [
        String(JSON.parse(message_id)),
        requested.has(id) && ended.has(id),
      ]),
    )
  } finally {
    await db.destroy()
  }
}

let rooms = 0

/** Reads and writes over HTTP without end. */
function callOn(person: TestPerson) {
  const answers: Awaited<ReturnType<typeof answerOf>>[] = []
  let isStopped = false
  const call = async () => {
    rooms += 1
    const body = { room_name: `Room ${rooms}` }
    answers.push(await answerOf(person, listDevicesEndpoint, {}))
    answers.push(await answerOf(person, createRoomEndpoint, { body }))
  }
  const calls = (async () => {
    while (!isStopped) await call()
  })()
  return {
    /** Some more calls are answered, in whatever way. */
    async goesOn() {
      const enough = answers.length + 4
      await expect.poll(() => answers.length).toBeGreaterThanOrEqual(enough)
    },
    /** A read and a write that were begun from now on succeed. */
    async succeeds() {
      const begun = answers.length + 2
      const isDone = () => {
        const last = answers.slice(begun).slice(-2)
        return last.length === 2 && last.every(({ status }) => status === 200)
      }
      await expect.poll(isDone, { interval: 20 }).toBe(true)
    },
    async stop() {
      isStopped = true
      await calls
      return answers
    },
  }
}

/** Notes the failed presses that a page hears of, and whether a connection ends. */
function watch({ page, device }: { page: LivePage; device: { closed: Promise<void> } }) {
  const failures: { code: string; error: string }[] = []
  let isDeviceGone = false
  let isPageGone = false
  void device.closed.then(() => {
    isDeviceGone = true
  })
  void page.closed.then(() => {
    isPageGone = true
  })
  page.socket.on('message', (data) => {
    const said = JSON.parse(String(data))
    if (said.stage !== 'failed' && said.type !== 'error') return
    failures.push(said)
  })
  return {
    failures: () => failures,
    isDeviceGone: () => isDeviceGone,
    isPageGone: () => isPageGone,
  }
}

/** Lines of a server's log at level error. */
const bugsIn = (output: string) =>
  output.split('\n').filter((line) => line.startsWith('{') && JSON.parse(line).level >= 50)
