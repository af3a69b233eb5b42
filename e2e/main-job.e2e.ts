import { openBrowser, openVisitor, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import {
  addDevice,
  addRoom,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import {
  type SimulatedDevices,
  startSimulatedDevices,
} from '@roomwire/testing/worlds/simulated-devices.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

/*
 * The main job, as two people and a device live it: press on the phone, the relay
 * clicks; press at the wall, every open page follows; pull the server's plug, and
 * nothing on the page lies.
 */

const identifier = 'SC-000001'

let stack: Stack
let browser: Browser
let owner: TestPerson
let devices: SimulatedDevices

beforeAll(async () => {
  stack = await openStack({}, 'cheap')
  browser = await openBrowser()
  owner = await registerOwner(stack.url, 'Meera')
  const roomId = await addRoom(owner, 'Living Room')
  const secret = await addDevice(owner, identifier, roomId)
  devices = await startSimulatedDevices(stack, [{ identifier, secret }])
  await devices.connected()
})

afterAll(async () => {
  await devices?.stop()
  await browser?.close()
  if (stack) await closeWithChangesExplained(stack)
})

/** Signs in by hand and enters the room, until the server has said that the page hears everything of it. */
async function enterRoom(page: Page): Promise<void> {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  )
  await page.goto(`${stack.url}/login`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await page.getByRole('heading', { level: 1, name: 'Living Room' }).waitFor()
  const isAnswer = (text: string) => /"type":"subscription".*"subscribed":true/.test(text)
  await expect.poll(() => heard.some(isAnswer)).toBe(true)
}

const moduleOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) })

const reads = async (page: Page, pin: string, state: 'ON' | 'OFF') => {
  const verb = state === 'ON' ? 'Turn OFF' : 'Turn ON'
  await moduleOf(page, `${verb} ${pin}`).getByText(state, { exact: true }).waitFor()
}

test('CTRL-4 LIVE-2 LIVE-3 LIVE-4 a press reaches the device and every page, and so does a touch', async () => {
  const [phone, tablet] = [await openVisitor(browser), await openVisitor(browser)]
  await Promise.all([enterRoom(phone.page), enterRoom(tablet.page)])
  for (const { page } of [phone, tablet]) await reads(page, 'Pin 18', 'OFF')
  const device = devices.device(identifier)

  await phone.page.getByRole('button', { name: 'Turn ON Pin 18' }).click()
  for (const { page } of [phone, tablet]) await reads(page, 'Pin 18', 'ON')
  await expect.poll(() => device.state().pins['18']).toBe(1)

  // It says who has pressed for 6 s of its clock.
  await holdClock(tablet.page)
  device.touch(14)
  for (const { page } of [phone, tablet]) await reads(page, 'Pin 19', 'ON')
  await tablet.page.getByText(/At the wall/).waitFor()
  await tablet.page.clock.resume()
  await phone.page.getByText('LIVE Arduino Updates').waitFor()

  await pullThePlug(phone, tablet, device)
  for (const visitor of [phone, tablet]) {
    expect(visitor.faults).toEqual([])
    await visitor.context.close()
  }
})

/** The server is down for a while, and meanwhile a pin changes at the wall. */
async function pullThePlug(
  phone: Visitor,
  tablet: Visitor,
  device: ReturnType<SimulatedDevices['device']>,
): Promise<void> {
  // After 10 s without a connection its switches are idle.
  await holdClock(phone.page)
  await stack.kill()
  const banner = phone.page.getByText('Connecting to server...')
  await passUntil(phone.page, () => banner.isVisible(), 50)
  await phone.page.getByText('Reconnecting', { exact: true }).waitFor()
  await phone.page.getByRole('button', { name: 'Turn OFF Pin 18' }).click()
  await phone.page.getByText('WebSocket not available', { exact: true }).waitFor()
  await phone.page.clock.resume()
  device.touch(12)
  expect(device.state().pins['18']).toBe(0)

  await stack.start()
  for (const { page } of [phone, tablet]) {
    await page.getByText('Connecting to server...').waitFor({ state: 'hidden' })
    await reads(page, 'Pin 18', 'OFF')
    await reads(page, 'Pin 19', 'ON')
  }
  await phone.page.getByRole('button', { name: 'Turn ON Pin 18' }).click()
  await expect.poll(() => device.state().pins['18']).toBe(1)
  await reads(tablet.page, 'Pin 18', 'ON')
}
