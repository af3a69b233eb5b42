/** Servers go, lines are cut and devices started anew while schedules are due: each device does each of them once. */
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import {
  createScheduleEndpoint,
  deleteScheduleEndpoint,
  listSchedulesEndpoint,
  scheduleRunsEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { runDueSchedules } from '@roomwire/server/features/schedules/run-due.ts'
import {
  addDevice,
  addRoom,
  callApi,
  registerOwner,
  signInAs,
} from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { openSeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import { openStoppedDevice, type StoppedDevice } from '@roomwire/testing/worlds/stopped-device.ts'
import { startTestServer, type TestClock } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'

const runs = volume('PLAN_RUNS', 20)
/** The number of devices that live through one evening. */
const atOnce = 10
const minute = 60_000
/** How time passes once it was due: for a minute whoever does not know that it is done does it again. */
const afterwards = [5, 5, 10, 15, 20, 600, 600].map((seconds) => seconds * 1_000)

/** A clock that stands still until it is put forward. */
function heldClock(): TestClock {
  let now = Date.now()
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}

/** One evening of one device, and what has come of it. */
type Run = {
  identifier: string
  device: StoppedDevice
  scheduleId: number
  isConnected: boolean
  /** When its clock began, epoch ms. */
  begunAt: number
  /** Whether it must be done: it has a server, or knows what to do, and when. Others may hear of it in time. */
  isExpected: boolean
}

it(
  'F6 R-81 what is stored is done once by each device that knows the time, whatever is killed, cut, pressed or started anew',
  async () => {
    const clock = heldClock()
    const server = await startTestServer('sqlite', { clock })
    const account = await registerOwner(server.url)
    const owner = () => signInAs(server.url, account.email)
    const room = await addRoom(account, 'Hall')
    await callApi(account, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
    const look = () => runDueSchedules(server.roomwire)
    const { below } = openSeededRandom(testSeed)
    let [own, asked] = [0, 0]

    async function begin(nth: number, at: number): Promise<Run> {
      const identifier = `SC-PLAN${nth}`
      const who = await owner()
      const secret = await addDevice(who, identifier, room)
      const begunAt = clock.now()
      const device = openStoppedDevice(server.mqttUrl, identifier, secret)
      await device.connect()
      await device.drift(below(41) - 20)
      const { schedule } = await callApi(who, createScheduleEndpoint, {
        body: {
          name: identifier,
          rule: {
            days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
            time: { kind: 'clock', at: new Date(at).toISOString().slice(11, 16) },
            spread: 0,
            from: null,
            until: null,
          },
          pins: [{ device_identifier: identifier, pin: '18', state: 1 }],
          for_s: null,
        },
      })
      const { schedule_id: scheduleId } = schedule
      return { identifier, device, scheduleId, begunAt, isConnected: true, isExpected: false }
    }

    async function befall(run: Run, isServed: boolean): Promise<void> {
      const { device } = run
      const lot = below(10)
      if (run.isConnected && (lot < 2 || !isServed)) {
        device.vanish()
        run.isConnected = false
      } else if (!run.isConnected && lot < 3 && isServed) {
        await device.connect()
        run.isConnected = true
      } else if (lot === 9) {
        await device.reboot()
        run.isConnected = false
      } else if (lot >= 6 && device.isOn('18')) await device.touch(12)
    }

    /** Time passes; whoever may lose something loses it; what is due is done. */
    async function step(all: readonly Run[], ms: number, isServed: boolean): Promise<void> {
      clock.advance(ms)
      for (const { device } of all) await device.pass(ms)
      if (isServed) await look()
      for (const run of all) if (run.isConnected) await run.device.settles()
    }

    for (let done = 0; done < runs; done += atOnce) {
      const at = Math.ceil(clock.now() / minute) * minute + 60 * minute
      const all: Run[] = []
      // Where a press holds nothing, what is done twice is seen: it is on once more.
      const hold_s = Math.floor(done / atOnce) % 4 < 2 ? 0 : 7_200
      await callApi(await owner(), changeHomeEndpoint, { body: { hold_s } })
      for (let nth = done; nth < Math.min(runs, done + atOnce); nth += 1)
        all.push(await begin(nth, at))
      const list = async () => (await callApi(await owner(), listSchedulesEndpoint, {})).schedules
      await expect
        .poll(async () => (await list()).every(({ stored }) => stored?.on === 1))
        .toBe(true)

      // Every other time there is no server when it is due.
      const isGone = (done / atOnce) % 2 === 0
      const [gone, back] = isGone ? [below(7), 7 + below(7)] : [7 + below(7), 14]
      const served = (nth: number) => nth < gone || nth >= back
      for (let nth = 0; nth < 5; nth += 1) {
        await step(all, 10 * minute, served(nth))
        for (const run of all) await befall(run, served(nth))
      }
      // The server knows who has left; then it is due.
      await expect.poll(() => connectedOf(all)).toBe(true)
      for (const run of all) {
        if (!served(6)) run.device.vanish()
        run.isConnected &&= served(6)
        run.isExpected = run.isConnected || run.device.plan !== undefined
      }
      // A clock that goes slow shows the time a little later: nothing befalls its device before.
      await step(all, at - clock.now() + 1_000, served(6))
      for (const [nth, ms] of afterwards.entries()) {
        for (const run of all) await befall(run, served(nth + 7))
        await step(all, ms, served(nth + 7))
      }
      for (const run of all) {
        if (!run.isConnected) await run.device.connect()
        await run.device.settles()
      }
      await look()
      for (const run of all) await expectOnce(run, at)
      for (const run of all) {
        run.device.vanish()
        await callApi(await owner(), deleteScheduleEndpoint, {
          path: { id: String(run.scheduleId) },
        })
      }
    }
    expect(Math.min(own, asked)).toBeGreaterThan(0)
    figure(
      'F6',
      'runs in which what a device has stored was done once, over servers that were gone',
      runs,
    )
    expect(server.bugs).toEqual([])
    await server.stop()

    async function connectedOf(all: readonly Run[]): Promise<boolean> {
      const { devices } = await callApi(await owner(), listDevicesEndpoint, {})
      return all.every(
        ({ identifier, isConnected }) =>
          devices.find((one) => one.deviceIdentifier === identifier)?.connected === isConnected,
      )
    }

    async function expectOnce(run: Run, at: number): Promise<void> {
      const { identifier, device, begunAt, isExpected, scheduleId } = run
      const late = device.switched.flatMap((one) => (one.isOn ? begunAt + one.at - at : []))
      const ons = late.length
      expect(isExpected ? [1] : [0, 1], `${identifier} (seed ${testSeed})`).toContain(ons)
      // Its clock may be wrong by 2 s.
      for (const ms of late) expect(Math.abs(ms - 30_000)).toBeLessThanOrEqual(32_000)
      const query = { device_identifier: identifier, cause: 'schedule' as const }
      const { entries } = await callApi(await owner(), listActivityEndpoint, { query })
      const acted = entries.filter(({ kind, outcome }) => kind === 'command' && outcome === 'done')
      expect(acted, identifier).toHaveLength(ons)
      const path = { id: String(scheduleId) }
      const { runs: done } = await callApi(await owner(), scheduleRunsEndpoint, { path })
      expect(done, identifier).toMatchObject([{ due_at: at, done: ons }])
      asked += device.commands
      own += ons - device.commands
    }
  },
  120_000 + runs * 6_000,
)
