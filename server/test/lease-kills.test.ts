/** Servers are killed, lines cut and devices started anew while pins are on for some time: each goes off in time, once. */
import { randomInt } from 'node:crypto'
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import {
  addDevice,
  addRoom,
  callApi,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { openStoppedDevice, type StoppedDevice } from '@roomwire/testing/worlds/stopped-device.ts'
import { expect, it } from 'vitest'

const runs = volume('LEASE_RUNS', 10)
/** The number of devices that live through one kill. */
const atOnce = 20
const second = 1_000

/** A pin that was asked to be on for some seconds. */
type Run = { identifier: string; device: StoppedDevice; seconds: number; isConfirmed: boolean }

type Page = Awaited<ReturnType<typeof openLivePage>>

const press = (page: Page, { identifier, seconds }: Run) =>
  page.say({
    deviceIdentifier: identifier,
    pin: 18,
    action: 'on',
    messageId: `once ${identifier}`,
    for: seconds,
  })

/** Lets time pass for a device while nobody hears it, and perhaps starts it anew. */
async function liveOn({ device, seconds }: Run): Promise<void> {
  await device.pass(randomInt(0, seconds * second))
  if (randomInt(4) === 0) await device.reboot()
  await device.pass(randomInt(0, seconds * second))
}

async function begin(stack: Stack, owner: TestPerson, nth: number): Promise<Run> {
  const identifier = `SC-LEASE${nth}`
  const secret = await addDevice(owner, identifier, null)
  const device = openStoppedDevice(stack.mqttUrl, identifier, secret)
  await device.connect()
  return { identifier, device, seconds: randomInt(2, 7_200), isConfirmed: false }
}

/** Comes back, perhaps with the lease running yet, and perhaps starts anew once more. */
async function comeBack(page: Page, run: Run): Promise<void> {
  const { device, seconds } = run
  await device.connect()
  // The person presses again, as nobody has answered.
  press(page, run)
  await page.settles()
  await device.pass(randomInt(0, seconds * second))
  if (randomInt(4) === 0) {
    await device.reboot()
    await device.connect()
  }
  await device.pass((seconds + 1) * second)
}

async function expectOnce(owner: TestPerson, run: Run): Promise<void> {
  const { device, seconds, identifier, isConfirmed } = run
  const [on, off, ...more] = device.switched
  expect(device.isOn('18'), identifier).toBe(false)
  expect(more, identifier).toEqual([])
  if (on && off) expect(off.at - on.at, identifier).toBeLessThanOrEqual((seconds + 1) * second)
  expect(device.commands, identifier).toBeLessThanOrEqual(1)
  const query = { device_identifier: identifier, pin: '18' as const }
  const { entries } = await callApi(owner, listActivityEndpoint, { query })
  expect(entries.filter(({ kind }) => kind === 'command')).toHaveLength(1)
  const ends = entries.filter(({ value }) => value === '0').map(({ cause }) => cause)
  expect(ends.length, identifier).toBeLessThanOrEqual(1)
  if (isConfirmed) expect(String(ends), identifier).toMatch(/^lease_(over|reboot)$/)
}

it(
  'LIVE-2 R-81 a pin that is on for some time is off within that and a second, whatever is killed, cut or started anew, and nothing is done twice',
  async () => {
    const stack = await openStack({}, 'cheap')
    const owner = await registerOwner(stack.url)
    await addRoom(owner, 'Hall')
    for (let done = 0; done < runs; done += atOnce) {
      const all: Run[] = []
      for (let nth = done; nth < Math.min(runs, done + atOnce); nth += 1) {
        all.push(await begin(stack, owner, nth))
      }
      const page = await openLivePage(owner)
      // The last ones are asked for, and perhaps done, but nobody has heard so when the server dies.
      const unheard = randomInt(1, 6)
      for (const [nth, run] of all.entries()) {
        press(page, run)
        await page.hears(isStage('sent', `once ${run.identifier}`))
        run.isConfirmed = nth < all.length - unheard
        if (run.isConfirmed) await page.hears(isStage('processed', `once ${run.identifier}`))
      }
      await stack.kill()
      for (const run of all) run.device.vanish()
      for (const run of all) await liveOn(run)
      await stack.start()
      const again = await openLivePage(owner)
      for (const run of all) await comeBack(again, run)
      for (const run of all) await expectOnce(owner, run)
      for (const run of all) run.device.vanish()
      await again.close()
    }
    figure('LIVE-2', 'runs in which a pin was off in time, once, over a killed server', runs)
    await stack.close()
  },
  120_000 + runs * 6_000,
)
