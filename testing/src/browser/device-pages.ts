import { startSimulator } from '@roomwire/simulator/simulator.ts'
import type { Locator, Page } from 'playwright'
import { addDevice, type TestPerson } from '../clients/api-client.ts'
import type { Stack } from '../worlds/stack.ts'

/** The row of a table that has a text in it. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** The device manager's panel of a device, with one more part of it open. */
export async function openPanel(page: Page, name: string, part?: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click()
  const panel = page.getByRole('region', { name }).or(page.getByRole('dialog', { name }))
  await panel.waitFor()
  if (part) await panel.getByRole('button', { name: part }).click()
  return panel
}

type Wish = {
  identifier: string
  /** The address it claims to have. */
  ip?: string | undefined
  /** Where its own local page answers; it has none when left out. */
  localPort?: number
  /** Pages that may call it, beside those of its own server. */
  pages?: readonly string[]
}

/** Registers a device and plays it until `stop`. */
export async function startDevice(
  stack: Stack,
  wish: Wish & { owner: TestPerson; roomId?: number | null },
) {
  const secret = await addDevice(wish.owner, wish.identifier, wish.roomId ?? null)
  return startRegisteredDevice(stack, { ...wish, secret })
}

/** Plays a registered device; resolves when it is connected, or at once where `connects` says that it can't. */
export async function startRegisteredDevice(
  stack: Stack,
  {
    identifier,
    secret,
    ip,
    localPort,
    pages = [],
    connects = true,
  }: Wish & { secret: string; connects?: boolean },
) {
  const simulator = await startSimulator({
    devices: [{ identifier, secret, ip }],
    server: new URL(stack.mqttUrl),
    knobs: 'off',
    localWeb: localPort ?? 'off',
    pages,
    waits: { first: 50, longest: 500, refused: 500 },
  })
  if (connects) await simulator.connected()
  return { device: simulator.device(identifier), stop: simulator.stop }
}
