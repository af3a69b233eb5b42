import type { Browser, Locator, Page } from 'playwright'
import { addDevice, addRoom, registerOwner, type TestPerson } from '../clients/api-client.ts'
import { type SimulatedDevices, startSimulatedDevices } from '../worlds/simulated-devices.ts'
import type { Stack } from '../worlds/stack.ts'
import { openAs, type SignedInPage } from './signed-in-pages.ts'

/*
 * Homes with devices that are really there, and their rooms as pages show them.
 */

export type TestHome = {
  owner: TestPerson
  /** Its one room, Living Room. */
  roomId: number
  device: SimulatedDevices['device']
  /** The devices say goodbye. */
  stop: () => Promise<void>
}

/** A new home with one room, Living Room, and these devices connected in it. */
export async function createHomeWithDevices(
  stack: Pick<Stack, 'url' | 'mqttUrl'>,
  ...identifiers: string[]
): Promise<TestHome> {
  const owner = await registerOwner(stack.url, 'Meera')
  const roomId = await addRoom(owner, 'Living Room')
  const devices = await Promise.all(
    identifiers.map(async (identifier) => ({
      identifier,
      secret: await addDevice(owner, identifier, roomId),
    })),
  )
  const { device, connected, stop } = await startSimulatedDevices(stack, devices)
  await connected()
  return { owner, roomId, device, stop }
}

/** Goes into a room from the dashboard. */
export async function enterRoom(page: Page, name = 'Living Room'): Promise<void> {
  await page.getByRole('link', { name: `Enter Room ${name}` }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** A browser of a person in Living Room, connected. */
export async function openRoom(
  browser: Browser,
  person: Pick<TestPerson, 'url' | 'email' | 'password'>,
  options: Parameters<typeof openAs>[2] = {},
): Promise<SignedInPage> {
  const room = 'Living Room'
  const visitor = await openAs(browser, person, { ...options, room })
  await visitor.page.getByRole('heading', { level: 1, name: room }).waitFor()
  await isLive(visitor.page)
  return visitor
}

/** The room's page is connected: from now on it hears everything. */
export async function isLive(page: Page): Promise<void> {
  await page.getByText(/^(Waiting for Arduino|LIVE Arduino Updates)$/).waitFor()
}

/** The plate of a device with the name that tests give it. */
export function plateOf(page: Page, identifier: string): Locator {
  return page.getByRole('article', { name: `Device ${identifier}` })
}

/** The module of a pin, by what the page calls it. */
export function moduleOf(page: Page | Locator, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name })
}

/** Waits until a module shows exactly this text: a badge or a caption. */
export async function moduleShows(module: Locator, text: string | RegExp): Promise<void> {
  await module.getByText(text, { exact: true }).first().waitFor()
}
