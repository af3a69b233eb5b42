/** Limits of pins that a board with stock firmware keeps by its own settings. */
import { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import type { PinProtection } from '@roomwire/contracts/vocabulary/protection.ts'
import { playShelly } from '@roomwire/simulator/firmwares/play-firmware.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { openHomeWith } from '@roomwire/testing/worlds/firmware-home.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.stop())

const none: PinProtection = {
  longest_on: null,
  shortest_off: null,
  after_power_on: null,
  not_with: null,
}

/** A Shelly with a lamp and a heater whose pins somebody protects. */
async function openShellyHome() {
  const home = await openHomeWith(server, 'shelly', (account) =>
    playShelly(account, { prefix: 'shellyplus2pm-a8032a000009', names: ['Lamp', 'Heater'] }),
  )
  onTestFinished(home.stop)
  const { owner, identifier } = home
  const shown = () => shownTo(owner, identifier)
  await expect.poll(shown).toMatchObject({ pins: { 'switch.1': { state: 0 } } })
  const protect = (pin: string, limits: Partial<PinProtection>) =>
    callApi(owner, protectPinEndpoint, {
      body: { ...none, device_identifier: identifier, pin, ...limits },
    })
  return { ...home, shown, protect }
}

it('a Shelly keeps how long its outputs are on, and their state after a start', async () => {
  const { board, page, identifier, shown, protect } = await openShellyHome()
  await protect('switch.1', { longest_on: 1, after_power_on: 'before' })
  await expect.poll(shown).toMatchObject({ protection: 'stored' })
  expect(board.configOf(2)).toEqual({
    auto_off: true,
    auto_off_delay: 1,
    initial_state: 'restore_last',
  })
  // An output that nobody has protected stays as it was set at the device.
  expect(board.configOf(1)).toMatchObject({ auto_off: false, initial_state: 'match_input' })
  board.press(2)
  await page.hears(isUpdate(({ pins }) => pins['switch.1']?.lease?.heldBy === 'device'))
  await page.hears(isUpdate(({ pins }) => pins['switch.1']?.state === 0))
  expect(board.isOn(2)).toBe(false)
  // A timer is no longer than that.
  page.say({ deviceIdentifier: identifier, action: 'on', pin: 'switch.1', for: 60, messageId: 'm' })
  await page.hears(isStage('processed', 'm'))
  await expect.poll(() => board.isOn(2), { timeout: 10_000 }).toBe(false)
  await protect('switch.1', {})
  await expect.poll(() => board.configOf(2)?.auto_off).toBe(false)
})

it('a Shelly takes limits that were set while it was away', async () => {
  const { board, client, shown, protect } = await openShellyHome()
  client.stream.destroy()
  await expect.poll(async () => (await shown()).connected).toBe(false)
  await protect('switch.0', { longest_on: 600, after_power_on: 'on' })
  await expect.poll(shown).toMatchObject({ connected: true, protection: 'stored' })
  expect(board.configOf(1)).toMatchObject({ auto_off_delay: 600, initial_state: 'on' })
})

it('a Shelly says that it cannot keep a time of rest, or two outputs apart', async () => {
  const { board, client, shown, protect } = await openShellyHome()
  await protect('switch.0', { longest_on: 60, not_with: 'switch.1' })
  await expect.poll(shown).toMatchObject({ protection: 'unable' })
  expect(board.configOf(1)).toMatchObject({ auto_off: false })
  client.stream.destroy()
  await expect.poll(async () => (await shown()).connected).toBe(false)
  await expect.poll(shown).toMatchObject({ connected: true, protection: 'unable' })
})
