import type { Browser, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { addDevice, addRoom, registerOwner, type TestPerson } from '../clients/api-client.ts'
import { type SimulatedDevices, startSimulatedDevices } from '../worlds/simulated-devices.ts'
import type { Stack } from '../worlds/stack.ts'
import { button } from './page-parts.ts'
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

/** Turns on a pin that asks first, by two presses in the page: a busy machine would let the question lapse between them. */
export async function turnOnAsked(on: Page | Locator, name: string): Promise<void> {
  await button(on, `Turn ON ${name}`).evaluate(async (pressed: HTMLElement) => {
    pressed.click()
    await new Promise((done) => setTimeout(done, 300))
    if (!pressed.textContent.startsWith('Press again: ')) throw new Error('it does not ask')
    pressed.click()
  })
}

/** Opens what is behind the timer of a pin. */
export async function openPinMenu(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(`^(Timer of|More about) ${name}(:|$)`) })
    .first()
    .click()
  const menu = page.getByRole('dialog').filter({ hasText: name })
  await menu.getByRole('button', { name: `Favourite: ${name}`, exact: true }).waitFor()
  return menu
}

/** Makes a pin a favourite in its menu, or takes that back, and waits until it is so. */
export async function pressStar(page: Page, name: string): Promise<void> {
  const menu = await openPinMenu(page, name)
  const star = button(menu, `Favourite: ${name}`)
  await expect.poll(() => star.getAttribute('aria-disabled')).toBeNull()
  // With the last favourite its menu goes too, and an attribute of what is gone is waited for.
  const pressed = () => star.evaluateAll((all) => all.map(({ ariaPressed }) => ariaPressed))
  const before = await pressed()
  await star.click()
  await expect.poll(pressed).not.toEqual(before)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
}

/** The button behind which a room has what is seldom needed. */
export const roomMenu = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('header')
    .getByRole('button', { name: /^More about / })

/** Something in the menu of a room, which is open then. */
export async function inRoomMenu(page: Page, name: string | RegExp): Promise<Locator> {
  const opener = roomMenu(page)
  await opener.waitFor()
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
  return page.getByRole('main').locator('header').getByText(name).first()
}

/** Opens the dialog in which a room is renamed and deleted. */
export async function openEditRoom(page: Page): Promise<Locator> {
  await (await inRoomMenu(page, 'Edit room')).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Room' })
  await dialog.waitFor()
  return dialog
}
